"""The event log and the tally of cards, which hear of a state's events. They cost one test when nobody listens."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.rows import (
    BY_NOTHING,
    EVENT,
    EVENT_CARD,
    EVENT_CAUSE,
    EVENT_NUMBER,
    EVENT_OTHER,
    EVENT_SIDE,
    EVENT_SLOT,
    LOG_ROWS,
    LOGGING,
    TALLYING,
)


def noting(state: Any, work: Any, *, count: Any = None, write_cause: Any = None, overflow: int) -> Any:
    """Return the function `note(s, w, event, side, card, slot, number, other)` of a game: -1 where there is no side, card or slot.

    count(state, work, event, side, card, slot, number, other) hears of events for the tally. write_cause(state, work, row) adds what the
    event of a row belongs to. Without them nothing is tallied, and events belong to nothing. `overflow`: the error's bit for a log that
    is full. The workspace has the fields `log`, `log_size` and `is_logging`.
    """

    @inner(VOID(state, work, INT, INT, INT, INT, INT, INT))
    def count_nothing(s: Any, w: Any, event: int, side: int, card: int, slot: int, number: int, other: int) -> None:
        """Tally nothing."""

    @inner(VOID(state, work, INT))
    def write_no_cause(s: Any, w: Any, row: int) -> None:
        w.log[row, EVENT_CAUSE] = BY_NOTHING

    count, write_cause = count or count_nothing, write_cause or write_no_cause

    @inner(VOID(state, work, INT, INT, INT, INT, INT, INT))
    def write(s: Any, w: Any, event: int, side: int, card: int, slot: int, number: int, other: int) -> None:
        size = w.log_size
        if size >= LOG_ROWS:
            s.errors |= overflow
            return
        w.log[size, EVENT] = event
        w.log[size, EVENT_SIDE] = side
        w.log[size, EVENT_CARD] = card
        w.log[size, EVENT_SLOT] = slot
        w.log[size, EVENT_NUMBER] = number
        w.log[size, EVENT_OTHER] = other
        write_cause(s, w, size)
        w.log_size = size + 1

    @inner(VOID(state, work, INT, INT, INT, INT, INT, INT))
    def note(s: Any, w: Any, event: int, side: int, card: int, slot: int, number: int, other: int) -> None:
        if w.is_logging == TALLYING:
            count(s, w, event, side, card, slot, number, other)
        elif w.is_logging == LOGGING:
            write(s, w, event, side, card, slot, number, other)

    return note


def ending(state: Any, work: Any, note: Any, *, over: int, drawn: int, event: int) -> Any:
    """Return the function `finish_game(s, w, winner, end)` of a game, which notes its event: the winner is a side, or `drawn`."""

    @inner(VOID(state, work, INT, INT))
    def finish_game(s: Any, w: Any, winner: int, end: int) -> None:
        s.phase, s.winner, s.end = over, winner, end
        note(s, w, event, winner if winner < drawn else -1, -1, -1, end, winner)

    return finish_game
