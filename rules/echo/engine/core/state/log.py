"""Noting events, in the log or in the tally of cards (rules.kernel.compiled.events.log)."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import S, W
from rules.echo.engine.core.state.tally import count
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.log import noting
from rules.kernel.compiled.events.rows import BY_ABILITY, BY_ATTACK, BY_NOTHING, EVENT_ABILITY, EVENT_CAUSE, EVENT_SOURCE


@inner(VOID(S, W, INT))
def write_cause(s: Any, w: Any, row: int) -> None:
    """Add what the event of a row belongs to: the ability that is being carried out, or the battle."""
    w.log[row, EVENT_CAUSE] = BY_NOTHING
    for f in range(int(s.stack_size) - 1, -1, -1):
        kind = int(s.stack[f, codes.KIND])
        if kind == codes.ABILITY or kind == codes.BATTLE:
            w.log[row, EVENT_CAUSE] = BY_ABILITY if kind == codes.ABILITY else BY_ATTACK
            w.log[row, EVENT_SOURCE] = s.stack[f, codes.SOURCE if kind == codes.ABILITY else codes.ATTACKER]
            w.log[row, EVENT_ABILITY] = s.stack[f, codes.INDEX]
            return


note = noting(S, W, count=count, write_cause=write_cause, overflow=codes.LOG_OVERFLOW)
