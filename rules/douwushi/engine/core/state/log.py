"""Noting events, in the log or in the tally of cards (rules.kernel.compiled.events.log)."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.layout import S, W
from rules.douwushi.engine.core.state.tally import count
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.log import noting
from rules.kernel.compiled.events.rows import BY_ABILITY, BY_ATTACK, BY_NOTHING, EVENT_ABILITY, EVENT_CAUSE, EVENT_SOURCE


@inner(VOID(S, W, INT))
def write_cause(s: Any, w: Any, row: int) -> None:
    """Add what the event of a row belongs to: the ability that is being carried out, or the weapon attack."""
    w.log[row, EVENT_CAUSE] = BY_NOTHING
    if s.pc >= 0:
        w.log[row, EVENT_CAUSE] = BY_ABILITY
        w.log[row, EVENT_SOURCE] = s.context[codes.SOURCE]
        w.log[row, EVENT_ABILITY] = s.context[codes.ABILITY]
    elif s.battle_step != codes.NO_BATTLE:
        w.log[row, EVENT_CAUSE] = BY_ATTACK
        w.log[row, EVENT_SOURCE] = -1
        for slot in range(codes.FIELD):
            if s.uid[slot] == s.battle_uids[0]:
                w.log[row, EVENT_SOURCE] = s.card[slot]
        w.log[row, EVENT_ABILITY] = -1


note = noting(S, W, count=count, write_cause=write_cause, overflow=codes.LOG_OVERFLOW)
