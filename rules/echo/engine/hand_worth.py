"""What a card is worth in the opening hand, by what is printed on it: learned from games in which all hands were kept as dealt."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.echo.engine.card_words import HELD, ITEM, NAMES, Counts, count_words
from rules.echo.engine.core import codes
from rules.echo.engine.core.feature_codes import IN_HAND, LOWEST

#: Costs are told apart up to this one.
DEAREST = 6
COSTS = DEAREST + 1
#: What is told of a card: a follower's or an item's cost, each as one of COSTS cases; then these; then its words as an item or a follower.
OF_A_CARD = ("attack", "wins", "losses", "shield", "reattack", "regenerate", "gives", "awaken_skill", "last_stand", "skill")
PRINTS = 2 * COSTS + len(OF_A_CARD)
FEATURES = PRINTS + 2 * len(NAMES)
#: So many stand for a whole game won.
GAME = 1 << 16
#: What the square of a weight costs when it is fitted.
RIDGE = 100.0

Numbers = npt.NDArray[np.int32]


def describe_cards(tables: Any, counts: Counts) -> Numbers:
    """What is told of each card of the two decks, whose words are counted: shape (DECK_CARDS, FEATURES)."""
    cards = slice(codes.DECK_CARDS)
    found = np.zeros((codes.DECK_CARDS, FEATURES), np.int32)
    is_item = tables["kind"][cards] == codes.ITEM
    found[np.arange(codes.DECK_CARDS), is_item * COSTS + np.clip(tables["cost"][cards], 0, DEAREST)] = 1
    keywords, skills = tables["keywords"][cards], tables["has_skill"][cards]
    told = (
        np.where(is_item, 0, tables["attack"][cards]),
        tables["wins"][cards, LOWEST],
        tables["losses"][cards, LOWEST],
        *((keywords & bit) != 0 for bit in (codes.SHIELD, codes.REATTACK, codes.REGENERATE)),
        tables["gives"][cards] != 0,
        *(skills >> skill & 1 for skill in (codes.AWAKEN_SKILL, codes.LAST_STAND)),
        tables["active"][cards] >= 0,
    )
    found[:, 2 * COSTS : PRINTS] = np.stack(told, axis=1)
    words = counts[IN_HAND, cards]
    found[:, PRINTS:] = np.concatenate([words[:, :, ITEM], words[:, :, HELD]], axis=1)
    return found


def worth_of_cards(tables: Any, counts: Counts, weights: Numbers) -> Numbers:
    """What each card of the two decks is worth in the opening hand: shape (CARDS,)."""
    worth = np.zeros(codes.CARDS, np.int32)
    worth[: codes.DECK_CARDS] = describe_cards(tables, counts) @ weights
    return worth


class Hands:
    """Opening hands and what came of them, summed up for a fit by least squares."""

    def __init__(self) -> None:
        self._squares, self._products = np.diag(np.full(FEATURES, RIDGE)), np.zeros(FEATURES)

    def add(self, tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
        """Add the games of two decks, in which every hand was kept. Hands are compared among those of the same deck, enemy and seat."""
        told = describe_cards(tables, count_words(tables))
        for side in range(2):
            deck = slice(side * codes.DECK_SIZE, (side + 1) * codes.DECK_SIZE)
            results = np.where(games["winner"] == side, 1.0, np.where(games["winner"] == 1 - side, 0.0, 0.5))
            for seat in range(2):
                chosen = games["first"] == seat
                if chosen.any():
                    hands = (cards["opening"][chosen, side, 1:] != 0) @ told[deck].astype(np.float64)
                    self._compare(hands, results[chosen])

    def _compare(self, hands: npt.NDArray[np.float64], results: npt.NDArray[np.float64]) -> None:
        hands = hands - hands.mean(axis=0)
        self._squares += hands.T @ hands
        self._products += hands.T @ (results - results.mean())

    def weights(self) -> Numbers:
        """The weights that fit best, GAME to one game won."""
        found: Numbers = np.rint(np.linalg.solve(self._squares, self._products) * GAME).astype(np.int32)
        return found
