"""A database of an earlier version migrates: its decks, links, simulations and figures answer as they did then.

Each file in `earlier/` holds the rows of a site that had one of everything its version knew, and that version's answers: of 2026-11-22
at commit 2807baf7, when API tokens were kept in clear, and of 2026-11-23 at commit a0c8e5ea, before `matches` became packages.
"""

from __future__ import annotations

import json
import math
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.config.earlier.site import UNTOLD, read
from tests.fixtures.databases import empty_database

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((Path(__file__).parent / "earlier").glob("*.json.xz"))
#: By how much two processors may differ in a deck's share of the mix: the iteration ends at a gap of 1e-12, and a share is known to about
#: the root of that. OpenBLAS's code for Haswell and for Sandy Bridge gives shares that differ by 3e-6 (2026-11-25).
MIX_SPREAD = 1e-5
#: What differs on purpose, as `differences` says it, and why.
INTENDED = {
    r"\.(games_per_second|seconds_left): \d": "They are told by the clock while a simulation goes on.",
    r"/exports/markdown\.body: ": "Square brackets in names are escaped.",
    r"\.player_margin: None -> ": "It has been measured since.",
    r"^(own guest|guest_public) .*\.visibility: 'public' -> 'unlisted'$": "A guest's deck is not listed until its owner has an account.",
    r"^gone (bob|stranger) .* status: 200 -> 404$": "What a deleted deck played is told to the simulation's owner alone.",
}


def upgrade(file: Path, folder: Path, database: str) -> dict[str, Any]:
    """Load what the file holds, upgrade it, and return what today's site says of it."""
    environment = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "tests.settings",
        "DECKPROOF_VAR_DIR": str(folder),
        "DATABASE_URL": database,
        "DJANGO_SECRET_KEY": read(file)["secret_key"],
    }
    command = [sys.executable, "-m", "tests.config.earlier.site", str(file)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def assert_as_before(kept: dict[str, Any], told: dict[str, Any]) -> None:
    assert told["signed_in"] == dict.fromkeys(kept["passwords"], True)
    assert [each for each in unlike(kept, told) if not any(re.search(pattern, each) for pattern in INTENDED)] == []


def unlike(kept: dict[str, Any], told: dict[str, Any]) -> Iterator[str]:
    for then, now in zip(kept["answers"], told["answers"], strict=True):
        asked = f"{then['about']} {then['who']} {then['address']}"
        if then["status"] != now["status"]:
            yield f"{asked} status: {then['status']} -> {now['status']}"
        else:
            yield from differences({name: then[name] for name in then if name in ("location", "body")}, now, asked)
    for label in UNTOLD:
        table = kept["tables"][label]
        yield from differences([dict(zip(table["columns"], row, strict=True)) for row in table["rows"]], told["rows"][label], label)


def differences(then: Any, now: Any, place: str) -> Iterator[str]:
    """Yield where today's answer differs; fields that came later are left out."""
    if isinstance(then, dict) and isinstance(now, dict):
        for name, value in then.items():
            yield from differences(value, now.get(name, "missing"), f"{place}.{name}")
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, (before, after) in enumerate(zip(then, now, strict=True)):
            yield from differences(before, after, f"{place}[{number}]")
    elif not is_same(then, now, place):
        yield f"{place}: {then!r} -> {now!r}"


def is_same(then: Any, now: Any, place: str) -> bool:
    """Return whether a value is the one that was kept. Processors differ in the last digits of a sum of fractions."""
    if not isinstance(then, float) or not isinstance(now, float):
        return bool(then == now)
    if ".mix." in place:
        return abs(then - now) <= MIX_SPREAD
    return math.isclose(then, now, rel_tol=1e-14)


def test_figures_may_differ_by_the_processor_alone() -> None:
    then = {"win_rate": 0.5, "mix": {"share": 0.43522531}, "games": 7}
    assert list(differences(then, {"win_rate": 0.5 + 1e-15, "mix": {"share": 0.43522634}, "games": 7}, "row")) == []
    assert len(list(differences(then, {"win_rate": 0.5 + 1e-13, "mix": {"share": 0.43523}, "games": 8}, "row"))) == 2
    assert len(list(differences(then, {"win_rate": 0.5 + 1e-13, "mix": {"share": 0.43524}, "games": 8}, "row"))) == 3


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """The URL of an empty database of its own."""
    with empty_database(postgres) as url:
        yield url


def test_both_versions_are_kept() -> None:
    assert [file.name[:10] for file in FILES] == ["2026-11-22", "2026-11-23"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name[:10])
def test_on_sqlite(file: Path, tmp_path: Path) -> None:
    assert_as_before(read(file), upgrade(file, tmp_path, f"sqlite:///{tmp_path}/db.sqlite3"))


@pytest.mark.services
def test_on_postgresql(tmp_path: Path, database: str) -> None:
    """The earliest alone: it goes through every migration that the later ones go through."""
    assert_as_before(read(FILES[0]), upgrade(FILES[0], tmp_path, database))
