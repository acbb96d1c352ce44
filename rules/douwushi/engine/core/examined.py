"""The doors of examined games, compiled when the first is played."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.arrays import CACHE, STATE, TABLES, WORK
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.soundness import examine
from rules.kernel.compiled.compiling import VOID, entry
from rules.kernel.compiled.match import specialise_examined


@entry(CACHE, VOID(STATE, TABLES, WORK))
def look(state: Any, tables: Any, work: Any) -> None:
    """Note what is wrong with a state."""
    examine(state[0], tables[0], work[0])


examine_games = specialise_examined(CACHE, S, T, W)
