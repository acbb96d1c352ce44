"""Guess what may still come of a position before the turn ends, to say which positions to look further into."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.sorcery.engine.core.mind.features import nearest
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.field import can_tap, units_of
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.realm import sites_of, square_of

#: In log odds: a point of power that can still strike, or come nearer; a point of mana that can be used; an avatar that can act.
STRIKE, COME, MANA, AVATAR = 24, 6, 30, 80


@inner(INT(S, T, W, INT))
def promise(s: Any, t: Any, w: Any, side: int) -> int:
    """Return a guess, in log odds, at what untapped units and mana may still bring; 0 in the other side's turn."""
    if s.active != side:
        return 0
    total, left, targets = MANA * min(10, int(s.mana[side])), units_of(s, t, side), sites_of(s, 1 - side)
    while left:
        place = lowest(left)
        left &= left - 1
        if not can_tap(s, t, place):
            continue
        if place == side * codes.PLACES:
            total += AVATAR
            continue
        is_near = nearest(square_of(int(s.at[place])), targets) <= s.steps[place]
        total += (STRIKE if is_near else COME) * max(0, int(s.power[place]))
    return total
