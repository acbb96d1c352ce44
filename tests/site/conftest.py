"""One real site for this folder's tests, started by `manage.py serve` in its own folders."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.matches.farm.processes.private_services import free_port
from tests.site.processes import is_running, tree, wait_until

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Site:
    """A running site: its port, its supervisor, its temporary folder, its log, and its health file."""

    port: int
    process: int
    temporary: Path
    log: Path
    alive: Path


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the site's tests as slow, and run the one that kills the supervisor last."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.name == "test_killed_supervisor_leaves_no_orphans")


@pytest.fixture(scope="session")
def running_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("held")
    (folder / "temporary").mkdir()
    port = free_port()
    environment = {
        **os.environ,
        "DECKPROOF_VAR_DIR": str(folder / "var"),
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "DECKPROOF_LOG_LEVEL": "WARNING",
        "DECKPROOF_ALIVE_FILE": str(folder / "alive"),
        "TMPDIR": str(folder / "temporary"),
    }
    command = [sys.executable, "manage.py", "serve", "--port", str(port), "--processes", "1"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
    everything = [process.pid]
    try:
        wait_until(lambda: process.poll() is not None or is_ready(port), seconds=300)
        assert process.poll() is None, (folder / "log").read_text()
        yield Site(port, process.pid, folder / "temporary", folder / "log", folder / "alive")
        everything = tree(process.pid)
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=120)
    finally:
        for each in everything:
            if is_running(each):
                os.kill(each, signal.SIGKILL)


def is_ready(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=10) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
