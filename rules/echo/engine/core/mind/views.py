"""A position as a side sees it, in one number: equal for positions that it can't tell apart (rules.kernel.players.views)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.fields import STATE
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.zones import KNOWLEDGE
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.hashes import STIR, stir, word
from rules.kernel.players.views import viewing


@inner(types.uint64(S, T, INT, types.uint64))
def stir_pending(s: Any, t: Any, side: int, total: Any) -> Any:
    """Add what is being carried out or asked."""
    if s.stack_size > 0:
        f = int(s.stack_size) - 1
        for column in range(5):
            total = total * STIR + word(int(s.stack[f, column]) & 0xFFFF)
        total = stir(total, s.picked)
    return total


key = viewing(S, T, W, STATE, KNOWLEDGE, hand=codes.HAND, stir_more=stir_pending)
