"""Randomness: SplitMix64 streams. Each use has a stream of its own, derived from the seed, so results don't depend on what ran before.

Only uint64 constants: one Python integer in the arithmetic would silently make it signed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from rules.kernel.compiled.compilation import INT, inner

STREAMS = types.Array(types.uint64, 1, "C")

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@inner(types.uint64(types.uint64))
def scramble(value: Any) -> Any:
    value = (value ^ (value >> _30)) * _MIX_1
    value = (value ^ (value >> _27)) * _MIX_2
    return value ^ (value >> _31)


@inner(types.uint64(types.uint64, types.uint64))
def mix(seed: Any, number: Any) -> Any:
    """Return the seed of a stream: that of `seed` with this number. Chain it for several numbers."""
    return scramble(scramble(seed + _STEP) ^ (number * _STEP + _MIX_2))


@inner(types.uint64(STREAMS, INT))
def draw(streams: Any, index: int) -> Any:
    """Return the next 64 bits of a stream."""
    streams[index] += _STEP
    return scramble(streams[index])


@inner(INT(STREAMS, INT, INT))
def below(streams: Any, index: int, bound: int) -> int:
    """Return a number from 0 to bound - 1."""
    return int(((draw(streams, index) >> _32) * np.uint64(bound)) >> _32)
