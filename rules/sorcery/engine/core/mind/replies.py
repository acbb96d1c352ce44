"""Choose interceptions and defences at once: each by what it is worth, life and units weighed as the defender's life asks (S-7).

Players without foresight answer attacks this way, and so does the other side in a search.
"""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.players.answers import NO_REPLY
from rules.sorcery.engine.core.abilities.picks import purpose_of
from rules.sorcery.engine.core.course.legal import decision
from rules.sorcery.engine.core.mechanics.advances import mover, prey_of
from rules.sorcery.engine.core.mind.features import kills, left_of
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.field import has
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.packed import a_of, kind_of, pack

#: What a unit is worth beside its power, by its words; what a point of life is worth, and more where little is left, in thirds of a point.
SELF, WORD = 3, 1
LIFE, SHORT, NEAR, DEADLY = 3, 8, 5, 1000
#: What the avatar of either side is worth in a fight in which it can fall.
AVATAR = 300


@inner(INT(S, T, INT))
def worth_of(s: Any, t: Any, place: int) -> int:
    """Return roughly what a unit is worth, in points of power."""
    if t.kind[s.card[place]] == codes.AVATAR:
        return AVATAR
    traits, total = int(s.traits[place]), SELF + max(0, int(s.power[place])) + int(t.abilities[s.card[place]])
    for word in (codes.AIRBORNE, codes.RANGED, codes.LETHAL, codes.STEALTH, codes.WARD):
        total += WORD * int(traits & word != 0)
    return total


@inner(INT(S, T, INT, INT))
def price_of(s: Any, t: Any, side: int, lost: int) -> int:
    """Return the worth to a side of the life that it would lose, in thirds of a point."""
    life = int(s.life[side])
    if life == 0:
        return 0
    if lost >= life:
        return LIFE * life + 6 * LIFE
    return (LIFE + 2 if life - lost <= NEAR else LIFE) * lost


@inner(INT(S, T, INT, INT))
def loss_to(s: Any, t: Any, attacker: int, struck: int) -> int:
    """Return what a strike of the attacker costs the side of a unit or site, in thirds of a point."""
    power, side = max(0, int(s.power[attacker])), 1 - attacker // codes.PLACES
    if struck >= codes.OBJECTS:
        return int(price_of(s, t, side, power))
    if kills(s, t, attacker, struck):
        return DEADLY if t.kind[s.card[struck]] == codes.AVATAR else 3 * int(worth_of(s, t, struck))
    return int(price_of(s, t, side, power)) if t.kind[s.card[struck]] == codes.AVATAR else 0


@inner(INT(S, T, INT, INT))
def fall_of(s: Any, t: Any, attacker: int, foes: int) -> int:
    """Return what an attacker's fight with some foes (bits) costs its own side, in thirds of a point."""
    force, is_slain, left = 0, False, foes
    while left:
        other = lowest(left)
        left &= left - 1
        force += max(0, int(s.power[other]))
        is_slain = is_slain or kills(s, t, other, attacker)
    if t.kind[s.card[attacker]] == codes.AVATAR:
        side = attacker // codes.PLACES
        return DEADLY if is_slain else int(price_of(s, t, side, force)) if force else 0
    return 3 * int(worth_of(s, t, attacker)) if is_slain or (force > 0 and force >= left_of(s, t, attacker)) else 0


@inner(INT(S, T, INT, INT, INT))
def result_of(s: Any, t: Any, attacker: int, foes: int, prey: int) -> int:
    """Return the gain of the defending side, in thirds of a point, if some foes (bits) meet an attack; without any the prey fights alone.

    Of the foes that it can strike down the attacker takes the one that is worth most.
    """
    if foes == 0:
        met = 1 << prey if 0 <= prey < codes.OBJECTS else 0
        return int(fall_of(s, t, attacker, met)) - (int(loss_to(s, t, attacker, prey)) if prey >= 0 else 0)
    lost, left = 0, foes
    while left:
        lost = max(lost, int(loss_to(s, t, attacker, lowest(left))))
        left &= left - 1
    return int(fall_of(s, t, attacker, foes)) - lost


@inner(INT(S, T, W, INT))
def best_meeting(s: Any, t: Any, w: Any, count: int) -> int:
    """Return the interception or defence, of `count` legal actions, that betters the attack's result most; passing if none does."""
    attacker, prey, foes = mover(s), prey_of(s), int(s.foes)
    best, most = int(pack(asking.PASS, 0, 0)), int(result_of(s, t, attacker, foes, prey))
    is_plain = prey < 0
    for index in range(count):
        action = int(w.legal[index])
        if kind_of(action) == asking.PASS:
            continue
        other = a_of(action)
        worth = int(result_of(s, t, attacker, foes | 1 << other, prey))
        # Who stops a mere move gains nothing by it but the fight.
        if worth > most and not (is_plain and has(s, other, codes.DEFENDER) and worth <= 0):
            best, most = action, worth
    return best


@inner(INT(S, T))
def judge_prey(s: Any, t: Any) -> int:
    """Return the action that keeps the unit that was attacked in the fight beside its defenders, or the one that leaves it out."""
    attacker, prey, foes = mover(s), prey_of(s), int(s.foes)
    is_better = prey >= 0 and result_of(s, t, attacker, foes | 1 << prey, prey) > result_of(s, t, attacker, foes, prey)
    return int(pack(asking.ACCEPT if is_better else asking.DECLINE, 0, 0))


@inner(INT(S, T, W, INT))
def meet(s: Any, t: Any, w: Any, count: int) -> int:
    """Return the answer to an attack, NO_REPLY to anything else (players.entry.Thinking)."""
    if decision(s) < 0 or s.frames_size > 0 or s.stage == codes.IDLE:
        return NO_REPLY
    purpose = purpose_of(s)
    if purpose == codes.FOR_INTERCEPTING or purpose == codes.FOR_DEFENDING:
        return int(best_meeting(s, t, w, count))
    return int(judge_prey(s, t)) if purpose == codes.FOR_KEEPING else NO_REPLY
