"""The judge: an expert that thinks several times as long, for measurements alone. Importing this compiles it, or loads it."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.arrays import APPLY, CACHE, STATE, TABLES, WORK
from rules.douwushi.engine.core.candidates import list_options
from rules.douwushi.engine.core.choosing import choose_by_level
from rules.douwushi.engine.core.decisions import decider
from rules.douwushi.engine.core.openings import opening
from rules.douwushi.engine.core.planner import MIND, PLANNING
from rules.douwushi.engine.core.sight import imagine
from rules.kernel.compiling import INT, entry
from rules.kernel.deciding import seeing_player
from rules.kernel.foresight import JUDGING, Seer, foresight
from rules.kernel.levels import JUDGE

_, foresee = foresight(MIND, PLANNING, Seer(imagine=imagine, legal=list_options, decider=decider, effort=JUDGING))

choose_as_judge = seeing_player(MIND, foresee, legal=list_options, decider=decider, opening=opening)


@entry(CACHE, INT(STATE, TABLES, WORK, INT, APPLY))
def choose(state: Any, tables: Any, work: Any, level: int, apply: Any) -> int:
    """The judge's action; for another level that of `choosing.choose`."""
    if level == JUDGE:
        return int(choose_as_judge(state, tables[0], work[0]))
    return int(choose_by_level(state, tables[0], work[0], level))
