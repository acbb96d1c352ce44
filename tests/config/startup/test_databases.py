"""SQLite databases return unused pages to the disk, and opening one takes no lock."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from config.startup.databases import parse
from tests.config.resilience.disk_faults import locked


def open_like_the_site(file: Path) -> sqlite3.Connection:
    """Open a connection with the statements that Django runs on each new one."""
    connection = sqlite3.connect(file, timeout=0)
    connection.executescript(parse("", file)["OPTIONS"]["init_command"])
    return connection


def test_new_database_returns_unused_pages(tmp_path: Path) -> None:
    with closing(open_like_the_site(tmp_path / "db.sqlite3")) as connection:
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (2,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_connection_can_be_opened_while_another_one_writes(tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite3"
    with closing(open_like_the_site(file)) as first:
        first.executescript("CREATE TABLE kept (words text); INSERT INTO kept VALUES ('x');")
    with locked(file), closing(open_like_the_site(file)) as second:
        assert second.execute("SELECT words FROM kept").fetchone() == ("x",)
