"""More workers take less time, as far as the model of the queue tells; `test_brokers.py` has them in the flesh."""

from __future__ import annotations

import pytest

from tests.matches.farm.queue_model import Farm, forecast


@pytest.mark.parametrize("games", [2_000, 20_000])
def test_two_workers_take_at_most_six_tenths(games: int) -> None:
    assert forecast(Farm(2, 1000), games).seconds <= 0.6 * forecast(Farm(1, 1000), games).seconds


def test_a_hundred_workers_are_seventy_times_as_fast() -> None:
    alone, many = (forecast(Farm(workers, 1000), 1_000_000) for workers in (1, 100))
    assert many.seconds <= alone.seconds / 70
    assert many.database_busy < 0.5
    assert many.chunks == alone.chunks


def test_sharing_out_costs_less_than_a_twentieth() -> None:
    assert forecast(Farm(1, 1000), 20_000).busy > 0.95


def test_all_games_are_played_once() -> None:
    exact = Farm(3, 500, worker_seconds=0, database_seconds=0, hint_seconds=0)
    found = forecast(exact, 9_000)
    assert found.busy * found.seconds * 3 == pytest.approx(9_000 / 500, rel=0.02)


def test_a_slow_database_is_what_holds_up_a_large_farm() -> None:
    found = forecast(Farm(100, 1000, database_seconds=0.1), 200_000)
    assert found.database_busy > 0.9
