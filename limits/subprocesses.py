"""Run one function in a forked subprocess with limits on CPU time, memory and output size.

A fork shares the cards and fonts that the web process has loaded, so it starts within milliseconds and needs no input to be sent. It
must not query the database: connections belong to the process that opened them. Only the forking thread exists in the subprocess;
a subprocess that waits for another thread's lock is killed when its time is up.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import pickle
import resource
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from django.db import connections

#: Limits of one subprocess: CPU seconds, wall-clock seconds, bytes of memory beyond what it inherits, bytes of a file or result.
MAX_CPU, MAX_SECONDS, MAX_MEMORY, MAX_BYTES = 60, 90.0, 1_500_000_000, 80_000_000
#: The web process, which answers pages, gets the CPU first.
NICENESS = 5
PAGE = os.sysconf("SC_PAGE_SIZE")

log = logging.getLogger(__name__)
Dump = Callable[[Any], bytes]
Load = Callable[[bytes], Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The value that the work returned or the error that it raised. `has_answer` is false if the subprocess died. `cpu` is in seconds."""

    has_answer: bool
    value: Any = None
    error: Exception | None = None
    cpu: float = 0.0

    def get(self) -> Any:
        """Return the value, or raise the error that the work raised."""
        if self.error is not None:
            raise self.error
        return self.value


@dataclass(slots=True)
class Subprocess:
    """A running subprocess. `answer` is the file descriptor of the shared memory that it writes its result to."""

    pid: int
    answer: int
    load: Load
    started_at: float = field(default_factory=time.monotonic)

    def poll(self) -> Outcome | None:
        """Return the outcome, or None while the subprocess runs. Kill it after MAX_SECONDS. Call this until it returns an outcome."""
        try:
            pid, status, used = os.wait4(self.pid, os.WNOHANG)
        except ChildProcessError:
            return self._read_outcome(0.0)
        if pid == 0:
            if time.monotonic() - self.started_at > MAX_SECONDS:
                self.kill()
            return None
        if status:
            log.warning("A process that made something ended with status %s", status)
        return self._read_outcome(used.ru_utime + used.ru_stime)

    def kill(self) -> None:
        """Send SIGKILL. Do nothing if the process has ended."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def _read_outcome(self, cpu: float) -> Outcome:
        try:
            with os.fdopen(self.answer, "rb") as file:
                file.seek(0)
                is_value, result = self.load(file.read())
        except Exception:
            return Outcome(has_answer=False, cpu=cpu)
        return Outcome(has_answer=True, value=result, cpu=cpu) if is_value else Outcome(has_answer=True, error=result, cpu=cpu)


def start_subprocess(work: Callable[[], Any], dump: Dump = pickle.dumps, load: Load = pickle.loads) -> Subprocess:
    """Fork, run `work` in the subprocess, and return a handle to it.

    `dump` and `load` convert the value or error to bytes and back. Raise OSError if the system can't fork.
    """
    answer = os.memfd_create("answer")
    try:
        pid = os.fork()
    except OSError:
        os.close(answer)
        raise
    if pid:
        return Subprocess(pid, answer, load)
    code = 1
    try:
        _isolate(answer)
        try:
            result = dump((True, work()))
        except Exception as error:
            result = dump((False, error))
        with os.fdopen(answer, "wb", closefd=False) as file:
            file.write(result)
        code = 0
    except BaseException:
        log.exception("Something could not be made")
    finally:
        os._exit(code)


def _isolate(answer: int) -> None:
    """Drop the parent's signal handlers, sockets and database connections, and set the resource limits."""
    # A tournament sheet takes 1.9 s of CPU time so in a process with 20,000 cards, and 2.7 with the collector (2026-11-25).
    gc.disable()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM, signal.SIGCHLD):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    os.closerange(3, answer)
    os.closerange(answer + 1, os.sysconf("SC_OPEN_MAX"))
    with open("/proc/self/statm", encoding="ascii") as file:
        inherited = int(file.read().split()[0]) * PAGE
    for kind, limit in ((resource.RLIMIT_CPU, MAX_CPU), (resource.RLIMIT_AS, inherited + MAX_MEMORY), (resource.RLIMIT_FSIZE, MAX_BYTES)):
        _, hard = resource.getrlimit(kind)
        limit = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
        resource.setrlimit(kind, (limit, limit))
    os.nice(NICENESS)
    for each in connections.all(initialized_only=True):
        each.execute_wrappers.append(_refuse_query)


def _refuse_query(*_: Any) -> Any:
    raise RuntimeError("What is made in a process of its own asks no database: read what it needs before.")
