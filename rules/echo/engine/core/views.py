"""A position as a side sees it, in one number: equal for positions that it can't tell apart."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from rules.echo.engine.core import codes
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.zones import is_known
from rules.kernel.compiled.compiling import INT, inner
from rules.kernel.compiled.stirring import STIR, stir, word

U64 = types.uint64


@inner(U64(S, T, W, INT))
def key(s: Any, t: Any, w: Any, side: int) -> Any:
    """The position as a side sees it. Equal cards in hand are alike."""
    total = word(int(s.turn) | int(s.phase) << 8 | int(s.active) << 16 | int(s.stack_size) << 20 | (int(s.next_uid) & 1023) << 32)
    if s.stack_size > 0:
        f = int(s.stack_size) - 1
        for column in range(5):
            total = total * STIR + word(int(s.stack[f, column]) & 0xFFFF)
        total = stir(total, s.picked)
    lives = (int(s.life[0]) & 0xFFFF) | (int(s.life[1]) & 0xFFFF) << 16
    total = stir(total, word(lives | int(s.energy[side]) << 32 | int(s.hero_used[side]) << 50))
    total = stir(total, word(int(s.hero_once[side]) | int(s.hero_once[1 - side]) << 8))
    sizes = 0
    for each in range(2):
        for zone in range(4):
            sizes = sizes << 7 | int(s.size[each, zone])
    total = stir(total, word(sizes))
    held = np.uint64(0)
    for index in range(int(s.size[side, codes.HAND])):
        held += t.mark[s.cards[side, codes.HAND, index]]
    total = stir(total, held)
    for slot in range(codes.FIELD):
        card = int(s.card[slot])
        if card < 0:
            total = total * STIR
            continue
        what = (int(s.buff[slot]) & 255) | (int(s.buff_turn[slot]) & 255) << 8 | (int(s.aura[slot]) & 255) << 16
        what |= int(s.awake[slot]) << 24 | int(s.done[slot]) << 25 | int(s.once[slot]) << 31
        if s.awake[slot] or is_known(s, side, card):
            what |= (int(t.definition[card]) + 1) << 40
        total = stir(total, word(what))
        marks = int(s.gained[slot]) | int(s.lost[slot]) << 10 | int(s.gained_turn[slot]) << 20 | int(s.lost_turn[slot]) << 30
        if marks:
            total = stir(total, word(marks))
        coming = int(s.gained_next[slot]) | int(s.lost_next[slot]) << 10 | (int(s.buff_next[slot]) & 255) << 20
        if coming:
            total = stir(total, word(coming) + STIR)
    return total
