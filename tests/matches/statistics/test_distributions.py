"""Tails and quantiles agree with the printed tables and with the standard library."""

from __future__ import annotations

import math

import numpy as np
import pytest

from matches.statistics.distributions import normal_quantile, normal_tails, student_quantile, student_tail


def test_normal_tails_agree_with_the_library() -> None:
    z = np.linspace(-8, 8, 999)
    exact = np.array([math.erfc(each / math.sqrt(2)) / 2 for each in z])
    assert np.abs(normal_tails(z) / exact - 1).max() < 2e-7


def test_normal_quantile() -> None:
    assert normal_quantile(0.025) == pytest.approx(1.959964, abs=1e-6)


@pytest.mark.parametrize(
    ("freedom", "tail", "printed"),
    [(1, 0.025, 12.706), (2, 0.005, 9.925), (5, 0.05, 2.015), (10, 0.025, 2.228), (30, 0.025, 2.042), (120, 0.005, 2.617)],
)
def test_student_agrees_with_the_tables(freedom: int, tail: float, printed: float) -> None:
    """Abramowitz and Stegun, table 26.10."""
    assert student_quantile(freedom, tail) == pytest.approx(printed, abs=0.0005)
    assert student_tail(printed, freedom) == pytest.approx(tail, rel=0.002)


def test_student_with_much_freedom_is_normal() -> None:
    assert student_quantile(1e6) == pytest.approx(1.95997, abs=1e-5)
    assert student_quantile(1e9) == pytest.approx(1.959964, abs=1e-6)


def test_student_is_even() -> None:
    assert student_tail(-1.3, 4.5) == pytest.approx(1 - student_tail(1.3, 4.5))
    assert student_quantile(4.5, 0.5) == 0


def test_less_than_one_degree_of_freedom_counts_as_one() -> None:
    assert student_quantile(0.2) == student_quantile(1)
