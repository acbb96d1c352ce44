"""The compile cache: one directory for each state of a game's engine, found by the sources that it was compiled from.

Numba's own key misses an edit in a called function of another module and the bounds check. So each game's compiled code lies in a
directory named after the engine's sources, the kernel's, Numba's version and the setting. Nothing here loads Numba.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path

_KERNEL = Path(__file__).parent
#: The kernel's part of every engine.
KERNEL_SOURCES = tuple(_KERNEL / name for name in ("cache.py", "compiling.py", "match.py", "random.py"))


def sources_in(*folders: Path) -> tuple[Path, ...]:
    """Every Python file in the folders and below."""
    return tuple(sorted(path for folder in folders for path in folder.rglob("*.py")))


def digest(sources: Iterable[Path], *more: str) -> str:
    """Sixteen hex digits that change when a source file does."""
    total = hashlib.sha256()
    for path in sources:
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    for word in more:
        total.update(word.encode() + b"\0")
    return total.hexdigest()[:16]


def root() -> Path:
    """Where compiled code is kept: the folder `numba` in DECKPROOF_CACHE_DIR, which is var/cache beside the package by default."""
    chosen = os.environ.get("DECKPROOF_CACHE_DIR", "")
    return (Path(chosen) if chosen else _KERNEL.parents[1] / "var" / "cache") / "numba"


@dataclass(frozen=True)
class CompileCache:
    """The compiled code of one game; `sources` are the files that hold it."""

    slug: str
    sources: tuple[Path, ...]

    @cached_property
    def folder(self) -> Path:
        """Its directory. Fixed when first asked for, so that a source edited later can't mix two states."""
        setting = os.environ.get("NUMBA_BOUNDSCHECK", "")
        return root() / f"{self.slug}-{digest((*KERNEL_SOURCES, *self.sources), version('numba'), setting)}"

    def is_warm(self) -> bool:
        """Whether everything has been compiled."""
        return (self.folder / "warm").exists()

    def mark_warm(self) -> None:
        (self.folder / "warm").touch()

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Hold the right to compile; other processes wait here."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
