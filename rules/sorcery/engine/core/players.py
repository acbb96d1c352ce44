"""The entry of the players: importing this compiles all of them, or loads them from the cache."""

from __future__ import annotations

from rules.kernel.compiled.machine.codes import PASS
from rules.kernel.players.efforts import STRATEGIST
from rules.kernel.players.entry import Thinking, players_entry
from rules.sorcery.engine.core.course.legal import decision
from rules.sorcery.engine.core.mind.candidates import commutes, is_end, list_options, shortlist, stage
from rules.sorcery.engine.core.mind.features import value
from rules.sorcery.engine.core.mind.greedy import choose_greedily
from rules.sorcery.engine.core.mind.openings import opening
from rules.sorcery.engine.core.mind.prospects import promise
from rules.sorcery.engine.core.mind.replies import meet
from rules.sorcery.engine.core.mind.sight import imagine
from rules.sorcery.engine.core.mind.views import key
from rules.sorcery.engine.core.rules import RULES
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import copy_state

THINKING = Thinking(
    decision=decision,
    main=codes.ASK_MAIN,
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
    reply=meet,
    # It wins no less over greedy than with the kernel's 10 and 6: docs/players.md.
    strategist=STRATEGIST._replace(plans=8, quick_tries=4),
)
choose = players_entry(RULES, THINKING)
