"""What a card is worth in the opening hand, by what is printed on it: learned from games in which all hands were kept as dealt."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.echo.engine.card_words import HELD, ITEM, NAMES, Counts, count_words
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.feature_codes import IN_HAND, LOWEST
from rules.kernel.training.opening_hands import OpeningHands, seats

#: Costs are told apart up to this one.
DEAREST = 6
COSTS = DEAREST + 1
#: What is told of a card: a follower's or an item's cost, each as one of COSTS cases; then these; then its words as an item or a follower.
OF_A_CARD = ("attack", "wins", "losses", "shield", "reattack", "regenerate", "gives", "awaken_skill", "last_stand", "skill")
PRINTS = 2 * COSTS + len(OF_A_CARD)
FEATURES = PRINTS + 2 * len(NAMES)
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


def add_games(hands: OpeningHands, tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
    """Add the games of two decks, in which every hand was kept."""
    told = describe_cards(tables, count_words(tables)).astype(np.float64)
    for side in range(2):
        deck = told[side * codes.DECK_SIZE : (side + 1) * codes.DECK_SIZE]
        for chosen, results in seats(games, side):
            hands.add((cards["opening"][chosen, side, 1:] != 0) @ deck, results)
