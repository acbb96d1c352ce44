"""The words that cards are made of, and the places and roles in which each card says them (rules.kernel.playing.card_words)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.hota.engine.assembly import GIVES
from rules.hota.engine.core.course.resolution import MEANINGS
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.feature_codes import FOE_FIELD, IN_HAND, OWN_FIELD, PLACES
from rules.hota.language import effects
from rules.kernel.playing.card_words import REPLACES, CardWords, Counts, counted_as, names_given

#: In what part a card's words speak: in hand a creature, a spell and what else is cast, and the creatures and what else lies on one's own
#: side of the battlefield or the enemy's.
HELD_CREATURE, HELD_SPELL, HELD_OTHER, OWN_CREATURE, OWN_OTHER, FOE_CREATURE, FOE_OTHER = range(7)
#: Of what is printed `need` is all attributes together.
WORDS = CardWords(
    effects=counted_as(effects.Effect, MEANINGS.words),
    gives=names_given(GIVES),
    uses={codes.REPLACEMENT: REPLACES, codes.ACTIVATED: "activated", codes.TRIGGERED: "triggered"},
    printed={"instant": "is_instant", "attack": "attack", "life": "life", "cost": "cost", "need": "need"},
    codes=codes,
    kind=codes.ABILITY_KIND,
    places=PLACES,
    roles=7,
)


def count_words(tables: Any) -> Counts:
    """Count how often each card says each word in each role at each place: shape (PLACES, CARDS, words, roles)."""
    decks = [range(first, first + int(size)) for first, size in zip((0, codes.SIDE_CARDS), tables["deck"], strict=True)]
    return WORDS.count(tables, (*decks[0], *decks[1], *range(codes.FIRST_TOKEN, codes.CARDS)), _roles_of)


def _roles_of(tables: Any, card: int) -> Iterator[tuple[int, int]]:
    kind = int(tables["kind"][card])
    if kind == codes.ATTRIBUTE:
        return
    is_creature = kind == codes.CREATURE
    yield IN_HAND, HELD_CREATURE if is_creature else HELD_SPELL if kind == codes.SPELL else HELD_OTHER
    if kind != codes.SPELL:
        yield OWN_FIELD, OWN_CREATURE if is_creature else OWN_OTHER
        yield FOE_FIELD, FOE_CREATURE if is_creature else FOE_OTHER
