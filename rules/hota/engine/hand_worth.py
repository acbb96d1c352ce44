"""The worth of a card in the opening hand, by what is printed on it, and of so many attribute cards: learned from games in which all hands
were kept as dealt.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.hota.engine.card_words import HELD_CREATURE, HELD_OTHER, HELD_SPELL, WORDS, count_words
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.feature_codes import IN_HAND
from rules.hota.engine.selector_words import KEYWORDS
from rules.kernel.playing.card_words import Counts
from rules.kernel.playing.hand_worth import HandWorth, Numbers
from rules.kernel.training.opening_hands import OpeningHands

#: What is told of a card that is cast, and of the hand how many attribute cards it has.
KEPT = HandWorth(
    held=("creature", "spell", "other"),
    dearest=7,
    prints=("attack", "life", "instant", "need", *KEYWORDS),
    words=len(WORDS.names),
    roles=(HELD_CREATURE, HELD_SPELL, HELD_OTHER),
    hand="attributes",
    hands=codes.OPENING_HAND + 1,
)


def describe_cards(tables: Any, counts: Counts) -> Numbers:
    """Return the numbers that tell of each card of two decks, with its counted words: (2 * SIDE_CARDS, KEPT.of_card), 0 for attributes."""
    cards = slice(codes.FIRST_TOKEN)
    kind = tables["kind"][cards]
    prints = (
        *(tables[name][cards] for name in ("attack", "life", "is_instant")),
        tables["need"][cards].sum(axis=1),
        *((tables["keywords"][cards] & bit) != 0 for bit in KEYWORDS.values()),
    )
    held = np.where(kind == codes.CREATURE, 0, np.where(kind == codes.SPELL, 1, 2))
    found = KEPT.describe(held, tables["cost"][cards], prints, counts[IN_HAND, cards])
    found[kind == codes.ATTRIBUTE] = 0
    return found


def worth_of_hands(tables: Any, counts: Counts, weights: Numbers) -> tuple[Numbers, Numbers]:
    """Return the worth in the opening hand of each card of two decks, shape (CARDS,), and of so many attribute cards, shape (hands,)."""
    worth = np.zeros(codes.CARDS, np.int32)
    worth[: codes.FIRST_TOKEN] = describe_cards(tables, counts) @ weights[: KEPT.of_card]
    return worth, weights[KEPT.of_card :]


def add_games(hands: OpeningHands, tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
    """Add the games of two decks, in which every hand was kept."""
    told = describe_cards(tables, count_words(tables)).astype(np.float64)
    for side in range(2):
        deck = np.arange(side * codes.SIDE_CARDS, side * codes.SIDE_CARDS + int(tables["deck"][side]))
        is_attribute = tables["kind"][deck] == codes.ATTRIBUTE
        held = cards["opening"][:, side, tables["listed"][deck]] != 0
        many = np.eye(KEPT.hands)[(held & is_attribute).sum(axis=1)]
        hands.add_games(games, side, np.hstack([held @ told[deck], many]))
