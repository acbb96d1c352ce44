"""Restores: what is refused, and how an older site's backup is migrated; on the test's own database."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.db import connection
from django.utils import timezone

from config.backups import schema
from config.backups.archives import SECRET_KEY, Manifest, create_archive
from config.backups.rows import columns_of
from config.backups.services import write_backup
from decks.models import DeckTag
from matches.models import Worker

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    User.objects.create_user("alice", password="correct horse")
    write_backup(path=tmp_path / "a.backup")
    return tmp_path / "a.backup"


def refusal(path: Path, *arguments: str) -> str:
    with pytest.raises(CommandError) as refused:
        call_command("restore", str(path), *arguments)
    return str(refused.value)


def rewritten(path: Path, migrations: Mapping[str, list[str]] | None = None, rows: Mapping[str, bytes] | None = None) -> Path:
    """Return the path of a changed backup: with other migrations, or with only these rows."""
    present = schema.applied_migrations(connection)
    with create_archive(path) as archive:
        for model in schema.models_at(connection, present):
            name = model._meta.label_lower
            lines = [rows[name]] if rows and name in rows else []
            archive.add(f"rows/{name}", iter(lines), columns_of(model))
        archive.add(SECRET_KEY, iter([b"other"]))
        archive.close(Manifest("", "sqlite", migrations or present, tuple(archive.parts)))
    return path


def test_backup_does_not_overwrite(backup: Path) -> None:
    whole = backup.read_bytes()
    with pytest.raises(CommandError, match="is there already"):
        call_command("backup", str(backup))
    assert backup.read_bytes() == whole


def test_backup_into_missing_folder_is_refused(tmp_path: Path, db: None) -> None:
    with pytest.raises(CommandError, match="can't be written: No such file"):
        call_command("backup", str(tmp_path / "no" / "a.backup"))


def test_existing_rows_are_not_replaced(backup: Path) -> None:
    User.objects.create_user("bob")
    assert "say --replace" in refusal(backup)
    assert User.objects.count() == 2


def test_existing_rows_are_replaced_on_request(backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = User.objects.get()
    User.objects.create_user("bob")
    call_command("restore", str(backup), "--replace", "--json")
    told = json.loads(capsys.readouterr().out)
    assert (told["rows"]["auth.user"], told["migrated"], told["other_key"]) == (1, False, False)
    again = User.objects.get()
    assert (again.pk, again.password, again.date_joined) == (before.pk, before.password, before.date_joined)
    assert User.objects.create_user("charlie").pk > before.pk


def test_running_site_is_refused(backup: Path) -> None:
    Worker.objects.create(name="elsewhere:1", game="pips", seen_at=timezone.now())
    assert "Stop it first" in refusal(backup, "--replace")


def test_damaged_file_is_refused(backup: Path) -> None:
    backup.write_bytes(backup.read_bytes()[:-100])
    assert "is damaged or not whole" in refusal(backup, "--replace")
    assert User.objects.count() == 1


def test_newer_version_is_refused(backup: Path, tmp_path: Path) -> None:
    migrations = {**schema.applied_migrations(connection), "decks": ["0001_initial", "0999_colours"]}
    newer = rewritten(tmp_path / "newer.backup", migrations=migrations)
    assert "unknown here (decks 0999_colours)" in refusal(newer, "--replace")
    assert User.objects.count() == 1


def test_broken_references_are_refused(backup: Path, tmp_path: Path) -> None:
    torn = rewritten(tmp_path / "torn.backup", rows={"decks.decktag": b'[1,"lost","00000000000000000000000000000001"]\n'})
    assert "do not belong together" in refusal(torn, "--replace")
    assert User.objects.count() == 1


def test_invalid_values_are_refused(backup: Path, tmp_path: Path) -> None:
    garbled = rewritten(tmp_path / "garbled.backup", rows={"decks.decktag": b'[1,"lost","a deck"]\n'})
    assert "decks.decktag" in refusal(garbled, "--replace")
    assert User.objects.count() == 1


def test_older_backup_is_migrated(
    tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Restore a backup from before decks had tags, of a site with another key."""
    present = schema.applied_migrations(connection)
    older = {**present, "decks": [name for name in present["decks"] if name < "0004"]}
    older["matches"] = [name for name in present["matches"] if name < "0009"]
    with schema.restore_transaction(connection):
        schema.drop_tables(connection, schema.own_tables(connection))
        schema.make_tables(connection, older)
    User.objects.create_user("alice")
    write_backup(path=tmp_path / "old.backup")
    monkeypatch.setenv("DJANGO_SECRET_KEY", "x" * 60)
    settings.SECRET_KEY = "x" * 60
    call_command("restore", str(tmp_path / "old.backup"), "--replace")
    told = capsys.readouterr().out
    assert "have been migrated" in told
    assert "everybody has to sign in again" in told
    assert schema.applied_migrations(connection) == present
    assert User.objects.get().username == "alice"
    assert not DeckTag.objects.exists()
