"""Counting: how often something happened to a side this turn, for the cards that ask."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import S, T
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(VOID(S, T, INT, INT, INT))
def keep_count(s: Any, t: Any, side: int, event: int, amount: int) -> None:
    """Count what happens to a side, if any card of the game asks how often it did."""
    if t.counted >> event & 1:
        s.happened[side, event] = min(int(s.happened[side, event]) + amount, codes.MOST_EVENTS)


@inner(INT(S, INT, INT))
def count_of(s: Any, asked: int, side: int) -> int:
    """The count that a card of a side asks for: an event and whose it is, in one number."""
    event, whose = asked // codes.WHOSE, asked % codes.WHOSE
    if whose == codes.ANY:
        return int(s.happened[0, event]) + int(s.happened[1, event])
    return int(s.happened[side if whose == codes.OWN else 1 - side, event])
