"""Jobs run in subprocesses, are charged, shared, limited and ordered fairly, and may fail or die."""

import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User

from limits import process_pool
from limits.ledger import OverBudgetError, charge, spent
from limits.payers import Payer
from limits.process_pool import MAX_OPEN, MAX_QUEUED, ProcessPool, StillWorkingError
from limits.refusals import BusyError, NotMadeError, TooManyOpenError

pytestmark = pytest.mark.django_db
MANY, ONE, THIRD = (Payer.of_address(f"203.0.113.{number}") for number in (66, 2, 3))
MEMBER = Payer.of_member(7)


@pytest.fixture
def pool() -> ProcessPool:
    return ProcessPool()


@pytest.fixture
def no_processes(settings: Any) -> None:
    """Start no job and let no request wait."""
    settings.POOL_PROCESSES, settings.POOL_PATIENCE = 0, 0.0


def burn_cpu(seconds: float) -> str:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return "made"


def enqueue(pool: ProcessPool, payer: Payer, key: str, work: Callable[[], Any] = lambda: None) -> None:
    with pytest.raises(StillWorkingError):
        pool.run(key, payer, work)


def test_a_job_runs_in_another_process_and_is_charged(pool: ProcessPool) -> None:
    here = os.getpid()
    assert pool.run("a", ONE, lambda: (os.getpid() == here, burn_cpu(0.2))) == (False, "made")
    assert 0.2 <= spent(ONE) < 10


def test_an_error_of_the_work_is_raised(pool: ProcessPool) -> None:
    with pytest.raises(ValueError, match="of no use"):
        pool.run("a", ONE, lambda: int("of no use"))


def test_over_the_budget_no_job_starts(pool: ProcessPool) -> None:
    charge(ONE, ONE.budget)
    with pytest.raises(OverBudgetError):
        pool.run("a", ONE, lambda: pytest.fail("it was begun"))


def test_the_work_can_t_query_the_database(pool: ProcessPool) -> None:
    with pytest.raises(RuntimeError, match="asks no database"):
        pool.run("a", ONE, lambda: User.objects.count())
    assert User.objects.count() == 0


def test_a_job_that_dies_is_tried_twice(pool: ProcessPool, tmp_path: Path) -> None:
    tries = tmp_path / "tries"

    def die() -> str:
        if tries.exists():
            return "made"
        tries.touch()
        os.kill(os.getpid(), signal.SIGKILL)
        return ""

    assert pool.run("a", ONE, die) == "made"
    with pytest.raises(NotMadeError):
        pool.run("b", ONE, lambda: os.kill(os.getpid(), signal.SIGKILL))


def test_results_and_memory_are_limited(pool: ProcessPool) -> None:
    for work in (lambda: b"x" * 90_000_000, lambda: bytearray(3_000_000_000)):
        with pytest.raises((NotMadeError, MemoryError)):
            pool.run("a", ONE, work)


def test_a_job_that_hangs_is_killed(pool: ProcessPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("limits.subprocesses.MAX_SECONDS", 0.3)
    with pytest.raises(NotMadeError):
        pool.run("a", ONE, lambda: time.sleep(600))


def test_requests_with_the_same_key_share_one_job(pool: ProcessPool, settings: Any, tmp_path: Path) -> None:
    def write() -> str:
        (tmp_path / str(os.getpid())).touch()
        time.sleep(0.3)
        return "made"

    settings.POOL_PATIENCE = 0.0
    for payer in (ONE, MANY, ONE):
        enqueue(pool, payer, "a", write)
    settings.POOL_PATIENCE = 60.0
    assert pool.run("a", ONE, write) == "made"
    assert len(list(tmp_path.iterdir())) == 1


def test_members_go_first_then_the_payer_with_the_lowest_recent_cost(
    pool: ProcessPool, settings: Any, no_processes: None, tmp_path: Path
) -> None:
    out = tmp_path / "order"

    def write(name: str) -> Callable[[], Any]:
        def work() -> None:
            with out.open("a") as file:
                file.write(name + " ")

        return work

    for name, payer in (("many1", MANY), ("many2", MANY), ("many3", MANY), ("one", ONE), ("member", MEMBER)):
        enqueue(pool, payer, name, write(name))
    settings.POOL_PROCESSES, settings.POOL_PATIENCE = 1, 60.0
    pool.run("many3", MANY, write("many3"))
    assert out.read_text().split() == ["member", "many1", "one", "many2", "many3"]


def test_open_jobs_are_limited_for_each_payer_and_in_total(pool: ProcessPool, no_processes: None) -> None:
    for number in range(MAX_OPEN):
        enqueue(pool, MANY, f"many {number}")
    with pytest.raises(TooManyOpenError):
        pool.run("more", MANY, lambda: None)
    for number in range(MAX_QUEUED - MAX_OPEN):
        enqueue(pool, Payer.of_member(number), f"member {number}")
    with pytest.raises(BusyError):
        pool.run("more", ONE, lambda: None)


def test_an_abandoned_job_does_not_start(pool: ProcessPool, no_processes: None, monkeypatch: pytest.MonkeyPatch) -> None:
    enqueue(pool, MANY, "left", lambda: pytest.fail("it was begun"))
    monkeypatch.setattr(process_pool, "ABANDONED_AFTER", 0.2)
    time.sleep(0.3)
    enqueue(pool, ONE, "mine")
    assert list(pool._jobs) == ["mine"]


def test_one_address_gets_one_waiting_thread(pool: ProcessPool) -> None:
    slot = pool.waiting_slot
    with slot(MANY) as first, slot(MANY) as second, slot(ONE) as other, slot(THIRD) as third:
        assert (first, second, other, third) == (True, False, True, False)
        with pytest.raises(TooManyOpenError):
            pool.run_and_wait(MANY, lambda: None)
        with pytest.raises(BusyError):
            pool.run_and_wait(THIRD, lambda: None)
        with slot(MEMBER) as member, slot(Payer.of_member(99)) as last:
            assert (member, last) == (True, False), "guests leave a seat to members"
    assert pool.run_and_wait(MANY, lambda: "made") == "made"


def test_a_hundred_concurrent_requests_are_all_answered(pool: ProcessPool, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the requests gets a result or is told to ask again, and no job remains."""
    monkeypatch.setattr(process_pool, "charge", lambda payer, seconds: None)
    monkeypatch.setattr(process_pool, "require_budget", lambda payer: None)
    settings.POOL_PROCESSES, settings.POOL_PATIENCE = 4, 0.2
    made: list[str] = []

    def ask(number: int) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                made.append(pool.run(f"job {number}", Payer.of_member(number), lambda: "made"))
            except (StillWorkingError, BusyError):
                time.sleep(0.05)
            else:
                return

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(100)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == ["made"] * 100
    assert not pool._jobs
