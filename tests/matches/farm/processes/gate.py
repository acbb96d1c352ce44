"""Hold workers in the middle of a chunk, so that whoever kills them then is sure to interrupt one."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


class Gate:
    """A folder that workers look into before each pair: while it is closed they tell their number in it and wait."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._closed = folder / "closed"

    def pass_through(self) -> None:
        """Let a worker go on, at once or when the gate is opened."""
        while (times := self._times_closed()) is not None:
            (self._folder / f"{times}.{os.getpid()}").touch()
            time.sleep(0.02)

    def close(self) -> None:
        if self._times_closed() is None:
            self._folder.mkdir(exist_ok=True)
            writing = self._folder / "closing"
            writing.write_text(str(len(list(self._folder.glob("opened.*")))))
            writing.rename(self._closed)

    def held(self) -> list[int]:
        """The processes that wait in front of it since it was closed."""
        return [int(path.suffix[1:]) for path in self._waiting()]

    def open(self) -> None:
        times = self._times_closed()
        (self._folder / f"opened.{times}").touch()
        self._closed.unlink()

    def _waiting(self) -> Iterator[Path]:
        yield from self._folder.glob(f"{self._times_closed()}.*")

    def _times_closed(self) -> int | None:
        """Return how often the gate was closed before, None if it is open."""
        with suppress(FileNotFoundError):
            return int(self._closed.read_text())
        return None
