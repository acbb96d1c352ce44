"""The prospects of a position before the turn ends: a guess that says which positions to look further into."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.abilities.auras import skill_cost
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.field import has_trait, heroes_of, is_tapped
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner

#: In log odds: a point of attack that can still be dealt, a skill that can still be used.
HIT, SKILL = 90, 120


@inner(INT(S, T, W, INT))
def promise(s: Any, t: Any, w: Any, side: int) -> int:
    """Guess what the attacks and skills that can still be used may bring."""
    total, left = 0, heroes_of(s, side)
    while left:
        slot = lowest(left)
        left &= left - 1
        if is_tapped(s, slot):
            continue
        if not has_trait(s, slot, codes.CANT_ATTACK):
            total += HIT * int(s.attack[slot])
        card = int(s.card[slot])
        if t.actives[card] > 0 and skill_cost(s, t, slot, int(t.active[card, 0])) <= s.mp[slot]:
            total += SKILL
    return total
