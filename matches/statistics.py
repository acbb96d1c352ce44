"""Win rates and how sure one may be of them: pure functions of counted results."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

Z = 1.959963984540054
#: Student's t at 97.5 % for 1 to 10 degrees of freedom; above, its expansion around the normal quantile is exact to 0.001.
_T = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


@dataclass(frozen=True, slots=True)
class Interval:
    """Where the true rate lies, 95 times of 100 that such an interval is made. 0 <= low < high <= 1."""

    low: float
    high: float

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2

    def holds(self, rate: float) -> bool:
        return self.low <= rate <= self.high


class Verdict(StrEnum):
    """What an interval says about the better deck."""

    BETTER = "better"
    WORSE = "worse"
    UNDECIDED = "undecided"


def win_rate(wins: int, draws: int, games: int) -> float | None:
    """(wins + draws / 2) / games; None before the first game."""
    return (wins + draws / 2) / games if games else None


def mean_score(strata: Sequence[Sequence[int]]) -> float | None:
    """The mean of the scores counted in `strata`, from 0 (all lost) to 1 (all won); None without any."""
    count = sum(map(sum, strata))
    total = sum(number * step / (len(counts) - 1) for counts in strata for step, number in enumerate(counts))
    return total / count if count else None


def interval(strata: Sequence[Sequence[int]]) -> Interval:
    """The 95 % interval of a win rate from counted scores, one list of counts for each stratum (opponent).

    `counts[k]` says how many observations scored k of `len(counts) - 1` steps: five counts for pairs of games (0, 1/2, 1, 3/2, 2
    points), three for single games (lost, drawn, won). The spread of the pair scores is measured, not assumed, so that draws and
    what ties the two games of a pair together count as they are; strata are compared within themselves.

    Method: Wilson's score interval (Wilson 1927) on the effective sample size n / d (Kish 1965), where the design effect d is the
    measured variance over p(1 - p), with Student's t for the degrees of freedom (Korn and Graubard 1998). One imaginary
    observation of independent games is added to the estimate of d, so that equal scores, even 100 %, leave a width above zero.
    """
    strata = [counts for counts in strata if sum(counts)]
    count = sum(map(sum, strata))
    rate = mean_score(strata)
    if rate is None:
        return Interval(0.0, 1.0)
    freedom = count - len(strata) + 1
    effective = count / _design_effect(strata, rate, freedom)
    t = student_t(freedom)
    shrink = 1 + t * t / effective
    centre = (rate + t * t / (2 * effective)) / shrink
    reach = t / shrink * math.sqrt(rate * (1 - rate) / effective + t * t / (4 * effective * effective))
    return Interval(max(0.0, centre - reach), min(1.0, centre + reach))


def _design_effect(strata: Sequence[Sequence[int]], rate: float, freedom: int) -> float:
    """The measured variance of an observation over that of a single game with that rate, with one imaginary observation added."""
    games = (len(strata[0]) - 1) / 2
    binary = rate * (1 - rate)
    measured = sum(map(_squares, strata)) / binary if binary else (freedom - 1) / games
    return (measured + 1 / games) / freedom


def _squares(counts: Sequence[int]) -> float:
    """The sum of squared distances from the stratum's own mean."""
    mean = mean_score([counts])
    assert mean is not None
    return sum(number * (step / (len(counts) - 1) - mean) ** 2 for step, number in enumerate(counts))


def student_t(freedom: int) -> float:
    """Student's t at 97.5 % (Abramowitz and Stegun 26.7.5)."""
    if freedom <= len(_T):
        return _T[max(freedom, 1) - 1]
    z, v = Z, float(freedom)
    return (
        z + (z**3 + z) / (4 * v) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2) + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def verdict(found: Interval) -> Verdict:
    """Whether the interval lies above 50 %, below it, or holds it."""
    if found.low > 0.5:
        return Verdict.BETTER
    return Verdict.WORSE if found.high < 0.5 else Verdict.UNDECIDED


def games_needed(strata: Sequence[Sequence[int]], half_width: float) -> int:
    """About how many games such results would need for an interval of rate +- `half_width`."""
    strata = [counts for counts in strata if sum(counts)]
    rate = mean_score(strata)
    if rate is None:
        return math.ceil(2 * (Z / half_width) ** 2 / 8)
    count = sum(map(sum, strata))
    deviation = _design_effect(strata, rate, count - len(strata) + 1) * max(rate * (1 - rate), 0.01)
    games = (len(strata[0]) - 1) // 2
    return math.ceil(deviation * (Z / half_width) ** 2) * games


@dataclass(frozen=True, slots=True)
class Spread:
    """How long games last."""

    mean: float
    deviation: float
    median: int
    shortest: int
    longest: int


def spread(histogram: dict[int, int]) -> Spread | None:
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
