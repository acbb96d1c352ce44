"""The sequential test "is A better than B?": decides as early as stated error rates allow, and corrects its estimate for it."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from matches.statistics.decisions import Decision, Outcome, look_sizes, require_look
from matches.statistics.distributions import TAIL, Z, normal_quantile, student_quantile
from matches.statistics.likelihoods import log_likelihood_ratio
from matches.statistics.rates import EVEN_VARIANCE, Interval, Strata, Weights, interval, mean_score, score_deviation
from matches.statistics.walks import Walk, make_walk

#: A rate so many deviations of a pair's score from the hypotheses is far from them: about 90 %.
_FAR = 1.8


@dataclass(frozen=True, slots=True)
class Forecast:
    """The behaviour of a test at some true win rate: pairs on the average, and how likely each outcome is."""

    pairs: float
    better: float
    not_better: float
    undecided: float


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Win rate `null` against `alternative`, at most `most_pairs` pairs of one opponent.

    At true rate `null` it finds BETTER at most `alpha` of the time, at `alternative` NOT_BETTER at most `beta`. A generalised sequential
    probability ratio test on pair scores, as Fishtest's (Wald 1945; M. Van den Bergh, "A practical introduction to the GSPRT"). Looks
    only at fixed sizes overshoot Wald's bounds a little, which makes the errors rarer than stated.
    """

    most_pairs: int
    null: float = 0.5
    alternative: float = 0.53
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.null < self.alternative < 1:
            raise ValueError("The win rates to tell apart lie between 0 and 1, the alternative above the null.")
        if not (0.001 <= self.alpha <= 0.2 and 0.001 <= self.beta <= 0.2):
            raise ValueError("Error rates lie between 0.1 % and 20 %.")
        if self.most_pairs < 1:
            raise ValueError("A sequential test needs at least one pair.")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which it finds NOT_BETTER and BETTER."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    @property
    def fixed_pairs(self) -> int:
        """The pairs that a test of a fixed number with these error rates needs. As `most_pairs`, three times as many leave hardly any
        test undecided.
        """
        quantiles = normal_quantile(self.alpha) + normal_quantile(self.beta)
        return math.ceil(EVEN_VARIANCE * (quantiles / (self.alternative - self.null)) ** 2)

    def sizes(self) -> tuple[int, ...]:
        return look_sizes(self.fixed_pairs / 32, self.most_pairs)

    def check(self, pairs: int, strata: Strata, weights: Weights = ()) -> Decision:
        """Look at the first `pairs` pairs, as any rule does; raises ValueError for more than one stratum, too."""
        require_look(self, pairs)
        if len(strata) != 1:
            raise ValueError("A sequential test is of one opponent.")
        ratio = float(log_likelihood_ratio(strata[0], self.null, self.alternative))
        outcome = self._outcome(pairs, ratio)
        if outcome == Outcome.GO_ON:
            return Decision(outcome, pairs, mean_score(strata), interval(strata), ratio)
        return Decision(outcome, pairs, *self._corrected(pairs, strata), ratio)

    def forecast(self, rate: float, deviation: float | None = None) -> Forecast:
        """Return the forecast of the test at a true rate.

        `deviation`: that of a pair's score (0 to 1), if it is not that of independent games without draws.
        """
        sizes = self.sizes()
        walk = self._walk(sizes, rate, deviation or math.sqrt(rate * (1 - rate) / 2))
        drift = self._drift(rate)
        better, not_better = walk.above(drift, slice(None), walk.upper), walk.below(drift, slice(None), walk.lower)
        pairs = float(walk.going_on(drift) @ np.diff(sizes, prepend=0))
        return Forecast(pairs, min(better, 1.0), min(not_better, 1.0), max(1 - better - not_better, 0.0))

    def expect(self, last: Decision) -> int:
        """Return about where it ends if the ratio drifts on, as fast as it has come so far, towards the bound on its side of zero."""
        lower, upper = self.bounds
        ratio = last.log_likelihood_ratio or 0.0
        bound = upper if ratio > 0 else lower
        return min(self.most_pairs, math.ceil(last.pairs * bound / ratio)) if ratio else self.most_pairs

    def as_json(self) -> dict[str, Any]:
        return {"kind": "sequential_test", **asdict(self)}

    def _outcome(self, pairs: int, ratio: float) -> Outcome:
        lower, upper = self.bounds
        if ratio >= upper:
            return Outcome.BETTER
        if ratio <= lower:
            return Outcome.NOT_BETTER
        return Outcome.GO_ON if pairs < self.most_pairs else Outcome.OUT_OF_GAMES

    def _corrected(self, pairs: int, strata: Strata) -> tuple[float | None, Interval]:
        """The median-unbiased rate and its interval.

        In units of the log-likelihood ratio the sum of scores is nearly a Brownian motion between the bounds. The drift is sought for which
        an end at least as high as this one has the chance 1/2, 2.5 % and 97.5 % (Siegmund 1978; Jennison and Turnbull 2000,
        chapter 8). At the first look there is nothing to correct, and far from both hypotheses the test always ends at about the same.
        """
        rate, deviation = mean_score(strata), score_deviation(strata)
        looks = tuple(size for size in self.sizes() if size <= pairs)
        if rate is None or len(looks) == 1 or abs(rate - self._centre) > _FAR * deviation:
            return rate, interval(strata)
        walk = self._walk(looks, rate, deviation)
        time, last = float(walk.steps.sum()), len(looks) - 1
        middle, low, high = (self._rate(walk.drift(chance, last, self._drift(rate) * time)) for chance in (0.5, TAIL, 1 - TAIL))
        wider = student_quantile(sum(strata[0]) - 1) / Z
        return middle, Interval(max(0.0, middle - wider * (middle - low)), min(1.0, middle + wider * (high - middle)))

    def _walk(self, sizes: tuple[int, ...], rate: float, deviation: float) -> Walk:
        """The walk at about that rate. A pair takes as much time as it adds to the variance.

        Far from both hypotheses the exact ratio grows more slowly than the walk, about as if the scores' variance were that around the
        hypotheses; the walk's bounds are moved away instead.
        """
        pace = ((self.alternative - self.null) / deviation) ** 2
        slower = 1 + ((rate - self._centre) / deviation) ** 2
        lower, upper = self.bounds
        return make_walk([size * pace for size in sizes], lower * slower, upper * slower, self._drift(rate))

    @property
    def _centre(self) -> float:
        return (self.null + self.alternative) / 2

    def _drift(self, rate: float) -> float:
        return (rate - self._centre) / (self.alternative - self.null)

    def _rate(self, drift: float) -> float:
        return self._centre + drift * (self.alternative - self.null)
