"""Ratings recover known strengths, and their intervals hold them 95 times of 100."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from matches.statistics import rate_decks
from tests.matches.statistics.pairs import pair_scores

STRENGTHS = np.array([1650.0, 1580.0, 1530.0, 1500.0, 1420.0, 1320.0])
CELLS = list(itertools.combinations(range(6), 2))


def expected(gap: float) -> float:
    return float(1 / (1 + 10 ** (-gap / 400)))


@pytest.mark.parametrize(("pairs", "ties"), [(20, {"draws": 0.1}), (60, {"seat": 0.05}), (60, {"tie": 0.6})], ids=str)
def test_known_strengths(pairs: int, ties: dict[str, float]) -> None:
    random_numbers = np.random.default_rng(41)
    likely = {(i, j): pair_scores(expected(STRENGTHS[i] - STRENGTHS[j]), **ties) for i, j in CELLS}
    runs = 500
    counts = {cell: random_numbers.multinomial(pairs, each, size=runs).tolist() for cell, each in likely.items()}
    found = [rate_decks(6, {cell: each[run] for cell, each in counts.items()}) for run in range(runs)]
    elos = np.array([[rating.elo for rating in ratings] for ratings in found])
    held = np.array([[rating.interval.holds(true) for rating, true in zip(ratings, STRENGTHS, strict=True)] for ratings in found])
    assert held.mean() == pytest.approx(0.95, abs=0.015)
    assert held.mean(axis=0) == pytest.approx(np.full(6, 0.95), abs=0.035)
    assert elos.mean(axis=0) == pytest.approx(STRENGTHS, abs=5)


def test_circles_are_rated_by_what_comes_nearest() -> None:
    """Rock, paper, scissors and a well that all but scissors beat: no rating foretells it; the intervals still hold the nearest one."""
    rates = {(0, 1): 0.2, (1, 2): 0.2, (2, 0): 0.2, (3, 0): 0.45, (3, 1): 0.4, (3, 2): 0.6}
    nearest = [each.elo for each in rate_decks(4, {cell: (1e6 * pair_scores(rate)).astype(int).tolist() for cell, rate in rates.items()})]
    random_numbers = np.random.default_rng(43)
    held = 0
    for _ in range(1000):
        found = rate_decks(4, {cell: random_numbers.multinomial(40, pair_scores(rate)).tolist() for cell, rate in rates.items()})
        held += sum(rating.interval.holds(elo) for rating, elo in zip(found, nearest, strict=True))
    assert held / 4000 == pytest.approx(0.95, abs=0.015)


@pytest.mark.parametrize("pairs", [5, 30])
def test_lopsided_fields_are_told_with_caution(pairs: int) -> None:
    """Decks that all but always win or lose: the intervals are rather too wide than too narrow."""
    strengths = np.array([2000.0, 1560.0, 1440.0, 1000.0])
    random_numbers = np.random.default_rng(59)
    held = np.zeros(4)
    for _ in range(300):
        cells = {
            (i, j): random_numbers.multinomial(pairs, pair_scores(expected(strengths[i] - strengths[j]))).tolist()
            for i, j in itertools.combinations(range(4), 2)
        }
        held += [rating.interval.holds(true) for rating, true in zip(rate_decks(4, cells), strengths, strict=True)]
    assert (held / 300).min() > 0.94


def test_two_decks() -> None:
    """64 % is about 100 points; the field's mean is 1500."""
    strong, weak = rate_decks(2, {(0, 1): [1296, 0, 4608, 0, 4096]})
    assert strong.elo - weak.elo == pytest.approx(100, abs=0.3)
    assert strong.elo + weak.elo == pytest.approx(3000)


def test_the_side_does_not_matter() -> None:
    one, other = rate_decks(2, {(0, 1): [1, 2, 3, 4, 5]}), rate_decks(2, {(1, 0): [5, 4, 3, 2, 1]})
    assert [each.elo for each in one] == pytest.approx([each.elo for each in other])


def test_a_hundred_percent_has_a_rating() -> None:
    found = rate_decks(3, {(0, 1): [0, 0, 0, 0, 50], (0, 2): [0, 0, 0, 0, 50], (1, 2): [10, 0, 30, 0, 10]})
    assert 2000 < found[0].elo < 2600
    assert found[0].interval.half_width > 150
    assert found[1].elo == pytest.approx(found[2].elo)


def test_no_games_tell_nothing() -> None:
    found = rate_decks(3, {(0, 1): [5, 0, 10, 0, 5], (0, 2): [0] * 5})
    assert found[2].elo == pytest.approx(1500)
    assert found[2].interval.half_width > 500
    assert [each.elo for each in rate_decks(2, {})] == [1500, 1500]


def test_more_games_narrow_it() -> None:
    few, many = (rate_decks(2, {(0, 1): [number, 0, 2 * number, 0, number]})[0].interval for number in (10, 1000))
    assert few.half_width == pytest.approx(10 * many.half_width, rel=0.1)


@pytest.mark.parametrize("cell", [(0, 0), (0, 3), (-1, 0), (1, 0)])
def test_impossible_cells_are_refused(cell: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="none of 3 decks, or there twice"):
        rate_decks(3, {(0, 1): [1, 0, 0, 0, 1], cell: [1, 0, 0, 0, 1]})
