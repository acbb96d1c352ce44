"""What HotA's cards can be found by beside their fields: what they do, when, to whom and for what."""

from __future__ import annotations

from collections.abc import Iterator

from rules.hota.language import costs, effects, modifiers, moments, replaced, selectors
from rules.hota.language.abilities import Ability
from rules.kernel.cards import Behaviour, Card, Choice
from rules.kernel.language.phrases import each_of
from rules.kernel.language.search_names import names_of, slugs_in
from rules.kernel.language.words import told_in
from rules.wording import Text


def _choices(names: dict[str, tuple[str, str]]) -> tuple[Choice, ...]:
    return tuple(Choice(slug, Text(en, zh)) for slug, (en, zh) in names.items())


DOES = names_of(effects.Effect, modifiers.Modifier)
WHEN = (
    *_choices(
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
TARGETS = _choices(
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


def read_does(card: Card) -> frozenset[str]:
    """The effects and modifiers of the card's abilities."""
    return frozenset(slugs_in(told_in(tuple((ability.do, ability.gives) for ability in _abilities(card)))))


def read_when(card: Card) -> frozenset[str]:
    """The kinds of the card's abilities, and the moments and events that they wait for."""
    found: set[str] = set()
    for ability in _abilities(card):
        found |= {ability.skill, *slugs_in((ability.when, ability.instead_of))}
    return frozenset(found)


def read_targets(card: Card) -> frozenset[str]:
    """Whom and what the card's effects and modifiers are about: sides, ways to pick, kinds, zones."""
    found: set[str] = set()
    for ability in _abilities(card):
        given = (ability.target,) if any(not isinstance(each, modifiers.OF_PLAYERS) for each in ability.gives) else ()
        for word in told_in((ability.do, given)):
            found |= _about(word)
    return frozenset(found & {choice.slug for choice in TARGETS})


def _about(word: object) -> set[str]:
    """Whom and what a single word is about."""
    match word:
        case selectors.Permanents(pick=("self" | "host") as pick):
            return {pick}
        case selectors.Permanents(pick=("target" | "chosen" | "random" | "all") as pick):
            players = {"player"} if word.players else set()
            kinds = set() if word.players == "alone" else _kinds(word.kind)
            return {pick, *_sides(word.side), *players, *kinds}
        case selectors.Spells():
            return {"spell", "target", *_sides(word.side)}
        case selectors.Cards():
            return {word.zone, word.pick, word.side}
        case effects.Look() | effects.Mill():
            return {"deck"}
        case _:
            return set()


def read_pays(card: Card) -> frozenset[str]:
    """The costs of its activated abilities and of equipping."""
    return frozenset(slug for ability in _abilities(card) for slug in slugs_in(told_in(ability.cost)))


BEHAVIOURS = (
    Behaviour("does", Text("Effect", "能力"), DOES, read_does, Text("What it does.", "能做什么。")),
    Behaviour("when", Text("Moment", "触发时机"), WHEN, read_when, Text("When it does so.", "何时触发或生效。")),
    Behaviour("targets", Text("Target", "目标"), TARGETS, read_targets, Text("Whom or what it is about.", "以谁为对象。")),
    Behaviour("pays", Text("Price", "代价"), PAYS, read_pays, Text("What its abilities cost.", "启动技能与佩带的代价。")),
)


def _abilities(card: Card) -> Iterator[Ability]:
    return (ability for ability in card.abilities if isinstance(ability, Ability))


def _sides(side: str) -> set[str]:
    return {"own", "enemy"} if side == "any" else {side}


def _kinds(kind: str | tuple[str, ...]) -> set[str]:
    """The kinds of permanents; `permanent` is each of them."""
    return {"creature", "equipment", "enchantment"} if "permanent" in each_of(kind) else set(each_of(kind))
