"""Objects and sites in the realm: how they come and leave, die, change hands, are carried and dropped (S-5, S-11 to S-13)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import BORN
from rules.sorcery.engine.core.abilities.replacements import home_of_dead
from rules.sorcery.engine.core.abilities.statics import refresh
from rules.sorcery.engine.core.abilities.triggers import about, about_places, offer_card, tell
from rules.sorcery.engine.core.mechanics.resources import change_mana, keep_count, return_card
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import (
    carried_by,
    clear_place,
    did,
    fill_place,
    first_of,
    free_place,
    has,
    is_one_of,
    move_place,
    side_of,
)
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.realm import has_ground, region_of, square_of
from rules.sorcery.engine.core.state.zones import show

BOOL = types.boolean
# Columns of `dead`.
_CARD, _UID, _PLACE, _OWNER, _POWER, _DIED, _AT, _SIDE = range(8)


@inner(INT(S, T, W, INT, INT, INT, INT))
def arrive(s: Any, t: Any, w: Any, side: int, card: int, owner: int, location: int) -> int:
    """Let a card come into the realm under a side's control; return its slot, or -1 if none is free: it goes to the graveyard then."""
    place = free_place(s, side)
    if place < 0:
        if card < codes.FIRST_TOKEN:
            return_card(s, t, card, codes.TO_GRAVEYARD)
            note(s, w, events.LEFT, side, card, -1, codes.TO_GRAVEYARD, 0)
        return codes.NOBODY
    fill_place(s, place, card, owner, location)
    show(s, card)
    note(s, w, events.ARRIVED, side, card, place, location, int(card >= codes.FIRST_TOKEN))
    refresh(s, t, w)
    about_places(s, w, place, codes.NOBODY, 0)
    tell(s, t, w, codes.ARRIVES, side)
    return place


