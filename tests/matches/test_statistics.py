"""The interval holds the true rate 95 times of 100, whatever ties the games of a pair together."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import numpy as np
import pytest

from matches.statistics import Interval, Verdict, games_needed, interval, spread, student_t, verdict, win_rate

RUNS = 20_000
_steps = np.arange(5) / 4


@cache
def _interval(counts: tuple[int, ...]) -> Interval:
    return interval([counts])


def pair_scores(rate: float, *, seat: float = 0.0, draws: float = 0.0, tie: float = 0.0) -> np.ndarray:
    """How likely each pair score is. `seat`: what going first is worth; `draws`: their share; `tie`: how often both games end alike."""

    def game(won: float) -> np.ndarray:
        drawn = 2 * draws * min(won, 1 - won)
        return np.array([1 - won - drawn / 2, drawn, won - drawn / 2])

    alike = np.zeros(5)
    alike[[0, 2, 4]] = game(rate)
    return (1 - tie) * np.convolve(game(rate + seat), game(rate - seat)) + tie * alike


def coverage(likely: np.ndarray, pairs: int, runs: int = RUNS) -> float:
    true = float(likely @ _steps)
    samples = np.random.default_rng(7).multinomial(pairs, likely, size=runs)
    kinds, numbers = np.unique(samples, axis=0, return_counts=True)
    held = sum(number for counts, number in zip(kinds.tolist(), numbers.tolist(), strict=True) if _interval(tuple(counts)).holds(true))
    return held / runs


@pytest.mark.parametrize("rate", [0.5, 0.55, 0.8])
@pytest.mark.parametrize("ties", [{}, {"seat": 0.1, "draws": 0.1}, {"tie": 0.5, "draws": 0.05}], ids=["independent", "seats", "tied"])
@pytest.mark.parametrize("pairs", [50, 500])
def test_coverage_is_95_percent(rate: float, ties: dict[str, float], pairs: int) -> None:
    assert coverage(pair_scores(rate, **ties), pairs) == pytest.approx(0.95, abs=0.01)


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
    true = float(np.mean([each @ _steps for each in likely]))
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


def test_student_t() -> None:
    assert [student_t(freedom) for freedom in (1, 10, 11, 30, 10**6)] == pytest.approx([12.706, 2.228, 2.201, 2.042, 1.960], abs=0.001)


def test_games_needed_is_what_it_takes() -> None:
    needed = games_needed([[100, 0, 200, 0, 100]], 0.01)
    pairs = needed // 2
    assert interval([[pairs // 4, 0, pairs // 2, 0, pairs // 4]]).half_width == pytest.approx(0.01, rel=0.01)


def test_spread() -> None:
    values = [random.Random(3).randint(4, 20) for _ in range(501)]
    found = spread(dict(Counter(values)))
    assert found is not None
    assert (found.shortest, found.longest, found.median) == (min(values), max(values), sorted(values)[250])
    assert (found.mean, found.deviation) == pytest.approx((np.mean(values), np.std(values)))
    assert spread({}) is None
