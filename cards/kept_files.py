"""Files that cost work to make, kept in a folder: the least used go when it grows too large."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

_CHANCE_TO_PRUNE = 64


@dataclass(frozen=True, slots=True)
class KeptFiles:
    """A folder of files by key (letters, digits, `.`, `-`, `_`). Safe for several processes at once: a file is whole or not there."""

    folder: Path
    most_bytes: int

    def path(self, key: str) -> Path:
        return self.folder / key

    def get(self, key: str) -> bytes | None:
        """The file, or None; it counts as used now."""
        path = self.path(key)
        try:
            content = path.read_bytes()
            os.utime(path)
        except FileNotFoundError:
            return None
        return content

    def put(self, key: str, content: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=self.folder, prefix=".new-")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(name, self.path(key))
        if hash(key) % _CHANCE_TO_PRUNE == 0:
            self.prune()

    def prune(self) -> None:
        """Deletes the files that were not used for longest, until the rest keeps within three quarters of `most_bytes`."""
        found = []
        for path in self.folder.iterdir():
            try:
                status = path.stat()
            except FileNotFoundError:
                continue
            found.append((status.st_mtime, status.st_size, path))
        total = sum(size for _, size, _ in found)
        if total <= self.most_bytes:
            return
        for _, size, path in sorted(found, key=lambda each: each[0]):
            path.unlink(missing_ok=True)
            total -= size
            if total <= self.most_bytes * 3 // 4:
                return
