"""The compile cache: one directory for each state of a game's engine, named after the sources that it was compiled from.

Numba's own key misses an edit in a called function of another module and how code is to be compiled. So each game's compiled code lies in a
directory named after the engine's sources, the kernel's, Numba's version and these settings. Directories of other sources are removed when
they have not been used for long. Nothing here loads Numba.
"""

from __future__ import annotations

import fcntl
import logging
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path

from rules.kernel.compiled.storage.sources import KERNEL_SOURCES, digest, root

#: The variables that change the compiled code.
_SETTINGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")
#: How many directories of other sources are kept, the last used ones; and the age in seconds below which all are kept.
KEPT, KEPT_SECONDS = 3, 7 * 24 * 3600
#: The directories that this process uses, each with the open file that shows it to other processes.
_held: dict[Path, int] = {}

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class CompileCache:
    """The compiled code of one game; `sources` are the files that hold it."""

    slug: str
    sources: tuple[Path, ...]

    @cached_property
    def folder(self) -> Path:
        """The cache's directory. Fixed at first use, so that a source edited later can't mix two states."""
        settings = (os.environ.get(name, "") for name in _SETTINGS)
        return root() / f"{self.slug}-{digest((*KERNEL_SOURCES, *self.sources), version('numba'), *settings)}"

    def is_warm(self) -> bool:
        """Return whether everything has been compiled."""
        return (self.folder / "warm").exists()

    def mark_warm(self) -> None:
        """Mark everything as compiled; only log a warning if the disk is not writable."""
        try:
            (self.folder / "warm").touch()
        except OSError as error:
            log.warning("The compile cache can't be marked: %s", error)

    def hold(self) -> None:
        """Note that the directory is used, and keep it from being removed for as long as this process lives."""
        while self.folder not in _held:
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                file = _open_mark(self.folder)
            except OSError as error:
                log.warning("The compile cache can't be held: %s", error)
                return
            fcntl.flock(file, fcntl.LOCK_SH)
            if os.fstat(file).st_nlink == 0:  # removed before it was locked
                os.close(file)
                continue
            with suppress(OSError):
                os.utime(file)
            _held[self.folder] = file

    def prune(self) -> None:
        """Remove what was compiled from other sources of this game long ago, except what a process uses."""
        name = re.compile(re.escape(self.slug) + "-[0-9a-f]{16}")
        if not self.folder.exists():
            return
        others = [each for each in self.folder.parent.iterdir() if name.fullmatch(each.name) and each != self.folder]
        now = _used_at(self.folder)
        for each in sorted(others, key=_used_at, reverse=True)[KEPT:]:
            if now - _used_at(each) > KEPT_SECONDS:
                _clear_away(each)

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Hold the lock for compiling, so that other processes wait. Without a writable disk there is no lock."""
        with ExitStack() as stack:
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                file = stack.enter_context((self.folder / "lock").open("w"))
            except OSError as error:
                log.warning("The compile cache can't be locked: %s", error)
            else:
                fcntl.flock(file, fcntl.LOCK_EX)
            yield


def _open_mark(folder: Path) -> int:
    """Open the file of a directory that all its users lock, shared, and that each touches when it starts."""
    return os.open(folder / "used", os.O_RDWR | os.O_CREAT, 0o666)


def _used_at(folder: Path) -> float:
    """Return when a directory was used last, in seconds."""
    mark = folder / "used"
    return (mark if mark.exists() else folder).stat().st_mtime


def _clear_away(folder: Path) -> None:
    file = _open_mark(folder)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(folder, ignore_errors=True)
    except BlockingIOError:
        pass
    finally:
        os.close(file)
