"""Noting events. Costs one test when nobody listens."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes
from rules.echo.engine.core.events import EVENT_CARD, EVENT_NUMBER, EVENT_OTHER, EVENT_SIDE, EVENT_SLOT, LOG_ROWS
from rules.echo.engine.core.layout import S, W
from rules.kernel.compiling import INT, VOID, inner


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
    w.log_size = size + 1


@inner(VOID(S, W, INT, INT, INT, INT, INT, INT))
def note(s: Any, w: Any, event: int, side: int, card: int, slot: int, number: int, other: int) -> None:
    """Write one row of the log: -1 where there is no side, card or slot."""
    if w.is_logging:
        write(s, w, event, side, card, slot, number, other)
