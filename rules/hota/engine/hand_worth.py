"""What a card is worth in the opening hand, by what is printed on it, and how many attribute cards are: learned from games in which all
hands were kept as dealt.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.hota.engine.card_words import HELD_CREATURE, HELD_OTHER, HELD_SPELL, NAMES, Counts, count_words
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.feature_codes import IN_HAND
from rules.hota.engine.selector_words import KEYWORDS
from rules.kernel.training.opening_hands import OpeningHands, seats

#: Costs are told apart up to this one.
DEAREST = 7
COSTS = DEAREST + 1
HELD = (HELD_CREATURE, HELD_SPELL, HELD_OTHER)
#: What is told of a card that is cast: its cost, as one of COSTS cases for a creature, a spell and what else there is; then these; then its
#: words in each of these roles.
OF_A_CARD = ("attack", "life", "instant", "need", *KEYWORDS)
PRINTS = len(HELD) * COSTS + len(OF_A_CARD)
OF_CARDS = PRINTS + len(HELD) * len(NAMES)
#: A hand is told by its cards together, and by how many attribute cards it has, as one of these cases.
HANDS = codes.OPENING_HAND + 1
FEATURES = OF_CARDS + HANDS

Numbers = npt.NDArray[np.int32]


def describe_cards(tables: Any, counts: Counts) -> Numbers:
    """What is told of each card of the two decks, whose words are counted: shape (2 * SIDE_CARDS, OF_CARDS); nothing of attribute cards."""
    cards = slice(codes.FIRST_TOKEN)
    kind = tables["kind"][cards]
    found = np.zeros((codes.FIRST_TOKEN, OF_CARDS), np.int32)
    role = np.where(kind == codes.CREATURE, 0, np.where(kind == codes.SPELL, 1, 2))
    found[np.arange(codes.FIRST_TOKEN), role * COSTS + np.clip(tables["cost"][cards], 0, DEAREST)] = 1
    told = (
        *(tables[name][cards] for name in ("attack", "life", "is_instant")),
        tables["need"][cards].sum(axis=1),
        *((tables["keywords"][cards] & bit) != 0 for bit in KEYWORDS.values()),
    )
    found[:, len(HELD) * COSTS : PRINTS] = np.stack(told, axis=1)
    found[:, PRINTS:] = np.concatenate([counts[IN_HAND, cards][:, :, held] for held in HELD], axis=1)
    found[kind == codes.ATTRIBUTE] = 0
    return found


def worth_of_hands(tables: Any, counts: Counts, weights: Numbers) -> tuple[Numbers, Numbers]:
    """What each card of the two decks is worth in the opening hand, shape (CARDS,), and so many attribute cards in it, shape (HANDS,)."""
    worth = np.zeros(codes.CARDS, np.int32)
    worth[: codes.FIRST_TOKEN] = describe_cards(tables, counts) @ weights[:OF_CARDS]
    return worth, weights[OF_CARDS:]


def add_games(hands: OpeningHands, tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
    """Add the games of two decks, in which every hand was kept."""
    told = describe_cards(tables, count_words(tables)).astype(np.float64)
    for side in range(2):
        deck = np.arange(side * codes.SIDE_CARDS, side * codes.SIDE_CARDS + int(tables["deck"][side]))
        is_attribute = tables["kind"][deck] == codes.ATTRIBUTE
        held = cards["opening"][:, side, tables["listed"][deck]] != 0
        many = np.eye(HANDS)[(held & is_attribute).sum(axis=1)]
        hand = np.hstack([held @ told[deck], many])
        for chosen, results in seats(games, side):
            hands.add(hand[chosen], results)
