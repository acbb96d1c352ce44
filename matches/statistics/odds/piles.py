"""Odds of what is drawn from several piles, where each draw may come from any of them.

A list of odds says how likely something is by so many draws, from none on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

OddsByDraws = Sequence[float]


def odds_of_all(piles: Sequence[OddsByDraws]) -> list[float]:
    """How likely each pile has given what is needed of it, by the draws from all of them: one draws from a pile until it has.

    No other order of draws does better by any number of them, since what a pile holds says nothing of the others.
    """
    return reduce(_both, map(list, piles))


def odds_of_any(piles: Sequence[OddsByDraws]) -> list[float]:
    """How likely any pile has given what is needed of it, with the draws shared out as serves best by each number of them."""
    return reduce(_either, map(list, piles))


def _both(first: list[float], second: list[float]) -> list[float]:
    just = [now - before for now, before in zip(first, [0.0, *first], strict=False)]
    return [sum(just[own] * second[draws - own] for own in range(draws + 1)) for draws in range(len(first))]


def _either(first: list[float], second: list[float]) -> list[float]:
    return [1 - min((1 - first[own]) * (1 - second[draws - own]) for own in range(draws + 1)) for draws in range(len(first))]
