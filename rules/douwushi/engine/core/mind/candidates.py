"""The actions that players look at: none that only harms its own side, and only one of several that look alike."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.course.legal import list_actions
from rules.douwushi.engine.core.mechanics.bounty import different_stacks
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.packed import a_of, b_of, kind_of
from rules.kernel.compiled.compilation import INT, inner


@inner(INT(S, T, W))
def list_options(s: Any, t: Any, w: Any) -> int:
    """Write the legal actions into the workspace, of bounty stacks only the first of those that look alike; return how many."""
    count = list_actions(s, t, w)
    if s.asked != codes.ASK_STACK:
        return count
    kept, different = 0, different_stacks(s, int(s.asked_side), int(s.zone_side))
    for index in range(count):
        if different >> b_of(int(w.legal[index])) & 1:
            w.legal[kept] = w.legal[index]
            kept += 1
    w.legal_size = kept
    return kept


@inner(INT(S, T, W, INT))
def shortlist(s: Any, t: Any, w: Any, side: int) -> int:
    """Write the actions worth a look to the candidates: not the end of the turn, no attacks on one's own heroes; return how many."""
    kept = 0
    for index in range(list_actions(s, t, w)):
        action = int(w.legal[index])
        kind = kind_of(action)
        if kind == codes.END_TURN or (kind == codes.ATTACK and b_of(action) // codes.PLACES == side):
            continue
        w.candidates[kept] = action
        kept += 1
    return kept


@inner(INT(INT))
def doer(action: int) -> int:
    """Return the place of the hero that an action is by or for, -1 where it is of no hero."""
    kind = kind_of(action)
    if kind == codes.EQUIP:
        return b_of(action)
    if kind == codes.ATTACK or kind == codes.GUARD:
        return a_of(action)
    return -1


@inner(types.boolean(INT, INT))
def commutes(action: int, other: int) -> bool:
    """Return whether two actions come to the same in either order, but for rare effects.

    They do if they are of different heroes, or a deployment and what another hero does; attacks only on different targets, and no guarding
    beside an attack.
    """
    kind, kind_of_other = kind_of(action), kind_of(other)
    for each in (kind, kind_of_other):
        if each != codes.DEPLOY and each != codes.EQUIP and each != codes.ATTACK and each != codes.GUARD:
            return False
    if kind == codes.DEPLOY or kind_of_other == codes.DEPLOY:
        return kind != kind_of_other
    if doer(action) == doer(other):
        return False
    if kind == codes.ATTACK and kind_of_other == codes.ATTACK:
        return b_of(action) != b_of(other)
    if kind == codes.GUARD or kind_of_other == codes.GUARD:
        return kind != codes.ATTACK and kind_of_other != codes.ATTACK and kind != kind_of_other
    return True
