"""The names by which searches find HotA's cards beside their fields: effects, moments, targets and costs."""

from __future__ import annotations

from functools import partial

from rules.hota.language import costs, effects, modifiers, moments, replaced, selectors
from rules.hota.language.abilities import Ability
from rules.kernel.language.behaviours import AbilityReader, choices, sides, told_of_things
from rules.kernel.language.phrases import each_of
from rules.kernel.language.search_names import names_of
from rules.wording import Text

DOES = names_of(effects.Effect, modifiers.Modifier)
WHEN = (
    *choices(
        {
            "activated": ("Activated ability", "启动式技能"),
            "triggered": ("Triggered ability", "触发式技能"),
            "static": ("Static ability", "静止式技能"),
            "replacement": ("Replacement", "替代性效应"),
            "cast": ("When cast", "施放时生效"),
            "equip": ("Equip", "佩带"),
        }
    ),
    *names_of(moments.Moment, replaced.Replaced),
)
TARGETS = choices(
    {
        "own": ("own", "己方"),
        "enemy": ("enemy", "敌方"),
        "self": ("itself", "自身"),
        "host": ("equipped creature", "佩带装备的生物"),
        "creature": ("creature", "生物"),
        "equipment": ("equipment", "装备"),
        "enchantment": ("enchantment", "结界"),
        "player": ("player", "玩家"),
        "spell": ("spell on the stack", "堆叠上的法术"),
        "target": ("target", "目标"),
        "chosen": ("chosen", "选择的"),
        "random": ("random", "随机的"),
        "all": ("all", "所有的"),
        "hand": ("hand", "手牌"),
        "deck": ("deck", "套牌"),
        "graveyard": ("graveyard", "坟场"),
    }
)
PAYS = names_of(costs.Cost)


def about(word: object) -> set[str]:
    """Return whom and what a word is about."""
    match word:
        case selectors.Permanents(pick=("self" | "host") as pick):
            return {pick}
        case selectors.Permanents(pick=("target" | "chosen" | "random" | "all") as pick):
            players = {"player"} if word.players else set()
            kinds = set() if word.players == "alone" else _kinds(word.kind)
            return {pick, *sides(word.side), *players, *kinds}
        case selectors.Spells():
            return {"spell", "target", *sides(word.side)}
        case selectors.Cards():
            return {word.zone, word.pick, word.side}
        case effects.Look() | effects.Mill():
            return {"deck"}
        case _:
            return set()


def _kinds(kind: str | tuple[str, ...]) -> set[str]:
    """The kinds of permanents; `permanent` is each of them."""
    return {"creature", "equipment", "enchantment"} if "permanent" in each_of(kind) else set(each_of(kind))


_told = partial(told_of_things, of_players=modifiers.OF_PLAYERS)
READER = AbilityReader(form=Ability, does=DOES, when=WHEN, targets=TARGETS, pays=PAYS, told=_told, about=about)
BEHAVIOURS = READER.behaviours(
    moment=Text("Moment", "触发时机"),
    does=Text("What it does.", "能做什么。"),
    when=Text("When it does so.", "何时触发或生效。"),
    targets=Text("Whom or what it is about.", "以谁为对象。"),
    pays=Text("What its abilities cost.", "启动技能与佩带的代价。"),
)
