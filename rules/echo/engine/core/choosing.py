"""The entry of the players: importing this compiles all of them, or loads them from the cache."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes
from rules.echo.engine.core.candidates import commutes, shortlist, sign
from rules.echo.engine.core.features import value
from rules.echo.engine.core.gambles import gamble, offset
from rules.echo.engine.core.greedy import choose_greedily
from rules.echo.engine.core.layout import S, T, W, copy_state
from rules.echo.engine.core.legal import list_actions
from rules.echo.engine.core.machine import perform
from rules.echo.engine.core.openings import opening
from rules.echo.engine.core.prospects import promise
from rules.echo.engine.core.rules import RULES
from rules.echo.engine.core.sight import imagine, imagine_placed
from rules.echo.engine.core.stack import decider, decision
from rules.echo.engine.core.views import key
from rules.kernel.compiled.compiling import INT, inner
from rules.kernel.players.choosing import Thinking, players_entry
from rules.kernel.players.deciding import all_options, settling
from rules.kernel.players.turn_search import CHOICE, DONE, STABLE, Mind


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
    copy=copy_state,
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
THINKING = Thinking(
    mind=MIND,
    choose_greedily=choose_greedily,
    legal=list_actions,
    imagine=imagine,
    imagine_deeply=imagine_placed,
    opening=opening,
    width=4,
    tries=10,
)
choose = players_entry(RULES, THINKING)
