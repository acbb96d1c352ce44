"""Rate limits hold against concurrent requests and are independent of other keys."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone

from limits.counters import Rate, count_use, counts_at, forget_counts, seconds_to_wait
from limits.models import Count
from tests.fixtures.databases import empty_database

ASKING = """
import os, django; django.setup()
from limits.counters import Rate, count_use
print(sum(count_use(os.environ.get("KEY", "together"), Rate(10, 86400)) == 0 for _ in range(10)))
"""


@pytest.fixture(params=["database", pytest.param("redis", marks=pytest.mark.services)])
def store(request: pytest.FixtureRequest, settings: Any, transactional_db: None) -> Iterator[str]:
    """Run the test with each store."""
    if request.param == "redis":
        settings.COUNTERS_URL = f"{request.getfixturevalue('redis')}/9"
        from limits.redis_counters import _client

        _client(settings.COUNTERS_URL).flushdb()
    yield request.param
    if request.param == "redis":
        _client(settings.COUNTERS_URL).flushdb()


def test_uses_over_the_limit_are_refused(store: str) -> None:
    asked = [count_use("login:a", Rate(3, 3600)) for _ in range(5)]
    assert asked[:3] == [0, 0, 0]
    assert all(1 <= wait <= 2 * 3600 for wait in asked[3:])
    assert count_use("login:b", Rate(3, 3600)) == 0


def count_allowed_uses(environment: dict[str, str], tmp_path: Path) -> int:
    """Let 4 processes use a key 10 times each, with a limit of 10. Return how many uses are allowed."""
    command = [sys.executable, "-c", ASKING]
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings", "DECKPROOF_VAR_DIR": str(tmp_path), **environment}
    subprocess.run([sys.executable, "manage.py", "migrate", "limits", "--verbosity", "0"], check=True, env=environment)
    asking = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    return sum(int(each.communicate(timeout=60)[0]) for each in asking)


def test_concurrent_processes_can_t_exceed_the_limit(tmp_path: Path) -> None:
    assert count_allowed_uses({}, tmp_path) == 10


@pytest.mark.services
def test_concurrent_processes_can_t_exceed_it_on_postgres_and_redis(tmp_path: Path, postgres: str, redis: str) -> None:
    with empty_database(postgres) as url:
        assert count_allowed_uses({"DATABASE_URL": url}, tmp_path) == 10
    key = f"together:{time.time_ns()}"
    assert count_allowed_uses({"DECKPROOF_COUNTERS_URL": f"{redis}/9", "KEY": key}, tmp_path) == 10


def test_other_keys_do_not_evict_a_count(store: str) -> None:
    count_use("login:a", Rate(1, 3600))
    for number in range(400):
        count_use(f"validate:{number}", Rate(10, 3600))
    assert count_use("login:a", Rate(1, 3600)) > 0


def test_the_window_slides(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that asks every second gets an even flow at the rate of the limit."""
    rate, clock = Rate(10, 60), [timezone.now()]
    monkeypatch.setattr(timezone, "now", lambda: clock[0])
    times = []
    for _ in range(200):
        wait = count_use("a", rate)
        if wait == 0:
            times.append(clock[0].timestamp())
        clock[0] += timezone.timedelta(seconds=1)
    # No window of one period has twice the limit, wherever it starts.
    assert 30 <= len(times) <= 40
    assert max(sum(start <= each < start + 60 for each in times) for start in times) < 20


def test_the_stated_wait_is_long_enough(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [timezone.now()]
    monkeypatch.setattr(timezone, "now", lambda: clock[0])
    for limit in (1, 2, 5):
        while not (wait := count_use(f"w{limit}", Rate(limit, 30))):
            clock[0] += timezone.timedelta(seconds=2)
        clock[0] += timezone.timedelta(seconds=wait)
        assert count_use(f"w{limit}", Rate(limit, 30)) == 0


def test_expired_counts_are_deleted(transactional_db: None) -> None:
    count_use("a", Rate(3, 1))
    time.sleep(2.1)
    count_use("b", Rate(3, 3600))
    assert forget_counts() == 1
    assert list(Count.objects.values_list("key", flat=True)) == ["b"]


def test_counts_and_waits_of_periods() -> None:
    assert counts_at(7, 7, 2, 3) == (2, 3)
    assert counts_at(8, 7, 2, 3) == (3, 0)
    assert counts_at(9, 7, 2, 3) == (0, 0)
    assert seconds_to_wait(0, 0, Rate(1, 60), 0) == 0
    assert seconds_to_wait(0, 1, Rate(1, 60), 20) == 101


@pytest.mark.parametrize("text", ["", "10", "10/fortnight", "0/min", "ten/min", "10/min "])
def test_invalid_rates_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Rate.parse(text)
