"""What the players think with, as tables: marks of cards, the weights, the logistic curve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.hota.engine.card_words import count_words
from rules.hota.engine.hand_worth import worth_of_hands
from rules.hota.engine.weights import Weights, read_weights
from rules.kernel.cards import Card
from rules.kernel.players.logistic import chances

_MARK = 0xD1342543DE82EF95


def fill_thoughts(tables: Any, cards: Mapping[int, Card]) -> None:
    """Fill in the tables from `mark` on, but for the hands that sides are given."""
    for number in cards:
        tables["mark"][number] = (int(tables["same"][number]) + 1) * _MARK % 2**64
    use_weights(tables, read_weights())
    tables["chances"] = _chances()


def use_weights(tables: Any, weights: Weights, sides: Sequence[int] = (0, 1)) -> None:
    """Let the players of some sides think with these weights."""
    counts = count_words(tables)
    worth = np.tensordot(counts, weights.words, axes=((2, 3), (0, 1)))
    keep, attributes = worth_of_hands(tables, counts, weights.keeps)
    for side in sides:
        tables["weights"][side], tables["worth"][side] = weights.features, worth
        tables["keep"][side], tables["keep_attributes"][side] = keep, attributes


@cache
def _chances() -> npt.NDArray[np.int32]:
    return chances()
