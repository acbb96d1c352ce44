"""Replacement and prevention: what happens instead of a death, damage or a draw (101.2, H-7; card language, "instead_of").

Shields that effects have given are used up first; then each ability, the affected side's first, once for an event.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.conditions import holds
from rules.hota.engine.core.abilities.selectors import fits_place
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.field import is_spent, places_of, spend
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.columns import SIDE, SOURCE, SOURCE_UID

BOOL = types.boolean


@inner(BOOL(S, T, W, INT, INT, INT, INT, INT))
def is_replacing(s: Any, t: Any, w: Any, ability: int, event: int, place: int, target: int, owner: int) -> bool:
    """Return whether an ability of the permanent on a place replaces an event that befalls a permanent of `owner`, or that player."""
    row = t.ability[ability]
    if (
        row[codes.ABILITY_KIND] != codes.REPLACEMENT
        or row[codes.MOMENT] != event
        or is_spent(s, int(s.uid[place]), int(row[codes.ONCE_BIT]))
    ):
        return False
    by, side = int(row[codes.BY]), place // codes.PLACES
    is_player = target >= codes.PLAYER
    if row[codes.DAMAGE_TO] and not int(row[codes.DAMAGE_TO]) & (codes.TO_PLAYER if is_player else codes.TO_CREATURE):
        return False
    if by == codes.ITSELF or by == codes.OF_HOST:
        if target != (place if by == codes.ITSELF else int(s.host[place])):
            return False
    elif by != codes.EITHER and (by == codes.OWN) != (owner == side):
        return False
    if row[codes.FILTER] >= 0 and (is_player or not fits_place(s, t, int(row[codes.FILTER]), target)):
        return False
    w.giving[SIDE], w.giving[SOURCE], w.giving[SOURCE_UID] = side, s.card[place], s.uid[place]
    return int(row[codes.CONDITIONS]) == 0 or holds(s, t, w.giving[:], int(row[codes.CONDITION]), int(row[codes.CONDITIONS]))


@inner(INT(S, T, W, INT, INT, INT))
def replacement_of(s: Any, t: Any, w: Any, event: int, target: int, owner: int) -> int:
    """The first ability that replaces an event, now used; -1 for none. The affected side's come first."""
    if not int(t.replaced) >> event & 1:
        return codes.NOBODY
    for seat in range(2):
        left = places_of(s, owner if seat == 0 else 1 - owner)
        while left:
            place = lowest(left)
            left &= left - 1
            card = int(s.card[place])
            if not int(t.replaces[card]) >> event & 1:
                continue
            first = int(t.first_ability[card])
            for ability in range(first, first + int(t.abilities[card])):
                if is_replacing(s, t, w, ability, event, place, target, owner):
                    spend(s, int(s.uid[place]), int(t.ability[ability, codes.ONCE_BIT]))
                    return ability
    return codes.NOBODY


@inner(INT(S, T, W, INT, INT))
def prevented_by(s: Any, t: Any, w: Any, target: int, amount: int) -> int:
    """Prevent damage to a permanent or player as far as shields and abilities do; return how much."""
    if amount <= 0:
        return 0
    is_player = target >= codes.PLAYER
    owner = target - codes.PLAYER if is_player else target // codes.PLACES
    if is_player:
        total = min(amount, int(s.prevented[owner]))
        s.prevented[owner] -= total
    else:
        total = min(amount, int(s.saved[target]))
        s.saved[target] -= total
    if total < amount:
        ability = replacement_of(s, t, w, codes.WOULD_BE_DAMAGED, target, owner)
        if ability >= 0:
            total = min(amount, total + int(t.ability[ability, codes.LIMIT]))
    if total > 0:
        note(s, w, events.PREVENTED, owner, -1 if is_player else int(s.card[target]), target, total, 0)
    return total


@inner(INT(S, T, W, INT))
def draws_for(s: Any, t: Any, w: Any, side: int) -> int:
    """Return how many cards are drawn in place of one: 1, unless an ability says another number."""
    ability = replacement_of(s, t, w, codes.WOULD_DRAW, codes.PLAYER + side, side)
    return 1 if ability < 0 else int(t.ability[ability, codes.LIMIT])


@inner(INT(S, T, W, INT))
def home_of_dead(s: Any, t: Any, w: Any, place: int) -> int:
    """Return where a creature goes that dies, as a code TO_...: to the graveyard, unless an ability says otherwise."""
    ability = replacement_of(s, t, w, codes.WOULD_DIE, place, place // codes.PLACES)
    return codes.TO_GRAVEYARD if ability < 0 else int(t.ability[ability, codes.TO])
