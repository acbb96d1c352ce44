"""A position as a side sees it, in one number: equal for positions that it can't tell apart (rules.kernel.players.views)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core import codes
from rules.hota.engine.core.fields import STATE
from rules.hota.engine.core.layout import S, T, W
from rules.hota.engine.core.zones import KNOWLEDGE
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.hashes import stir, word
from rules.kernel.compiled.machine import questions as asking
from rules.kernel.compiled.machine.columns import FRAME_WIDTH
from rules.kernel.players.views import viewing

U64 = types.uint64


@inner(U64(S, T, INT, U64))
def stir_more(s: Any, t: Any, side: int, total: Any) -> Any:
    """Add what is on the stack and being carried out, and the cards that are chosen."""
    for item in range(int(s.stack_size)):
        for column in range(FRAME_WIDTH):
            total = stir(total, word(int(s.stack[item, column])))
        for register in range(codes.REGISTERS):
            total = stir(total, word(int(s.stack_named[item, register])))
    for f in range(int(s.frames_size)):
        for column in range(FRAME_WIDTH):
            total = stir(total, word(int(s.frames[f, column])))
        for register in range(codes.REGISTERS):
            total = stir(total, word(int(s.named[f, register])))
    if s.asked == asking.CARDS:
        for card in range(codes.CARDS):
            if s.marked[card]:
                total = stir(total, word(card << 2 | int(s.marked[card])))
    return total


key = viewing(S, T, W, STATE, KNOWLEDGE, hand=codes.HAND, stir_more=stir_more)
