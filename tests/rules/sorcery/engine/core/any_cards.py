"""Random cards of Sorcery's whole card language, and decks of them."""

from __future__ import annotations

import random
from typing import Any, get_args

from rules.kernel.engine import PlayableDeck
from rules.sorcery.cards import ELEMENTAL, SPELLS, read_card
from rules.sorcery.engine.compiler import compile_cards
from rules.sorcery.language import vocabulary
from rules.sorcery.language.checks import CHECKS
from rules.sorcery.terms import ARTIFACT_TYPES, ELEMENTS
from tests.rules.language.any_cards import AnyCards

PARTS = {
    "activated": {"conditions": 0.2, "cost": 1, "do": 1, "once": 0.3},
    "triggered": {"when": 1, "conditions": 0.2, "do": 1, "may": 0.3, "once": 0.3},
    "static": {"conditions": 0.2, "gives": 1, "target": 0.6},
    "cast": {"conditions": 0.2, "do": 1},
    "replacement": {"instead_of": 1, "conditions": 0.2, "once": 0.3},
}
#: Different cards of each kind in a deck, and how many copies of each there are.
SPELLBOOK = {"minion": 9, "artifact": 4, "aura": 3, "magic": 4}
SITES, COPIES = 10, 2


def printed(kind: str, chance: random.Random) -> dict[str, Any]:
    """Return the fields of a card beside its abilities: cheap, with low thresholds, so that many are played."""
    found: dict[str, Any] = {"rarity": "ordinary"}
    if kind in ELEMENTAL:
        found["element"] = chance.sample([each.slug for each in ELEMENTS], chance.choice((1, 1, 2) if kind == "site" else (0, 1, 1, 2)))
        found |= dict.fromkeys(found["element"], 1)
    if kind in SPELLS:
        found["cost"] = chance.randrange(4)
    if kind == "artifact":
        found["artifact_type"] = chance.choice(ARTIFACT_TYPES).slug
    if kind == "avatar":
        found["life"] = chance.randint(8, 20)
    if kind in ("avatar", "minion") or found.get("artifact_type") == "automaton":
        found["power"] = chance.randrange(6)
        found["keywords"] = chance.sample(get_args(vocabulary.AskedKeyword), chance.choice((0, 0, 1, 2)))
        found |= {each: chance.randint(1, 3) for each in ("ranged", "movement") if each in found["keywords"]}
    return found


CARDS = AnyCards(CHECKS, read_card, compile_cards, PARTS, printed)


def any_deck(chance: random.Random, number: int = 0) -> PlayableDeck:
    """An avatar, spells and sites. Cards are numbered from `number` on."""
    spells = [kind for kind, count in SPELLBOOK.items() for _ in range(count)]
    made = [CARDS.any_card(number + index, kind, chance) for index, kind in enumerate(["avatar", *spells, *["site"] * SITES])]
    twice = tuple((card, COPIES) for card in made[1:])
    return PlayableDeck({"avatar": ((made[0], 1),), "spellbook": twice[: len(spells)], "atlas": twice[len(spells) :]})
