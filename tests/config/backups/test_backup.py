"""The commands of docs/operations.md for backup and restore: a simulation restored in the middle ends as if nothing had happened."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from config.backups.archives import open_archive
from tests.fixtures.databases import empty_database

ROOT = Path(__file__).resolve().parents[3]
SAME = ("id", "deck", "games", "wins", "draws", "losses", "interval", "by_seat", "ends", "turns", "leads", "errors", "definitions")


def commands() -> tuple[str, str]:
    """The command lines for backup and restore in docs/operations.md."""
    section = (ROOT / "docs" / "operations.md").read_text().split("## Backup and restore")[1].split("\n## ")[0]
    example = next(each for each in re.findall(r"(?m)(?:^    .+\n)+", section) if "manage.py backup" in each)
    save, restore = (line.split("   #")[0].strip() for line in example.splitlines())
    return save, restore


class Site:
    """A site in a folder of its own, which nobody serves."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "DECKPROOF_VAR_DIR": str(folder / "var"),
            "PYTHONPATH": str(ROOT),
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            **settings,
        }

    def step(self, name: str) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.run([sys.executable, "-m", "tests.config.backups.saved_site", name], ROOT).splitlines()[-1])
        return told

    def do(self, line: str) -> None:
        """Run a command line of the page in the backup's folder."""
        self.run(["sh", "-euc", line.replace(".venv/bin/", "").replace("manage.py", f"{ROOT}/manage.py")], self.folder)

    def run(self, command: list[str], folder: Path) -> str:
        done = subprocess.run(command, cwd=folder, env=self.environment, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout


def assert_ends_alike(begun: dict[str, Any], undisturbed: dict[str, Any], restored: dict[str, Any]) -> None:
    assert 0 < begun["games"] < undisturbed["games"] == 4000
    assert (undisturbed["status"], restored["status"], restored["open"]) == ("done", "done", 0)
    assert {name: restored[name] for name in SAME} == {name: undisturbed[name] for name in SAME}


@dataclass(frozen=True)
class Saved:
    """A site that was backed up during a simulation, which has ended since."""

    site: Site
    begun: dict[str, Any]
    undisturbed: dict[str, Any]

    def restore_into(self, site: Site) -> None:
        site.folder = self.site.folder
        site.do(commands()[1])


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Saved:
    site = Site(tmp_path_factory.mktemp("saved"))
    begun = site.step("begin")
    site.do(commands()[0])
    return Saved(site, begun, site.step("finish"))


@pytest.fixture(scope="module")
def database(postgres: str) -> Iterator[str]:
    """The URL of an empty database of its own."""
    with empty_database(postgres) as url:
        yield url


def test_on_sqlite(saved: Saved, tmp_path: Path) -> None:
    second = Site(tmp_path)
    saved.restore_into(second)
    assert_ends_alike(saved.begun, saved.undisturbed, second.step("finish"))
    assert (tmp_path / "var" / "secret-key").read_text() == (saved.site.folder / "var" / "secret-key").read_text()
    assert stat.S_IMODE((tmp_path / "var" / "secret-key").stat().st_mode) == 0o600


@pytest.mark.services
def test_from_sqlite_to_postgresql_and_back(saved: Saved, database: str, tmp_path: Path) -> None:
    second, third = Site(tmp_path, DATABASE_URL=database), Site(tmp_path)
    saved.restore_into(second)
    again = Path(f"again-{os.getpid()}.backup")
    save, restore = (line.replace("deckproof.backup", again.name) for line in commands())
    second.do(save)
    third.folder = second.folder
    third.do(restore)
    assert contents(second.folder / again) == contents(saved.site.folder / "deckproof.backup")
    assert_ends_alike(saved.begun, saved.undisturbed, third.step("finish"))


def contents(path: Path) -> dict[str, list[Any]]:
    """Return a backup's rows by table, parsed, because databases differ in the order of JSON keys. Workers are left out: they are not
    restored.
    """
    with open_archive(path) as archive:
        tables = archive.manifest.tables
        return {name: [json.loads(line) for line in archive.lines(part.name)] for name, part in tables.items() if name != "matches.worker"}


def assert_whole(path: Path) -> int:
    """Assert that every deck has a version for each revision and the cards of the last one, and that no row refers to a missing deck."""
    with open_archive(path) as archive:
        tables = archive.manifest.tables
        decks, versions, entries = (
            [dict(zip(tables[name].columns, json.loads(line), strict=True)) for line in archive.lines(tables[name].name)]
            for name in ("decks.deck", "decks.deckversion", "decks.deckentry")
        )
    found = {deck["id"]: [0, 0] for deck in decks}
    for version in versions:
        found[version["deck_id"]][0] += 1
    for entry in entries:
        found[entry["deck_id"]][1] += entry["count"]
    written = [deck for deck in decks if deck["name"].startswith("Written")]
    assert all(found[deck["id"]] == [deck["revision"], deck["revision"]] for deck in written)
    return len(written)


def back_up_while_written(site: Site, folder: Path) -> None:
    """Take two backups while a process writes as fast as it can: each is consistent, and the second is later than the first."""
    environment = {**site.environment, "DECKPROOF_MAX_GUEST_DECKS": "1000000", "DECKPROOF_MAX_GUEST_SAVED_MEGABYTES": "100000"}
    writer = subprocess.Popen([sys.executable, "-m", "tests.config.backups.busy_site"], cwd=ROOT, env=environment, stdin=PIPE, stdout=PIPE)
    try:
        assert writer.stdout
        assert writer.stdout.readline() == b"writing\n"
        counts = []
        for number in range(2):
            site.run([sys.executable, "manage.py", "backup", str(folder / f"{number}.backup")], ROOT)
            counts.append(assert_whole(folder / f"{number}.backup"))
    finally:
        made, _ = writer.communicate(b"stop\n", timeout=120)
    assert 0 < counts[0] < counts[1] < int(made)
    assert writer.returncode == 0


def test_backup_during_writes_on_sqlite(saved: Saved, tmp_path: Path) -> None:
    site = Site(tmp_path)
    shutil.copytree(saved.site.folder / "var", tmp_path / "var")
    back_up_while_written(site, tmp_path)


@pytest.mark.services
def test_backup_during_writes_on_postgresql(saved: Saved, database: str, tmp_path: Path) -> None:
    site = Site(tmp_path, DATABASE_URL=database)
    back_up_while_written(site, tmp_path)


def test_killed_restore_changes_nothing(saved: Saved, tmp_path: Path) -> None:
    site = Site(tmp_path)
    shutil.copytree(saved.site.folder / "var", tmp_path / "var")
    with closing(sqlite3.connect(tmp_path / "var" / "db.sqlite3")) as connection, connection:
        connection.execute("DELETE FROM matches_worker")
        before = list(connection.iterdump())
    backup = saved.site.folder / "deckproof.backup"
    script = tmp_path / "killed.py"
    script.write_text(KILLED.format(root=str(ROOT), file=str(backup)))
    done = subprocess.run([sys.executable, str(script)], cwd=ROOT, env=site.environment, capture_output=True, timeout=120, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    with closing(sqlite3.connect(tmp_path / "var" / "db.sqlite3")) as connection:
        assert list(connection.iterdump()) == before


KILLED = """
import os, signal, sys
import django
django.setup()
from django.core.management import call_command
from config.backups import schema
schema.check_references = lambda connection: os.kill(os.getpid(), signal.SIGKILL)
call_command("restore", {file!r}, "--replace")
"""
