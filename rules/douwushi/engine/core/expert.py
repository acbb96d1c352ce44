"""The expert: judges the best plans of its turn by what comes of them in several possible worlds."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.decisions import decider
from rules.douwushi.engine.core.layout import S
from rules.douwushi.engine.core.legal import list_actions
from rules.douwushi.engine.core.openings import opening
from rules.douwushi.engine.core.planner import MIND, PLANNING
from rules.douwushi.engine.core.sight import imagine
from rules.kernel.compiling import INT, inner
from rules.kernel.deciding import seeing_player
from rules.kernel.foresight import Effort, Seer, foresight

EFFORT = Effort(
    width=12,
    tries=32,
    quick_width=1,
    quick_tries=5,
    margin=1200,
    lead=1 << 27,
    trust=2,
    first_worlds=3,
    then_worlds=3,
    last_worlds=6,
)


@inner(types.boolean(S, INT))
def is_own_turn(s: Any, side: int) -> bool:
    return bool(s.active == side)


plan, foresee = foresight(
    MIND,
    PLANNING,
    Seer(
        imagine=imagine,
        legal=list_actions,
        decider=decider,
        is_own_turn=is_own_turn,
        effort=EFFORT,
    ),
)


choose_with_foresight = seeing_player(MIND, foresee, legal=list_actions, decider=decider, opening=opening)
