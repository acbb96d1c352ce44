"""Requests have a total limit on waiting for locks, and each kind of outage is recognised."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import psycopg
import pytest
from django.db import OperationalError, connection
from django.db.backends.sqlite3.base import DatabaseWrapper

from config.resilience.lock_timeouts import MAX_WAIT_SECONDS, LockTimeout
from config.resilience.outages import Outage, outage_of
from tests.config.resilience.disk_faults import locked
from tests.matches.farm.processes.private_services import free_port


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "db.sqlite3"
    with sqlite3.connect(path) as made:
        made.execute("PRAGMA journal_mode=WAL")
        made.execute("CREATE TABLE django_session (name TEXT)")
    return path


@pytest.mark.django_db
def test_total_wait_of_a_request_is_limited(file: Path) -> None:
    mine = DatabaseWrapper({**connection.settings_dict, "NAME": str(file), "OPTIONS": {"timeout": MAX_WAIT_SECONDS}})
    began = time.monotonic()
    with locked(file), LockTimeout(mine):
        for _ in range(5):
            with pytest.raises(OperationalError, match="locked") as caught, mine.cursor() as cursor:
                cursor.execute("INSERT INTO django_session VALUES ('a')")
            assert outage_of(caught.value) is Outage.BUSY
    assert MAX_WAIT_SECONDS * 0.8 < time.monotonic() - began < MAX_WAIT_SECONDS + 10 * 0.5
    with mine.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout")
        assert cursor.fetchone() == (1000 * MAX_WAIT_SECONDS,)
    mine.close()


def test_other_errors_are_no_outages() -> None:
    with pytest.raises(sqlite3.OperationalError) as caught:
        sqlite3.connect(":memory:").execute("SELECT * FROM nothing")
    assert [outage_of(error) for error in (caught.value, KeyError("a"), FileNotFoundError(2, "none"), None)] == [None] * 4


def test_outages_of_sqlite_and_the_operating_system(tmp_path: Path, file: Path) -> None:
    (tmp_path / "garbage").write_bytes(b"garbage" * 999)
    found = []
    for database, statement in ((f"file:{file}?mode=ro", "DELETE FROM django_session"), (f"file:{tmp_path}/garbage", "SELECT * FROM a")):
        with pytest.raises(sqlite3.DatabaseError) as caught:
            sqlite3.connect(database, uri=True).execute(statement)
        found.append(outage_of(caught.value))
    assert found == [Outage.READ_ONLY, Outage.GONE]
    assert [outage_of(OSError(number, "")) for number in (28, 30)] == [Outage.FULL, Outage.READ_ONLY]


def test_outages_of_postgres(postgres: str) -> None:
    with psycopg.connect(postgres) as one, psycopg.connect(postgres, options="-c lock_timeout=100") as two:
        one.execute("LOCK TABLE pg_catalog.pg_description IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(psycopg.Error) as locking:
            two.execute("SELECT count(*) FROM pg_catalog.pg_description")
        two.rollback()
        one.rollback()
        two.read_only = True
        with pytest.raises(psycopg.Error) as writing:
            two.execute("CREATE TABLE deckproof_never (a int)")
    with pytest.raises(psycopg.Error) as connecting:
        psycopg.connect(f"postgres://postgres@127.0.0.1:{free_port()}/postgres", connect_timeout=2)
    with psycopg.connect(postgres) as one, pytest.raises(psycopg.Error) as wrong:
        one.execute("SELECT * FROM deckproof_never")
    assert [outage_of(each.value) for each in (locking, writing, connecting, wrong)] == [Outage.BUSY, Outage.READ_ONLY, Outage.GONE, None]
