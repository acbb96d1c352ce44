"""Random cards that may say whatever the card language can say, and decks of them."""

from __future__ import annotations

import random
from typing import Any, get_args

from rules.echo.engine.compiler import compile_cards
from rules.echo.engine.core.state import codes
from rules.echo.language import conditions, costs, effects, modifiers, moments, replaced, vocabulary
from rules.echo.language.abilities import Ability
from rules.echo.language.checks import SKILLS_OF, check_ability
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.language.faults import UnreadableError
from rules.wording import Text
from tests.rules.language.any_values import any_value

NESTING = (effects.Choose, effects.May, effects.If, conditions.Any, conditions.Not)
#: Different cards beside the hero in a deck.
DIFFERENT = 12


def any_list(family: Any, chance: random.Random, most: int = 2) -> tuple[Any, ...]:
    return tuple(any_value(family, chance, 2, NESTING) for _ in range(chance.randint(1, most)))


def any_ability(kind: str, chance: random.Random) -> Ability:
    """An ability that a card of a kind may have."""
    while True:
        ability = _ability(chance.choice(SKILLS_OF[kind]), chance)
        try:
            check_ability(ability, kind, "ability")
        except UnreadableError:
            continue
        return ability


def _ability(skill: Any, chance: random.Random) -> Ability:
    said: dict[str, Any] = {"skill": skill}
    if chance.random() < 0.3:
        said["conditions"] = any_list(conditions.Condition, chance)
    if skill == "passive" and (form := chance.randrange(3)) < 2:
        said |= (
            {"when": any_value(moments.Moment, chance, 2, NESTING)}
            if form
            else {"instead_of": any_value(replaced.Replaced, chance, 2, NESTING)}
        )
        said |= {key: chance.random() < 0.3 for key in ("may", "once", "asleep")}
    elif skill == "passive":
        return Ability(**said, gives=any_list(modifiers.Modifier, chance), asleep=chance.random() < 0.3)
    elif skill == "active" and chance.random() < 0.5:
        said["cost"] = any_list(costs.Cost, chance)
    return Ability(**said, do=any_list(effects.Effect, chance))


def any_card(number: int, kind: str, chance: random.Random) -> Card:
    """A card of a kind with up to two abilities and up to two keywords that the engine does not refuse."""
    while True:
        card = _card(number, kind, chance)
        try:
            compile_cards({codes.HERO: card, codes.HERO + 1: card})
        except UnplayableError:
            continue
        return card


def _card(number: int, kind: str, chance: random.Random) -> Card:
    abilities = [any_ability(kind, chance) for _ in range(chance.choice((0, 1, 1, 2)))]
    chosen: dict[str, Any] = {"life": chance.randint(5, 30)} if kind == "hero" else {"cost": chance.randrange(5)}
    if kind != "item":
        chosen["attribute"] = chance.choice(get_args(vocabulary.Attribute))
        chosen["faction"] = chance.choice(get_args(vocabulary.Faction))
        chosen["race"] = chance.choice((None, *get_args(vocabulary.Race)))
    if kind == "follower":
        chosen["attack"] = chance.randrange(7)
        chosen["keywords"] = tuple(chance.sample(get_args(vocabulary.Keyword), chance.choice((0, 0, 0, 1, 2))))
    nothing = Text("", "")
    slug = f"{kind}-{number}"
    return Card(slug, number, kind, Text(slug, slug), "N", chosen, nothing, nothing, abilities=tuple(abilities))


def any_deck(chance: random.Random, number: int = 0) -> PlayableDeck:
    """A hero, followers and items, mostly followers. Cards are numbered from `number` on."""
    kinds = ["follower"] * (DIFFERENT - 3) + [chance.choice(("follower", "item")) for _ in range(3)]
    cards = [any_card(number + index, kind, chance) for index, kind in enumerate(kinds)]
    main = tuple((card, 30 // DIFFERENT + (index < 30 % DIFFERENT)) for index, card in enumerate(cards))
    return PlayableDeck({"hero": ((any_card(number, "hero", chance), 1),), "main": main})
