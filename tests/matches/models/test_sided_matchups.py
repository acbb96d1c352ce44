"""Matchups of two sides get a seat for each side, on both databases, and the way back gives the sides again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fixtures.databases import empty_database
from tests.matches.models.sided_matchups import GAUNTLET, MATRIX

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """The URL of an empty database of its own."""
    with empty_database(postgres) as url:
        yield url


def assert_sides_become_seats(folder: Path, url: str) -> None:
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings", "DECKPROOF_VAR_DIR": str(folder), "DATABASE_URL": url}
    command = [sys.executable, "-m", "tests.matches.models.sided_matchups"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    stages = json.loads(done.stdout.splitlines()[-1])
    matchups = [(str(number), index, pair) for number, kept in enumerate((MATRIX, GAUNTLET)) for index, pair in enumerate(kept)]
    sided = [[name, index, *pair, f"{index}4"] for name, index, pair in matchups]
    seated = [[name, index, seat, contestant, f"{index}4"] for name, index, pair in matchups for seat, contestant in enumerate(pair)]
    assert stages == {"before": sided, "after": seated, "back": sided, "again": seated}


def test_on_sqlite(tmp_path: Path) -> None:
    assert_sides_become_seats(tmp_path, "")


@pytest.mark.services
def test_on_postgresql(tmp_path: Path, database: str) -> None:
    assert_sides_become_seats(tmp_path, database)
