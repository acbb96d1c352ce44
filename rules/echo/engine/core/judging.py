"""The judge: an expert that thinks several times as long, for measurements alone. Importing this compiles it, or loads it."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.arrays import APPLY, CACHE, STATE, TABLES, WORK
from rules.echo.engine.core.choosing import choose_by_level
from rules.echo.engine.core.legal import list_actions
from rules.echo.engine.core.openings import opening
from rules.echo.engine.core.planner import MIND, PLANNING
from rules.echo.engine.core.sight import imagine_placed
from rules.echo.engine.core.stack import decider
from rules.kernel.compiling import INT, entry
from rules.kernel.deciding import seeing_player
from rules.kernel.foresight import JUDGING, Seer, foresight
from rules.kernel.levels import JUDGE

_, foresee = foresight(MIND, PLANNING, Seer(imagine=imagine_placed, legal=list_actions, decider=decider, effort=JUDGING))

choose_as_judge = seeing_player(MIND, foresee, legal=list_actions, decider=decider, opening=opening)


@entry(CACHE, INT(STATE, TABLES, WORK, INT, APPLY))
def choose(state: Any, tables: Any, work: Any, level: int, apply: Any) -> int:
    """The judge's action; for another level that of `choosing.choose`."""
    if level == JUDGE:
        return int(choose_as_judge(state, tables[0], work[0]))
    return int(choose_by_level(state, tables[0], work[0], level))
