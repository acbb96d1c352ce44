"""The words that cards are made of, and the places and roles in which each card says them (rules.kernel.playing.card_words)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.douwushi.engine.assembly import GIVES
from rules.douwushi.engine.core.course.resolution import MEANINGS
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.feature_codes import FOE_FIELD, IN_HAND, OWN_FIELD, PLACES
from rules.douwushi.language import effects
from rules.kernel.playing.card_words import CardWords, Counts, counted_as, names_given

#: In what part a card's words speak: by its kind in hand, a hero and what else lies on one's own side of the battlefield or the enemy's.
HELD_HERO, HELD_WEAPON, HELD_EQUIPMENT, HELD_SPELL, OWN_HERO, OWN_OTHER, FOE_HERO, FOE_OTHER = range(8)
WORDS = CardWords(
    effects=counted_as(effects.Effect, MEANINGS.words),
    gives=names_given(GIVES),
    uses={codes.ACTIVE: "active", codes.PASSIVE: "triggered"},
    printed={name: name for name in ("attack", "life", "cost")},
    codes=codes,
    kind=codes.KIND,
    places=PLACES,
    roles=8,
)


def count_words(tables: Any) -> Counts:
    """Count how often each card says each word in each role at each place: shape (PLACES, CARDS, words, roles)."""
    decks = [range(first, first + int(size)) for first, size in zip((0, codes.SIDE_CARDS), tables["deck"], strict=True)]
    return WORDS.count(tables, (*decks[0], *decks[1]), _roles_of)


def _roles_of(tables: Any, card: int) -> Iterator[tuple[int, int]]:
    kind = int(tables["kind"][card])
    is_hero = kind == codes.HERO_CARD
    yield IN_HAND, kind
    yield OWN_FIELD, OWN_HERO if is_hero else OWN_OTHER
    yield FOE_FIELD, FOE_HERO if is_hero else FOE_OTHER
