"""The processes of a running site, read from /proc."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children(process: int) -> list[int]:
    try:
        tasks = list(Path(f"/proc/{process}/task").iterdir())
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]
    except OSError:
        return []


def tree(process: int) -> list[int]:
    """Return the process and all its descendants."""
    found = [process]
    for each in found:
        found += children(each)
    return found


def parts(supervisor: int) -> dict[str, list[int]]:
    """Return the children of `serve` by part: web, sweeper, worker, urgent."""
    found: dict[str, list[int]] = {"web": [], "sweeper": [], "worker": [], "urgent": []}
    for child in children(supervisor):
        try:
            command = Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ")
        except OSError:
            continue
        name = re.search(r"config\.serving\.(web)_server|manage\.py (sweep)|--hostname (urgent|worker)", command)
        if name and is_running(child):
            found[{"sweep": "sweeper"}.get(name[name.lastindex or 0], name[name.lastindex or 0])].append(child)
    return found


def wait_until(is_so: Callable[[], object], seconds: float = 180) -> None:
    deadline = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > deadline:
            raise AssertionError("it did not happen in time")
        time.sleep(0.1)
