"""The difference of two versions is unbiased, its interval holds the truth 95 times of 100, and it is never of zero width."""

from __future__ import annotations

import numpy as np
import pytest

from matches.statistics import Verdict, count_differences, difference

STEPS = np.arange(-4, 5) / 4


def likely_differences(differing: float, upwards: float) -> np.ndarray:
    """Such a share of the pairs is scored differently, that part of them better: mostly by one game, some by a draw or both games."""
    likely = np.zeros(9)
    likely[4] = 1 - differing
    for size, often in ((1, 0.1), (2, 0.8), (4, 0.1)):
        likely[4 + size] += differing * upwards * often
        likely[4 - size] += differing * (1 - upwards) * often
    return likely


@pytest.mark.parametrize("pairs", [400, 1500])
@pytest.mark.parametrize("upwards", [0.5, 0.7])
@pytest.mark.parametrize("differing", [0.05, 0.3])
def test_coverage(pairs: int, upwards: float, differing: float) -> None:
    likely = likely_differences(differing, upwards)
    found = [difference([counts]) for counts in np.random.default_rng(29).multinomial(pairs, likely, size=4000).tolist()]
    true = float(likely @ STEPS)
    assert np.mean([each.interval.holds(true) for each in found if each]) == pytest.approx(0.95, abs=0.015)
    assert np.mean([each.rate for each in found if each]) == pytest.approx(true, abs=0.001)


@pytest.mark.parametrize("upwards", [0.5, 1.0])
@pytest.mark.parametrize("differing", [0.0, 0.001, 0.003, 0.01])
def test_rare_differences_are_told_with_caution(differing: float, upwards: float) -> None:
    likely = likely_differences(differing, upwards)
    found = [difference([counts]) for counts in np.random.default_rng(31).multinomial(1000, likely, size=2000).tolist()]
    assert np.mean([each.interval.holds(float(likely @ STEPS)) for each in found if each]) >= 0.94


def test_coverage_over_opponents_with_weights() -> None:
    """An edit that helps against one opponent and hurts against another."""
    likely = [likely_differences(0.2, 0.8), likely_differences(0.1, 0.2), likely_differences(0.02, 0.5)]
    weights, pairs = [0.5, 0.3, 0.2], [100, 200, 50]
    true = sum(weight * float(each @ STEPS) for weight, each in zip(weights, likely, strict=True))
    random_numbers = np.random.default_rng(37)
    held = 0
    for _ in range(3000):
        found = difference([random_numbers.multinomial(number, each).tolist() for number, each in zip(pairs, likely, strict=True)], weights)
        assert found
        held += found.interval.holds(true)
    assert held / 3000 == pytest.approx(0.95, abs=0.012)


def test_common_random_numbers_narrow_it() -> None:
    """Two win rates of 1,000 pairs each are +- 2.2 points apart by chance; their difference by the pair is known far better."""
    found = difference([[0, 0, 20, 0, 950, 0, 30, 0, 0]])
    assert found
    assert found.rate == pytest.approx(0.005)
    assert (found.pairs, found.differing) == (1000, 50)
    assert found.interval.half_width == pytest.approx(0.007, abs=0.0003)
    assert found.verdict == Verdict.UNDECIDED


def test_the_chance_agrees_with_the_interval() -> None:
    for up in range(20, 50):
        found = difference([[0, 0, 20, 0, 950, 0, up, 0, 0]])
        assert found
        assert (found.chance < 0.05) == (found.verdict != Verdict.UNDECIDED)
        assert found.verdict != Verdict.WORSE


@pytest.mark.parametrize("pairs", [1, 10, 1000])
def test_never_of_zero_width(pairs: int) -> None:
    """A thousand equal pairs leave 0.14 points: a difference in three of a thousand games might be missed so."""
    found = difference([[0, 0, 0, 0, pairs, 0, 0, 0, 0]])
    assert found
    assert (found.rate, found.differing, found.chance) == (0, 0, 1)
    assert found.interval.low == -found.interval.high
    assert found.interval.half_width == pytest.approx(min(1.39 / pairs, 1), rel=0.12)


@pytest.mark.parametrize("counts", [[9, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 9]])
def test_never_beyond_everything(counts: list[int]) -> None:
    found = difference([counts])
    assert found
    assert -1 <= found.interval.low < found.interval.high <= 1
    assert found.interval.holds(found.rate)


def test_no_pairs_tell_nothing() -> None:
    assert difference([]) is None
    assert difference([[0] * 9]) is None
    assert difference([[0, 0, 0, 0, 5, 0, 0, 0, 0], [0] * 9], [1, 1]) is None


def test_count_differences() -> None:
    """Pairs that went wrong in either, or are still to be played, count for neither."""
    assert count_differences("01234x4210", "43210x4x") == (1, 0, 1, 0, 2, 0, 1, 0, 1)
    assert count_differences("", "44") == (0,) * 9
