"""The engine as it is shipped, without the check of indices that tests compile in, plays the same games."""

from __future__ import annotations

import hashlib

import pytest

from rules.echo.engine import engine
from tests.rules.echo.engine.making import sample_decks
from tests.rules.engines.processes import run

SHIPPED = """
import hashlib, numba
from rules.echo.engine import engine
from tests.rules.echo.engine.making import sample_decks
rows = engine().play(sample_decks(), seed=11, first_pair=0, pairs=200, levels=("random", "random"))
print(numba.config.BOUNDSCHECK, hashlib.sha256(rows.tobytes()).hexdigest())
"""


@pytest.mark.slow
def test_the_same_games_are_played_without_the_check() -> None:
    rows = engine().play(sample_decks(), seed=11, first_pair=0, pairs=200, levels=("random", "random"))
    assert run(SHIPPED, NUMBA_BOUNDSCHECK="") == f"None {hashlib.sha256(rows.tobytes()).hexdigest()}\n"
