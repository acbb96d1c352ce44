"""Django's DATABASES settings, parsed from a URL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

from config.startup import private_files

MEND = "Write it like postgres://user:password@host:5432/name, or leave it empty for SQLite."
SQLITE, POSTGRES = "sqlite", ("postgres", "postgresql")


def parse(address: str, usual: Path) -> dict[str, Any]:
    """Return the settings of the database at `address`, or of the SQLite file `usual` if it is empty.

    Raises ImproperlyConfigured with a hint. The message never repeats the address, which holds a password.
    """
    if not address:
        return _sqlite(dict(dj_database_url.parse(f"sqlite:///{usual}", conn_max_age=60)), is_ours=True)
    try:
        parts = urlsplit(address)
        port, scheme = parts.port, parts.scheme
        found: dict[str, Any] = dict(dj_database_url.parse(address, conn_max_age=60))
    except Exception as error:
        raise ImproperlyConfigured(f"DATABASE_URL can't be read: it is no address, or its port is no number. {MEND}") from error
    if scheme == SQLITE:
        return _sqlite(found)
    if scheme not in POSTGRES:
        raise ImproperlyConfigured(f"DATABASE_URL can't be read: there is no database {scheme or unquote(address)[:12]!r} here. {MEND}")
    if not found.get("NAME") or port == 0:
        raise ImproperlyConfigured(f"DATABASE_URL can't be read: it names no database. {MEND}")
    if find_spec("psycopg") is None:
        raise ImproperlyConfigured("DATABASE_URL asks for PostgreSQL, whose driver is missing. Install the extra `production`.")
    return found


def _sqlite(found: dict[str, Any], *, is_ours: bool = False) -> dict[str, Any]:
    """Return settings with which SQLite waits for locks instead of failing: WAL, immediate transactions."""
    found["ENGINE"] = "config.sqlite"
    name = str(found["NAME"])
    if name != ":memory:" and not name.startswith("file:"):
        private_files.make_database(Path(name), is_ours=is_ours)
        _enable_auto_vacuum(Path(name))
    found["OPTIONS"] = {
        "timeout": 20,
        "transaction_mode": "IMMEDIATE",
        "init_command": "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;PRAGMA journal_size_limit=67108864;",
    }
    return found


def _enable_auto_vacuum(file: Path) -> None:
    """Enable incremental auto-vacuum in an empty database, so that it can return unused pages to the disk.

    The pragma takes the write lock, so it can't run on every connection.
    """
    try:
        if file.stat().st_size == 0:
            with closing(sqlite3.connect(file)) as connection:
                connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
                connection.execute("PRAGMA journal_mode = WAL")
    except (OSError, sqlite3.Error):  # then the file only grows
        return
