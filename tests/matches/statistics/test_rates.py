"""The interval holds the true rate 95 times of 100, whatever ties the games of a pair together."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from matches.statistics import Interval, Verdict, games_needed, interval, mean_score, verdict, win_rate
from tests.matches.statistics.pairs import pair_scores, rate_of

RUNS = 20_000


@cache
def _interval(counts: tuple[int, ...]) -> Interval:
    return interval([counts])


def coverage(likely: np.ndarray, pairs: int, runs: int = RUNS) -> float:
    true = rate_of(likely)
    samples = np.random.default_rng(7).multinomial(pairs, likely, size=runs)
    kinds, numbers = np.unique(samples, axis=0, return_counts=True)
    held = sum(number for counts, number in zip(kinds.tolist(), numbers.tolist(), strict=True) if _interval(tuple(counts)).holds(true))
    return held / runs


@pytest.mark.parametrize("rate", [0.5, 0.55, 0.8])
@pytest.mark.parametrize("ties", [{}, {"seat": 0.1, "draws": 0.1}, {"tie": 0.5, "draws": 0.05}], ids=["independent", "seats", "tied"])
@pytest.mark.parametrize(("pairs", "within"), [(50, 0.01), (500, 0.007)])
def test_coverage_is_95_percent(rate: float, ties: dict[str, float], pairs: int, within: float) -> None:
    assert coverage(pair_scores(rate, **ties), pairs) == pytest.approx(0.95, abs=within)


@pytest.mark.parametrize(("low", "high"), [(0.9, 0.99), (0.01, 0.1)])
@pytest.mark.parametrize("pairs", [50, 200])
def test_coverage_near_the_edges(low: float, high: float, pairs: int) -> None:
    """Near 0 and 1 few results are possible, so that coverage jumps from rate to rate; over a range of rates it is 95 %."""
    rates = np.linspace(low, high, 19)
    assert np.mean([coverage(pair_scores(rate), pairs, 2000) for rate in rates]) == pytest.approx(0.95, abs=0.01)


@pytest.mark.parametrize("pairs", [5, 10, 25])
def test_small_numbers_are_told_with_caution(pairs: int) -> None:
    found = [coverage(pair_scores(rate, seat=0.05), pairs, 4000) for rate in (0.5, 0.55, 0.8, 0.9)]
    assert 0.945 <= np.mean(found) <= 0.995
    assert min(found) >= 0.93


def test_coverage_over_opponents() -> None:
    """Opponents of very different strength: the spread between them is no part of the error."""
    likely = [pair_scores(rate) for rate in (0.2, 0.5, 0.8)]
    true = float(np.mean([rate_of(each) for each in likely]))
    random_numbers = np.random.default_rng(11)
    held = 0
    for _ in range(4000):
        held += interval([random_numbers.multinomial(50, each).tolist() for each in likely]).holds(true)
    assert held / 4000 == pytest.approx(0.95, abs=0.01)


def test_opponents_narrow_the_interval() -> None:
    counts = [[18, 0, 2, 0, 0], [0, 0, 2, 0, 18]]
    together = [sum(each) for each in zip(*counts, strict=True)]
    assert interval(counts).half_width < interval([together]).half_width / 2


@pytest.mark.parametrize("counts", [[0, 0, 0, 0, 1], [0, 0, 0, 0, 50], [5000, 0, 0, 0, 0], [0, 0, 500, 0, 0]])
def test_never_of_zero_width(counts: list[int]) -> None:
    found = interval([counts])
    assert 0 <= found.low < found.high <= 1
    assert found.half_width > 1e-4


def test_nothing_played_tells_nothing() -> None:
    assert interval([]) == interval([[0] * 5]) == Interval(0.0, 1.0)
    assert win_rate(0, 0, 0) is None


def test_single_games_agree_with_wilson() -> None:
    """Wilson's interval for 55 of 100 is 0.452 to 0.644."""
    found = interval([[45, 0, 55]])
    assert (found.low, found.high) == pytest.approx((0.452, 0.644), abs=0.004)


def test_verdict() -> None:
    assert verdict(Interval(0.51, 0.6)) == Verdict.BETTER
    assert verdict(Interval(0.4, 0.49)) == Verdict.WORSE
    assert verdict(Interval(0.49, 0.6)) == Verdict.UNDECIDED


def test_win_rate_counts_draws_as_half() -> None:
    assert win_rate(5, 2, 10) == 0.6


def test_games_needed_is_what_it_takes() -> None:
    needed = games_needed([[100, 0, 200, 0, 100]], 0.01)
    pairs = needed // 2
    assert interval([[pairs // 4, 0, pairs // 2, 0, pairs // 4]]).half_width == pytest.approx(0.01, rel=0.01)


def test_coverage_with_weights() -> None:
    """A field in which some opponents are met far more often than they were played, and one hardly at all."""
    likely = [pair_scores(rate, seat=0.1, draws=0.05) for rate in (0.2, 0.45, 0.6, 0.85)]
    weights, pairs = [0.5, 0.3, 0.15, 0.05], [40, 80, 15, 100]
    true = sum(weight * rate_of(each) for weight, each in zip(weights, likely, strict=True))
    random_numbers = np.random.default_rng(13)
    held, rates = 0, []
    for _ in range(4000):
        counts = [random_numbers.multinomial(number, each).tolist() for number, each in zip(pairs, likely, strict=True)]
        held += interval(counts, weights).holds(true)
        rates.append(mean_score(counts, weights))
    assert held / 4000 == pytest.approx(0.95, abs=0.01)
    assert np.mean(rates) == pytest.approx(true, abs=0.002)


def test_even_weights_are_no_weights() -> None:
    counts = [[8, 0, 6, 0, 6], [3, 0, 10, 0, 7]]
    assert interval(counts, [2, 2]) == interval(counts)
    assert mean_score(counts, [2, 2]) == mean_score(counts)


def test_a_stratum_without_weight_does_not_count() -> None:
    assert interval([[8, 0, 6, 0, 6], [50, 0, 0, 0, 0], [0] * 5], [1, 0, 0]) == interval([[8, 0, 6, 0, 6]])


def test_a_stratum_with_weight_and_no_games_leaves_everything_open() -> None:
    assert mean_score([[8, 0, 6, 0, 6], [0] * 5], [1, 1]) is None
    assert interval([[8, 0, 6, 0, 6], [0] * 5], [1, 1]) == Interval(0.0, 1.0)


@pytest.mark.parametrize("weights", [[1], [1, -1], [0, 0], [1, 1, 1]])
def test_impossible_weights_are_refused(weights: list[float]) -> None:
    with pytest.raises(ValueError, match="2 strata need as many weights"):
        interval([[1, 0, 0, 0, 1], [1, 0, 0, 0, 1]], weights)


def test_one_game_of_a_heavy_stratum_tells_little() -> None:
    assert interval([[40, 0, 60], [0, 0, 1]], [1, 9]).half_width > 0.25


def test_other_levels() -> None:
    """Wilson's 99 % interval for 55 of 100 is 0.423 to 0.671."""
    found = interval([[45, 0, 55]], tail=0.005)
    assert (found.low, found.high) == pytest.approx((0.423, 0.671), abs=0.006)
