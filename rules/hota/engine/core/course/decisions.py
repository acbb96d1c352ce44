"""The decision that is open, and the side that makes it."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.layout import S
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.codes import NOTHING


@inner(INT(S))
def decision(s: Any) -> int:
    """Return the decision that is open: a question of the machine, or of the game's own; -1 when the game is over or runs on by itself."""
    if s.phase == codes.OVER:
        return -1
    if s.asked != NOTHING:
        return int(s.asked)
    if s.priority >= 0:
        is_strategy = s.phase == codes.STRATEGY_1 or s.phase == codes.STRATEGY_2
        return codes.ASK_STRATEGY if is_strategy and s.priority == s.active and s.stack_size == 0 else codes.ASK_RESPONSE
    if s.phase == codes.ATTACK:
        return codes.ASK_ATTACK
    return codes.ASK_BLOCK if s.phase == codes.BLOCK else -1


@inner(INT(S))
def decider(s: Any) -> int:
    """The side that has to decide, -1 when the game is over."""
    if s.phase == codes.OVER:
        return -1
    if s.asked != NOTHING:
        return int(s.asked_side)
    if s.priority >= 0:
        return int(s.priority)
    return 1 - int(s.active) if s.phase == codes.BLOCK else int(s.active)
