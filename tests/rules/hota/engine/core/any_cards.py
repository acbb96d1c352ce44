"""Random cards of HotA's whole card language, and decks of them."""

from __future__ import annotations

import random
from typing import Any, get_args

from rules.hota.cards import CAST, read_card
from rules.hota.engine.compiler import compile_cards
from rules.hota.language import effects, vocabulary
from rules.hota.language.checks import CHECKS
from rules.hota.terms import KEYWORDS
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from tests.rules.language.any_cards import AnyCards

PARTS = {
    "activated": {"cost": 1, "conditions": 0.3, "do": 1, "once": 0.3, "timing": 1},
    "triggered": {"when": 1, "conditions": 0.3, "do": 1, "may": 0.3, "once": 0.3},
    "static": {"conditions": 0.3, "gives": 1, "target": 0.6},
    "replacement": {"instead_of": 1, "conditions": 0.3, "once": 0.3},
    "equip": {"cost": 1},
    "cast": {"conditions": 0.3, "do": 1},
}
#: Cards of each kind in a deck beside the attribute cards, and how many of each attribute there are.
KINDS = {"creature": 12, "spell": 5, "equipment": 3, "enchantment": 4}
ATTRIBUTE_CARDS = 5
ATTRIBUTES = get_args(vocabulary.Attribute)


def printed(kind: str, chance: random.Random) -> dict[str, Any]:
    """Return the fields of a card beside its abilities."""
    found: dict[str, Any] = {"rarity": "common"}
    if kind in CAST:
        found |= {"attribute": chance.sample(ATTRIBUTES, chance.choice((0, 1, 1, 2))), "cost": chance.randrange(4)}
        found |= {name: chance.choice((0, 0, 1)) for name in ATTRIBUTES}
    if kind == "spell":
        found["speed"] = chance.choice(get_args(vocabulary.Speed))
    elif kind == "creature":
        found |= {"attack": chance.randrange(16), "life": chance.randint(1, 12)}
        found["keywords"] = chance.sample([each.slug for each in KEYWORDS], chance.choice((0, 0, 1, 2)))
    return found


CARDS = AnyCards(CHECKS, read_card, compile_cards, PARTS, printed, rare=(effects.Win, effects.Lose, effects.EndInDraw))


def basic(number: int, attribute: str) -> Card:
    slug = f"basic-{attribute}"
    kind = {"kind": "attribute", "attribute": [attribute], "rarity": "common"}
    return read_card({"number": number + 1, "slug": slug, "name": slug, "name_zh": slug, **kind}, "any cards")


def any_deck(chance: random.Random, number: int = 0, copies: int = 2) -> PlayableDeck:
    """Attribute cards, and so many copies of each of some cards of every kind. Cards are numbered from `number` on."""
    kinds = [kind for kind, count in KINDS.items() for _ in range(2 * count // copies)]
    listed = [(CARDS.any_card(number + 3 + index, kind, chance), copies) for index, kind in enumerate(kinds)]
    basics = [(basic(number + which, attribute), ATTRIBUTE_CARDS) for which, attribute in enumerate(ATTRIBUTES)]
    return PlayableDeck({"main": (*basics, *listed)})
