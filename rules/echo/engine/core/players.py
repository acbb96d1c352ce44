"""The entry of the players: importing this compiles all of them, or loads them from the cache."""

from __future__ import annotations

from rules.echo.engine.core.course.decisions import decision
from rules.echo.engine.core.mind.candidates import canonical, commutes, shortlist
from rules.echo.engine.core.mind.features import value
from rules.echo.engine.core.mind.gambles import gamble, offset
from rules.echo.engine.core.mind.greedy import choose_greedily
from rules.echo.engine.core.mind.openings import opening
from rules.echo.engine.core.mind.prospects import promise
from rules.echo.engine.core.mind.sight import imagine, imagine_placed
from rules.echo.engine.core.mind.views import key
from rules.echo.engine.core.rules import RULES
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import copy_state
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
    canonical=canonical,
    end_action=codes.PACKING.pack(codes.END_TURN),
    imagine=imagine,
    imagine_deeply=imagine_placed,
    opening=opening,
    tries=10,
)
choose = players_entry(RULES, THINKING)
