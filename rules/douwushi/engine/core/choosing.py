"""The entry of the players: importing this compiles all of them, or loads them from the cache."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.candidates import commutes, list_options, shortlist, sign
from rules.douwushi.engine.core.decisions import decider, decision
from rules.douwushi.engine.core.features import value
from rules.douwushi.engine.core.greedy import choose_greedily
from rules.douwushi.engine.core.layout import S, T, W, copy_state
from rules.douwushi.engine.core.machine import perform
from rules.douwushi.engine.core.openings import opening
from rules.douwushi.engine.core.prospects import promise
from rules.douwushi.engine.core.rules import RULES
from rules.douwushi.engine.core.sight import imagine
from rules.douwushi.engine.core.views import key
from rules.kernel.compiled.compiling import INT, inner
from rules.kernel.players.choosing import Thinking, players_entry
from rules.kernel.players.deciding import all_options, no_gambles, settling
from rules.kernel.players.turn_search import CHOICE, DONE, STABLE, Mind


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
    copy=copy_state,
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
THINKING = Thinking(
    mind=MIND,
    choose_greedily=choose_greedily,
    legal=list_options,
    imagine=imagine,
    imagine_deeply=imagine,
    opening=opening,
    width=8,
    tries=24,
)
choose = players_entry(RULES, THINKING)
