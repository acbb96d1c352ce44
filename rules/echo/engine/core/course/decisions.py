"""The decision that is open, and the side that makes it."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import S
from rules.echo.engine.core.state.stack import top_kind
from rules.kernel.compiled.compilation import INT, inner


@inner(INT(S))
def decision(s: Any) -> int:
    """Return the decision that is open: a phase in which a player acts, or the kind of a frame that waits; -1 when there is none."""
    if s.phase == codes.OVER:
        return -1
    if s.stack_size > 0:
        kind = top_kind(s)
        return kind if kind >= codes.FIRST_DECISION else -1
    if s.phase in (codes.MULLIGAN, codes.SETUP, codes.MAIN):
        return int(s.phase)
    return -1


@inner(INT(S))
def decider(s: Any) -> int:
    """The side that has to decide, -1 when the game is over."""
    if s.phase == codes.OVER:
        return -1
    if s.stack_size > 0:
        return int(s.stack[s.stack_size - 1, codes.SIDE])
    if s.phase == codes.MAIN:
        return int(s.active)
    return int(s.asked)
