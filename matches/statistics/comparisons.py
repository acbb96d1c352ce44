"""Compare games with a thing against games without it, stratum by stratum."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from matches.statistics.distributions import student_quantile
from matches.statistics.rates import Interval, Verdict, verdict

#: Lost, drawn and won games with the thing, and without it.
Stratum = tuple[Sequence[int], Sequence[int]]


@dataclass(frozen=True, slots=True)
class Gap:
    """The win rate with a thing less that without it (-1 to 1), from so many games of either kind in strata that have both."""

    rate: float
    interval: Interval
    games_with: int
    games_without: int

    @property
    def verdict(self) -> Verdict:
        return verdict(self.interval, even=0.0)


def compare(strata: Iterable[Stratum]) -> Gap | None:
    """The gap over all strata; None when none has games of both kinds.

    Method: Mantel and Haenszel (1959): the strata's gaps, weighted by n1 n0 / (n1 + n0). The variance is that of who has the thing by
    chance within a stratum (Mantel 1963), so that a game without it may stand in several strata, as in a log-rank test. One
    imaginary game that is lost or won is added to each stratum's variance; the interval is never of zero width.
    """
    gaps = weights = variance = 0.0
    games = [0, 0]
    for having, lacking in strata:
        one, other = sum(having), sum(lacking)
        if not one or not other:
            continue
        both = [a + b for a, b in zip(having, lacking, strict=True)]
        weight = one * other / (one + other)
        gaps += weight * (_mean(having) - _mean(lacking))
        weights += weight
        variance += weight * (sum(number * (step / 2 - _mean(both)) ** 2 for step, number in enumerate(both)) + 0.25) / sum(both)
        games[0] += one
        games[1] += other
    if not weights:
        return None
    rate, reach = gaps / weights, student_quantile(min(games)) * math.sqrt(variance) / weights
    return Gap(rate, Interval(max(-1.0, rate - reach), min(1.0, rate + reach)), *games)


def _mean(counts: Sequence[int]) -> float:
    return sum(number * step / 2 for step, number in enumerate(counts)) / sum(counts)
