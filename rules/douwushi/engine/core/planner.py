"""The planner: searches the action sequences of its own turn on a possible world, and follows the best while it comes as expected."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.candidates import commutes, list_options, shortlist, sign
from rules.douwushi.engine.core.decisions import decider, decision
from rules.douwushi.engine.core.features import value
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.machine import perform
from rules.douwushi.engine.core.openings import opening
from rules.douwushi.engine.core.prospects import promise
from rules.douwushi.engine.core.sight import imagine
from rules.douwushi.engine.core.views import key
from rules.douwushi.engine.core.worlds import copy_world
from rules.kernel.compiled.compiling import INT, inner
from rules.kernel.players.deciding import all_options, no_gambles, planning_player, settling
from rules.kernel.players.turn_search import CHOICE, DONE, STABLE, Mind, planner

#: How many positions are kept at each step of a plan, and how many are tried.
WIDTH, TRIES = 8, 24


@inner(INT(S, INT))
def stage(s: Any, side: int) -> int:
    """What a world waits for (rules.kernel.players.deciding)."""
    what = decision(s)
    if what == codes.ASK_MAIN:
        return STABLE if s.active == side else DONE
    return CHOICE if what >= 0 else DONE


gamble, offset = no_gambles(S, T, W)
MIND = Mind(
    state=S,
    tables=T,
    work=W,
    copy=copy_world,
    perform=perform,
    settle=settling(S, T, W, stage=stage, legal=list_options, decider=decider, perform=perform),
    shortlist=shortlist,
    options=all_options(S, T, W, list_options),
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
choose_by_plan = planning_player(
    MIND, PLANNING, imagine=imagine, legal=list_options, decider=decider, opening=opening, width=WIDTH, tries=TRIES
)
