"""The commands of docs/operations.md for backup and restore: a simulation restored in the middle ends as if nothing had happened."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

from tests.conftest import require

ROOT = Path(__file__).resolve().parents[2]
SAME = ("id", "deck", "games", "wins", "draws", "losses", "interval", "by_seat", "ends", "turns", "leads", "errors", "definitions")


def commands(word: str) -> list[str]:
    """The lines of the page's two examples, backup then restore, of which the first has the word."""
    section = (ROOT / "docs" / "operations.md").read_text().split("## Backup and restore")[1].split("\n## ")[0]
    examples = re.findall(r"(?m)(?:^    .+\n)+", section)
    lines = next(example for example in examples if word in example).splitlines()
    return [line.split("   #")[0].strip() for line in lines]


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
        told: dict[str, Any] = json.loads(self.run([sys.executable, "-m", "tests.matches.saved_site", name], ROOT).splitlines()[-1])
        return told

    def do(self, line: str) -> None:
        """A line of the page, in the folder where the site is installed."""
        self.run(["sh", "-euc", line.replace(".venv/bin/", "")], self.folder)

    def run(self, command: list[str], folder: Path) -> str:
        done = subprocess.run(command, cwd=folder, env=self.environment, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout


def assert_ends_alike(begun: dict[str, Any], undisturbed: dict[str, Any], restored: dict[str, Any]) -> None:
    assert 0 < begun["games"] < undisturbed["games"] == 4000
    assert (undisturbed["status"], restored["status"], restored["open"]) == ("done", "done", 0)
    assert {name: restored[name] for name in SAME} == {name: undisturbed[name] for name in SAME}


def test_sqlite(tmp_path: Path) -> None:
    site = Site(tmp_path)
    save, restore = commands("sqlite3")
    begun = site.step("begin")
    site.do(save)
    undisturbed = site.step("finish")
    site.do(restore)
    assert_ends_alike(begun, undisturbed, site.step("finish"))


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """The name of a database of its own, and of the one that is restored."""
    name = f"deckproof_saved_{os.getpid()}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    yield name
    with psycopg.connect(postgres, autocommit=True) as connection:
        for each in (name, f"{name}_again"):
            connection.execute(f'DROP DATABASE IF EXISTS "{each}" WITH (FORCE)')


@pytest.mark.services
def test_postgresql(tmp_path: Path, postgres: str, database: str) -> None:
    require("pg_dump (Debian's package postgresql-client)", shutil.which("pg_dump") is not None, "REQUIRE_SERVICES")
    where, address = urlsplit(postgres), postgres.rsplit("/", 1)[0]
    client = {"PGHOST": where.hostname, "PGPORT": where.port, "PGUSER": where.username, "PGPASSWORD": where.password}
    known = {name: str(value) for name, value in client.items() if value}
    save, restore = commands("pg_dump")
    first = Site(tmp_path, DATABASE_URL=f"{address}/{database}", **known)
    begun = first.step("begin")
    first.do(re.sub(r"\bdeckproof\b(?!\.)", database, save))
    undisturbed = first.step("finish")
    second = Site(tmp_path, DATABASE_URL=f"{address}/{database}_again", **known)
    second.do(re.sub(r"\bdeckproof\b(?!\.)", f"{database}_again", restore))
    assert_ends_alike(begun, undisturbed, second.step("finish"))
