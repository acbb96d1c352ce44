"""Hold workers in the middle of a chunk, so that whoever kills them then is sure to interrupt one."""

from __future__ import annotations

import os
import time
from pathlib import Path


class Gate:
    """A folder that workers look into before each pair. Each process plays so many, then it waits until the gate is opened again."""

    def __init__(self, folder: Path, pairs: int = 50) -> None:
        self._folder, self._pairs = folder, pairs
        self._stage, self._played = 0, 0
        folder.mkdir(exist_ok=True)

    def pass_through(self) -> None:
        """Let a process of a worker go on, at once or when the gate is opened."""
        while not self._is_open_for_good():
            stage = self._opened()
            if stage != self._stage:
                self._stage, self._played = stage, 0
            if self._played < self._pairs:
                self._played += 1
                return
            (self._folder / f"held.{stage}.{os.getpid()}").touch()
            time.sleep(0.02)

    def held(self) -> list[int]:
        """Return the processes that wait in front of it since it was last opened."""
        return [int(path.suffix[1:]) for path in self._folder.glob(f"held.{self._opened()}.*")]

    def open(self) -> None:
        """Let every process play as many pairs again."""
        (self._folder / f"opened.{self._opened()}").touch()

    def open_for_good(self) -> None:
        (self._folder / "open").touch()

    def _opened(self) -> int:
        return len(list(self._folder.glob("opened.*")))

    def _is_open_for_good(self) -> bool:
        return (self._folder / "open").exists()
