"""Show on the terminal how far a command has come."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class ProgressBar:
    """One line on a terminal, nothing anywhere else."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.is_shown = sys.stderr.isatty()

    def show(self, played: int) -> None:
        if self.is_shown:
            filled = 30 * played // self.games
            print(f"\r[{'#' * filled}{'.' * (30 - filled)}] {played:,} of {self.games:,} games", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.is_shown:
            print(f"\r{' ' * 70}\r", end="", file=sys.stderr, flush=True)


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """Yield a function that takes the games played and those asked for, and shows them until the end."""
    bars: list[ProgressBar] = []

    def show(played: int, asked: int) -> None:
        bars.append(bars[0] if bars else ProgressBar(asked))
        bars[0].show(played)

    try:
        yield show
    finally:
        for bar in bars[:1]:
            bar.clear()
