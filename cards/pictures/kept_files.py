"""A cache of generated files in a folder, which evicts the least recently used files when it grows too large.

An unreadable or damaged file counts as missing and is deleted. A file that can't be written is not cached. Neither raises an error.
"""

from __future__ import annotations

import logging
import os
import random
import shutil
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rules.kernel.compiled.storage.seals import seal, unseal

#: A new file triggers a prune with at least the chance 1/64; the chance grows with the file's share of the folder.
_CHANCE_TO_PRUNE = 64

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class KeptFiles:
    """A folder of files by key (letters, digits, `.`, `-`, `_`). Safe for several processes at once: a file is whole or not there."""

    folder: Path
    most_bytes: int

    def path(self, key: str) -> Path:
        return self.folder / key

    def get(self, key: str) -> bytes | None:
        """Return the file, or None; count it as used now."""
        path = self.path(key)
        try:
            content = unseal(path.read_bytes())
        except FileNotFoundError:
            return None
        except OSError as error:
            log.warning("A kept file can't be read, so it is made again: %s", error)
            _discard(path)
            return None
        if content is None:
            log.warning("The kept file %s is damaged, so it is made again.", path)
            _discard(path)
            return None
        with suppress(OSError):  # on a read-only disk the file only looks unused
            os.utime(path)
        return content

    def has(self, key: str) -> bool:
        """Return whether the file exists and is undamaged."""
        return self.path(key).exists() and self.get(key) is not None

    def put(self, key: str, content: bytes) -> bool:
        """Write the file and return whether the disk took it."""
        try:
            if not self.folder.is_dir():
                _discard(self.folder)
            self.folder.mkdir(parents=True, exist_ok=True)
            write_sealed(self.path(key), content)
        except OSError as error:
            log.warning("%s can't be kept, so it will be made again: %s", key, error)
            return False
        if random.random() < max(1 / _CHANCE_TO_PRUNE, len(content) * _CHANCE_TO_PRUNE / self.most_bytes):
            self.prune()
        return True

    def prune(self) -> None:
        """Delete the files that were not used for longest, until the rest fits into three quarters of `most_bytes`."""
        found = []
        with suppress(OSError):
            for path in self.folder.iterdir():
                with suppress(OSError):
                    status = path.stat()
                    found.append((status.st_mtime, status.st_size, path))
        total = sum(size for _, size, _ in found)
        if total <= self.most_bytes:
            return
        for _, size, path in sorted(found, key=lambda each: each[0]):
            _discard(path)
            total -= size
            if total <= self.most_bytes * 3 // 4:
                return


def write_sealed(path: Path, content: bytes) -> None:
    """Write a file that `KeptFiles` can read, atomically. Raise OSError."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(seal(content))
        if path.is_dir():
            _discard(path)
        os.replace(name, path)
    except OSError:
        _discard(Path(name))
        raise


def _discard(path: Path) -> None:
    """Delete the file or folder at the path, ignoring errors."""
    with suppress(OSError):
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
