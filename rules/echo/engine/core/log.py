"""Noting events, in the log or in the tally of cards. Costs one test when nobody listens."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes
from rules.echo.engine.core.events import (
    EVENT_ABILITY,
    EVENT_CARD,
    EVENT_CAUSE,
    EVENT_NUMBER,
    EVENT_OTHER,
    EVENT_SIDE,
    EVENT_SLOT,
    EVENT_SOURCE,
    LOG_ROWS,
)
from rules.echo.engine.core.layout import S, W
from rules.echo.engine.core.tally import count
from rules.kernel.compiling import INT, VOID, inner

#: Values of `is_logging`.
LOGGING, TALLYING = 1, 2


@inner(VOID(S, W, INT))
def write_cause(s: Any, w: Any, row: int) -> None:
    """Add what the event of a row belongs to: the ability that is being carried out, or the battle."""
    w.log[row, EVENT_CAUSE] = 0
    for f in range(int(s.stack_size) - 1, -1, -1):
        kind = int(s.stack[f, codes.KIND])
        if kind == codes.ABILITY or kind == codes.BATTLE:
            w.log[row, EVENT_CAUSE] = kind
            w.log[row, EVENT_SOURCE] = s.stack[f, codes.SOURCE if kind == codes.ABILITY else codes.ATTACKER]
            w.log[row, EVENT_ABILITY] = s.stack[f, codes.INDEX]
            return


@inner(VOID(S, W, INT, INT, INT, INT, INT, INT))
def write(s: Any, w: Any, event: int, side: int, card: int, slot: int, number: int, other: int) -> None:
    size = w.log_size
    if size >= LOG_ROWS:
        s.errors |= codes.LOG_OVERFLOW
        return
    w.log[size, 0] = event
    w.log[size, EVENT_SIDE] = side
    w.log[size, EVENT_CARD] = card
    w.log[size, EVENT_SLOT] = slot
    w.log[size, EVENT_NUMBER] = number
    w.log[size, EVENT_OTHER] = other
    write_cause(s, w, size)
    w.log_size = size + 1


@inner(VOID(S, W, INT, INT, INT, INT, INT, INT))
def note(s: Any, w: Any, event: int, side: int, card: int, slot: int, number: int, other: int) -> None:
    """Tell whoever listens of an event: -1 where there is no side, card or slot."""
    if w.is_logging == TALLYING:
        count(s, w, event, side, card, slot, number, other)
    elif w.is_logging:
        write(s, w, event, side, card, slot, number, other)
