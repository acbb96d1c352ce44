"""The file format of a backup: a ZIP with a manifest, whose comment is the SHA-256 of everything before it."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

PRODUCT, FORMAT = "deckproof", 1
#: The name of the first part, at the beginning of the file, tells a backup from other ZIP files.
MARK, MANIFEST, SECRET_KEY = "deckproof-backup", "manifest.json", "secret-key"
ZIP_SIGNATURE = b"PK\x03\x04"
_DIGEST_LENGTH = 64
_BLOCK = 1 << 20


class ArchiveError(Exception):
    """The archive can't be written, or is damaged or no backup; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Part:
    """The manifest's entry for one part; `columns` and `rows` are set for parts that hold a table."""

    name: str
    sha256: str
    columns: tuple[str, ...] = ()
    rows: int = 0


@dataclass(frozen=True, slots=True)
class Manifest:
    """The origin of the rows: time, kind of database, and the applied migrations by app."""

    made_at: str
    vendor: str
    migrations: Mapping[str, Sequence[str]]
    parts: tuple[Part, ...]

    @property
    def tables(self) -> dict[str, Part]:
        """The parts that hold rows, by the label of their model, such as `decks.deck`."""
        return {part.name.removeprefix("rows/"): part for part in self.parts if part.name.startswith("rows/")}

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.parts)

    @property
    def as_json(self) -> dict[str, Any]:
        parts = [{"name": part.name, "sha256": part.sha256, "columns": list(part.columns), "rows": part.rows} for part in self.parts]
        head = {"product": PRODUCT, "format": FORMAT, "made_at": self.made_at, "vendor": self.vendor}
        return {**head, "migrations": {app: list(names) for app, names in self.migrations.items()}, "parts": parts}

    @classmethod
    def from_json(cls, data: Any) -> Manifest:
        """Parse the manifest. Raises ArchiveError if it is malformed, or of another product or format."""
        try:
            if data["product"] != PRODUCT:
                raise ArchiveError(f"The file is a backup of “{data['product']}”, not of {PRODUCT}.")
            if data["format"] != FORMAT:
                words = f"The backup has format {data['format']}, and this version reads format {FORMAT}."
                raise ArchiveError(f"{words} Restore it with the version that made it.")
            parts = tuple(Part(each["name"], each["sha256"], tuple(each["columns"]), int(each["rows"])) for each in data["parts"])
            migrations = {str(app): [str(name) for name in names] for app, names in data["migrations"].items()}
            return cls(str(data["made_at"]), str(data["vendor"]), migrations, parts)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ArchiveError(f"The manifest of the backup can't be read ({error!r}): the file is damaged. Use another backup.") from error


@dataclass(slots=True)
class ArchiveWriter:
    """An archive that is being written, one part after another."""

    _zip: zipfile.ZipFile
    parts: list[Part] = field(default_factory=list)

    def add(self, name: str, lines: Iterator[bytes], columns: Sequence[str] = ()) -> Part:
        """Write a part from lines, each of which includes its line break, and return its entry."""
        digest, rows = hashlib.sha256(), 0
        with self._zip.open(_entry(name), "w", force_zip64=True) as out:
            for line in lines:
                digest.update(line)
                out.write(line)
                rows += 1
        part = Part(name, digest.hexdigest(), tuple(columns), rows if columns else 0)
        self.parts.append(part)
        return part

    def close(self, manifest: Manifest) -> None:
        self._zip.writestr(_entry(MANIFEST), json.dumps(manifest.as_json, ensure_ascii=False, indent=1))
        self._zip.comment = b"0" * _DIGEST_LENGTH
        self._zip.close()


@contextmanager
def create_archive(path: Path) -> Iterator[ArchiveWriter]:
    """Create an archive at `path`. The file appears there only when it is complete; only its owner may read it, at any time."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w+b") as file:
            archive = zipfile.ZipFile(file, "w")
            archive.writestr(_entry(MARK), f"{PRODUCT} {FORMAT}\n")
            try:
                yield ArchiveWriter(archive)
            except BaseException:
                with suppress(OSError, ValueError):
                    archive.close()
                raise
            _write_digest(file)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def _entry(name: str) -> zipfile.ZipInfo:
    """Return the header of a compressed part that only its owner may read once extracted."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o600 << 16
    return entry


def _write_digest(file: IO[bytes]) -> None:
    """Write the digest of the file over the placeholder in its comment."""
    file.flush()
    end = file.seek(0, os.SEEK_END) - _DIGEST_LENGTH
    sum_of_all = _digest(file, end)
    file.seek(end)
    file.write(sum_of_all)
    file.flush()
    os.fsync(file.fileno())


def _digest(file: IO[bytes], end: int) -> bytes:
    file.seek(0)
    digest = hashlib.sha256()
    while end > 0 and (block := file.read(min(_BLOCK, end))):
        digest.update(block)
        end -= len(block)
    return digest.hexdigest().encode()


@dataclass(frozen=True, slots=True)
class Archive:
    """A backup whose digests have been verified."""

    manifest: Manifest
    _zip: zipfile.ZipFile

    def lines(self, name: str) -> Iterator[bytes]:
        with self._zip.open(name) as part:
            yield from part

    @property
    def secret_key(self) -> str:
        return self._zip.read(SECRET_KEY).decode()


@contextmanager
def open_archive(path: Path) -> Iterator[Archive]:
    """Open an archive and verify every byte of it. Raises ArchiveError."""
    try:
        file = path.open("rb")
    except OSError as error:
        raise ArchiveError(f"{path} can't be read: {error.strerror}.") from error
    with file:
        _require_whole(path, file)
        try:
            with zipfile.ZipFile(file) as found:
                manifest = Manifest.from_json(json.loads(found.read(MANIFEST)))
                for part in manifest.parts:
                    _require_part(found, part)
                yield Archive(manifest, found)
        except (zipfile.BadZipFile, KeyError, ValueError, EOFError) as error:
            raise ArchiveError(f"{path} can't be read as a backup ({error}). Use another backup.") from error


def _require_whole(path: Path, file: IO[bytes]) -> None:
    head = file.read(30 + len(MARK))
    if not (head.startswith(ZIP_SIGNATURE) and head.endswith(MARK.encode())):
        raise ArchiveError(f"{path} is no backup of this site (or its first bytes are damaged). Give a file that `manage.py backup` wrote.")
    size = file.seek(0, os.SEEK_END)
    expected = _digest(file, size - _DIGEST_LENGTH)
    file.seek(max(0, size - _DIGEST_LENGTH))
    if file.read() != expected:
        raise ArchiveError(f"{path} is damaged or not whole: its sum is wrong. Nothing was changed. Use another copy or another backup.")


def _require_part(found: zipfile.ZipFile, part: Part) -> None:
    digest, rows = hashlib.sha256(), 0
    with found.open(part.name) as lines:
        for line in lines:
            digest.update(line)
            rows += 1
    if digest.hexdigest() != part.sha256 or (part.columns and rows != part.rows):
        raise ArchiveError(f"The part {part.name} of the backup is not what its manifest says. Use another backup.")
