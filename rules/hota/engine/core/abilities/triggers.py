"""Triggers: which abilities a moment sets off. They wait until a player would next have priority (H-9), in the order of this module.

The active player's come first, and each side's in the order of their places. A card that leaves the battlefield hears of its own going.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.conditions import is_met
from rules.hota.engine.core.abilities.selectors import fits_card, fits_place
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.field import find, is_spent, places_of, spend
from rules.hota.engine.core.state.fields import SIZES
from rules.hota.engine.core.state.layout import S, T, W
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import SUBJECT, SUBJECT_UID
from rules.kernel.compiled.machine.trigger_queue import waiting

BOOL = types.boolean
about, of, enqueue, take_waiting, first_waiting = waiting(S, W, height=SIZES.waiting, most_effects=codes.ACTION_LIMIT)


@inner(VOID(S, W, INT, INT, INT))
def about_places(s: Any, w: Any, subject: int, foe: int, amount: int) -> None:
    """Say what the moment is about that is told next, by places; -1 for none."""
    about(
        w,
        int(s.card[subject]) if subject >= 0 else codes.NOBODY,
        int(s.uid[subject]) if subject >= 0 else 0,
        int(s.card[foe]) if foe >= 0 else codes.NOBODY,
        int(s.uid[foe]) if foe >= 0 else 0,
        amount,
    )


@inner(BOOL(S, W, INT, INT, INT, INT))
def is_whose(s: Any, w: Any, by: int, owner: int, side: int, uid: int) -> bool:
    """Return whether a moment about something of `owner`, or about that player, is about the one that an ability of a bearer asks for."""
    if by == codes.ITSELF:
        return bool(uid > 0 and w.context[SUBJECT_UID] == uid)
    if by == codes.OF_HOST:
        place = find(s, uid)
        if place < 0:
            return False
        host = int(s.uid[s.host[place]]) if s.host[place] >= 0 else int(w.left[place])
        return bool(host > 0 and w.context[SUBJECT_UID] == host)
    return bool(by == codes.EITHER or (by == codes.OWN) == (owner == side))


@inner(BOOL(S, T, W, INT))
def meets(s: Any, t: Any, w: Any, selector: int) -> bool:
    """Return whether the subject of the moment meets the filter of an ability; one that is gone counts as printed."""
    if selector < 0:
        return True
    place = find(s, int(w.context[SUBJECT_UID]))
    if place >= 0:
        return fits_place(s, t, selector, place)
    card = int(w.context[SUBJECT])
    return card >= 0 and fits_card(t, selector, card)


@inner(VOID(S, T, W, INT, INT, INT, INT, INT, INT))
def offer(s: Any, t: Any, w: Any, moment: int, owner: int, ability: int, side: int, card: int, uid: int) -> None:
    """Let a triggered ability wait if the moment, which is about something of `owner`, or that player, sets it off."""
    row = t.ability[ability]
    if row[codes.ABILITY_KIND] != codes.TRIGGERED or row[codes.MOMENT] != moment:
        return
    if not is_whose(s, w, int(row[codes.BY]), owner, side, uid):
        return
    if row[codes.DAMAGE_TO] and not int(row[codes.DAMAGE_TO]) & int(w.damage_to):
        return
    if not meets(s, t, w, int(row[codes.FILTER])) or is_spent(s, uid, int(row[codes.ONCE_BIT])):
        return
    of(w, side, card, uid)
    if is_met(s, t, w, ability):
        spend(s, uid, int(row[codes.ONCE_BIT]))
        enqueue(s, w, codes.AS_TRIGGERED, ability)


@inner(VOID(S, T, W, INT, INT, INT, INT, INT))
def offer_card(s: Any, t: Any, w: Any, moment: int, owner: int, side: int, card: int, uid: int) -> None:
    """Offer the moment to every ability of a card."""
    if not int(t.hears[card]) >> moment & 1:
        return
    first = int(t.first_ability[card])
    for ability in range(first, first + int(t.abilities[card])):
        offer(s, t, w, moment, owner, ability, side, card, uid)


@inner(VOID(S, T, W, INT, INT))
def tell(s: Any, t: Any, w: Any, moment: int, owner: int) -> None:
    """Tell all permanents of a moment about something of `owner`, or about that player."""
    if not int(t.heard) >> moment & 1:
        return
    for seat in range(2):
        side = int(s.active) if seat == 0 else 1 - int(s.active)
        left = places_of(s, side)
        while left:
            place = lowest(left)
            offer_card(s, t, w, moment, owner, side, int(s.card[place]), int(s.uid[place]))
            left &= left - 1


@inner(VOID(S, T, W, INT, INT, INT))
def tell_player(s: Any, t: Any, w: Any, moment: int, owner: int, amount: int) -> None:
    """Tell of a moment that is about a player alone."""
    about(w, codes.NOBODY, 0, codes.NOBODY, 0, amount)
    tell(s, t, w, moment, owner)
