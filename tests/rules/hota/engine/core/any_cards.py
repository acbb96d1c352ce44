"""Random cards that may say whatever the card language can say, and decks of them."""

from __future__ import annotations

import random
from typing import Any, get_args

from rules.hota.engine.compiler import compile_cards
from rules.hota.engine.core.state import codes
from rules.hota.language import conditions, costs, effects, modifiers, moments, replaced, vocabulary
from rules.hota.language.abilities import Ability
from rules.hota.language.checks import CHECKS, SKILLS_OF
from rules.hota.language.selectors import Permanents
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.language.faults import UnreadableError
from rules.kernel.language.words import words_in
from rules.wording import Text
from tests.rules.language.any_values import any_value

NESTING = (effects.Choose, effects.May, effects.If, conditions.Any, conditions.Not)
#: Cards of each kind in a deck beside the attribute cards, and how many of each attribute there are.
KINDS = {"creature": 12, "spell": 5, "equipment": 3, "enchantment": 4}
ATTRIBUTE_CARDS = 5
#: Effects that end the game: few abilities have them, or no game goes on for long.
ENDINGS = (effects.Win, effects.Lose, effects.EndInDraw)
ATTRIBUTES = get_args(vocabulary.Attribute)
KEYWORDS = tuple(each.replace("_", "-") for each in get_args(vocabulary.Keyword))
NOTHING = Text("", "")


def any_list(family: Any, chance: random.Random, most: int = 2) -> tuple[Any, ...]:
    return tuple(any_value(family, chance, 2, NESTING) for _ in range(chance.randint(1, most)))


def any_abilities(kind: str, chance: random.Random) -> tuple[Ability, ...]:
    """Up to two abilities that a card of a kind may have; a spell has the one that is cast."""
    count = 1 if kind == "spell" else chance.choice((0, 1, 1, 2))
    while True:
        abilities = tuple(_ability(chance.choice(SKILLS_OF[kind]), chance) for _ in range(count))
        try:
            for ability in abilities:
                CHECKS.check_on(ability, kind, "abilities")
            CHECKS.check_card(abilities, kind, "abilities")
        except UnreadableError:
            continue
        is_end = any(isinstance(word, ENDINGS) for word, _ in words_in(abilities, ""))
        if not is_end or chance.random() < 0.05:
            return abilities


def _ability(skill: Any, chance: random.Random) -> Ability:
    said: dict[str, Any] = {"skill": skill}
    if skill in ("activated", "equip"):
        said["cost"] = any_list(costs.Cost, chance)
    if skill == "equip":
        return Ability(**said)
    if chance.random() < 0.3:
        said["conditions"] = any_list(conditions.Condition, chance)
    if skill in ("activated", "triggered", "replacement"):
        said["once"] = chance.random() < 0.3
    if skill == "replacement":
        return Ability(**said, instead_of=any_value(replaced.Replaced, chance, 2, NESTING))
    if skill == "static":
        if chance.random() < 0.6:
            said["target"] = any_value(Permanents, chance, 2, NESTING)
        return Ability(**said, gives=any_list(modifiers.Modifier, chance))
    if skill == "activated":
        said["timing"] = chance.choice(get_args(vocabulary.Timing))
    elif skill == "triggered":
        said |= {"when": any_value(moments.Moment, chance, 2, NESTING), "may": chance.random() < 0.3}
    return Ability(**said, do=any_list(effects.Effect, chance))


def any_card(number: int, kind: str, chance: random.Random) -> Card:
    """A card of a kind with abilities that the engine does not refuse."""
    while True:
        card = _card(number, kind, chance)
        try:
            compile_cards({0: card, codes.SIDE_CARDS: card})
        except UnplayableError:
            continue
        return card


def _card(number: int, kind: str, chance: random.Random) -> Card:
    chosen: dict[str, Any] = {"attribute": tuple(chance.sample(ATTRIBUTES, chance.choice((0, 1, 1, 2)))), "cost": chance.randrange(4)}
    chosen |= {name: chance.choice((0, 0, 1)) for name in ATTRIBUTES}
    if kind == "spell":
        chosen["speed"] = chance.choice(get_args(vocabulary.Speed))
    elif kind == "creature":
        chosen |= {"attack": chance.randrange(16), "life": chance.randint(1, 12)}
        chosen["keywords"] = tuple(chance.sample(KEYWORDS, chance.choice((0, 0, 1, 2))))
    slug = f"{kind}-{number}"
    return Card(slug, number, kind, Text(slug, slug), None, chosen, NOTHING, NOTHING, abilities=any_abilities(kind, chance))


def basic(number: int, attribute: str) -> Card:
    slug = f"basic-{attribute}"
    return Card(slug, number, "attribute", Text(slug, slug), None, {"attribute": (attribute,)}, NOTHING, NOTHING)


def any_deck(chance: random.Random, number: int = 0, copies: int = 2) -> PlayableDeck:
    """Attribute cards, and so many copies of each of some cards of every kind. Cards are numbered from `number` on."""
    kinds = [kind for kind, count in KINDS.items() for _ in range(2 * count // copies)]
    listed = [(any_card(number + 3 + index, kind, chance), copies) for index, kind in enumerate(kinds)]
    basics = [(basic(number + which, attribute), ATTRIBUTE_CARDS) for which, attribute in enumerate(ATTRIBUTES)]
    return PlayableDeck({"main": (*basics, *listed)})
