"""The words that cards are made of, and the places and roles in which each card says them (rules.kernel.playing.card_words)."""

from __future__ import annotations

from typing import Any

import numpy as np

from rules.echo.engine.assembly import GIVES
from rules.echo.engine.core.course.resolution import MEANINGS
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.feature_codes import FOE_ASLEEP, FOE_AWAKE, IN_HAND, OWN_ASLEEP, OWN_AWAKE, PLACES
from rules.echo.language import effects
from rules.kernel.playing.card_words import REPLACES, CardWords, Counts, counted_as, names_given

#: In what part a card's words speak: an item in hand, a follower in hand, and one at each of the places on the field.
ITEM, HELD, ASLEEP, AWAKE, ENEMY_ASLEEP, ENEMY_AWAKE = range(6)
ROLE_AT = {OWN_ASLEEP: ASLEEP, OWN_AWAKE: AWAKE, FOE_ASLEEP: ENEMY_ASLEEP, FOE_AWAKE: ENEMY_AWAKE}
WORDS = CardWords(
    effects=counted_as(effects.Effect, MEANINGS.words),
    gives=names_given(GIVES),
    uses={codes.REPLACEMENT: REPLACES},
    printed={},
    codes=codes,
    kind=codes.SKILL,
    places=PLACES,
    roles=6,
)


def count_words(tables: Any) -> Counts:
    """Count how often each card says each word in each role at each place: shape (PLACES, CARDS, words, roles).

    The words of an awaken skill don't count for a follower that is awake.
    """
    counts = WORDS.nothing()
    first_of: dict[int, int] = {}
    for card in range(codes.DECK_CARDS):
        alike = first_of.setdefault(int(tables["definition"][card]), card)
        if alike != card:
            counts[:, card] = counts[:, alike]
            continue
        first = int(tables["first_ability"][card])
        for ability in tables["ability"][first : first + int(tables["abilities"][card])]:
            words = np.zeros(len(WORDS.names), np.int32)
            WORDS.add_words(words, tables, ability)
            if tables["kind"][card] == codes.ITEM:
                counts[IN_HAND, card, :, ITEM] += words
                continue
            counts[IN_HAND, card, :, HELD] += words
            for place, role in ROLE_AT.items():
                if role in (ASLEEP, ENEMY_ASLEEP) or ability[codes.SKILL] != codes.AWAKEN_SKILL:
                    counts[place, card, :, role] += words
    return counts
