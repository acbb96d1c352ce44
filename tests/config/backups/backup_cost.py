"""Measure the seconds and bytes of backing up and restoring a site with many decks and simulations.

    python -m tests.config.backups.backup_cost [--decks 20000] [--simulations 300] [--database URL] [--onto URL]

Each deck is a copy of a shipped one with its eleven versions; each simulation is a gauntlet of 26 chunks
(`tests.matches.retention.year`). The database is a new SQLite file, or the empty one at URL; the backup is restored into a new SQLite file,
or into the one of `--onto`.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SITE = """
import sys
from datetime import timedelta
from unittest import mock
import django
django.setup()
from django.core.management import call_command
from rules import games
from tests.matches.retention import year
for command in ("migrate", "load_cards", "load_decks"):
    call_command(command, verbosity=0, stdout=sys.stderr)
with year.clock(year.START), mock.patch("matches.farm.dispatch.send_hint", return_value=False):
    templates = year.make_templates(next(each.slug for each in games.everything() if each.is_playable))
decks, simulations = map(int, sys.argv[1:])
templates.live = []
year.insert_guests(templates, decks, year.START + timedelta(days=1), played=simulations)
print(year.database_bytes())
"""


def run(folder: Path, database: str, *command: str) -> tuple[float, float, str]:
    """Run a management command; return wall-clock seconds, CPU seconds and its output."""
    environment = {**os.environ, "DECKPROOF_VAR_DIR": str(folder), "DATABASE_URL": database, "DJANGO_SETTINGS_MODULE": "config.settings"}
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.perf_counter() - began, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--decks", type=int, default=20_000)
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--database", default="")
    parser.add_argument("--onto", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        *_, size = run(folder / "var", asked.database, "-c", SITE, str(asked.decks), str(asked.simulations))
        print(f"database: {int(size.splitlines()[-1]) / 1e6:,.0f} MB")
        file = folder / "deckproof.backup"
        for words, place, database, command in (
            ("backup", folder / "var", asked.database, ["backup", str(file)]),
            ("restore", folder / "again", asked.onto, ["restore", str(file)]),
        ):
            seconds, work, told = run(place, database, "manage.py", *command)
            peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1000
            print(f"{words}: {seconds:.1f} s, {work:.1f} s of CPU, at most {peak:,.0f} MB of memory. {told.splitlines()[0]}", flush=True)


if __name__ == "__main__":
    main()
