"""What Echo's cards can be found by beside their fields: what their abilities do, when, to whom and for what (Echo 4.2)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.echo.language import costs, effects, modifiers, moments, replaced
from rules.echo.language.abilities import Ability
from rules.echo.language.selectors import Cards, Followers
from rules.kernel.cards import Behaviour, Card, Choice
from rules.kernel.language.search_names import names_of, slugs_in
from rules.kernel.language.words import told_in
from rules.wording import Text


def _choices(names: dict[str, tuple[str, str]]) -> tuple[Choice, ...]:
    return tuple(Choice(slug, Text(en, zh)) for slug, (en, zh) in names.items())


DOES = (*names_of(effects.Effect, modifiers.Modifier), *_choices({"replace": ("replace an event", "代替")}))
WHEN = (
    *_choices(
        {
            "awaken": ("Awaken", "唤醒技"),
            "last-stand": ("Last stand", "战死技"),
            "active": ("Active", "主动技"),
            "passive": ("Passive", "被动技"),
            "use": ("Use", "使用"),
            "always": ("always", "持续"),
        }
    ),
    *names_of(moments.Moment, replaced.Replaced),
)
TARGETS = _choices(
    {
        "own": ("own", "己方"),
        "enemy": ("enemy", "对方"),
        "self": ("itself", "自身"),
        "hero": ("hero", "英雄"),
        "follower": ("follower", "随从"),
        "chosen": ("chosen", "选择的"),
        "random": ("random", "随机的"),
        "all": ("all", "所有的"),
        "hand": ("hand", "手牌"),
        "deck": ("deck", "卡组"),
        "graveyard": ("graveyard", "墓地"),
        "display": ("display zone", "展示区"),
    }
)
PAYS = names_of(costs.Cost)


def read_does(card: Card) -> frozenset[str]:
    """The effects and modifiers of the card's abilities, and whether they replace something."""
    found: set[str] = set()
    for ability in _abilities(card):
        found |= {"replace"} if ability.instead_of else set()
        found |= set(slugs_in(told_in((ability.do, ability.gives))))
    return frozenset(found)


def read_when(card: Card) -> frozenset[str]:
    """The skills of the card, and the moments and events that they wait for."""
    found: set[str] = set()
    for ability in _abilities(card):
        found |= {ability.skill.replace("_", "-"), *slugs_in((ability.when, ability.instead_of))}
        found |= {"always"} if ability.gives else set()
    return frozenset(found)


def read_targets(card: Card) -> frozenset[str]:
    """Whom and what the card's effects and modifiers are about: sides, ways to pick, zones."""
    found: set[str] = set()
    for ability in _abilities(card):
        for word in told_in((ability.do, ability.gives)):
            if isinstance(word, Followers):
                found |= {"follower", word.pick, *_sides(word.side)}
            elif isinstance(word, Cards):
                found |= {word.zone, word.pick, *_sides(word.side)}
            elif isinstance(word, effects.Damage | effects.Heal):
                found |= {"hero", word.side}
    return frozenset(found & {choice.slug for choice in TARGETS})


def read_pays(card: Card) -> frozenset[str]:
    """The costs of its active skills."""
    return frozenset(slug for ability in _abilities(card) for slug in slugs_in(ability.cost))


BEHAVIOURS = (
    Behaviour("does", Text("Effect", "能力"), DOES, read_does, Text("What its abilities do.", "其技能能做什么。")),
    Behaviour("when", Text("Moment", "时机"), WHEN, read_when, Text("When its abilities happen.", "其技能何时发动。")),
    Behaviour(
        "targets", Text("Target", "目标"), TARGETS, read_targets, Text("Whom or what its abilities are about.", "其技能以谁为对象。")
    ),
    Behaviour("pays", Text("Price", "代价"), PAYS, read_pays, Text("What its active skills cost.", "发动其主动技的代价。")),
)


def _abilities(card: Card) -> Iterator[Ability]:
    return (ability for ability in card.abilities if isinstance(ability, Ability))


def _sides(side: str) -> set[str]:
    return {"own", "enemy"} if side == "any" else {side}
