"""The entry of the players: importing this compiles all of them, or loads them from the cache."""

from __future__ import annotations

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.candidates import commutes, list_options, shortlist, sign
from rules.douwushi.engine.core.decisions import decision
from rules.douwushi.engine.core.features import value
from rules.douwushi.engine.core.greedy import choose_greedily
from rules.douwushi.engine.core.layout import copy_state
from rules.douwushi.engine.core.openings import opening
from rules.douwushi.engine.core.prospects import promise
from rules.douwushi.engine.core.rules import RULES
from rules.douwushi.engine.core.sight import imagine
from rules.douwushi.engine.core.views import key
from rules.kernel.players.entry import Thinking, players_entry

THINKING = Thinking(
    decision=decision,
    main=codes.ASK_MAIN,
    first_choice=0,
    copy=copy_state,
    choose_greedily=choose_greedily,
    shortlist=shortlist,
    legal=list_options,
    value=value,
    promise=promise,
    key=key,
    commutes=commutes,
    sign=sign,
    end_action=codes.PACKING.pack(codes.END_TURN),
    imagine=imagine,
    opening=opening,
    width=8,
    tries=24,
)
choose = players_entry(RULES, THINKING)
