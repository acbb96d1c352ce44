"""A process supervisor: runs several commands, prefixes their logs, restarts them when they exit, and leaves no orphans if it is killed."""

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TextIO

GRACE_SECONDS = 8
#: The delay before a restart; it doubles up to the longest one while the process keeps exiting early.
FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 30.0
#: A process that ran this long restarts after the first delay again.
STABLE_SECONDS = 10
POLL_SECONDS = 0.1
PR_SET_PDEATHSIG = 1
_libc = ctypes.CDLL(None, use_errno=True)


@dataclass(slots=True)
class Part:
    """A supervised process, running or waiting for its next start. Times are `time.monotonic()`'s."""

    name: str
    command: Sequence[str]
    process: subprocess.Popen[str] | None = None
    started_at: float = 0.0
    due_at: float = 0.0
    pause: float = FIRST_PAUSE_SECONDS


@dataclass(slots=True)
class Supervisor:
    """Run each command in its own process group and restart it whenever it exits, until SIGTERM or SIGINT arrives.

    The children inherit the file descriptors in `kept_files`, so a listening socket stays open when one of them dies.
    """

    commands: Mapping[str, Sequence[str]]
    kept_files: Collection[int] = ()
    _parts: list[Part] = field(default_factory=list)
    _is_stopping: bool = False

    def run(self) -> int:
        """Run until SIGTERM or SIGINT arrives, whatever happens to the children, and return 0."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._request_stop)
        self._parts = [Part(name, command) for name, command in self.commands.items()]
        while not self._is_stopping:
            for part in self._parts:
                self._check(part)
            time.sleep(POLL_SECONDS)
        self._stop_all()
        return 0

    def _check(self, part: Part) -> None:
        now = time.monotonic()
        if part.process is None:
            if now >= part.due_at and not self._is_stopping:
                self._start(part)
            return
        code = part.process.poll()
        if code is None:
            return
        _kill_group(part.process)
        self._schedule_restart(part, _exit_reason(code))

    def _start(self, part: Part) -> None:
        part.started_at = time.monotonic()
        try:
            part.process = subprocess.Popen(
                part.command,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                preexec_fn=_child_setup(os.getpid()),
                pass_fds=self.kept_files,
            )
            threading.Thread(target=_copy_lines, args=(part.name, part.process), daemon=True).start()
        except (OSError, RuntimeError, subprocess.SubprocessError) as error:
            self._schedule_restart(part, f"could not be started ({error})")

    def _schedule_restart(self, part: Part, ending: str) -> None:
        """Log how the process ended, and schedule its restart."""
        now = time.monotonic()
        if now - part.started_at >= STABLE_SECONDS:
            part.pause = FIRST_PAUSE_SECONDS
        _log(f"{part.name} {ending} after {now - part.started_at:.1f} s; starting it again in {part.pause:.1f} s.\n", sys.stderr)
        part.process, part.due_at = None, now + part.pause
        part.pause = min(2 * part.pause, LONGEST_PAUSE_SECONDS)

    def _request_stop(self, number: int, frame: object) -> None:
        self._is_stopping = True

    def _stop_all(self) -> None:
        processes = [part.process for part in self._parts if part.process]
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + GRACE_SECONDS
        for process in processes:
            try:
                process.wait(timeout=max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                pass
        for process in processes:
            _kill_group(process)


def _child_setup(parent: int) -> Callable[[], None]:
    """Return a function that a child runs before its command: it makes a process group and asks the kernel to kill the child with the
    supervisor.

    SIGKILL, because a worker may miss a SIGTERM, for instance when it can't write its log; being killed harms none of them.
    """

    def prepare() -> None:
        os.setsid()
        _libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)

    return prepare


def _exit_reason(code: int) -> str:
    if code >= 0:
        return f"ended with code {code}"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"


def _copy_lines(name: str, process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        _log(f"{name:>7} | {line}", sys.stdout)


def _log(text: str, stream: TextIO) -> None:
    """Write a line of the log. A log that can't be written, on a full disk, must not stop the supervisor."""
    try:
        print(text, end="", flush=True, file=stream)
    except (OSError, ValueError):
        pass


def _kill_group(process: subprocess.Popen[str]) -> None:
    """Kill all processes that are left in the process's group."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
