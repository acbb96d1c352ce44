"""Sets of cards and places as the bits of a number."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.cpython.unsafe import numbers

from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.interpretation import IS_INTERPRETED
from rules.kernel.compiled.interpretation import trailing_zeros as counted_zeros

trailing_zeros: Any = counted_zeros if IS_INTERPRETED else numbers.trailing_zeros

ONE = np.uint64(1)
NONE = np.uint64(0)


@inner(types.uint64(INT))
def bit(number: int) -> Any:
    return ONE << np.uint64(number)


@inner(INT(types.uint64))
def lowest_card(bits: Any) -> int:
    """Return the lowest card among some (bits), of which there must be one."""
    return int(trailing_zeros(bits))


@inner(INT(INT))
def lowest(bits: int) -> int:
    """Return the lowest of some bits, of which there must be one."""
    return int(trailing_zeros(bits))


@inner(INT(INT, INT))
def first_place(places: int, side: int) -> int:
    """Return the first of some places (bits) where all sides count them alike."""
    return int(trailing_zeros(places))


@inner(INT(types.uint64))
def count_cards(bits: Any) -> int:
    total = 0
    while bits != NONE:
        bits &= bits - ONE
        total += 1
    return total


@inner(INT(INT))
def count_bits(bits: int) -> int:
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total
