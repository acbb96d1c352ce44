"""What the players think with, as tables: marks of cards, the weights, the logistic curve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.cards import Card
from rules.kernel.players.logistic import chances
from rules.sorcery.engine.card_words import count_words
from rules.sorcery.engine.hand_worth import worth_of_hands
from rules.sorcery.engine.weights import Weights, read_weights

_MARK = 0xD1342543DE82EF95


def fill_marks(tables: Any, cards: Mapping[int, Card]) -> None:
    """Fill in what tells cards apart to the players."""
    for number in cards:
        tables["mark"][number] = (int(tables["same"][number]) + 1) * _MARK % 2**64
    tables["chances"] = _chances()


def use_weights(tables: Any, weights: Weights | None = None, sides: Sequence[int] = (0, 1)) -> None:
    """Let the players of some sides think with these weights, else the game's own; the tables say where the decks list cards."""
    weights = weights or read_weights()
    counts = count_words(tables)
    worth = np.tensordot(counts, weights.words, axes=((2, 3), (0, 1)))
    keep = worth_of_hands(tables, counts, weights.keeps)
    for side in sides:
        tables["weights"][side], tables["worth"][side], tables["keep"][side] = weights.features, worth, keep


@cache
def _chances() -> npt.NDArray[np.int32]:
    return chances()
