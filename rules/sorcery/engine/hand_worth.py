"""The worth of a card in the opening hand, by its print: learned from games in which all hands were kept as dealt."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.playing.card_words import Counts
from rules.kernel.playing.hand_worth import HandWorth, Numbers
from rules.kernel.training.opening_hands import OpeningHands
from rules.sorcery.engine.card_words import HELD_MAGIC, HELD_MINION, HELD_OTHER, HELD_SITE, WORDS, count_words, held_as
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.feature_codes import IN_HAND
from rules.sorcery.engine.selector_words import ELEMENTS, KEYWORDS

#: What is told of a card. The elements are those that a site brings.
KEPT = HandWorth(
    held=("minion", "magic", "other", "site"),
    dearest=7,
    prints=("need", *(f"brings_{name}" for name in ELEMENTS), *KEYWORDS),
    words=len(WORDS.names),
    roles=(HELD_MINION, HELD_MAGIC, HELD_OTHER, HELD_SITE),
)


def describe_cards(tables: Any, counts: Counts) -> Numbers:
    """Return the description of each card of two decks with counted words: shape (2 * SIDE_CARDS, KEPT.size); nothing for avatars."""
    cards = slice(codes.FIRST_TOKEN)
    kind = tables["kind"][cards]
    prints = (
        tables["need"][cards].sum(axis=1),
        *(tables["brings"][cards][:, element] for element in ELEMENTS.values()),
        *((tables["keywords"][cards] & bit) != 0 for bit in KEYWORDS.values()),
    )
    held = np.array([KEPT.roles.index(held_as(int(each))) for each in kind])
    found = KEPT.describe(held, tables["cost"][cards], prints, counts[IN_HAND, cards])
    found[(kind == codes.AVATAR) | (tables["listed"][cards] < 0)] = 0
    return found


def worth_of_hands(tables: Any, counts: Counts, weights: Numbers) -> Numbers:
    """Return the worth of each card of the two decks in the opening hand: shape (CARDS,)."""
    worth = np.zeros(codes.CARDS, np.int32)
    worth[: codes.FIRST_TOKEN] = describe_cards(tables, counts) @ weights
    return worth


def add_games(hands: OpeningHands, tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
    """Add the games of two decks, in which every hand was kept."""
    told = describe_cards(tables, count_words(tables)).astype(np.float64)
    for side in range(2):
        deck = np.arange(side * codes.SIDE_CARDS, (side + 1) * codes.SIDE_CARDS)
        deck = deck[tables["listed"][deck] >= 0]
        held = cards["opening"][:, side, tables["listed"][deck]] != 0
        hands.add_games(games, side, held @ told[deck])
