"""The logistic scale of positions' worths: weights, and the chance to win that they come to.

Weights are whole numbers, SCALE of them to one unit of log odds, so that a player decides alike on every machine.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from rules.kernel.compiled.compilation import INT, inner

SCALE = 1024
#: The largest chance to win; chances are whole numbers.
CERTAIN = 1 << 30
#: Log odds run to +-REACH; one entry of the table is STEP of them wide.
REACH, STEP = 12 * SCALE, 16
STEPS = 2 * REACH // STEP
TABLE = types.Array(types.int32, 1, "C")


def chances() -> npt.NDArray[np.int32]:
    """Return the table of the logistic curve, over STEPS + 1 places."""
    places = ((index * STEP - REACH) / SCALE for index in range(STEPS + 1))
    return np.array([round(CERTAIN / (1 + math.exp(-place))) for place in places], np.int32)


@inner(INT(TABLE, INT))
def chance(table: Any, odds: int) -> int:
    """Return the chance to win for some log odds."""
    place = min(max(odds + REACH, 0), 2 * REACH - 1)
    index, rest = place // STEP, place % STEP
    return int(table[index]) + (int(table[index + 1]) - int(table[index])) * rest // STEP


@inner(INT(TABLE, INT))
def odds(table: Any, chance: int) -> int:
    """Return the log odds for some chance to win: the lowest entry of the table that reaches it."""
    low, high = 0, STEPS
    while low < high:
        middle = (low + high) // 2
        if table[middle] < chance:
            low = middle + 1
        else:
            high = middle
    return low * STEP - REACH
