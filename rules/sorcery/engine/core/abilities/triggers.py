"""Triggers: which abilities a moment sets off. They wait until nothing else is going on, the active player's first.

Each side's come in the order of their slots, then of their sites. A card that leaves the realm hears of its own going. A moment is where
its subject is, or was: the column BORN; the card that has the ability is, or was, at X.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import BORN, FOE_UID, SOURCE_UID, SUBJECT, SUBJECT_UID, X
from rules.kernel.compiled.machine.trigger_queue import waiting
from rules.sorcery.engine.core.abilities.conditions import is_met, is_there
from rules.sorcery.engine.core.abilities.selectors import fits_card, fits_place, fits_site, is_in_region
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.field import find, first_of, is_spent, side_of, spend
from rules.sorcery.engine.core.state.fields import SIZES
from rules.sorcery.engine.core.state.layout import S, T, W

BOOL = types.boolean
about, of, enqueue, take_waiting, first_waiting = waiting(S, W, height=SIZES.waiting, most_effects=codes.ACTION_LIMIT)


@inner(VOID(S, W, INT, INT, INT))
def about_places(s: Any, w: Any, subject: int, foe: int, amount: int) -> None:
    """Say what the next moment is about, by places; -1 for none."""
    about(
        w,
        int(s.card[subject]) if subject >= 0 else codes.NOBODY,
        int(s.uid[subject]) if subject >= 0 else 0,
        int(s.card[foe]) if foe >= 0 else codes.NOBODY,
        int(s.uid[foe]) if foe >= 0 else 0,
        amount,
    )
    w.context[BORN] = int(s.at[subject]) if subject >= 0 else 0


@inner(BOOL(S, W, INT, INT, INT, INT))
def is_whose(s: Any, w: Any, by: int, owner: int, side: int, uid: int) -> bool:
    """Return whether a moment about something of `owner`, or about that player, is about the one whom a bearer's ability asks for."""
    if by == codes.ITSELF:
        return bool(uid > 0 and w.context[SUBJECT_UID] == uid)
    if by == codes.OF_HOST:
        place = find(s, uid)
        if place < 0:
            return False
        host = int(s.uid[s.host[place]]) if s.host[place] >= 0 else int(w.host_was[place])
        return bool(host > 0 and w.context[SUBJECT_UID] == host)
    return bool(by == codes.EITHER or (by == codes.OWN) == (owner == side))


@inner(BOOL(S, T, W, INT, INT))
def meets(s: Any, t: Any, w: Any, selector: int, side: int) -> bool:
    """Return whether the subject of the moment meets an ability's filter and is where it asks; one that is gone is taken as printed."""
    if selector < 0:
        return True
    place, card, row = find(s, int(w.context[SUBJECT_UID])), int(w.context[SUBJECT]), t.selector[selector]
    if row[codes.OTHER] and w.context[SUBJECT_UID] == w.context[SOURCE_UID]:
        return False
    if place >= 0 and not fits_place(s, t, selector, place, side):
        return False
    location = int(w.context[BORN])
    if place < 0 and (card < 0 or not fits_card(t, selector, card) or not fits_site(s, t, selector, location % codes.SQUARES, side)):
        return False
    if not is_there(s, t, w.context[:], selector, location):
        return False
    is_site = place >= codes.OBJECTS or (card >= 0 and t.kind[card] == codes.SITE)
    return is_site or is_in_region(s, t, w.context[:], int(row[codes.REGION]), location)


@inner(BOOL(S, T, W, INT, INT))
def is_of_sort(s: Any, t: Any, w: Any, ability: int, side: int) -> bool:
    """Return whether the damage, the draw or the square of a moment is of the sort that an ability asks for."""
    row = t.ability[ability]
    if row[codes.VICTIM] and not int(row[codes.VICTIM]) & int(w.victim):
        return False
    if row[codes.MOMENT] == codes.DRAWS and row[codes.LIMIT] and row[codes.LIMIT] != w.zone:
        return False
    if row[codes.INTO] < 0:
        return True
    return fits_site(s, t, int(row[codes.INTO]), int(w.context[BORN]) % codes.SQUARES, side)


@inner(VOID(S, T, W, INT, INT, INT, INT, INT, INT))
def offer(s: Any, t: Any, w: Any, moment: int, owner: int, ability: int, side: int, card: int, uid: int) -> None:
    """Put a triggered ability in the queue if the moment, which is about something of `owner`, or that player, sets it off."""
    row = t.ability[ability]
    if row[codes.ABILITY_KIND] != codes.TRIGGERED or row[codes.MOMENT] != moment:
        return
    if moment == codes.PICKS_UP and row[codes.BY] == codes.OF_HOST and w.context[FOE_UID] != uid:
        return
    if not is_whose(s, w, int(row[codes.BY]), owner, side, uid) or is_spent(s, uid, int(row[codes.ONCE_BIT])):
        return
    of(w, side, card, uid)
    if not is_of_sort(s, t, w, ability, side) or not meets(s, t, w, int(row[codes.FILTER]), side):
        return
    if is_met(s, t, w, ability):
        spend(s, uid, int(row[codes.ONCE_BIT]))
        enqueue(s, w, codes.AS_TRIGGERED, ability)


@inner(VOID(S, T, W, INT, INT, INT, INT, INT, INT))
def offer_card(s: Any, t: Any, w: Any, moment: int, owner: int, side: int, card: int, uid: int, location: int) -> None:
    """Offer the moment to every ability of a card."""
    if not int(t.hears[card]) >> moment & 1:
        return
    w.context[X] = location
    first = int(t.first_ability[card])
    for ability in range(first, first + int(t.abilities[card])):
        offer(s, t, w, moment, owner, ability, side, card, uid)


@inner(VOID(S, T, W, INT, INT))
def tell(s: Any, t: Any, w: Any, moment: int, owner: int) -> None:
    """Tell all that lies in the realm of a moment about something of `owner`, or about that player."""
    if not int(t.heard) >> moment & 1:
        return
    hearers, left = 0, int(s.filled)
    while left:
        place = lowest(left)
        hearers |= (int(t.hears[s.card[place]]) >> moment & 1) << place
        left &= left - 1
    for seat in range(2):
        side, left = int(s.active) if seat == 0 else 1 - int(s.active), hearers
        while left:
            place = first_of(left, side)
            if side_of(s, place) == side:
                offer_card(s, t, w, moment, owner, side, int(s.card[place]), int(s.uid[place]), int(s.at[place]))
            left &= ~(1 << place)


@inner(VOID(S, T, W, INT, INT, INT))
def tell_player(s: Any, t: Any, w: Any, moment: int, owner: int, amount: int) -> None:
    """Tell of a moment that is about a player alone."""
    about(w, codes.NOBODY, 0, codes.NOBODY, 0, amount)
    tell(s, t, w, moment, owner)


@inner(VOID(S, T, W, INT, INT, INT))
def tell_card(s: Any, t: Any, w: Any, moment: int, owner: int, card: int) -> None:
    """Tell of a moment that is about a card of a player's outside the realm."""
    about(w, card, 0, codes.NOBODY, 0, 1)
    tell(s, t, w, moment, owner)
