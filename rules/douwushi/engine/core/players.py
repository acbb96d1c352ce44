"""The entry of the players: importing this compiles all of them, or loads them from the cache."""

from __future__ import annotations

from rules.douwushi.engine.core.course.decisions import decision
from rules.douwushi.engine.core.mind.candidates import commutes, list_options, shortlist
from rules.douwushi.engine.core.mind.features import value
from rules.douwushi.engine.core.mind.greedy import choose_greedily
from rules.douwushi.engine.core.mind.openings import opening
from rules.douwushi.engine.core.mind.prospects import promise
from rules.douwushi.engine.core.mind.sight import imagine
from rules.douwushi.engine.core.mind.views import key
from rules.douwushi.engine.core.rules import RULES
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.layout import copy_state
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
    end_action=codes.PACKING.pack(codes.END_TURN),
    imagine=imagine,
    opening=opening,
    width=8,
    tries=24,
    # The judge wins 58 % against one that looks two ends ahead, and the strategist comes three points nearer to it: docs/players.md.
    horizon=4,
)
choose = players_entry(RULES, THINKING)
