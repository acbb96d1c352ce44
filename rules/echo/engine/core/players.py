"""The entry of the players: importing this compiles all of them, or loads them from the cache."""

from __future__ import annotations

from rules.echo.engine.core import codes
from rules.echo.engine.core.candidates import commutes, shortlist, sign
from rules.echo.engine.core.decisions import decision
from rules.echo.engine.core.features import value
from rules.echo.engine.core.gambles import gamble, offset
from rules.echo.engine.core.greedy import choose_greedily
from rules.echo.engine.core.layout import copy_state
from rules.echo.engine.core.openings import opening
from rules.echo.engine.core.prospects import promise
from rules.echo.engine.core.rules import RULES
from rules.echo.engine.core.sight import imagine, imagine_placed
from rules.echo.engine.core.views import key
from rules.kernel.players.entry import Thinking, players_entry

THINKING = Thinking(
    decision=decision,
    main=codes.MAIN,
    first_choice=codes.FIRST_DECISION,
    copy=copy_state,
    choose_greedily=choose_greedily,
    shortlist=shortlist,
    value=value,
    promise=promise,
    key=key,
    gamble=gamble,
    offset=offset,
    commutes=commutes,
    sign=sign,
    end_action=codes.PACKING.pack(codes.END_TURN),
    imagine=imagine,
    imagine_deeply=imagine_placed,
    opening=opening,
    width=4,
    tries=10,
)
choose = players_entry(RULES, THINKING)
