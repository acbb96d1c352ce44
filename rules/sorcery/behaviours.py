"""What Sorcery's cards can be found by beside their fields: what they do, when, to whom, where and for what."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel.cards import Behaviour, Card, Choice
from rules.kernel.language.phrases import each_of
from rules.kernel.language.search_names import names_of, slugs_in
from rules.kernel.language.words import told_in
from rules.sorcery.language import costs, effects, modifiers, moments, replaced, selectors
from rules.sorcery.language.abilities import Ability
from rules.wording import Text


def _choices(names: dict[str, tuple[str, str]]) -> tuple[Choice, ...]:
    return tuple(Choice(slug, Text(en, zh)) for slug, (en, zh) in names.items())


DOES = names_of(effects.Effect, modifiers.Modifier)
WHEN = (
    *_choices(
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
TARGETS = _choices(
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
    """Whom and what the card's effects and modifiers are about: sides, ways to pick, kinds, distances, zones."""
    found: set[str] = set()
    for ability in _abilities(card):
        given = (ability.target,) if any(not isinstance(each, modifiers.OF_PLAYERS) for each in ability.gives) else ()
        for word in told_in((ability.do, given)):
            found |= _about(word)
    return frozenset(found & {choice.slug for choice in TARGETS})


def _about(word: object) -> set[str]:
    """Whom and what a single word is about."""
    match word:
        case selectors.Things(pick=("self" | "host" | "caster") as pick):
            return {pick}
        case selectors.Things(pick=("target" | "chosen" | "random" | "all") as pick):
            sides = {"own", "enemy"} if word.side == "any" else {word.side}
            return {pick, *sides, *_kinds(word.kind), *([word.where] if word.where else [])}
        case selectors.Cards():
            return {word.zone, word.pick, word.side}
        case effects.Look() | effects.Mill():
            return {word.deck}
        case _:
            return set()


def read_pays(card: Card) -> frozenset[str]:
    """The costs of its activated abilities."""
    return frozenset(slug for ability in _abilities(card) for slug in slugs_in(told_in(ability.cost)))


BEHAVIOURS = (
    Behaviour("does", Text("Effect", "能力"), DOES, read_does, Text("What it does.", "能做什么。")),
    Behaviour("when", Text("Moment", "触发时机"), WHEN, read_when, Text("When it does so.", "何时触发或生效。")),
    Behaviour(
        "targets", Text("Target", "目标"), TARGETS, read_targets, Text("Whom or what it is about, and where.", "以谁为对象，在何处。")
    ),
    Behaviour("pays", Text("Price", "代价"), PAYS, read_pays, Text("What its abilities cost.", "启动能力的代价。")),
)


def _abilities(card: Card) -> Iterator[Ability]:
    return (ability for ability in card.abilities if isinstance(ability, Ability))


def _kinds(kind: str | tuple[str, ...]) -> set[str]:
    """The kinds of things: a unit may be an avatar or a minion, and each type of artifact is one."""
    found = set(each_of(kind))
    return found | ({"avatar", "minion"} if "unit" in found else set()) | ({"artifact"} if found & _ARTIFACTS else set())
