"""The database, the secret key and the broker's folders are private to their owner from their creation, whatever the umask."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.startup import private_files

ROOT = Path(__file__).resolve().parents[3]
#: A script that starts a site, writes to its database, and prints the files' modes while it is open; it can't change modes afterwards.
SITE = """
import os, sys
sys.path.insert(0, sys.argv[1])
def refused(*given, **named): raise SystemExit(f"chmod {given}")
os.chmod = os.fchmod = refused
os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
import django
django.setup()
from django.db import connection
from config.celery import app
with connection.cursor() as cursor:
    cursor.execute("CREATE TABLE told (words text)")
    cursor.execute("INSERT INTO told VALUES ('x')")
for folder, folders, files in os.walk(os.environ["DECKPROOF_VAR_DIR"]):
    for each in (*folders, *files, "."):
        path = os.path.join(folder, each)
        print(oct(os.stat(path).st_mode & 0o777), os.path.relpath(path, os.environ["DECKPROOF_VAR_DIR"]))
"""


def _start(folder: Path, umask: int = 0) -> dict[str, int]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DJANGO_", "DECKPROOF_", "CELERY_", "DATABASE_"))}
    environment = {**clean, "DECKPROOF_VAR_DIR": str(folder)}
    command = [sys.executable, "-c", SITE, str(ROOT)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, umask=umask)
    assert done.returncode == 0, done.stderr
    return {path: int(mode, 8) for mode, path in (line.split(" ", 1) for line in done.stdout.splitlines())}


def test_new_site_files_are_private(tmp_path: Path) -> None:
    found = _start(tmp_path / "new" / "var")
    assert {".", "db.sqlite3", "db.sqlite3-wal", "db.sqlite3-shm", "secret-key", "broker", "broker/messages"} <= found.keys()
    assert {path: oct(mode) for path, mode in found.items() if mode & 0o077} == {}
    assert oct((tmp_path / "new").stat().st_mode & 0o777) == "0o700"


def test_older_site_files_are_made_private(tmp_path: Path) -> None:
    for name in ("db.sqlite3", "db.sqlite3-wal", "secret-key"):
        path = tmp_path / name
        path.write_text("0123456789abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKLMNOPQRSTUVWXYZ" if name == "secret-key" else "")
        path.chmod(0o644)
    private_files.make_database(tmp_path / "db.sqlite3")
    private_files.load_or_create_key(tmp_path / "secret-key")
    assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}


def test_key_is_created_atomically(tmp_path: Path) -> None:
    path = tmp_path / "var" / "secret-key"
    assert private_files.load_or_create_key(path) == private_files.load_or_create_key(path)
    assert [each.name for each in path.parent.iterdir()] == ["secret-key"]


@pytest.mark.parametrize("kept", ["", "short", "ab" * 40])
def test_weak_stored_key_is_refused(tmp_path: Path, kept: str) -> None:
    path = tmp_path / "secret-key"
    path.write_text(kept)
    with pytest.raises(ImproperlyConfigured, match="Put the key back from a backup, or delete"):
        private_files.load_or_create_key(path)
