"""Runs several processes as one: prefixed logs, one stop for all, no orphans even when the supervisor itself is killed."""

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

GRACE_SECONDS = 8
#: What ends sooner after its start than this, so many times in a row, would only end again.
LEAST_LIFE_SECONDS = 5
MOST_SHORT_LIVES = 5
PR_SET_PDEATHSIG = 1
_libc = ctypes.CDLL(None, use_errno=True)


@dataclass(slots=True)
class Supervisor:
    """Starts each command in a process group of its own and waits. When one ends, or a stop is asked for, all are ended.

    Those in `restarted` are started again instead, unless they keep ending at once.
    """

    commands: Mapping[str, Sequence[str]]
    restarted: Collection[str] = ()
    _processes: dict[str, subprocess.Popen[str]] = field(default_factory=dict)
    _started_at: dict[str, float] = field(default_factory=dict)
    _short_lives: dict[str, int] = field(default_factory=dict)
    _is_stopping: bool = False

    def run(self) -> int:
        """Runs until a command ends by itself (its exit code) or SIGTERM or SIGINT comes (0)."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._ask_to_stop)
        for name, command in self.commands.items():
            self._start(name, command)
        code = self._wait()
        self._end_all()
        return code

    def _start(self, name: str, command: Sequence[str]) -> None:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", preexec_fn=_die_with_parent
        )
        self._processes[name] = process
        self._started_at[name] = time.monotonic()
        threading.Thread(target=_copy_lines, args=(name, process), daemon=True).start()

    def _wait(self) -> int:
        while not self._is_stopping:
            for name, process in list(self._processes.items()):
                code = process.poll()
                if code is None:
                    continue
                if not self._may_start_again(name):
                    print(f"{name} ended with code {code}; stopping the rest.", file=sys.stderr)
                    return code or 1
                print(f"{name} ended with code {code}; starting it again.", file=sys.stderr)
                _kill_group(process)
                self._start(name, self.commands[name])
            time.sleep(0.2)
        return 0

    def _may_start_again(self, name: str) -> bool:
        is_short = time.monotonic() - self._started_at[name] < LEAST_LIFE_SECONDS
        self._short_lives[name] = self._short_lives.get(name, 0) + 1 if is_short else 0
        return name in self.restarted and self._short_lives[name] < MOST_SHORT_LIVES

    def _ask_to_stop(self, number: int, frame: object) -> None:
        self._is_stopping = True

    def _end_all(self) -> None:
        for process in self._processes.values():
            process.terminate()
        deadline = time.monotonic() + GRACE_SECONDS
        for process in self._processes.values():
            try:
                process.wait(timeout=max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                pass
        for process in self._processes.values():
            _kill_group(process)


def _die_with_parent() -> None:
    os.setsid()
    _libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def _copy_lines(name: str, process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        print(f"{name:>7} | {line}", end="", flush=True)


def _kill_group(process: subprocess.Popen[str]) -> None:
    """Ends whatever the process has left behind."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
