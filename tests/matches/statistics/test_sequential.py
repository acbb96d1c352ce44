"""The sequential test errs no oftener than stated, and what it tells after stopping early is right."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest

from matches.statistics import Outcome, SequentialTest, interval
from matches.statistics.likelihoods import log_likelihood_ratio
from tests.matches.statistics.pairs import STEPS, Floats, pair_scores

TEST = SequentialTest(4512)
TIED = {"tie": 0.5, "draws": 0.05}


@dataclass(frozen=True)
class Ends:
    """Simulated tests: their counts, pairs and sign of the outcome (1 better, -1 not better, 0 undecided)."""

    counts: npt.NDArray[np.int64]
    pairs: npt.NDArray[np.int64]
    signs: npt.NDArray[np.int64]


def play(test: SequentialTest, likely: Floats, runs: int, seed: int = 17) -> Ends:
    random_numbers = np.random.default_rng(seed)
    counts = np.zeros((runs, 5), dtype=np.int64)
    pairs, signs, going_on = np.zeros(runs, dtype=np.int64), np.zeros(runs, dtype=np.int64), np.arange(runs)
    lower, upper = test.bounds
    played = 0
    for size in test.sizes():
        counts[going_on] += random_numbers.multinomial(size - played, likely, size=len(going_on))
        pairs[going_on] = played = size
        ratio = log_likelihood_ratio(counts[going_on], test.null, test.alternative)
        signs[going_on] = (ratio >= upper).astype(int) - (ratio <= lower)
        going_on = going_on[signs[going_on] == 0]
    return Ends(counts, pairs, signs)


@pytest.mark.parametrize("ties", [{}, {"seat": 0.1, "draws": 0.1}, TIED], ids=["independent", "seats", "tied"])
def test_errors_are_no_oftener_than_stated(ties: dict[str, float]) -> None:
    at_null, at_alternative = (play(TEST, pair_scores(rate, **ties), 3000).signs for rate in (0.5, 0.53))
    assert 0.02 < np.mean(at_null == 1) <= 0.05
    assert 0.02 < np.mean(at_alternative == -1) <= 0.05


def test_unequal_errors() -> None:
    test = SequentialTest(2000, alternative=0.56, alpha=0.01, beta=0.1)
    assert np.mean(play(test, pair_scores(0.5), 10000).signs == 1) <= 0.01
    assert 0.04 < np.mean(play(test, pair_scores(0.56), 3000).signs == -1) <= 0.1


@pytest.mark.parametrize("rate", [0.46, 0.5, 0.515, 0.53, 0.7])
@pytest.mark.parametrize("ties", [{}, TIED], ids=["independent", "tied"])
def test_forecast_is_what_happens(rate: float, ties: dict[str, float]) -> None:
    likely = pair_scores(rate, **ties)
    ends = play(TEST, likely, 1500)
    found = TEST.forecast(rate, float(np.sqrt(likely @ (STEPS - rate) ** 2)))
    assert found.pairs == pytest.approx(ends.pairs.mean(), rel=0.06)
    shares = [np.mean(ends.signs == sign) for sign in (1, -1, 0)]
    assert [found.better, found.not_better, found.undecided] == pytest.approx(shares, abs=0.035)


@pytest.mark.parametrize("rate", [0.01, 0.97])
def test_forecast_far_away(rate: float) -> None:
    """One of the first looks ends it."""
    found = TEST.forecast(rate)
    assert found.pairs == pytest.approx(52, abs=5)
    assert (found.better, found.not_better) == pytest.approx((float(rate > 0.5), float(rate < 0.5)), abs=1e-6)


def test_forecast_without_a_deviation_takes_independent_games() -> None:
    assert TEST.forecast(0.53) == TEST.forecast(0.53, float(np.sqrt(0.53 * 0.47 / 2)))


@pytest.mark.parametrize("rate", [0.45, 0.5, 0.515, 0.56, 0.75])
def test_corrected_estimates(rate: float) -> None:
    """As often too high as too low, less biased than the plain rate, and the interval holds the truth 95 times of 100."""
    likely = pair_scores(rate, seat=0.05, draws=0.05)
    ends = play(TEST, likely, 300)
    found = [TEST.check(int(pairs), [counts.tolist()]) for counts, pairs in zip(ends.counts, ends.pairs, strict=True)]
    assert all(each.is_over for each in found)
    rates = np.array([each.rate for each in found])
    plain = ends.counts @ STEPS / ends.pairs
    assert np.mean(rates < rate) == pytest.approx(0.5, abs=0.06)
    assert abs(rates.mean() - rate) <= max(0.65 * abs(plain.mean() - rate), 0.002)
    assert np.mean([each.interval.holds(rate) for each in found]) == pytest.approx(0.95, abs=0.03)


@pytest.mark.slow
@pytest.mark.parametrize("margin", [0.02, 0.05])
def test_coverage_after_early_stops(margin: float) -> None:
    """95 % within 1.5 over ties and true rates near the hypotheses and far from them; none, of 400 tests, more than 3.5 below."""
    test = SequentialTest(3 * SequentialTest(1, alternative=0.5 + margin).fixed_pairs, alternative=0.5 + margin)
    coverages = []
    for rate in (0.5 - 2 * margin, 0.5, 0.5 + margin / 2, 0.5 + margin, 0.5 + 3 * margin, 0.85):
        for ties in ({}, TIED):
            ends = play(test, pair_scores(rate, **ties), 400)
            found = [test.check(int(pairs), [counts.tolist()]) for counts, pairs in zip(ends.counts, ends.pairs, strict=True)]
            coverages.append(np.mean([each.interval.holds(rate) for each in found]))
    assert np.mean(coverages) == pytest.approx(0.95, abs=0.015)
    assert min(coverages) >= 0.915


def test_plain_interval_after_an_early_stop_is_too_sure() -> None:
    """The plain interval is too narrow; that is what the correction is for."""
    ends = play(TEST, pair_scores(0.515), 1500)
    assert np.mean([interval([counts.tolist()]).holds(0.515) for counts in ends.counts]) < 0.93


def test_outcomes() -> None:
    first, last = TEST.sizes()[2], TEST.sizes()[-1]
    assert TEST.check(first, [[0, 0, 0, 0, first]]).outcome == Outcome.BETTER
    assert TEST.check(first, [[first, 0, 0, 0, 0]]).outcome == Outcome.NOT_BETTER
    assert TEST.check(first, [[1, 0, first - 1, 0, 0]]).outcome == Outcome.NOT_BETTER
    even = TEST.check(first, [[first // 2, 0, 0, 0, first - first // 2]])
    assert even.outcome == Outcome.GO_ON
    assert even.interval == interval([[first // 2, 0, 0, 0, first - first // 2]])
    counts = [1110, 0, 2156, 0, 1246]
    undecided = TEST.check(last, [counts])
    assert undecided.outcome == Outcome.OUT_OF_GAMES
    assert undecided.log_likelihood_ratio == float(log_likelihood_ratio(counts, 0.5, 0.53))
    assert undecided.rate == pytest.approx(0.515, abs=0.001)
    assert undecided.interval.half_width > interval([counts]).half_width


@pytest.mark.parametrize("counts", [[0, 0, 0, 0, 58], [0, 0, 0, 3, 55], [58, 0, 0, 0, 0], [0, 0, 58, 0, 0]])
def test_one_sided_ends_are_told(counts: list[int]) -> None:
    found = TEST.check(TEST.sizes()[2], [counts])
    assert found.is_over
    assert found.rate == pytest.approx(float(np.dot(counts, STEPS)) / 58, abs=0.02)
    assert 0 <= found.interval.low < found.interval.high <= 1
    assert found.interval.holds(found.rate)


def test_bounds_are_walds() -> None:
    assert SequentialTest(9, alpha=0.05, beta=0.1).bounds == pytest.approx((np.log(0.1 / 0.95), np.log(0.9 / 0.05)))


def test_fixed_number_of_the_same_power() -> None:
    """50 % against 53 % takes about 3,000 games."""
    assert 2 * TEST.fixed_pairs == pytest.approx(3001, abs=10)
    assert 2 * TEST.forecast(0.53).pairs == pytest.approx(1790, rel=0.02)


def test_games_that_went_wrong_are_done_without() -> None:
    size = TEST.sizes()[20]
    whole, less = TEST.check(size, [[40, 0, 80, 0, size - 120]]), TEST.check(size, [[39, 0, 80, 0, size - 122]])
    assert less.outcome == whole.outcome == Outcome.BETTER
    assert less.rate == pytest.approx(whole.rate, abs=0.01)


def test_one_opponent_only() -> None:
    with pytest.raises(ValueError, match="one opponent"):
        TEST.check(TEST.sizes()[0], [[1] * 5, [1] * 5])


@pytest.mark.parametrize(
    "wrong", [{"null": 0.6}, {"alternative": 1.0}, {"null": 0.0}, {"alpha": 0.5}, {"beta": 0.0}, {"most_pairs": 0}], ids=str
)
def test_impossible_tests_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"win rates|Error rates|one pair"):
        SequentialTest(**{"most_pairs": 100, **wrong})
