"""The win rate of some of the games, its interval holding the truth 95 times of 100."""

from __future__ import annotations

import numpy as np
import pytest

from matches.statistics import interval, subset_rate


@pytest.mark.parametrize("often", [0.15, 0.5, 1.0])
@pytest.mark.parametrize(("rate", "tie"), [(0.5, 0.0), (0.6, 0.8), (0.8, 0.3)])
def test_coverage(often: float, rate: float, tie: float) -> None:
    """400 pairs, each of whose games is in the subset with that chance; `tie`: how often a pair's games end alike."""
    random_numbers = np.random.default_rng(79)
    runs = 1000
    games = random_numbers.choice(3, size=(runs, 400, 2), p=[0.95 - rate, 0.1, rate - 0.05])
    is_alike = random_numbers.random((runs, 400)) < tie
    games[..., 1] = np.where(is_alike, games[..., 0], games[..., 1])
    is_in = random_numbers.random((runs, 400, 2)) < often
    number, points = is_in.sum(axis=2), (games * is_in).sum(axis=2)
    slots = np.where(number == 2, 3 + points, points)
    counts = [np.bincount(slots[run][number[run] > 0], minlength=8).tolist() for run in range(runs)]
    held = [found.interval.holds(rate) for found in map(subset_rate, counts) if found]
    assert np.mean(held) == pytest.approx(0.95, abs=0.02)


def test_all_games_are_as_pairs() -> None:
    found = subset_rate([0, 0, 0, 20, 5, 50, 5, 40])
    assert found
    assert (found.games, found.rate) == (240, pytest.approx(0.5833, abs=1e-4))
    plain = interval([[20, 5, 50, 5, 40]])
    assert (found.interval.low, found.interval.high) == pytest.approx((plain.low, plain.high), abs=0.001)


def test_single_games_are_as_single_games() -> None:
    found = subset_rate([45, 0, 55, 0, 0, 0, 0, 0])
    assert found
    plain = interval([[45, 0, 55]])
    assert (found.interval.low, found.interval.high) == pytest.approx((plain.low, plain.high))


@pytest.mark.parametrize("slot", range(8))
def test_never_of_zero_width(slot: int) -> None:
    found = subset_rate([0] * slot + [30] + [0] * (7 - slot))
    assert found
    assert found.interval.holds(found.rate)
    assert found.interval.half_width > 0.01


def test_no_games_tell_nothing() -> None:
    assert subset_rate([0] * 8) is None
