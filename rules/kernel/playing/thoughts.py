"""The tables that every game's players think with: marks of cards, the logistic curve, weights."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.players.logistic import chances

_MARK = 0xD1342543DE82EF95


def fill_marks(tables: Any, cards: Iterable[int], same: str = "same") -> None:
    """Fill in what tells cards apart to the players, by the column that says which are the same, and the logistic curve."""
    for number in cards:
        tables["mark"][number] = (int(tables[same][number]) + 1) * _MARK % 2**64
    tables["chances"] = _chances()


def worth_of_words(counts: npt.NDArray[np.int32], weights: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    """Return what each card is worth at each place by its words, shape (places, cards), by the weights of words in roles."""
    return np.tensordot(counts, weights, axes=((2, 3), (0, 1)))


@cache
def _chances() -> npt.NDArray[np.int32]:
    return chances()
