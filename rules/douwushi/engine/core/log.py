"""Noting events, in the log or in the tally of cards. Costs one test when nobody listens."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core import codes, events
from rules.douwushi.engine.core.layout import S, W
from rules.douwushi.engine.core.tally import count
from rules.kernel.compiling import INT, VOID, inner

#: Values of `is_logging`.
LOGGING, TALLYING = 1, 2


@inner(VOID(S, W, INT))
def write_cause(s: Any, w: Any, row: int) -> None:
    """Add what the event of a row belongs to: the ability that is being carried out, or the weapon attack."""
    w.log[row, events.EVENT_CAUSE] = 0
    if s.pc >= 0:
        w.log[row, events.EVENT_CAUSE] = events.BY_ABILITY
        w.log[row, events.EVENT_SOURCE] = s.context[codes.SOURCE]
        w.log[row, events.EVENT_ABILITY] = s.context[codes.ABILITY]
    elif s.battle_step != codes.NO_BATTLE:
        w.log[row, events.EVENT_CAUSE] = events.BY_BATTLE
        w.log[row, events.EVENT_SOURCE] = -1
        for slot in range(codes.FIELD):
            if s.uid[slot] == s.battle_uids[0]:
                w.log[row, events.EVENT_SOURCE] = s.card[slot]
        w.log[row, events.EVENT_ABILITY] = -1


@inner(VOID(S, W, INT, INT, INT, INT, INT, INT))
def write(s: Any, w: Any, event: int, side: int, card: int, slot: int, number: int, other: int) -> None:
    size = w.log_size
    if size >= events.LOG_ROWS:
        s.errors |= codes.LOG_OVERFLOW
        return
    w.log[size, 0] = event
    w.log[size, events.EVENT_SIDE] = side
    w.log[size, events.EVENT_CARD] = card
    w.log[size, events.EVENT_SLOT] = slot
    w.log[size, events.EVENT_NUMBER] = number
    w.log[size, events.EVENT_OTHER] = other
    write_cause(s, w, size)
    w.log_size = size + 1


@inner(VOID(S, W, INT, INT, INT, INT, INT, INT))
def note(s: Any, w: Any, event: int, side: int, card: int, slot: int, number: int, other: int) -> None:
    """Tell whoever listens of an event: -1 where there is no side, card or slot."""
    if w.is_logging == TALLYING:
        count(s, w, event, side, card, slot, number, other)
    elif w.is_logging:
        write(s, w, event, side, card, slot, number, other)
