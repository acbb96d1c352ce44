"""What Dou Wushi's cards can be found by beside their fields: what they do, when, to whom and for what."""

from __future__ import annotations

from collections.abc import Iterator

from rules.douwushi.language import costs, effects, modifiers, moments
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.selectors import Cards, Heroes, Items
from rules.kernel.cards import Behaviour, Card, Choice
from rules.kernel.language.search_names import names_of, slugs_in
from rules.kernel.language.words import told_in
from rules.wording import Text


def _choices(names: dict[str, tuple[str, str]]) -> tuple[Choice, ...]:
    return tuple(Choice(slug, Text(en, zh)) for slug, (en, zh) in names.items())


DOES = names_of(effects.Effect, modifiers.Modifier)
WHEN = (
    *_choices(
        {
            "active": ("Skill", "主动技能"),
            "passive": ("Passive", "被动"),
            "cast": ("When used", "使用时"),
            "always": ("always", "持续"),
        }
    ),
    *names_of(moments.Moment),
)
TARGETS = _choices(
    {
        "own": ("own", "己方"),
        "enemy": ("enemy", "敌方"),
        "self": ("itself", "自身"),
        "hero": ("hero", "英雄"),
        "item": ("item", "物品"),
        "target": ("target", "指定目标"),
        "random": ("random", "随机的"),
        "all": ("all", "所有的"),
        "most-damaged": ("most damaged", "伤害最多的"),
        "hand": ("hand", "手牌"),
        "reserve": ("reserve", "预备区"),
        "graveyard": ("graveyard", "坟场"),
        "beyond": ("beyond", "战场以外"),
        "bounty": ("bounty zone", "悬赏区"),
    }
)
PAYS = names_of(costs.Cost)


def read_does(card: Card) -> frozenset[str]:
    """The effects and modifiers of the card's abilities; a printed guard counts as one."""
    printed = {"guard"} if "guard" in card.values.get("keywords", ()) else set()
    return frozenset({*printed, *slugs_in(told_in(tuple((ability.do, ability.gives) for ability in _abilities(card))))})


def read_when(card: Card) -> frozenset[str]:
    """How the card's abilities are used, and the moments that they wait for."""
    found: set[str] = set()
    for ability in _abilities(card):
        found |= {ability.skill, *slugs_in((ability.when,))} | ({"always"} if ability.gives else set())
    return frozenset(found)


def read_targets(card: Card) -> frozenset[str]:
    """Whom and what the card's effects and modifiers are about: sides, ways to pick, zones."""
    found: set[str] = set()
    for ability in _abilities(card):
        given = (ability.target,) if any(not isinstance(each, modifiers.Limit) for each in ability.gives) else ()
        for word in told_in((ability.do, ability.gives, given)):
            if isinstance(word, Heroes):
                found |= {"hero", word.pick.replace("_", "-")} | (_sides(word.side) if word.pick not in _KNOWN else set())
            elif isinstance(word, Items):
                found |= {"item", word.pick} | (_sides(word.side) if word.of is None and word.pick != "self" else set())
            elif isinstance(word, Cards):
                found |= {word.zone, word.pick, word.side}
            elif isinstance(word, effects.Look | effects.Mill):
                found.add("reserve")
            elif isinstance(word, effects.TakeBounty | effects.LookBounty | effects.AddBounty):
                found.add("bounty")
    return frozenset(found & {choice.slug for choice in TARGETS})


def read_pays(card: Card) -> frozenset[str]:
    """The costs of its skills."""
    return frozenset(slug for ability in _abilities(card) for slug in slugs_in(told_in(ability.cost)))


BEHAVIOURS = (
    Behaviour("does", Text("Effect", "能力"), DOES, read_does, Text("What it does.", "能做什么。")),
    Behaviour("when", Text("Moment", "时机"), WHEN, read_when, Text("When it does so.", "何时发动或生效。")),
    Behaviour("targets", Text("Target", "目标"), TARGETS, read_targets, Text("Whom or what it is about.", "以谁为对象。")),
    Behaviour("pays", Text("Price", "代价"), PAYS, read_pays, Text("What its skills cost.", "施放技能的代价。")),
)
_KNOWN = ("self", "subject", "foe", "that")


def _abilities(card: Card) -> Iterator[Ability]:
    return (ability for ability in card.abilities if isinstance(ability, Ability))


def _sides(side: str) -> set[str]:
    return {"own", "enemy"} if side == "any" else {side}
