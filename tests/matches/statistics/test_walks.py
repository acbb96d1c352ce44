"""The walk leaves its bounds as often as the printed tables, arithmetic and simulated walks say."""

from __future__ import annotations

import math

import numpy as np
import pytest

from matches.statistics.walks import make_walk

ALL = slice(None)


@pytest.mark.parametrize(("looks", "constant"), [(1, 1.960), (2, 1.977), (5, 2.040), (10, 2.087), (20, 2.126)])
def test_bounds_of_o_brien_and_fleming(looks: int, constant: float) -> None:
    """Jennison and Turnbull 2000, table 2.3: bounds at that constant times the root of the number of looks are left by 5 %."""
    bound = constant * math.sqrt(looks)
    walk = make_walk(range(1, looks + 1), -bound, bound)
    assert walk.above(0, ALL, bound) + walk.below(0, ALL, -bound) == pytest.approx(0.05, abs=0.0005)


@pytest.mark.parametrize("drift", [-3.0, 0.0, 0.5, 4.0])
@pytest.mark.parametrize("times", [[0.3, 0.34, 0.4, 0.5, 0.8, 2.0, 5.0], [0.01, 0.02, 0.03, 0.05]], ids=["wide", "narrow"])
def test_every_walk_ends_somewhere(drift: float, times: list[float]) -> None:
    walk = make_walk(times, -2.2, 2.9)
    last = slice(len(times) - 1, None)
    ends_inside = walk.above(drift, last, -2.2) - walk.above(drift, last, 2.9)
    assert walk.above(drift, ALL, 2.9) + walk.below(drift, ALL, -2.2) + ends_inside == pytest.approx(1, abs=1e-5)


def test_agrees_with_simulated_walks() -> None:
    times = np.array([0.5, 1.0, 2.0, 4.0, 7.0])
    walk = make_walk(times, -2.0, 3.0)
    steps = np.diff(times, prepend=0.0)
    random_numbers = np.random.default_rng(5)
    places = np.cumsum(0.4 * steps + np.sqrt(steps) * random_numbers.standard_normal((200_000, 5)), axis=1)
    is_out = (places >= 3) | (places <= -2)
    look = np.where(is_out.any(axis=1), is_out.argmax(axis=1), 4)
    end = places[np.arange(len(places)), look]
    assert walk.going_on(0.4) == pytest.approx([np.mean(look >= each) for each in range(5)], abs=0.003)
    for at, place in [(1, 3.3), (4, 1.0), (2, -2.5), (0, -2.1)]:
        higher_by_look = np.where(place <= -2, (look > at) | (end > -2), (look < at) & (end >= 3))
        simulated = np.mean(higher_by_look | ((look == at) & (end >= place)))
        assert walk.beyond(0.4, at, place) == pytest.approx(simulated, abs=0.003)


@pytest.mark.parametrize(("look", "place"), [(0, 3.1), (3, 4.0), (4, 0.2), (2, -2.6)])
@pytest.mark.parametrize("chance", [0.025, 0.5, 0.975])
def test_drift_undoes_beyond(look: int, place: float, chance: float) -> None:
    walk = make_walk([0.5, 1.0, 2.0, 4.0, 7.0], -2.0, 3.0)
    assert walk.beyond(walk.drift(chance, look, place), look, place) == pytest.approx(chance, abs=4e-4)
