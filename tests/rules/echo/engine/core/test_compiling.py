"""The engine as it is shipped, optimised and without the check of indices that tests compile in, plays the same games."""

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
def test_the_engine_as_it_is_shipped_plays_the_same_games() -> None:
    rows = engine().play(sample_decks(), seed=11, first_pair=0, pairs=200, levels=("random", "random"))
    assert run(SHIPPED, NUMBA_BOUNDSCHECK="", NUMBA_OPT="3") == f"None {hashlib.sha256(rows.tobytes()).hexdigest()}\n"
