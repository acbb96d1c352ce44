"""Noting events, in the log or in the tally of cards (rules.kernel.compiled.events.log)."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.log import noting
from rules.kernel.compiled.events.rows import BY_ABILITY, BY_ATTACK, BY_NOTHING, EVENT_ABILITY, EVENT_CAUSE, EVENT_SOURCE
from rules.kernel.compiled.machine.columns import ABILITY, IS_ANNOUNCED, SOURCE
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import S, W
from rules.sorcery.engine.core.state.tally import count


@inner(VOID(S, W, INT))
def write_cause(s: Any, w: Any, row: int) -> None:
    """Add what the event of a row belongs to: the ability that is carried out, or the unit that strikes; what is paid is nobody's doing."""
    f = int(s.frames_size) - 1
    is_by_ability = f >= 0 and not s.frames[f, IS_ANNOUNCED]
    w.log[row, EVENT_CAUSE] = BY_ABILITY if is_by_ability else BY_ATTACK if f < 0 and s.stage == codes.STRIKING else BY_NOTHING
    w.log[row, EVENT_SOURCE] = s.frames[f, SOURCE] if f >= 0 else w.dealer
    w.log[row, EVENT_ABILITY] = s.frames[f, ABILITY] if f >= 0 else codes.NOBODY


note = noting(S, W, count=count, write_cause=write_cause, overflow=codes.LOG_OVERFLOW)
