"""Workers: each says what it is and that it is there, also while it has nothing to do, and when it leaves."""

from __future__ import annotations

import os
from datetime import timedelta

import pytest
from django.db import DatabaseError
from django.utils import timezone

from matches.farm import workers
from matches.farm.workers import beat, count_workers, leave, ready_engine, report
from matches.models import Worker
from matches.tasks import warm_engines
from rules import games
from tests.matches.pips import PIPS, PipsEngine


@pytest.fixture(autouse=True)
def only_pips(db: None, pips: PipsEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "everything", lambda: (PIPS,))


def test_an_idle_worker_says_what_it_is(pips: PipsEngine) -> None:
    beat()
    worker = Worker.objects.get()
    assert (worker.name, worker.game, worker.engine_digest) == (workers.name(), "pips", pips.digest)
    assert worker.engines == {"pips": pips.digest}
    assert worker.cores == len(os.sched_getaffinity(0))
    assert count_workers() == 1


def test_a_beat_keeps_what_is_known(pips: PipsEngine) -> None:
    ready_engine("pips")
    report("pips", pips.digest, 1234.0)
    Worker.objects.update(seen_at=timezone.now() - timedelta(minutes=3))
    assert count_workers() == 0
    beat()
    assert count_workers() == 1
    assert Worker.objects.get().games_per_second == 1234.0


def test_who_leaves_is_forgotten_at_once() -> None:
    beat()
    leave()
    assert not Worker.objects.exists()


def test_leaving_without_a_database_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise DatabaseError("the server is gone")

    monkeypatch.setattr(Worker.objects, "filter", fail)
    leave()


def test_what_another_worker_compiles_is_left_to_it(pips: PipsEngine) -> None:
    since = timezone.now()
    other = Worker.objects.create(name="elsewhere:1", game="pips", warming_since=since, seen_at=since)
    warm_engines()
    assert not pips.has_warmed
    other.delete()
    warm_engines()
    assert pips.has_warmed
