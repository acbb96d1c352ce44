"""The largest of many figures is called chance, as often as it is, and a true one is found."""

from __future__ import annotations

import numpy as np
import pytest

from matches.statistics import Gap, compare
from matches.verdicts.extremes import is_gap, is_off, reach_of

#: Scores of a pair of even games.
EVEN = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16]


def gap_of(random_numbers: np.random.Generator, gain: float = 0.0) -> Gap:
    rates = (0.5 + gain, 0.5)
    having, lacking = (random_numbers.multinomial(400, [0.95 - rate, 0.1, rate - 0.05]).tolist() for rate in rates)
    found = compare([(having, lacking)])
    assert found
    return found


def test_the_largest_of_many_is_chance() -> None:
    """Twenty cards that do nothing: the surest of them lies outside its own interval mostly, and is called clear 5 times of 100."""
    random_numbers = np.random.default_rng(17)
    named = alone = 0
    for _ in range(600):
        surest = max((gap_of(random_numbers) for _ in range(20)), key=lambda gap: abs(gap.rate) / reach_of(gap))
        named += is_gap(surest, 20)
        alone += is_gap(surest, 1)
    assert named / 600 == pytest.approx(0.05, abs=0.025)
    assert alone / 600 > 0.5


def test_a_true_gap_is_found_among_many() -> None:
    random_numbers = np.random.default_rng(18)
    assert np.mean([is_gap(gap_of(random_numbers, 0.2), 20) for _ in range(200)]) > 0.95


def test_the_extreme_of_even_opponents_is_chance() -> None:
    random_numbers = np.random.default_rng(19)
    named = 0
    for _ in range(600):
        strata = random_numbers.multinomial(100, EVEN, size=13).tolist()
        best = max(strata, key=lambda counts: sum(step * number for step, number in enumerate(counts)))
        named += is_off(best, 0.5, 13)
    assert named / 600 < 0.05
    assert is_off([0, 0, 20, 40, 40], 0.5, 13)


def test_one_figure_alone_is_judged_by_its_own_interval() -> None:
    random_numbers = np.random.default_rng(20)
    for _ in range(50):
        found = gap_of(random_numbers, 0.05)
        assert is_gap(found, 1) == (not found.interval.holds(0.0))
