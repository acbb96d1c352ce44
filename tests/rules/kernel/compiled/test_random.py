"""SplitMix64 streams, against a plain-Python reading of them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from rules.kernel.compiled.random import STREAMS, below, draw, mix

MASK = 2**64 - 1
STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def scrambled(value: int) -> int:
    value = (value ^ (value >> 30)) * FIRST & MASK
    value = (value ^ (value >> 27)) * SECOND & MASK
    return value ^ (value >> 31)


@njit
def draws(seed: Any, number: Any, count: int) -> Any:
    streams = np.zeros(2, np.uint64)
    streams[1] = mix(seed, number)
    found = np.zeros(count, np.uint64)
    for index in range(count):
        found[index] = draw(streams, 1)
    return found


@njit
def counts(bound: int, total: int) -> Any:
    streams = np.zeros(1, np.uint64)
    found = np.zeros(bound, np.int64)
    for _ in range(total):
        found[below(streams, 0, bound)] += 1
    return found


def test_draws_are_those_of_splitmix64() -> None:
    assert STREAMS.dtype.bitwidth == 64
    for seed, number in ((0, 0), (1, 5), (MASK, 12345)):
        state = scrambled(scrambled(seed + STEP & MASK) ^ (number * STEP + SECOND & MASK))
        expected = [scrambled(state + STEP * (index + 1) & MASK) for index in range(5)]
        assert draws(np.uint64(seed), np.uint64(number), 5).tolist() == expected


def test_the_published_sequence_from_seed_zero() -> None:
    streams = [scrambled(STEP * (index + 1) & MASK) for index in range(3)]
    assert streams == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_bounded_draws_are_even() -> None:
    found = counts(7, 70_000)
    assert found.sum() == 70_000
    assert abs(found - 10_000).max() < 400
