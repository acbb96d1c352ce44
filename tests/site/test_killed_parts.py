"""Every process of the site restarts when it is killed, and the site recovers."""

from __future__ import annotations

import os
import signal
import threading

from tests.site.attacks import ask
from tests.site.conftest import Site
from tests.site.kill_parts import kill_each
from tests.site.processes import is_running, parts, tree, wait_until


def test_killed_processes_restart_and_no_visitor_is_refused(running_site: Site) -> None:
    refused: list[str] = []
    stop = threading.Event()

    def visit() -> None:
        while not stop.wait(0.02):
            try:
                assert ask(running_site.port, "/healthz").startswith(b"HTTP/1.1 200")
            except ConnectionRefusedError as error:
                refused.append(str(error))
            except (OSError, AssertionError):
                """Retry while the serving process is killed or none is up."""

    visitor = threading.Thread(target=visit)
    visitor.start()
    try:
        assert kill_each(running_site.process, times=2) == {"web": 4, "sweeper": 2, "worker": 2, "urgent": 2}
    finally:
        stop.set()
        visitor.join()
    assert not refused
    wait_until(lambda: ask(running_site.port, "/readyz").startswith(b"HTTP/1.1 200"))
    assert running_site.log.read_text().count("was ended by SIGKILL") == 10


def test_sweeper_and_workers_touch_their_health_files(running_site: Site) -> None:
    running_site.alive.unlink(missing_ok=True)
    wait_until(running_site.alive.exists, seconds=60)
    (sweeper,) = parts(running_site.process)["sweeper"]
    os.kill(sweeper, signal.SIGSTOP)
    try:
        running_site.alive.unlink(missing_ok=True)
        wait_until(running_site.alive.exists, seconds=120)
    finally:
        os.kill(sweeper, signal.SIGCONT)


def test_killed_supervisor_leaves_no_orphans(running_site: Site) -> None:
    everything = tree(running_site.process)
    os.kill(running_site.process, signal.SIGKILL)
    wait_until(lambda: not any(is_running(process) for process in everything))
