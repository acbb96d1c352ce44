"""The planner: searches the action sequences of its own turn on a possible world, and follows the best while it comes as expected."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes
from rules.echo.engine.core.candidates import commutes, shortlist, sign
from rules.echo.engine.core.features import value
from rules.echo.engine.core.gambles import gamble, offset
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.legal import list_actions
from rules.echo.engine.core.machine import perform
from rules.echo.engine.core.openings import opening
from rules.echo.engine.core.prospects import promise
from rules.echo.engine.core.sight import imagine
from rules.echo.engine.core.stack import decider, decision
from rules.echo.engine.core.views import key
from rules.echo.engine.core.worlds import copy_world
from rules.kernel.compiled.compiling import INT, inner
from rules.kernel.players.deciding import all_options, planning_player, settling
from rules.kernel.players.turn_search import CHOICE, DONE, STABLE, Mind, planner

#: How many positions are kept at each step of a plan, and how many are tried.
WIDTH, TRIES = 4, 10


@inner(INT(S, INT))
def stage(s: Any, side: int) -> int:
    """What a world waits for (rules.kernel.players.deciding)."""
    what = decision(s)
    if what >= codes.FIRST_DECISION:
        return CHOICE
    return STABLE if what == codes.MAIN and s.active == side else DONE


MIND = Mind(
    state=S,
    tables=T,
    work=W,
    copy=copy_world,
    perform=perform,
    settle=settling(S, T, W, stage=stage, legal=list_actions, decider=decider, perform=perform),
    shortlist=shortlist,
    options=all_options(S, T, W, list_actions),
    value=value,
    promise=promise,
    key=key,
    gamble=gamble,
    offset=offset,
    commutes=commutes,
    sign=sign,
    end_action=codes.END_TURN << 10,
)
PLANNING = planner(MIND)

choose_by_plan = planning_player(
    MIND, PLANNING, imagine=imagine, legal=list_actions, decider=decider, opening=opening, width=WIDTH, tries=TRIES
)
