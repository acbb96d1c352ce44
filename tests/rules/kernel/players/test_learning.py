"""The logistic curve in whole numbers, and its inverse."""

from __future__ import annotations

import math

from rules.kernel.players import logistic

TABLE = logistic.chances()


def test_a_chance_is_that_of_the_logistic_curve() -> None:
    for odds in (-20_000, -5_000, -1_024, -7, 0, 7, 300, 1_024, 5_000, 12_287):
        exact = 1 / (1 + math.exp(-max(-12, odds / logistic.SCALE)))
        assert math.isclose(logistic.chance.py_func(TABLE, odds) / logistic.CERTAIN, exact, rel_tol=1e-3)


def test_odds_come_back_from_their_chance() -> None:
    for odds in range(-9_000, 9_001, 750):
        assert abs(logistic.odds.py_func(TABLE, logistic.chance.py_func(TABLE, odds)) - odds) <= logistic.STEP
