"""Compute by how much one version does better than another on the same opponents with the same seeds (common random numbers)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from matches.statistics.distributions import TAIL, student_quantile, student_tail
from matches.statistics.rates import Interval, Strata, Verdict, Weights, shares_of, verdict

#: Differences of pair scores run from -4 to 4 quarters of a point of win rate.
LARGEST = 4
#: The size of the two imaginary differences: one game of the pair lost instead of won, and the other way round.
_IMAGINARY = 0.5


@dataclass(frozen=True, slots=True)
class Difference:
    """The first version's win rate less the second's (-1 to 1), from so many pairs of which `differing` were scored differently.

    `chance`: how often so large a difference, or a larger one, would come about between versions that are equally good (two-sided).
    """

    rate: float
    interval: Interval
    pairs: int
    differing: int
    chance: float

    @property
    def verdict(self) -> Verdict:
        return verdict(self.interval, even=0.0)


def count_differences(first: str, second: str) -> tuple[int, ...]:
    """Count how often each difference of two versions' pair scores came about, -4 to 4 half points.

    The digits are those of the same pairs in order (`tallies.score_digits`); a pair that went wrong in either, or that one of them has
    not played yet, counts for neither.
    """
    counts = [0] * (2 * LARGEST + 1)
    for (one, other), number in Counter(zip(first, second, strict=False)).items():
        if one != "x" != other:
            counts[int(one) - int(other) + LARGEST] += number
    return tuple(counts)


def difference(strata: Strata, weights: Weights = (), *, tail: float = TAIL) -> Difference | None:
    """The difference over all strata (opponents), each a list of nine counts; by one opponent: `difference([counts])`.

    None without any pairs, or when an opponent with a weight has none yet.

    Method: the mean of the paired differences with Student's t and Satterthwaite's degrees of freedom, opponents within themselves.
    Two imaginary pairs, one half a win rate up and one as much down, are shared out among the opponents by weight, as Bonett
    and Price (2012) do for two paired proportions: versions that never differed may still differ where nobody looked, so that n equal
    pairs leave about +- 1.4 / n, the "rule of three" for a difference of one game.
    """
    shares = shares_of(strata, weights)
    if shares is None:
        return None
    rate = variance = spread = 0.0
    for counts, share in zip(strata, shares, strict=True):
        if share:
            number, mean, squares = _moments(counts)
            part = share * share * (squares + 2 * share * _IMAGINARY**2) / (number * (number - 1 + 2 * share))
            rate += share * mean
            variance += part
            spread += part * part / (number - 1 + share)
    freedom, error = variance * variance / spread, math.sqrt(variance)
    reach = student_quantile(freedom, tail) * error
    return Difference(
        rate=rate,
        interval=Interval(max(-1.0, rate - reach), min(1.0, rate + reach)),
        pairs=sum(map(sum, strata)),
        differing=sum(sum(counts) - counts[LARGEST] for counts in strata),
        chance=2 * student_tail(abs(rate) / error, freedom),
    )


@dataclass(frozen=True, slots=True)
class RateGap:
    """A win rate less another one (-1 to 1), each known from games of its own; `pairs` is how many pairs the first was played in."""

    rate: float
    interval: Interval
    pairs: int

    @property
    def verdict(self) -> Verdict:
        return verdict(self.interval, even=0.0)


def rate_gap(first: tuple[float, Interval], second: tuple[float, Interval], pairs: int) -> RateGap:
    """Return by how much the first of two rates, each with its interval, is higher.

    Method: Newcombe's hybrid interval (1998, method 10): the reaches of both intervals, squared and added. It takes the rates for
    independent, so with common seeds, which tie them together, it is rather too wide.
    """
    (rate, own), (other, theirs) = first, second
    below = math.hypot(rate - own.low, theirs.high - other)
    above = math.hypot(own.high - rate, other - theirs.low)
    return RateGap(rate - other, Interval(max(-1.0, rate - other - below), min(1.0, rate - other + above)), pairs)


def _moments(counts: Sequence[int]) -> tuple[int, float, float]:
    """The number of differences, their mean and the sum of their squared distances from it."""
    number = sum(counts)
    mean = sum(many * (step / LARGEST - 1) for step, many in enumerate(counts)) / number
    return number, mean, sum(many * (step / LARGEST - 1 - mean) ** 2 for step, many in enumerate(counts))
