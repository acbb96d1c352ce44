"""The odds of drawing what one needs from several piles, where each draw may come from any of them.

A list of odds holds a probability for each number of draws, from 0 on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

OddsByDraws = Sequence[float]


def odds_of_all(piles: Sequence[OddsByDraws]) -> list[float]:
    """Return the odds that every pile has given what is needed of it, by the number of draws from all piles together.

    The player draws from a pile until it has given its part. No other order does better, because the piles are independent.
    """
    return reduce(_both, map(list, piles))


def odds_of_any(piles: Sequence[OddsByDraws]) -> list[float]:
    """Return the odds that any pile has given what is needed of it. The player shares out each number of draws in the best way."""
    return reduce(_either, map(list, piles))


def _both(first: list[float], second: list[float]) -> list[float]:
    just = [now - before for now, before in zip(first, [0.0, *first], strict=False)]
    return [sum(just[own] * second[draws - own] for own in range(draws + 1)) for draws in range(len(first))]


def _either(first: list[float], second: list[float]) -> list[float]:
    return [1 - min((1 - first[own]) * (1 - second[draws - own]) for own in range(draws + 1)) for draws in range(len(first))]
