"""What the players think with, as tables: marks of cards, the weights, the logistic curve."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.cards import Card
from rules.kernel.learning import chances

_MARK = 0xD1342543DE82EF95


def fill_thoughts(tables: Any, cards: Mapping[int, Card]) -> None:
    """Fill in the tables from `mark` on."""
    for number in cards:
        tables["mark"][number] = (int(tables["same"][number]) + 1) * _MARK % 2**64
    tables["chances"] = _chances()


@cache
def _chances() -> npt.NDArray[np.int32]:
    return chances()
