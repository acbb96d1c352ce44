"""What a card is worth in the opening hand, by what is printed on it: learned from games in which all hands were kept as dealt."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.training.opening_hands import OpeningHands, seats
from rules.sorcery.engine.card_words import HELD_MAGIC, HELD_MINION, HELD_OTHER, HELD_SITE, NAMES, Counts, count_words, held_as
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.feature_codes import IN_HAND
from rules.sorcery.engine.selector_words import ELEMENTS, KEYWORDS

#: Costs are told apart up to this one.
DEAREST = 7
COSTS = DEAREST + 1
HELD = (HELD_MINION, HELD_MAGIC, HELD_OTHER, HELD_SITE)
#: What is told of a card: its cost, as one of COSTS cases for each way to be held; then these, of which the elements are those that a site
#: brings; then its words in each of these roles.
OF_A_CARD = ("need", *(f"brings_{name}" for name in ELEMENTS), *KEYWORDS)
PRINTS = len(HELD) * COSTS + len(OF_A_CARD)
FEATURES = PRINTS + len(HELD) * len(NAMES)

Numbers = npt.NDArray[np.int32]


def describe_cards(tables: Any, counts: Counts) -> Numbers:
    """What is told of each card of the two decks, whose words are counted: shape (2 * SIDE_CARDS, FEATURES); nothing of avatars."""
    cards = slice(codes.FIRST_TOKEN)
    kind = tables["kind"][cards]
    found = np.zeros((codes.FIRST_TOKEN, FEATURES), np.int32)
    role = np.array([HELD.index(held_as(int(each))) for each in kind])
    found[np.arange(codes.FIRST_TOKEN), role * COSTS + np.clip(tables["cost"][cards], 0, DEAREST)] = 1
    told = (
        tables["need"][cards].sum(axis=1),
        *(tables["brings"][cards][:, element] for element in ELEMENTS.values()),
        *((tables["keywords"][cards] & bit) != 0 for bit in KEYWORDS.values()),
    )
    found[:, len(HELD) * COSTS : PRINTS] = np.stack(told, axis=1)
    found[:, PRINTS:] = np.concatenate([counts[IN_HAND, cards][:, :, held] for held in HELD], axis=1)
    found[(kind == codes.AVATAR) | (tables["listed"][cards] < 0)] = 0
    return found


def worth_of_hands(tables: Any, counts: Counts, weights: Numbers) -> Numbers:
    """What each card of the two decks is worth in the opening hand: shape (CARDS,)."""
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
        hand = held @ told[deck]
        for chosen, results in seats(games, side):
            hands.add(hand[chosen], results)
