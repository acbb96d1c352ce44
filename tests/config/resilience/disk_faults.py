"""Faults of a site's files: damaged caches, a full disk, a locked or read-only database."""

from __future__ import annotations

import errno
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def _flip(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 1] = b"\xa5"
    file.write_bytes(content)


DAMAGES: dict[str, Callable[[Path], object]] = {
    "garbage": lambda file: file.write_bytes(b"\x80\x05garbage\xff" * 40),
    "empty": lambda file: file.write_bytes(b""),
    "cut short": _cut,
    "one byte": _flip,
    "unreadable": lambda file: file.chmod(0),
}


def kept_files(var: Path) -> list[Path]:
    """Return every cache file of the site."""
    folders = [var / "cache", var / "broker" / "control", var / "static" / "staticfiles.json"]
    files = [folder for folder in folders if folder.is_file()] + [file for folder in folders for file in folder.rglob("*")]
    return [file for file in files if file.is_file() and file.suffix != ".lock" and file.name not in ("lock", "used", "warm")]


def damage(var: Path, kind: str) -> int:
    """Damage every cache file, and return how many."""
    done = 0
    for file in kept_files(var):
        try:
            DAMAGES[kind](file)
            done += 1
        except FileNotFoundError:  # the site has just deleted it
            continue
    return done


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """Mount a disk of that size. Needs root."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def can_mount(folder: Path) -> bool:
    folder.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True, check=False)
    return done.returncode == 0 and subprocess.run(["umount", str(folder)], check=False).returncode == 0


def fill(disk: Path) -> None:
    """Fill the disk completely."""
    with (disk / "filling").open("ab", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while file.write(b"x" * size) == size:
                    pass
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise


def make_room(disk: Path) -> None:
    (disk / "filling").unlink(missing_ok=True)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold the database's write lock."""
    connection = sqlite3.connect(database, timeout=60, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")
    finally:
        connection.close()


@contextmanager
def read(database: Path) -> Iterator[None]:
    """Hold a read transaction open, so that the write-ahead log can only grow."""
    connection = sqlite3.connect(database, timeout=60, isolation_level=None)
    try:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM django_session").fetchone()
        yield
    finally:
        connection.close()


@contextmanager
def unwritable(database: Path) -> Iterator[None]:
    """Make the database's files read-only by their modes."""
    files = [path for path in database.parent.glob(f"{database.name}*") if path.is_file()]
    for file in files:
        file.chmod(0o444)
    try:
        yield
    finally:
        for file in database.parent.glob(f"{database.name}*"):  # files created meanwhile have the database's mode
            file.chmod(0o644)
