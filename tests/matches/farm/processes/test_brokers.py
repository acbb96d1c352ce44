"""A worker killed three times loses no game and counts none twice, on every broker and both databases."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.fixtures.databases import empty_database
from tests.matches.farm.processes.kill_workers import GAMES

ROOT = Path(__file__).resolve().parents[4]
pytestmark = [pytest.mark.services, pytest.mark.slow]


class Disturbed:
    """A run on one broker and database, under way in processes of its own from the start: it mostly waits."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.log = folder / "worker.log"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.matches.farm.processes.kill_workers"],
            cwd=ROOT,
            env={
                **os.environ,
                "DJANGO_SETTINGS_MODULE": "config.settings",
                "DECKPROOF_VAR_DIR": str(folder),
                "DECKPROOF_CHUNK_LEASE_SECONDS": "5",
                "PIPS_DELAY": "0.003",
                "PIPS_GATE": str(folder / "gate"),
                "PIPS_QUEUE": f"deckproof-test-{os.getpid()}",
                # Each of the 16 workers that are started would otherwise load every page's code: half a second of CPU (2026-11-24).
                "CELERY_SKIP_CHECKS": "1",
                "PYTHONPATH": str(ROOT),
                **settings,
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def totals(self) -> dict[str, Any]:
        out, err = self._process.communicate(timeout=600)
        assert self._process.returncode == 0, f"{err[-3000:]}\n{self.log.read_text()[-3000:] if self.log.exists() else 'no worker'}"
        found: dict[str, Any] = json.loads(out.splitlines()[-1])
        return found

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


@pytest.fixture(scope="module")
def runs(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Disturbed]]:
    """All of them beside each other, those whose services are there."""

    def start(name: str, **settings: str) -> None:
        found[name] = Disturbed(tmp_path_factory.mktemp(name), **settings)
        stack.callback(found[name].stop)

    found: dict[str, Disturbed] = {}
    with ExitStack() as stack:
        start("filesystem")
        for name, services in SERVICES.items():
            with suppress(pytest.skip.Exception):
                servers = [request.getfixturevalue(service) for service in services]
                settings = [stack.enter_context(services[service](server)) for service, server in zip(services, servers, strict=True)]
                start(name, **{key: value for each in settings for key, value in each.items()})
        yield found


def check_nothing_is_lost_or_doubled(found: dict[str, Any]) -> None:
    assert found["status"] == "done", found
    assert found["kills"] == 3
    assert found["worker"]["games"] == GAMES
    assert found["attempts"] >= found["chunks"] + found["kills"]
    shared = ["games", "wins", "draws", "losses", "win_rate", "interval", "by_seat", "ends", "turns", "errors", "engine", "definitions"]
    assert {name: found["worker"][name] for name in shared} == {name: found["here"][name] for name in shared}


@contextmanager
def empty_redis(redis: str) -> Iterator[dict[str, str]]:
    """One of the server's databases that nobody uses, emptied again afterwards."""
    from redis import Redis

    for number in range(15, 0, -1):
        client = Redis.from_url(f"{redis}/{number}")
        if client.dbsize() == 0:
            yield {"CELERY_BROKER_URL": f"{redis}/{number}"}
            client.flushdb()
            return
    pytest.fail("every database of the Redis server is in use")


@contextmanager
def own_queue(rabbitmq: str) -> Iterator[dict[str, str]]:
    """The test's queue, taken off the broker afterwards with the hints that were left in it."""
    from kombu import Connection

    yield {"CELERY_BROKER_URL": f"{rabbitmq}//"}
    with Connection(f"{rabbitmq}//") as connection:
        connection.default_channel.queue_delete(f"deckproof-test-{os.getpid()}")


@contextmanager
def own_database(postgres: str) -> Iterator[dict[str, str]]:
    with empty_database(postgres) as url:
        yield {"DATABASE_URL": url}


#: The runs beside that on the embedded broker and database, each with the services that it takes, and what makes room for it there.
SERVICES: dict[str, dict[str, Callable[[str], AbstractContextManager[dict[str, str]]]]] = {
    "redis and postgres": {"redis": empty_redis, "postgres": own_database},
    "rabbitmq": {"rabbitmq": own_queue},
}


@pytest.mark.parametrize("name", ["filesystem", *SERVICES])
def test_nothing_is_lost_or_doubled(request: pytest.FixtureRequest, runs: dict[str, Disturbed], name: str) -> None:
    for service in SERVICES.get(name, ()):
        request.getfixturevalue(service)
    check_nothing_is_lost_or_doubled(runs[name].totals())
