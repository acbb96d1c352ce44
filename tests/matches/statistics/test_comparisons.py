"""Games with a thing against games without: strata are compared within themselves, and nothing is found where nothing is."""

from __future__ import annotations

import numpy as np
import pytest

from matches.statistics import Verdict, compare


def test_strata_are_compared_within_themselves() -> None:
    """Simpson's paradox: better within both strata, worse when they are thrown together."""
    strata = [([60, 0, 40], [7, 0, 3]), ([1, 0, 9], [20, 0, 80])]
    found, together = compare(strata), compare([([61, 0, 49], [27, 0, 83])])
    assert found
    assert together
    assert found.rate == pytest.approx(0.1)
    assert together.rate < -0.3
    assert (found.games_with, found.games_without) == (110, 110)


def test_coverage_of_a_true_gap() -> None:
    random_numbers = np.random.default_rng(83)
    held = 0
    for _ in range(2000):
        strata = []
        for number, rate in ((300, 0.3), (80, 0.6), (40, 0.75)):
            having = random_numbers.multinomial(number // 4, [0.85 - rate, 0.1, rate + 0.05])
            lacking = random_numbers.multinomial(number, [0.95 - rate, 0.1, rate - 0.05])
            strata.append((having.tolist(), lacking.tolist()))
        found = compare(strata)
        assert found
        held += found.interval.holds(0.1)
    assert held / 2000 == pytest.approx(0.95, abs=0.012)


def test_strata_with_one_kind_alone_do_not_count() -> None:
    assert compare([([1, 0, 5], [0, 0, 0]), ([0, 0, 0], [5, 0, 1])]) is None
    assert compare([([1, 0, 5], [0, 0, 0]), ([3, 0, 3], [2, 0, 4])]) == compare([([3, 0, 3], [2, 0, 4])])
    assert compare([]) is None


def test_verdicts() -> None:
    better, worse, even = (compare([([100 - won, 0, won], [50, 0, 50])]) for won in (80, 20, 55))
    assert better
    assert worse
    assert even
    assert (better.verdict, worse.verdict, even.verdict) == (Verdict.BETTER, Verdict.WORSE, Verdict.UNDECIDED)


@pytest.mark.parametrize("strata", [[([0, 0, 1], [1, 0, 0])], [([0, 0, 500], [0, 0, 500])]], ids=["one game each", "all won"])
def test_never_of_zero_width(strata: list[tuple[list[int], list[int]]]) -> None:
    found = compare(strata)
    assert found
    assert found.interval.half_width > 0.0005
    assert -1 <= found.interval.low < found.interval.high <= 1
