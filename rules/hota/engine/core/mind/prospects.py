"""The prospects of a position before the turn ends: a guess that says which positions to look further into."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.mechanics.combat import able_attackers, attackers_of, blockers_of
from rules.hota.engine.core.mind.features import is_fighting, standing
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.layout import S, T, W
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner

#: In log odds: a point of damage that an attack may deal, and one that a block keeps off; a point of mana that can still be used.
HIT, KEPT_OFF, MANA = 22, 22, 30


@inner(INT(S, INT))
def force_of(s: Any, places: int) -> int:
    """The attack of some creatures (bits) together."""
    total = 0
    while places:
        total += int(s.attack[lowest(places)])
        places &= places - 1
    return total


@inner(INT(S, T, W, INT))
def promise(s: Any, t: Any, w: Any, side: int) -> int:
    """Guess what attacks, blocks and mana may still bring; in a battle, what the position may come to be worth."""
    if codes.ATTACK <= s.phase <= codes.STRIKES and is_fighting(s):
        attackers = attackers_of(s, int(s.active))
        blocked, left = 0, attackers
        while left:
            blocked |= int(blockers_of(s, lowest(left)) != 0) << lowest(left)
            left &= left - 1
        through = HIT * force_of(s, attackers & ~blocked)
        return standing(s, t, w, side) + (through if s.active == side else KEPT_OFF * force_of(s, blocked) - through)
    total = MANA * min(10, int(s.mana[side]))
    if s.phase <= codes.ATTACK:
        total += HIT * force_of(s, able_attackers(s, t, side)) // 2
    return total
