"""Stir words into one number, which tells positions apart."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from rules.kernel.compiled.compilation import INT, inner

U64 = types.uint64
STIR = np.uint64(0x9E3779B97F4A7C15)
_HALF = np.uint64(32)


@inner(U64(U64, U64))
def stir(total: Any, word: Any) -> Any:
    """Return the number with one more word stirred in."""
    total = (total ^ word) * STIR
    return total ^ total >> _HALF


@inner(U64(INT))
def word(number: int) -> Any:
    return np.uint64(number)
