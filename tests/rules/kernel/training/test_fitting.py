"""Fitting weights: they come back from outcomes made with them, and what is never seen weighs nothing."""

from __future__ import annotations

import numpy as np

from rules.kernel.training.regression import chance_of, fit, loss, returns, rounded
from rules.kernel.training.samples import SAMPLE

TRUE = np.array([0.8, -0.5, 0.0, 0.25])


def made(count: int) -> tuple[np.ndarray, np.ndarray]:
    chance = np.random.default_rng(4)
    features = chance.integers(-3, 4, (count, 4)).astype(np.int16)
    return features, (chance.random(count) < chance_of(features @ TRUE)).astype(np.float64)


def test_weights_come_back_from_outcomes() -> None:
    features, results = made(40_000)
    found = fit(features, results, 1.0)
    assert np.abs(found - TRUE).max() < 0.05
    assert loss(features, results, found) <= loss(features, results, TRUE)
    assert rounded(np.array([1.0, -0.5])).tolist() == [1024, -512]


def test_a_ridge_keeps_what_is_hardly_known_small_and_the_never_seen_weighs_nothing() -> None:
    features, results = made(10)
    features[:, 2] = 0
    free, held = fit(features, results, 0.1), fit(features, results, 100.0)
    assert free[2] == held[2] == 0
    assert np.abs(held).max() < np.abs(free).max()


def test_one_who_always_wins_is_not_weighed_without_end() -> None:
    found = fit(np.ones((50, 1), np.int16), np.ones(50), 20.0)
    assert 0 < found[0] < 5


def test_what_came_of_a_position_is_told_from_the_next_ones() -> None:
    samples = np.array([(0, 0, 1), (0, 1, 1), (0, 0, 1), (1, 1, 1), (1, 0, 2), (2, 0, 1)], SAMPLE)
    winners, chances = np.array([0, 1, 2]), np.array([0.5, 0.4, 0.9, 0.3, 0.2, 0.6])
    assert returns(samples, winners, chances, 1.0).tolist() == [1, 0, 1, 1, 0, 0.5]
    found = returns(samples, winners, chances, 0.5)
    second = 1 - (0.5 * 1 + 0.5 * 0.9)
    assert np.allclose(found, [1 - (0.5 * second + 0.5 * 0.4), second, 1, 0.3, 0, 0.5])
