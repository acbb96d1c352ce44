"""The planner: searches the action sequences of its own turn on a possible world, and follows the best while it comes as expected."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes
from rules.echo.engine.core.arrays import STATE
from rules.echo.engine.core.candidates import commutes, options, shortlist, sign
from rules.echo.engine.core.features import value
from rules.echo.engine.core.gambles import gamble, offset
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.legal import list_actions
from rules.echo.engine.core.machine import perform
from rules.echo.engine.core.openings import is_opening, open_game
from rules.echo.engine.core.prospects import promise
from rules.echo.engine.core.sight import imagine
from rules.echo.engine.core.stack import decider, decision
from rules.echo.engine.core.views import key
from rules.echo.engine.core.worlds import copy_world
from rules.kernel.compiling import INT, inner
from rules.kernel.planning import CHOICE, DONE, IMAGINED, STABLE, Mind, planner

#: Answers to others' and forced decisions within one action.
PATIENCE = 64
#: How many positions are kept at each step of a plan, and how many are tried.
WIDTH, TRIES = 4, 10


@inner(INT(S, T, W, INT))
def settle(s: Any, t: Any, w: Any, side: int) -> int:
    """Answer for the other side, at once, and what leaves the side no choice; what the world then waits for."""
    for _ in range(PATIENCE):
        what = decision(s)
        if what < 0:
            return DONE
        if what < codes.FIRST_DECISION:
            return STABLE if s.active == side and what == codes.MAIN else DONE
        count = list_actions(s, t, w)
        if decider(s) == side and count > 1:
            return CHOICE
        perform(s, t, w, int(w.legal[0]))
    return DONE


MIND = Mind(
    state=S,
    tables=T,
    work=W,
    copy=copy_world,
    perform=perform,
    settle=settle,
    shortlist=shortlist,
    options=options,
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
search, begin, recall = PLANNING


@inner(INT(STATE, T, W))
def choose_by_plan(worlds: Any, t: Any, w: Any) -> int:
    """The planner's action for whoever has to decide."""
    s = worlds[0]
    count, side = list_actions(s, t, w), decider(s)
    if count == 1:
        return int(w.legal[0])
    if is_opening(s):
        return int(open_game(s, t, w, count, side))
    action = recall(w, side, count, key(s, t, w, side))
    if action >= 0:
        return int(action)
    was_logging = w.is_logging
    w.is_logging = 0
    copy_world(worlds[IMAGINED], s)
    imagine(worlds[IMAGINED], t, w, side)
    search(worlds, t, w, side, WIDTH, TRIES)
    w.is_logging = was_logging
    return int(begin(w, side))