@inner(VOID(S, T, W, INT, INT, INT))
def build(s: Any, t: Any, w: Any, side: int, card: int, square: int) -> None:
    """Lay a site in a square under a side's control; it brings 1 mana at once (S-2)."""
    place = codes.OBJECTS + square
    fill_place(s, place, card, card // codes.SIDE_CARDS, square)
    s.holder[place] = side
    s.done[place] = 0
    show(s, card)
    keep_count(s, side, codes.COUNT_SITES_PLAYED, 1)
    note(s, w, events.SITE_PLAYED, side, card, place, 0, 0)
    change_mana(s, w, side, 1)
    refresh(s, t, w)
    about_places(s, w, place, codes.NOBODY, 0)
    tell(s, t, w, codes.ARRIVES, side)


@inner(VOID(S, W, INT))
def drop_all(s: Any, w: Any, place: int) -> None:
    """Drop the artifacts that a unit carries where it is (S-11); `w.host_was` keeps their carrier for their triggers."""
    left = carried_by(s, place)
    while left:
        other = lowest(left)
        s.host[other] = codes.NOBODY
        w.host_was[other] = s.uid[place]
        note(s, w, events.DROPPED, side_of(s, other), int(s.card[other]), other, int(s.card[place]), place)
        left &= left - 1
    s.is_stale = 1


@inner(BOOL(S, T, INT))
def can_be_there(s: Any, t: Any, place: int) -> bool:
    """Return whether a minion or an automaton may be in its region: below a site only with the ability for it (S-6)."""
    if s.at[place] < codes.SQUARES:
        return True
    region = region_of(s, t, int(s.at[place]))
    if region == codes.UNDERGROUND:
        return has(s, place, codes.BURROWING)
    return bool(region != codes.UNDERWATER or has(s, place, codes.SUBMERGE))


@inner(VOID(S, W, INT, INT))
def write_off(s: Any, w: Any, index: int, place: int) -> None:
    """Note who leaves a place, as row `index`, and empty the place; a site leaves rubble (S-13)."""
    w.dead[index, _CARD], w.dead[index, _UID], w.dead[index, _PLACE] = s.card[place], s.uid[place], place
    w.dead[index, _OWNER], w.dead[index, _POWER], w.dead[index, _AT] = s.owner[place], s.power[place], s.at[place]
    w.dead[index, _SIDE] = side_of(s, place)
    location = int(s.at[place])
    clear_place(s, place)
    if place >= codes.OBJECTS:
        s.card[place], s.at[place] = codes.RUBBLE, location


@inner(VOID(W, INT))
def about_gone(w: Any, index: int) -> None:
    """Say that what is told next is about something that has left."""
    about(w, int(w.dead[index, _CARD]), int(w.dead[index, _UID]), codes.NOBODY, 0, int(w.dead[index, _POWER]))
    w.context[BORN] = w.dead[index, _AT]


@inner(VOID(S, T, W, INT, INT, INT))
def tell_gone(s: Any, t: Any, w: Any, index: int, moment: int, count: int) -> None:
    """Tell of something that has left, to all that are there and to the `count` that have left at once, itself among them."""
    side = int(w.dead[index, _SIDE])
    about_gone(w, index)
    tell(s, t, w, moment, side)
    for other in range(count):
        card = int(w.dead[other, _CARD])
        if int(t.hears[card]) >> moment & 1:
            about_gone(w, index)
            offer_card(s, t, w, moment, side, int(w.dead[other, _SIDE]), card, int(w.dead[other, _UID]), int(w.dead[other, _AT]))


@inner(VOID(S, T, W, INT))
def stay_alive(s: Any, t: Any, w: Any, place: int) -> None:
    """Tap a unit instead of letting it die, and take its damage off."""
    s.wounds[place] = 0
    s.done[place] = int(s.done[place]) & ~codes.DOOMED | codes.TAPPED
    note(s, w, events.TAPPED, side_of(s, place), int(s.card[place]), place, 0, 0)


@inner(VOID(S, T, W, INT, INT))
def leave(s: Any, t: Any, w: Any, places: int, to: int) -> None:
    """Let objects and sites (bits) leave the realm at once: for their owners' graveyards (units die), hands, decks, or for good."""
    count, left = 0, places & int(s.filled)
    while left:
        place = first_of(left, int(s.active))
        left &= ~(1 << place)
        is_mortal, home = is_one_of(s, t, place, codes.MORTALS), to
        if to == codes.TO_GRAVEYARD and is_mortal:
            home = home_of_dead(s, t, w, place)
        if home == codes.TO_STAY and s.power[place] > 0 and can_be_there(s, t, place):
            stay_alive(s, t, w, place)
            continue
        home = codes.TO_GRAVEYARD if home == codes.TO_STAY else home
        side, card = side_of(s, place), int(s.card[place])
        if place < codes.OBJECTS:
            drop_all(s, w, place)
        is_death = to == codes.TO_GRAVEYARD and is_mortal
        note(
            s, w, events.DIED if is_death else events.SITE_DESTROYED if place >= codes.OBJECTS else events.LEFT, side, card, place, home, 0
        )
        write_off(s, w, count, place)
        if card < codes.FIRST_TOKEN:
            return_card(s, t, card, home)
        w.dead[count, _DIED] = int(home == codes.TO_GRAVEYARD)
        if is_death and home == codes.TO_GRAVEYARD:
            keep_count(s, side, codes.COUNT_DIED, 1)
        count += 1
    refresh(s, t, w)
    for index in range(count):
        if w.dead[index, _DIED]:
            tell_gone(s, t, w, index, codes.DIES, count)
    for index in range(count):
        tell_gone(s, t, w, index, codes.LEAVES, count)
    w.host_was[:] = 0


@inner(INT(S, T, W, INT, INT))
def take_control(s: Any, t: Any, w: Any, side: int, place: int) -> int:
    """Give a side control of an object or a site, with what a unit carries; return its place, or -1 if the side does not get it.

    It gets nothing that it has no slot for, and no artifact in the hands of the other side's unit (3.6c).
    """
    if side_of(s, place) == side:
        return place
    if place >= codes.OBJECTS:
        s.holder[place] = side
        s.is_stale = 1
        note(s, w, events.CONTROLLED, side, int(s.card[place]), place, place, 0)
        return place
    if s.host[place] >= 0:
        return codes.NOBODY
    new = free_place(s, side)
    if new < 0:
        return codes.NOBODY
    move_place(s, place, new)
    note(s, w, events.CONTROLLED, side, int(s.card[new]), new, place, 0)
    left = carried_by(s, new)
    while left:
        take_carried(s, w, side, lowest(left))
        left &= left - 1
    return new


@inner(INT(S, W, INT, INT))
def take_carried(s: Any, w: Any, side: int, place: int) -> int:
    """Give an artifact to the side of the unit that carries it; without a free slot it lies on the ground. Return its place."""
    if side_of(s, place) == side:
        return place
    new = free_place(s, side)
    if new < 0:
        s.host[place] = codes.NOBODY
        s.is_stale = 1
        return place
    move_place(s, place, new)
    return new


@inner(VOID(S, T, W, INT, INT))
def pick_up(s: Any, t: Any, w: Any, unit: int, artifact: int) -> None:
    """Put an artifact into a unit's hands; the unit's controller gets control of it (S-11)."""
    s.host[artifact] = unit
    s.at[artifact] = s.at[unit]
    s.is_stale = 1
    place = take_carried(s, w, side_of(s, unit), artifact)
    if s.host[place] != unit:
        return
    note(s, w, events.PICKED_UP, side_of(s, unit), int(s.card[place]), place, int(s.card[unit]), unit)
    about_places(s, w, unit, place, 0)
    tell(s, t, w, codes.PICKS_UP, side_of(s, unit))


@inner(VOID(S, W, INT, INT))
def drop(s: Any, w: Any, unit: int, artifact: int) -> None:
    """Lay down an artifact where its unit is."""
    s.host[artifact] = codes.NOBODY
    s.is_stale = 1
    note(s, w, events.DROPPED, side_of(s, unit), int(s.card[artifact]), artifact, int(s.card[unit]), unit)


@inner(BOOL(S, T, INT))
def is_dying(s: Any, t: Any, place: int) -> bool:
    """Return whether a minion or an automaton dies: by its damage, by lethal damage, or below a site where it can't be (S-6, S-8)."""
    return bool(s.wounds[place] >= s.power[place] or did(s, place, codes.DOOMED) or not can_be_there(s, t, place))


@inner(INT(S))
def endangered(s: Any) -> int:
    """Return all objects (bits) that may die now or be taken by the void: the others need no second look."""
    found, left = 0, int(s.filled) & codes.ALL_OBJECTS
    while left:
        place = lowest(left)
        left &= left - 1
        location = int(s.at[place])
        is_safe = s.wounds[place] < s.power[place] and location < codes.SQUARES and s.card[codes.OBJECTS + location] != codes.NOBODY
        found |= int(not is_safe or did(s, place, codes.DOOMED)) << place
    return found


@inner(INT(S, T, INT))
def dying(s: Any, t: Any, among: int) -> int:
    """Return the minions and automata (bits) among some objects (bits) that die now."""
    found, left = 0, among
    while left:
        place = lowest(left)
        left &= left - 1
        found |= int(is_one_of(s, t, place, codes.MORTALS) and is_dying(s, t, place)) << place
    return found


@inner(INT(S, T, INT, INT))
def lost_in_void(s: Any, t: Any, among: int, but: int) -> int:
    """Return those of some objects (bits) that the void takes: minions and automata without voidwalk (S-6), dropped artifacts (2.5e).

    It does not take `but`, who only flies over it, nor those that die now.
    """
    found, left = 0, among
    while left:
        place = lowest(left)
        left &= left - 1
        if has_ground(s, square_of(int(s.at[place]))):
            continue
        if is_one_of(s, t, place, codes.MORTALS):
            found |= int(place != but and not has(s, place, codes.VOIDWALK) and not is_dying(s, t, place)) << place
        else:
            found |= int(s.host[place] < 0 and is_one_of(s, t, place, 1 << codes.RELIC | 1 << codes.MONUMENT)) << place
    return found
