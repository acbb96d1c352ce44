"""Compute win rates and how sure one may be of them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from matches.statistics.distributions import TAIL, Z, student_quantile

#: Counted scores, one list for each stratum (opponent): `counts[k]` observations scored k of `len(counts) - 1` steps. Five counts for
#: pairs of games (0, 1/2, 1, 3/2, 2 points), three for single games (lost, drawn, won).
Strata = Sequence[Sequence[int]]
#: What each stratum counts for, in any unit; none at all: as much as it has observations.
Weights = Sequence[float]


@dataclass(frozen=True, slots=True)
class Interval:
    """An interval that holds the true value 95 times of 100 that one like it is made. low < high."""

    low: float
    high: float

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class Observed:
    """A stratum: its share of the total, how many observations of so many games it has, and the squares of their distances from their mean
    (or, corrected for luck, from what was to be expected of each), added up.
    """

    share: float
    number: int
    squares: float
    games: float


@dataclass(frozen=True, slots=True)
class Measured:
    """The mean score of so many pairs, 0 to 1, and the sum of the squares of their distances from it."""

    pairs: int
    score: float
    squares: float


#: The variance of a pair's score (0 to 1) when its games are even and independent.
EVEN_VARIANCE = 1 / 8
#: What is known of a rate before the first game.
ANYTHING = Interval(0.0, 1.0)


class Verdict(StrEnum):
    """The verdict of an interval on a deck: better, worse, or undecided."""

    BETTER = "better"
    WORSE = "worse"
    UNDECIDED = "undecided"


def win_rate(wins: int, draws: int, games: int) -> float | None:
    """(wins + draws / 2) / games; None before the first game."""
    return (wins + draws / 2) / games if games else None


def mean_score(strata: Strata, weights: Weights = ()) -> float | None:
    """The mean of the scores counted in `strata`, from 0 (all lost) to 1 (all won).

    None without any, or when a stratum with a weight has none yet. Raises ValueError as `interval` does.
    """
    shares = shares_of(strata, weights)
    if shares is None:
        return None
    return sum(share * _mean(counts) for share, counts in zip(shares, strata, strict=True) if share)


def interval(strata: Strata, weights: Weights = (), *, tail: float = TAIL) -> Interval:
    """The interval of a win rate from counted scores, 95 % unless `tail` (left out on either side) says otherwise.

    The spread of the pair scores is measured, not assumed, so that draws and what ties the two games of a pair together count as they
    are; strata are compared within themselves, and count by their `weights`.

    Method: Wilson's score interval (Wilson 1927) on the effective sample size (Kish 1965), that is p(1 - p) over the measured variance of
    the stratified mean, with Student's t for the degrees of freedom (Korn and Graubard 1998), which are Satterthwaite's (1946). One
    imaginary observation of independent games is added to the measured variance, shared by weight, so that equal scores,
    even 100 %, leave a width above zero.

    Raises ValueError for weights that are negative, all zero, or not one for each stratum.
    """
    shares = shares_of(strata, weights)
    rate = mean_score(strata, weights)
    if shares is None or rate is None:
        return ANYTHING
    return wilson(rate, *_effective(strata, shares, rate), tail=tail)


def wilson(rate: float, effective: float, freedom: float, *, tail: float = TAIL) -> Interval:
    """Wilson's interval for a rate found in so many effective trials, their number being known with so many degrees of freedom."""
    t = student_quantile(freedom, tail)
    shrink = 1 + t * t / effective
    centre = (rate + t * t / (2 * effective)) / shrink
    reach = t / shrink * math.sqrt(rate * (1 - rate) / effective + t * t / (4 * effective * effective))
    return Interval(max(0.0, min(centre - reach, rate)), min(1.0, max(centre + reach, rate)))


def verdict(found: Interval, even: float = 0.5) -> Verdict:
    """Return whether the interval lies above `even`, below it, or holds it."""
    if found.low > even:
        return Verdict.BETTER
    return Verdict.WORSE if found.high < even else Verdict.UNDECIDED


def score_deviation(strata: Strata) -> float:
    """The standard deviation of one observation's score (0 to 1) within its stratum, never zero; that of two even games without any."""
    shares, rate = shares_of(strata, ()), mean_score(strata)
    if shares is None or rate is None:
        return math.sqrt(EVEN_VARIANCE)
    count = sum(map(sum, strata))
    effective, _ = _effective(strata, shares, rate)
    # Shrunk as Agresti and Coull (1998) do, so that nothing but wins leaves some doubt.
    shrunk = (rate * count + 2) / (count + 4)
    return math.sqrt(shrunk * (1 - shrunk) * count / effective)


def games_needed(strata: Strata, half_width: float) -> int:
    """About how many games such results would need for an interval of rate +- `half_width`."""
    games = max(len(strata[0]) - 1, 2) // 2 if strata else 2
    return math.ceil((score_deviation(strata) * Z / half_width) ** 2) * games


def shares_of(strata: Strata, weights: Weights) -> list[float] | None:
    """The strata's shares of 1; None when one that counts has no observations. Raises ValueError as `interval` does."""
    if weights and (len(weights) != len(strata) or min(weights) < 0 or not sum(weights) > 0):
        raise ValueError(f"{len(strata)} strata need as many weights, none below zero and some above, not {list(weights)}.")
    numbers = [sum(counts) for counts in strata]
    parts = weights or numbers
    if not sum(parts) or any(part and not number for part, number in zip(parts, numbers, strict=True)):
        return None
    return [part / sum(parts) for part in parts]


def _effective(strata: Strata, shares: Sequence[float], rate: float) -> tuple[float, float]:
    found = zip(strata, shares, strict=True)
    return effective_trials(
        [Observed(share, sum(counts), _squares(counts), (len(counts) - 1) / 2) for counts, share in found if share], rate
    )


def effective_trials(strata: Iterable[Observed], rate: float) -> tuple[float, float]:
    """Return how many independent trials with that rate tell as much as the strata do, and the degrees of freedom of that number.

    One imaginary observation of independent games is added, shared by weight.
    """
    binary = rate * (1 - rate)
    total = freedom = 0.0
    for each in strata:
        measured = each.squares / binary if binary else (each.number - 1) / each.games
        variance = each.share * each.share * (measured + each.share / each.games) / (each.number * (each.number - 1 + each.share))
        total += variance
        freedom += variance * variance / (each.number - 1 + each.share)
    return 1 / total, total * total / freedom


def _mean(counts: Sequence[int]) -> float:
    return sum(number * step for step, number in enumerate(counts)) / (len(counts) - 1) / sum(counts)


def _squares(counts: Sequence[int]) -> float:
    """The sum of squared distances from the stratum's own mean."""
    mean = _mean(counts)
    return sum(number * (step / (len(counts) - 1) - mean) ** 2 for step, number in enumerate(counts))
