"""Kill every process of a running site repeatedly and check that it recovers.

`python -m tests.site.kill_parts [--times 20]` starts its own site, kills each of its processes this many times, and then plays a
simulation.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.matches.farm.processes.private_services import free_port
from tests.site.processes import is_running, parts, tree, wait_until

ROOT = Path(__file__).resolve().parents[2]


def kill_each(supervisor: int, *, times: int) -> dict[str, int]:
    """Kill each process of each part this many times, as soon as it has restarted, all parts in parallel; return the kills by part."""
    wait_until(lambda: all(parts(supervisor).values()))
    wanted = {name: len(found) for name, found in parts(supervisor).items()}
    killed = dict.fromkeys(wanted, 0)

    def kill(name: str) -> None:
        for _ in range(times):
            for process in parts(supervisor)[name]:
                os.kill(process, signal.SIGKILL)
                killed[name] += 1
                wait_until(lambda: not is_running(process) and len(parts(supervisor)[name]) == wanted[name])  # noqa: B023

    with ThreadPoolExecutor(len(wanted)) as pool:
        list(pool.map(kill, wanted))
    return killed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    times = parser.parse_args().times
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "DECKPROOF_VAR_DIR": folder,
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "DECKPROOF_LOG_LEVEL": "WARNING",
        }
        command = [sys.executable, "manage.py", "serve", "--port", str(port), "--processes", "1"]
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)
        try:
            wait_until(lambda: _read(port, "/readyz") == {"status": "ready"}, 300)
            began = time.monotonic()
            print("Killed:", kill_each(process.pid, times=times), f"in {time.monotonic() - began:.0f} s")
            began = time.monotonic()
            wait_until(lambda: _read(port, "/readyz") == {"status": "ready"}, 300)
            print(f"It answers again after {time.monotonic() - began:.0f} s")
            print("Then:", _simulate(port), f"after {time.monotonic() - began:.0f} s")
        finally:
            everything = tree(process.pid)
            process.terminate()
            process.wait(timeout=120)
            print("Left when it was stopped:", sum(map(is_running, everything)))


def _simulate(port: int) -> dict[str, object]:
    """Play a thousand games on the site, and return the finished simulation."""
    asked = {"game": "echo", "deck": {"id": "third-watch-stall"}, "against": "precons", "games": 1000, "seed": 5}
    found = _read(port, "/api/v1/simulations", asked)
    wait_until(lambda: _read(port, f"/api/v1/simulations/{found['id']}").get("status") in ("done", "failed"), 600)
    told = _read(port, f"/api/v1/simulations/{found['id']}")
    return {name: told.get(name) for name in ("status", "games", "errors")}


def _read(port: int, path: str, body: dict[str, object] | None = None) -> dict[str, object]:
    """Return the response's JSON; empty without a response."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data=data, headers={"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            found: dict[str, object] = json.load(answer)
            return found
    except OSError:
        return {}


if __name__ == "__main__":
    main()
