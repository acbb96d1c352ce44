"""Only playing loads Numba, and no index of the compiled code runs out of range."""

from __future__ import annotations

import pytest

from tests.rules.engines.processes import BOUNDS_CHECKED, run


def test_only_playing_loads_numba() -> None:
    asked = "import rules.douwushi.game as g; e = g.GAME.engine(); e.digest, e.is_warm(), e.ends, e.levels"
    assert run(f"import sys; {asked}; print('numba' in sys.modules)") == "False\n"


BOUNDS = """
from rules.douwushi.engine import engine
from tests.rules.douwushi.engine.making import sample_decks
import numba
assert numba.config.BOUNDSCHECK == 1
for levels in (("random", "random"), ("greedy", "greedy"), ("planner", "planner")):
    rows = engine().play(sample_decks(), seed=11, first_pair=0, pairs=200, levels=levels)
    print(len(rows), rows["errors"].sum())
"""


@pytest.mark.slow
def test_no_index_runs_out_of_range() -> None:
    assert run(BOUNDS, **BOUNDS_CHECKED) == "400 0\n" * 3
