"""The planner: searches the action sequences of its own turn on a possible world, and follows the best while it comes as expected."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.arrays import STATE
from rules.douwushi.engine.core.candidates import commutes, options, shortlist, sign
from rules.douwushi.engine.core.decisions import decider, decision
from rules.douwushi.engine.core.features import value
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.legal import list_actions
from rules.douwushi.engine.core.machine import perform
from rules.douwushi.engine.core.prospects import promise
from rules.douwushi.engine.core.sight import imagine
from rules.douwushi.engine.core.views import key
from rules.douwushi.engine.core.worlds import copy_world
from rules.kernel.compiling import INT, inner
from rules.kernel.planning import CHOICE, DONE, IMAGINED, STABLE, Mind, planner

#: Answers to others' and forced decisions within one action.
PATIENCE = 64
#: How many positions are kept at each step of a plan, and how many are tried.
WIDTH, TRIES = 8, 24


@inner(INT(S, T, W, INT))
def settle(s: Any, t: Any, w: Any, side: int) -> int:
    """Answer for the other side, at once, and what leaves the side no choice; what the world then waits for."""
    for _ in range(PATIENCE):
        what = decision(s)
        if what < 0:
            return DONE
        if what == codes.ASK_MAIN:
            return STABLE if s.active == side else DONE
        count = list_actions(s, t, w)
        if decider(s) == side and count > 1:
            return CHOICE
        perform(s, t, w, int(w.legal[0]))
    return DONE


@inner(INT(S, T, INT, INT))
def gamble(s: Any, t: Any, side: int, action: int) -> int:
    """No action is a gamble on what is hidden."""
    return 0


@inner(INT(S, S, T, W, INT, INT))
def offset(s: Any, trial: Any, t: Any, w: Any, side: int, action: int) -> int:
    """Nothing is to be added where there are no gambles."""
    return 0


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
    end_action=codes.END_TURN << codes.KIND_SHIFT,
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
