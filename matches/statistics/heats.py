"""Heats: what each of many swaps is worth when each plays a few pairs, learned from all the swaps that share one of its two cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

#: A pair's score runs from 0 to so many half points.
MOST_POINTS = 4
#: Fitted values are told to so many decimals of a win rate: sums that differ in their last digits rank alike.
DECIMALS = 9
_ROUNDS, _CLOSE = 500, 1e-12


@dataclass(frozen=True, slots=True)
class Trial:
    """A pair that a swap has played, by the swap's number. Trials of a block have played the same pair: opponent and seed.

    `points`: its half points, 0 to 4.
    """

    swap: int
    block: int
    points: int


def rate_swaps(cards: Sequence[tuple[int, int]], trials: Sequence[Trial]) -> tuple[float, ...]:
    """Return by how much each swap does better than the others (a win rate, -1 to 1, rounded to DECIMALS); 0 if nothing is known of it.

    `cards`: of each swap the numbers of the card that goes and of the one that comes.

    Method: a pair's score = its block's level + an effect of the card that goes + one of the card that comes + the swap's own + noise.
    The effects are random and shrunken each by its variance (best linear unbiased prediction, Henderson 1975, solved by Gauss and
    Seidel's iteration); the variances are estimated from these trials by moments (Henderson 1953, method 1). So a card that has come in
    twenty swaps is judged by the pairs of them all, and the swap's own counts as far as its pairs agree with each other.
    """
    if not trials:
        return (0.0,) * len(cards)
    swap, blocks = _numbers([each.swap for each in trials]), _numbers([each.block for each in trials])
    pairs = np.array(cards, np.int64).reshape(-1, 2)
    scores = np.array([each.points for each in trials]) / MOST_POINTS
    factors = (pairs[swap, 0], pairs[swap, 1], swap)
    sizes = (*(int(pairs[:, side].max()) + 1 for side in (0, 1)), len(cards))
    effects = _predict(scores, blocks, factors, sizes, _variances(scores, blocks, factors))
    fitted = effects[0][pairs[:, 0]] + effects[1][pairs[:, 1]] + effects[2]
    return tuple(round(value, DECIMALS) for value in fitted.tolist())


def _numbers(values: Sequence[int]) -> Ints:
    return np.array(values, np.int64)


def _variances(scores: Floats, blocks: Ints, factors: Sequence[Ints]) -> tuple[float, float, float, float]:
    """Of the effects of cards that go, of cards that come and of swaps by themselves, and of the noise; none below 0."""
    levels = _means(scores, blocks, int(blocks.max()) + 1)
    apart = scores - levels[blocks]
    # A block's level is the mean of its own trials, which takes a part of their spread away.
    whole = math.fsum((apart * apart).tolist()) / max(1, len(scores) - len(np.unique(blocks)))
    out, into, both = (_between(apart, factor) for factor in factors)
    own = max(0.0, both - out - into)
    return out, into, own, max(whole - out - into - own, 1e-6)


def _between(apart: Floats, factor: Ints) -> float:
    """The variance of the means of a factor's groups beyond what the spread within them explains (analysis of variance)."""
    counts = np.bincount(factor)
    sums = np.bincount(factor, apart)[counts > 0]
    counts = counts[counts > 0]
    groups, number = len(counts), len(apart)
    if not 1 < groups < number:
        return 0.0
    between = math.fsum((sums * sums / counts).tolist()) - math.fsum(apart.tolist()) ** 2 / number
    within = math.fsum((apart * apart).tolist()) - math.fsum((sums * sums / counts).tolist())
    size = (number - float((counts * counts).sum()) / number) / (groups - 1)
    return max(0.0, (between / (groups - 1) - within / (number - groups)) / size)


def _predict(
    scores: Floats, blocks: Ints, factors: Sequence[Ints], sizes: Sequence[int], variances: tuple[float, float, float, float]
) -> list[Floats]:
    """The shrunken effects of each factor's groups; sums run in the order of the trials, so that they come out alike everywhere."""
    *spreads, noise = variances
    effects = [np.zeros(size) for size in sizes]
    shares = [
        1 / (np.bincount(factor, minlength=size) + noise / spread)
        for factor, size, spread in zip(factors, sizes, spreads, strict=True)
        if spread
    ]
    moving = [place for place, spread in enumerate(spreads) if spread]
    many = int(blocks.max()) + 1
    for _ in range(_ROUNDS):
        told = sum((effects[place][factors[place]] for place in moving), np.zeros(len(scores)))
        rest = scores - told
        rest -= _means(rest, blocks, many)[blocks]
        change = 0.0
        for place, share in zip(moving, shares, strict=True):
            before = effects[place]
            effects[place] = np.bincount(factors[place], rest + before[factors[place]], minlength=sizes[place]) * share
            step = effects[place] - before
            rest -= step[factors[place]]
            change = max(change, float(np.abs(step).max()))
        if change < _CLOSE:
            break
    return effects


def _means(values: Floats, groups: Ints, many: int) -> Floats:
    return np.bincount(groups, values, minlength=many) / np.maximum(1, np.bincount(groups, minlength=many))
