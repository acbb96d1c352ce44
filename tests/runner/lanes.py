"""Assign tests to cores: tests of one file run on the same core, and so do all that share a site."""

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

#: What takes longest begins first, so that the cores end at about the same time.
FIRST = (
    "browser",
    "site",
    "tests/lab/test_fuzz.py",
    "tests/matches/farm/processes/test_brokers.py",
    "tests/walk/test_walk.py",
    "tests/rules/douwushi/engine/test_records.py",
    "tests/rules/echo/engine/test_records.py",
    "tests/rules/douwushi/engine/core/test_state_machine.py",
    "tests/rules/echo/engine/core/test_state_machine.py",
    "tests/api/test_schema.py",
    "tests/lab/test_bench.py",
)


def lane(nodeid: str) -> str:
    """Return the test's file, or its folder if the folder's tests share expensive fixtures."""
    path = nodeid.split("::")[0]
    return next((name for name in ("browser", "site") if path.startswith(f"tests/{name}/")), path)


def turn(item: pytest.Item) -> int:
    """Return the place of a test's lane in the order: those of `FIRST` as listed, then all others as they were collected."""
    name = lane(item.nodeid)
    return FIRST.index(name) if name in FIRST else len(FIRST)


class Lanes(LoadScopeScheduling):
    """Hands out whole lanes in the order of the tests."""

    def __init__(self, config: pytest.Config, log: Producer | None = None) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        return lane(nodeid)
