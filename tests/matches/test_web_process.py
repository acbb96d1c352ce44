"""The web process asks engines for their names and digests, and never loads what compiles them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ASKING = """
import django; django.setup()
import config.urls, matches.tasks, sys
from rules import games
for game in games.everything():
    if game.is_playable:
        engine = game.engine()
        assert engine.levels and engine.ends and engine.digest, game.slug
        engine.is_warm()
assert "numba" not in sys.modules
"""


def test_no_numba() -> None:
    subprocess.run([sys.executable, "-c", ASKING], cwd=Path(__file__).resolve().parents[2], check=True, timeout=300)
