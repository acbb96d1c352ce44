"""The choice of blocks without a search: each by its worth, life and creatures weighed as the defender's life asks (H-4, H-10).

Players without foresight block so, and so does the other side in a search. A side that has priority in another's plan passes.
"""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.course.decisions import decision
from rules.hota.engine.core.mechanics.combat import attackers_of, blockers_of
from rules.hota.engine.core.mind.features import fate
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.field import has, life_left
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.packed import a_of, b_of, pack
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.codes import PASS
from rules.kernel.players.answers import NO_REPLY

#: What a creature is worth beside its attack and life, by its words; what a point of life is, and more where little is left.
SELF, WORD = 4, 2
SAFE, NEAR, DEADLY = 40, 15, 1000


@inner(INT(S, T, INT))
def worth_of(s: Any, t: Any, place: int) -> int:
    """About what a creature is worth, in points of attack and life."""
    traits, total = int(s.traits[place]), SELF + int(s.attack[place]) + max(1, life_left(s, place))
    total += WORD * (int(t.abilities[s.card[place]]) + int(traits & codes.FLYING != 0) + int(traits & codes.FIRST_STRIKE != 0))
    return total + WORD * (int(traits & codes.LIFESTEAL != 0) + int(traits & codes.TRAMPLE != 0))


@inner(INT(S, INT))
def incoming(s: Any, side: int) -> int:
    """The damage that a side's attackers deal to the defender as blocks stand now."""
    total, left = 0, attackers_of(s, side)
    while left:
        attacker = lowest(left)
        left &= left - 1
        power, blockers = int(s.attack[attacker]), blockers_of(s, attacker)
        if blockers == 0:
            total += power
        elif has(s, attacker, codes.TRAMPLE):
            while blockers:
                power -= max(0, life_left(s, lowest(blockers)))
                blockers &= blockers - 1
            total += max(0, power)
    return total


@inner(INT(INT, INT))
def price_of(saved: int, left: int) -> int:
    """Return what it is worth to keep off some damage when so much life would be left without it, in thirds of a point."""
    if left <= 0:
        return DEADLY * 3
    return saved * 3 if left <= NEAR else saved * 2 if left <= SAFE else saved


@inner(INT(S, T, INT, INT, INT))
def gain_of(s: Any, t: Any, blocker: int, attacker: int, left: int) -> int:
    """Return what one more block is worth to the defender, in thirds of a point; `left` is the life that it would have without it."""
    others = blockers_of(s, attacker)
    if others:
        force, rest = int(s.attack[blocker]), others
        while rest:
            force += int(s.attack[lowest(rest)])
            rest &= rest - 1
        was_dead, is_dead = force - int(s.attack[blocker]) >= life_left(s, attacker), force >= life_left(s, attacker)
        return 3 * worth_of(s, t, attacker) - worth_of(s, t, blocker) if is_dead and not was_dead else -1
    what = fate(s, attacker, blocker)
    power = int(s.attack[attacker])
    saved = min(power, max(0, life_left(s, blocker))) if has(s, attacker, codes.TRAMPLE) else power
    gain = price_of(saved, left)
    gain += 3 * worth_of(s, t, attacker) if what & 1 else 0
    return gain - (3 * worth_of(s, t, blocker) if what & 2 else 0)


@inner(INT(S, T, W, INT))
def best_block(s: Any, t: Any, w: Any, count: int) -> int:
    """The block that is worth most among the `count` legal actions; passing if none is worth anything."""
    defender = 1 - int(s.active)
    left = codes.LIFE - int(s.damage[defender]) - incoming(s, int(s.active))
    best, most = int(pack(PASS, 0, 0)), 0
    for index in range(1, count):
        action = int(w.legal[index])
        gain = gain_of(s, t, a_of(action), b_of(action), left)
        if gain > most:
            best, most = action, gain
    return best


@inner(INT(S, T, W, INT))
def reply(s: Any, t: Any, w: Any, count: int) -> int:
    """The other side's answer in a search (players.entry.Thinking)."""
    what = decision(s)
    if what == codes.ASK_BLOCK:
        return int(best_block(s, t, w, count))
    return int(pack(PASS, 0, 0)) if what == codes.ASK_RESPONSE else NO_REPLY
