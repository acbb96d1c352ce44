"""The fixtures that all tests share: missing services told aloud, the golden files' switch. Their settings are in `settings.py`."""

import gc
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.utils import translation
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

os.environ.setdefault("DECKPROOF_CACHE_DIR", str(Path(__file__).resolve().parent.parent / "var" / "cache"))
# Every game that any test plays is played by engines that check each index: they compile in 33 seconds of CPU instead of 27 and play a
# sixth more slowly (Echo, one run each, 2026-11-30), where engines compiled for such a proof alone took another 34 each.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
# The compiler optimises little: Echo compiles in 36 seconds of CPU instead of 43, and plays a tenth more slowly (2026-11-30, one run each).
os.environ.setdefault("NUMBA_OPT", "1")

# A busy machine is no fault of what is tested.
hypothesis_settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
hypothesis_settings.load_profile("patient")

#: The first that is there. The shell draws no window: `test_every_page` takes a seventh less CPU time with it (one run each, 2026-11-27).
BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser")
CHROMIUM = next((path for path in BROWSERS if Path(path).exists()), "")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="write the golden files again instead of comparing with them")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    from tests.runner.lanes import Lanes

    return Lanes(config, log)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the engines once for all processes that share the tests; each would compile every engine while it collects."""
    worker: dict[str, Any] | None = getattr(session.config, "workerinput", None)
    if worker is not None:
        from tests.runner.ready_engines import are_needed, compile_engines

        if are_needed(session.config.args):
            compile_engines(int(worker["workerid"].removeprefix("gw")))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Collect no garbage while tests are collected, nor later among what was there then: it all stays until the end.

    With 451 tests of decks and cards, collecting garbage took 3.0 seconds of CPU without this and 1.8 with it (one run each, 2026-11-23).
    Looking for it less often, 654 tests of decks and records took 88.9 seconds instead of 96.9 (one run each, 2026-11-28).
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
        gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput"):
        from tests.runner.lanes import turn

        items.sort(key=turn)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Begin every test in English, whatever language the one before was read in. The rules' tests run without Django, too."""
    if not settings.configured:
        yield
        return
    with translation.override("en"):
        yield


@pytest.fixture
def same_charges(monkeypatch: pytest.MonkeyPatch) -> None:
    """Charge a request with as many queries on a slow machine, or in a slow moment, as on a quick one."""
    from limits import ledger

    monkeypatch.setattr(ledger, "MIN_CHARGE", 0.0)
    monkeypatch.setattr(ledger, "SLOW_REQUEST", float("inf"))


@pytest.fixture
def django_assert_num_queries(same_charges: None, django_assert_num_queries: Any) -> Any:
    return django_assert_num_queries


@pytest.fixture
def django_assert_max_num_queries(same_charges: None, django_assert_max_num_queries: Any) -> Any:
    return django_assert_max_num_queries


@pytest.fixture
def bless(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--bless"))


def require(what: str, is_there: bool, variable: str) -> None:
    """Skip with the reason when something is missing that a machine may lack; fail where `variable` says that it must be there."""
    if is_there:
        return
    reason = f"{what} was not found on this machine"
    if os.environ.get(variable) == "1":
        pytest.fail(f"{reason}, and {variable}=1 asks for it")
    pytest.skip(reason)


def answers(port: int) -> bool:
    """Return whether something listens on that local port."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="session")
def postgres() -> str:
    require("A PostgreSQL server on port 5432", answers(5432), "REQUIRE_SERVICES")
    return os.environ.get("TEST_POSTGRES_URL", "postgres://postgres@127.0.0.1:5432/postgres")


@pytest.fixture(scope="session")
def redis() -> str:
    require("A Redis server on port 6379", answers(6379), "REQUIRE_SERVICES")
    return os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379")


@pytest.fixture(scope="session")
def rabbitmq() -> str:
    require("A RabbitMQ server on port 5672", answers(5672), "REQUIRE_SERVICES")
    return os.environ.get("TEST_RABBITMQ_URL", "amqp://guest:guest@127.0.0.1:5672")


@pytest.fixture(scope="session")
def chromium() -> str:
    require("Chromium (Debian's package chromium)", bool(CHROMIUM), "REQUIRE_BROWSER")
    return CHROMIUM
