"""Choose the order of an attacker's blockers (H-4): first the most valuable ones that its damage can kill.

A search through all orders of five blockers would try 120 ends of the same battle.
"""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.mechanics.combat import blockers_of, unordered
from rules.hota.engine.core.mind.replies import worth_of
from rules.hota.engine.core.state.field import life_left
from rules.hota.engine.core.state.layout import S, T
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner

#: Each choice compares at most so many blockers, those in the lowest places.
WEIGHED = 6


@inner(INT(INT, INT))
def lowest_few(bits: int, count: int) -> int:
    """Return the lowest `count` of some bits, or all of them."""
    found = 0
    while bits and count:
        found |= bits & -bits
        bits &= bits - 1
        count -= 1
    return found


@inner(INT(S, INT))
def needed_for(s: Any, places: int) -> int:
    """Return the damage that kills some creatures (bits)."""
    total = 0
    while places:
        total += max(0, life_left(s, lowest(places)))
        places &= places - 1
    return total


@inner(INT(S, T, INT))
def worth_together(s: Any, t: Any, places: int) -> int:
    """Return the estimated worth of some creatures (bits) together."""
    total = 0
    while places:
        total += worth_of(s, t, lowest(places))
        places &= places - 1
    return total


@inner(INT(S, T))
def next_blocker(s: Any, t: Any) -> int:
    """Return the place of the next blocker in the order that the attacking player is asked for."""
    attacker = int(s.number)
    rest = unordered(s, attacker)
    left = int(s.attack[attacker]) - needed_for(s, blockers_of(s, attacker) & ~rest)
    few = lowest_few(rest, WEIGHED)
    best, most, some = 0, 0, few
    while some:
        worth = worth_together(s, t, some) if needed_for(s, some) <= left else 0
        if worth > most:
            best, most = some, worth
        some = (some - 1) & few
    return int(lowest(best if best else rest))
