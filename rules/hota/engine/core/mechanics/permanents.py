"""Permanents: how they come to the battlefield and leave it, die, and change hands (107, H-4, H-7)."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.abilities.replacements import home_of_dead
from rules.hota.engine.core.abilities.statics import refresh
from rules.hota.engine.core.abilities.triggers import about, about_places, offer_card, tell
from rules.hota.engine.core.mechanics.resources import keep_count, return_card
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.field import (
    clear_place,
    fill_place,
    first_of,
    free_place,
    hosted_by,
    life_left,
    move_place,
    side_of,
)
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.hota.engine.core.state.zones import show
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(INT(S, T, W, INT, INT, INT, INT))
def arrive(s: Any, t: Any, w: Any, side: int, card: int, owner: int, is_tapped: int) -> int:
    """Bring a card to the battlefield under a side's control; return its place, -1 where none is left: then it goes to the graveyard."""
    place = free_place(s, side)
    if place < 0:
        if card < codes.FIRST_TOKEN:
            return_card(s, owner, card, codes.TO_GRAVEYARD)
            note(s, w, events.LEFT, side, card, -1, codes.TO_GRAVEYARD, 0)
        return codes.NOBODY
    fill_place(s, place, card, owner, codes.FRESH | (codes.TAPPED if is_tapped else 0))
    show(s, card)
    note(s, w, events.ARRIVED, side, card, place, int(t.kind[card]), int(card >= codes.FIRST_TOKEN))
    refresh(s, t, w)
    about_places(s, w, place, codes.NOBODY, 0)
    tell(s, t, w, codes.ARRIVES, side)
    return place


@inner(VOID(S, W, INT, INT))
def attach(s: Any, w: Any, place: int, host: int) -> None:
    """Equipment comes to be on a creature of its controller."""
    s.host[place] = host
    s.is_stale = 1
    note(s, w, events.ATTACHED, side_of(place), int(s.card[place]), place, int(s.card[host]), host)


@inner(VOID(S, W, INT))
def detach_all(s: Any, w: Any, place: int) -> None:
    """The equipment on a creature that leaves stays where it lies, on nobody (H-7); `w.left` keeps for its triggers whose it was."""
    left = hosted_by(s, place)
    while left:
        other = lowest(left)
        s.host[other] = codes.NOBODY
        w.left[other] = s.uid[place]
        note(s, w, events.DETACHED, side_of(other), int(s.card[other]), other, 0, 0)
        left &= left - 1


@inner(VOID(S, T, W, INT, INT))
def go_home(s: Any, t: Any, w: Any, index: int, to: int) -> None:
    """Put a card that has left the battlefield where its owner's cards go; a token is no more. `index`: its row among those that left."""
    card, owner = int(w.dead[index, 0]), int(w.dead[index, 3])
    if card < codes.FIRST_TOKEN:
        return_card(s, owner, card, to)


@inner(VOID(S, W, INT, INT))
def write_off(s: Any, w: Any, index: int, place: int) -> None:
    """Note who leaves a place, as row `index`, and empty the place."""
    w.dead[index, 0], w.dead[index, 1], w.dead[index, 2] = s.card[place], s.uid[place], place
    w.dead[index, 3], w.dead[index, 4] = s.owner[place], s.attack[place]
    clear_place(s, place)


@inner(VOID(S, T, W, INT, INT))
def tell_gone(s: Any, t: Any, w: Any, index: int, moment: int) -> None:
    """Tell of something that has left, to all that are there and to itself."""
    card, uid, side = int(w.dead[index, 0]), int(w.dead[index, 1]), side_of(int(w.dead[index, 2]))
    about(w, card, uid, codes.NOBODY, 0, int(w.dead[index, 4]))
    tell(s, t, w, moment, side)
    about(w, card, uid, codes.NOBODY, 0, int(w.dead[index, 4]))
    offer_card(s, t, w, moment, side, side, card, uid)


@inner(VOID(S, T, W, INT))
def die(s: Any, t: Any, w: Any, places: int) -> None:
    """Some permanents (bits) go to their owners' graveyards at once; only creatures die."""
    count, left = 0, places
    while left:
        place = first_of(left, int(s.active))
        side, card, is_creature = side_of(place), int(s.card[place]), t.kind[s.card[place]] == codes.CREATURE
        home = home_of_dead(s, t, w, place) if is_creature else codes.TO_GRAVEYARD
        detach_all(s, w, place)
        note(s, w, events.DIED if is_creature else events.LEFT, side, card, place, home, 0)
        write_off(s, w, count, place)
        go_home(s, t, w, count, home)
        w.dead[count, 5] = int(is_creature and home == codes.TO_GRAVEYARD)
        if w.dead[count, 5]:
            keep_count(s, side, codes.COUNT_DIED, 1)
        count += 1
        left &= ~(1 << place)
    refresh(s, t, w)
    for index in range(count):
        if w.dead[index, 5]:
            tell_gone(s, t, w, index, codes.DIES)
    for index in range(count):
        tell_gone(s, t, w, index, codes.LEAVES)
    w.left[:] = 0


@inner(VOID(S, T, W, INT, INT))
def leave(s: Any, t: Any, w: Any, places: int, to: int) -> None:
    """Some permanents (bits) leave the battlefield for their owners' hands, decks or exile."""
    count, left = 0, places
    while left:
        place = first_of(left, int(s.active))
        detach_all(s, w, place)
        note(s, w, events.LEFT, side_of(place), int(s.card[place]), place, to, 0)
        write_off(s, w, count, place)
        go_home(s, t, w, count, to)
        count += 1
        left &= ~(1 << place)
    refresh(s, t, w)
    for index in range(count):
        tell_gone(s, t, w, index, codes.LEAVES)
    w.left[:] = 0


@inner(VOID(S, T, W, INT, INT))
def take_control(s: Any, t: Any, w: Any, side: int, places: int) -> None:
    """A side gets control of some permanents (bits), as far as it has places for them (107.2)."""
    left = places
    while left:
        place = first_of(left, int(s.active))
        new = free_place(s, side)
        if side_of(place) != side and new >= 0:
            move_place(s, place, new)
            note(s, w, events.CONTROLLED, side, int(s.card[new]), new, place, 0)
        left &= ~(1 << place)


@inner(INT(S, T))
def dying(s: Any, t: Any) -> int:
    """The creatures (bits) with as much damage as life (H-4, H-5)."""
    found, left = 0, int(s.filled)
    while left:
        place = lowest(left)
        if t.kind[s.card[place]] == codes.CREATURE:
            found |= int(life_left(s, place) <= 0) << place
        left &= left - 1
    return found
