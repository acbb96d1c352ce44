"""The entry of the players: importing this compiles all of them, or loads them from the cache."""

from __future__ import annotations

from rules.hota.engine.core.course.decisions import decision
from rules.hota.engine.core.mind.candidates import commutes, is_end, list_options, shortlist, stage
from rules.hota.engine.core.mind.features import value
from rules.hota.engine.core.mind.greedy import choose_greedily
from rules.hota.engine.core.mind.openings import opening
from rules.hota.engine.core.mind.prospects import promise
from rules.hota.engine.core.mind.replies import reply
from rules.hota.engine.core.mind.sight import imagine
from rules.hota.engine.core.mind.views import key
from rules.hota.engine.core.rules import RULES
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.layout import copy_state
from rules.kernel.compiled.machine.codes import PASS
from rules.kernel.players.efforts import STRATEGIST
from rules.kernel.players.entry import Thinking, players_entry

THINKING = Thinking(
    decision=decision,
    main=codes.ASK_STRATEGY,
    copy=copy_state,
    choose_greedily=choose_greedily,
    shortlist=shortlist,
    value=value,
    promise=promise,
    key=key,
    commutes=commutes,
    end_action=codes.PACKING.pack(PASS),
    imagine=imagine,
    opening=opening,
    legal=list_options,
    stage=stage,
    is_end=is_end,
    reply=reply,
    choices=12,
    # Most of its time are quick replies: docs/players.md.
    strategist=STRATEGIST._replace(plans=8, quick_tries=4),
)
choose = players_entry(RULES, THINKING)
