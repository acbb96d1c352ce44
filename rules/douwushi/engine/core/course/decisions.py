"""The decision that is open, and the side that makes it."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.layout import S
from rules.kernel.compiled.compilation import INT, inner


@inner(INT(S))
def decision(s: Any) -> int:
    """Return the decision that is open, an ASK code; -1 when the game is over or runs on by itself."""
    if s.phase == codes.OVER:
        return -1
    if s.asked != codes.ASK_NOTHING:
        return int(s.asked)
    if s.phase == codes.STARTING:
        return codes.ASK_START
    if s.phase == codes.DISCARDING:
        return codes.ASK_DISCARD
    return codes.ASK_MAIN if s.phase == codes.MAIN else -1


@inner(INT(S))
def decider(s: Any) -> int:
    """The side that has to decide, -1 when the game is over."""
    if s.phase == codes.OVER:
        return -1
    if s.asked != codes.ASK_NOTHING:
        return int(s.asked_side)
    return 1 - int(s.first) if s.phase == codes.STARTING else int(s.active)
