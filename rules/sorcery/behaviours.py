"""Search terms for Sorcery's cards beside their fields: what they do, when, to whom, where and for what."""

from __future__ import annotations

from functools import partial

from rules.kernel.language.behaviours import AbilityReader, choices, sides, told_of_things
from rules.kernel.language.phrases import each_of
from rules.kernel.language.search_names import names_of
from rules.sorcery.language import costs, effects, modifiers, moments, replaced, selectors
from rules.sorcery.language.abilities import Ability
from rules.wording import Text

DOES = names_of(effects.Effect, modifiers.Modifier)
WHEN = (
    *choices(
        {
            "activated": ("Activated ability", "启动能力"),
            "triggered": ("Triggered ability", "触发能力"),
            "static": ("Static ability", "常驻能力"),
            "replacement": ("Replacement", "替代效应"),
            "cast": ("When cast", "施放时生效"),
        }
    ),
    *names_of(moments.Moment, replaced.Replaced),
)
TARGETS = choices(
    {
        "own": ("own", "己方"),
        "enemy": ("enemy", "敌方"),
        "self": ("itself", "自身"),
        "host": ("bearer", "持有者"),
        "caster": ("caster", "施法者"),
        "unit": ("unit", "单位"),
        "minion": ("minion", "随从"),
        "avatar": ("avatar", "化身"),
        "artifact": ("artifact", "神器"),
        "aura": ("aura", "灵气"),
        "site": ("site", "地标"),
        "square": ("square", "方格"),
        "target": ("target", "目标"),
        "chosen": ("chosen", "选择的"),
        "random": ("random", "随机的"),
        "all": ("all", "所有的"),
        "here": ("here", "此处"),
        "adjacent": ("adjacent", "相邻"),
        "nearby": ("nearby", "邻近"),
        "steps": ("steps away", "若干步以内"),
        "line": ("in a straight line", "直线上"),
        "area": ("in the area", "区域内"),
        "hand": ("hand", "手牌"),
        "spellbook": ("spellbook", "法术书"),
        "atlas": ("atlas", "地图册"),
        "graveyard": ("graveyard", "墓地"),
    }
)
PAYS = names_of(costs.Cost)
_ARTIFACTS = {"relic", "automaton", "monument"}


def about(word: object) -> set[str]:
    """Return whom and what a word is about."""
    match word:
        case selectors.Things(pick=("self" | "host" | "caster") as pick):
            return {pick}
        case selectors.Things(pick=("target" | "chosen" | "random" | "all") as pick):
            return {pick, *sides(word.side), *_kinds(word.kind), *([word.where] if word.where else [])}
        case selectors.Cards():
            return {word.zone, word.pick, word.side}
        case effects.Look() | effects.Mill():
            return {word.deck}
        case _:
            return set()


def _kinds(kind: str | tuple[str, ...]) -> set[str]:
    """The kinds of things: a unit may be an avatar or a minion, and each type of artifact is one."""
    found = set(each_of(kind))
    return found | ({"avatar", "minion"} if "unit" in found else set()) | ({"artifact"} if found & _ARTIFACTS else set())


_told = partial(told_of_things, of_players=modifiers.OF_PLAYERS)
READER = AbilityReader(form=Ability, does=DOES, when=WHEN, targets=TARGETS, pays=PAYS, told=_told, about=about)
BEHAVIOURS = READER.behaviours(
    moment=Text("Moment", "触发时机"),
    does=Text("What it does.", "能做什么。"),
    when=Text("When it does so.", "何时触发或生效。"),
    targets=Text("Whom or what it is about, and where.", "以谁为对象，在何处。"),
    pays=Text("What its abilities cost.", "启动能力的代价。"),
)
