"""Compute the spread of the lengths of games."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spread:
    """The spread of the lengths of games, in turns."""

    mean: float
    deviation: float
    median: int
    shortest: int
    longest: int


def spread(histogram: Mapping[int, int]) -> Spread | None:
    """The spread of a histogram (value -> count); None for an empty one."""
    count = sum(histogram.values())
    if not count:
        return None
    mean = sum(value * number for value, number in histogram.items()) / count
    squares = sum(number * (value - mean) ** 2 for value, number in histogram.items())
    values = sorted(histogram)
    seen, median = 0, values[-1]
    for value in values:
        seen += histogram[value]
        if 2 * seen >= count:
            median = value
            break
    return Spread(mean, math.sqrt(squares / count), median, values[0], values[-1])
