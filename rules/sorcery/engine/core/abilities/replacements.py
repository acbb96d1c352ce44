"""Replacement and prevention: what happens instead of a death, damage, a strike at a site or a draw.

Prevention that effects have given is used up first; then one ability replaces the event, the affected side's before the other's, each
once for an event.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.columns import SIDE, SOURCE, SOURCE_UID, X
from rules.sorcery.engine.core.abilities.conditions import holds, is_met_by
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import first_of, is_spent, side_of, spend
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note

BOOL = types.boolean


@inner(BOOL(S, T, W, INT, INT, INT, INT, INT))
def is_replacing(s: Any, t: Any, w: Any, ability: int, event: int, place: int, target: int, owner: int) -> bool:
    """Return whether an ability of a place replaces an event that befalls `target`, a unit of `owner`'s, or `owner` if it is -1."""
    row = t.ability[ability]
    if row[codes.ABILITY_KIND] != codes.REPLACEMENT or row[codes.MOMENT] != event:
        return False
    if is_spent(s, int(s.uid[place]), int(row[codes.ONCE_BIT])):
        return False
    by, side = int(row[codes.BY]), side_of(s, place)
    if by == codes.ITSELF or by == codes.OF_HOST:
        if target != (place if by == codes.ITSELF else int(s.host[place])):
            return False
    elif by != codes.EITHER and (by == codes.OWN) != (owner == side):
        return False
    w.giving[SIDE], w.giving[SOURCE], w.giving[SOURCE_UID], w.giving[X] = side, s.card[place], s.uid[place], s.at[place]
    if row[codes.FILTER] >= 0 and target >= 0 and not is_met_by(s, t, w.giving[:], int(row[codes.FILTER]), target):
        return False
    return int(row[codes.CONDITIONS]) == 0 or holds(s, t, w.giving[:], int(row[codes.CONDITION]), int(row[codes.CONDITIONS]))


@inner(INT(S, T, W, INT, INT, INT))
def replacement_of(s: Any, t: Any, w: Any, event: int, target: int, owner: int) -> int:
    """Return the first ability that replaces an event, and spend its use of the turn; -1 for none."""
    if not int(t.replaced) >> event & 1:
        return codes.NOBODY
    for seat in range(2):
        side, left = owner if seat == 0 else 1 - owner, int(s.filled)
        while left:
            place = first_of(left, side)
            left &= ~(1 << place)
            card = int(s.card[place])
            if side_of(s, place) != side or not int(t.replaces[card]) >> event & 1:
                continue
            first = int(t.first_ability[card])
            for ability in range(first, first + int(t.abilities[card])):
                if is_replacing(s, t, w, ability, event, place, target, owner):
                    spend(s, int(s.uid[place]), int(t.ability[ability, codes.ONCE_BIT]))
                    return ability
    return codes.NOBODY


@inner(INT(S, T, W, INT, INT))
def prevented_by(s: Any, t: Any, w: Any, target: int, amount: int) -> int:
    """Return how much of some damage to a unit is prevented."""
    total = min(amount, int(s.saved[target]))
    s.saved[target] -= total
    for seat in range(2):
        side = side_of(s, target) if seat == 0 else 1 - side_of(s, target)
        more = min(amount - total, int(s.saved_round[target, side]))
        s.saved_round[target, side] -= more
        total += more
    if total < amount:
        ability = replacement_of(s, t, w, codes.WOULD_BE_DAMAGED, target, side_of(s, target))
        if ability >= 0:
            total = min(amount, total + int(t.ability[ability, codes.LIMIT]))
    if total > 0:
        note(s, w, events.PREVENTED, side_of(s, target), int(s.card[target]), target, total, 0)
    return total


@inner(INT(S, T, W, INT, INT))
def spared_by(s: Any, t: Any, w: Any, side: int, amount: int) -> int:
    """Return how much of the life that a strike at a site would cost a side is not lost."""
    ability = replacement_of(s, t, w, codes.WOULD_LOSE_LIFE, codes.NOBODY, side)
    return 0 if ability < 0 else min(amount, int(t.ability[ability, codes.LIMIT]))


@inner(INT(S, T, W, INT))
def draws_for(s: Any, t: Any, w: Any, side: int) -> int:
    """Return how many cards are drawn instead of one: 1, unless an ability gives another number."""
    ability = replacement_of(s, t, w, codes.WOULD_DRAW, codes.NOBODY, side)
    return 1 if ability < 0 else int(t.ability[ability, codes.LIMIT])


@inner(INT(S, T, W, INT))
def home_of_dead(s: Any, t: Any, w: Any, place: int) -> int:
    """Return where a dying unit goes: to the graveyard, unless an ability says otherwise."""
    ability = replacement_of(s, t, w, codes.WOULD_DIE, place, side_of(s, place))
    return codes.TO_GRAVEYARD if ability < 0 else int(t.ability[ability, codes.TO])
