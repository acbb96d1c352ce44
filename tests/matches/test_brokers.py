"""A worker killed three times loses no game and counts none twice, on every broker and both databases."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = [pytest.mark.services, pytest.mark.slow]


def totals_of_a_disturbed_run(folder: Path, **settings: str) -> dict[str, Any]:
    environment = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "DECKPROOF_VAR_DIR": str(folder),
        "DECKPROOF_CHUNK_LEASE_SECONDS": "5",
        "PIPS_DELAY": "0.003",
        "PIPS_QUEUE": f"deckproof-test-{os.getpid()}",
        "PYTHONPATH": str(ROOT),
        **settings,
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.matches.kill_workers"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=180
    )
    log = folder / "worker.log"
    assert done.returncode == 0, f"{done.stderr[-3000:]}\n{log.read_text()[-3000:] if log.exists() else 'no worker'}"
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def check_nothing_is_lost_or_doubled(found: dict[str, Any]) -> None:
    assert found["status"] == "done", found
    assert found["kills"] == 3
    assert found["worker"]["games"] == 4000
    assert found["attempts"] > found["chunks"]
    shared = ["games", "wins", "draws", "losses", "win_rate", "interval", "by_seat", "ends", "turns", "errors", "engine", "definitions"]
    assert {name: found["worker"][name] for name in shared} == {name: found["here"][name] for name in shared}


def test_filesystem(tmp_path: Path) -> None:
    check_nothing_is_lost_or_doubled(totals_of_a_disturbed_run(tmp_path))


@pytest.fixture
def empty_redis(redis: str) -> Iterator[str]:
    """One of the server's databases that nobody uses, emptied again afterwards."""
    from redis import Redis

    for number in range(15, 0, -1):
        client = Redis.from_url(f"{redis}/{number}")
        if client.dbsize() == 0:
            yield f"{redis}/{number}"
            client.flushdb()
            return
    pytest.fail("every database of the Redis server is in use")


def test_redis(tmp_path: Path, empty_redis: str) -> None:
    check_nothing_is_lost_or_doubled(totals_of_a_disturbed_run(tmp_path, CELERY_BROKER_URL=empty_redis))


def test_rabbitmq(tmp_path: Path, rabbitmq: str) -> None:
    found = totals_of_a_disturbed_run(tmp_path, CELERY_BROKER_URL=f"{rabbitmq}//")
    _forget_queue(f"{rabbitmq}//")
    check_nothing_is_lost_or_doubled(found)


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """A database of its own."""
    import psycopg

    name = f"deckproof_test_{os.getpid()}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    yield f"{postgres.rsplit('/', 1)[0]}/{name}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def test_postgres(tmp_path: Path, database: str) -> None:
    check_nothing_is_lost_or_doubled(totals_of_a_disturbed_run(tmp_path, DATABASE_URL=database))


def _forget_queue(url: str) -> None:
    """Takes the test's queue, with the hints that were left in it, off the broker."""
    from kombu import Connection

    with Connection(url) as connection:
        connection.default_channel.queue_delete(f"deckproof-test-{os.getpid()}")
