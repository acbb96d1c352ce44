"""The door to the players: importing this compiles all of them, or loads them from the cache."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.arrays import APPLY, CACHE, STATE, TABLES, WORK
from rules.douwushi.engine.core.foreseeing import choose_with_foresight
from rules.douwushi.engine.core.greedy import choose_greedily
from rules.douwushi.engine.core.layout import T, W
from rules.douwushi.engine.core.planner import choose_by_plan
from rules.douwushi.engine.core.players import choose_at_random
from rules.kernel.compiled.compiling import INT, entry, inner
from rules.kernel.playing.levels import GREEDY, PLANNER, RANDOM, STRATEGIST


@inner(INT(STATE, T, W, INT))
def choose_by_level(state: Any, t: Any, w: Any, level: int) -> int:
    """The action that a player of a level picks."""
    if level == RANDOM:
        return choose_at_random(state[0], t, w)
    if level == GREEDY:
        return choose_greedily(state, t, w)
    if level == PLANNER:
        return int(choose_by_plan(state, t, w))
    return int(choose_with_foresight(state, t, w, level - STRATEGIST))


@entry(CACHE, INT(STATE, TABLES, WORK, INT, APPLY))
def choose(state: Any, tables: Any, work: Any, level: int, apply: Any) -> int:
    """The action that a player of a level picks; `apply` is not needed."""
    return int(choose_by_level(state, tables[0], work[0], level))
