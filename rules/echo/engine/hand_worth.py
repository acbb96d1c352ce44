"""The worth of a card in the opening hand, by what is printed on it: learned from games in which all hands were kept as dealt."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.echo.engine.card_words import HELD, ITEM, WORDS, count_words
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.feature_codes import IN_HAND, LOWEST
from rules.kernel.playing.card_words import Counts
from rules.kernel.playing.hand_worth import HandWorth, Numbers
from rules.kernel.training.opening_hands import OpeningHands

#: What is told of a card: the costs of followers come before those of items, the words of items before those of followers.
KEPT = HandWorth(
    held=("follower", "item"),
    dearest=6,
    prints=("attack", "wins", "losses", "shield", "reattack", "regenerate", "gives", "awaken_skill", "last_stand", "skill"),
    words=len(WORDS.names),
    roles=(ITEM, HELD),
)


def describe_cards(tables: Any, counts: Counts) -> Numbers:
    """Return the numbers that tell of each card of the two decks, with its counted words: shape (DECK_CARDS, KEPT.size)."""
    cards = slice(codes.DECK_CARDS)
    is_item = tables["kind"][cards] == codes.ITEM
    keywords, skills = tables["keywords"][cards], tables["has_skill"][cards]
    prints = (
        np.where(is_item, 0, tables["attack"][cards]),
        tables["wins"][cards, LOWEST],
        tables["losses"][cards, LOWEST],
        *((keywords & bit) != 0 for bit in (codes.SHIELD, codes.REATTACK, codes.REGENERATE)),
        tables["gives"][cards] != 0,
        *(skills >> skill & 1 for skill in (codes.AWAKEN_SKILL, codes.LAST_STAND)),
        tables["active"][cards] >= 0,
    )
    return KEPT.describe(is_item.astype(np.int32), tables["cost"][cards], prints, counts[IN_HAND, cards])


def worth_of_cards(tables: Any, counts: Counts, weights: Numbers) -> Numbers:
    """Return the worth in the opening hand of each card of the two decks: shape (CARDS,)."""
    worth = np.zeros(codes.CARDS, np.int32)
    worth[: codes.DECK_CARDS] = describe_cards(tables, counts) @ weights
    return worth


def add_games(hands: OpeningHands, tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
    """Add the games of two decks, in which every hand was kept."""
    told = describe_cards(tables, count_words(tables)).astype(np.float64)
    for side in range(2):
        deck = told[side * codes.DECK_SIZE : (side + 1) * codes.DECK_SIZE]
        hands.add_games(games, side, (cards["opening"][:, side, 1:] != 0) @ deck)
