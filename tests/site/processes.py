"""The processes of a running site, read from /proc."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path


def is_running(process: int) -> bool:
    state, _ = _state_and_parent(process)
    return state not in ("", "Z")


def children(process: int) -> list[int]:
    """Return a process's children by who their parent is: the kernel's own list of children leaves some out while others end."""
    everything = [int(each.name) for each in Path("/proc").iterdir() if each.name.isdigit()]
    return [each for each in everything if _state_and_parent(each)[1] == process]


def _state_and_parent(process: int) -> tuple[str, int]:
    try:
        state, parent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return "", 0
    return state, int(parent)


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
