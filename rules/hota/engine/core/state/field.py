"""The battlefield: its places, what lies on them, and what that can do (H-4, H-7, H-10)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.layout import S, T
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.objects import objects

BOOL = types.boolean
find, hosted_by, is_spent, spend = objects(S)


@inner(INT(INT))
def side_of(place: int) -> int:
    """Return the side that controls what lies on a place, or the player that a target is."""
    return place // codes.PLACES if place < codes.FIELD else place - codes.PLAYER


@inner(INT(INT, INT))
def first_of(targets: int, side: int) -> int:
    """The first of some targets (bits, not none): a side's places and player come before the other's.

    So a game stays the same when the sides are exchanged.
    """
    own, field = targets & codes.ALL_PLACES << side * codes.PLACES, targets & (1 << codes.FIELD) - 1
    if own:
        return lowest(own)
    if not field and targets >> codes.PLAYER + side & 1:
        return codes.PLAYER + side
    return lowest(field if field else targets)


@inner(INT(S, INT))
def places_of(s: Any, side: int) -> int:
    """The places (bits) that a side uses."""
    return int(s.filled) & codes.ALL_PLACES << side * codes.PLACES


@inner(INT(S, T, INT, INT))
def of_kind(s: Any, t: Any, bits: int, kind: int) -> int:
    """Those of some places (bits) with a kind of card."""
    found = 0
    while bits:
        place = lowest(bits)
        found |= int(t.kind[s.card[place]] == kind) << place
        bits &= bits - 1
    return found


@inner(INT(S, T, INT))
def creatures_of(s: Any, t: Any, side: int) -> int:
    return of_kind(s, t, places_of(s, side), codes.CREATURE)


@inner(INT(S, INT))
def free_place(s: Any, side: int) -> int:
    """The first empty place of a side, -1 when all are in use."""
    free = ~int(s.filled) >> side * codes.PLACES & codes.ALL_PLACES
    return side * codes.PLACES + lowest(free) if free else codes.NOBODY


@inner(INT(S, INT))
def life_left(s: Any, place: int) -> int:
    return int(s.life[place]) - int(s.wounds[place])


@inner(BOOL(S, INT, INT))
def has(s: Any, place: int, trait: int) -> bool:
    return bool(int(s.traits[place]) & trait)


@inner(BOOL(S, INT))
def is_tapped(s: Any, place: int) -> bool:
    return bool(int(s.done[place]) & codes.TAPPED)


@inner(VOID(S, INT))
def clear_place(s: Any, place: int) -> None:
    """Take what lies on a place off it; equipment on it stays without a creature (H-7)."""
    left = int(s.filled)
    while left:
        other = lowest(left)
        if s.host[other] == place:
            s.host[other] = codes.NOBODY
        if s.blocks[other] == place:
            s.blocks[other] = codes.NOBODY
        left &= left - 1
    s.filled &= ~(1 << place)
    s.as_printed &= ~(1 << place)
    s.givers &= ~(1 << place)
    s.that &= ~(1 << place)
    s.card[place] = s.host[place] = s.blocks[place] = codes.NOBODY
    s.uid[place] = s.owner[place] = s.done[place] = s.wounds[place] = s.held[place] = s.once[place] = s.rank[place] = 0
    s.plus_attack[place] = s.plus_life[place] = s.turn_attack[place] = s.turn_life[place] = s.saved[place] = 0
    s.gained[place] = s.gained_turn[place] = s.attack[place] = s.life[place] = s.traits[place] = 0
    s.is_stale = 1


@inner(VOID(S, INT, INT, INT, INT))
def fill_place(s: Any, place: int, card: int, owner: int, done: int) -> None:
    """Lay a card on an empty place as a new object."""
    clear_place(s, place)
    s.next_uid += 1
    s.uid[place] = s.next_uid
    s.card[place] = card
    s.owner[place] = owner
    s.done[place] = done
    s.filled |= 1 << place


@inner(VOID(S, INT, INT))
def move_place(s: Any, old: int, new: int) -> None:
    """Move what lies on a place to an empty one, with all that it has; it is another side's now, and fresh there (107.2)."""
    s.card[new], s.uid[new], s.owner[new] = s.card[old], s.uid[old], s.owner[old]
    s.done[new] = int(s.done[old]) & codes.TAPPED | codes.FRESH
    s.wounds[new], s.held[new], s.once[new], s.saved[new] = s.wounds[old], s.held[old], s.once[old], s.saved[old]
    s.plus_attack[new], s.plus_life[new] = s.plus_attack[old], s.plus_life[old]
    s.turn_attack[new], s.turn_life[new] = s.turn_attack[old], s.turn_life[old]
    s.gained[new], s.gained_turn[new] = s.gained[old], s.gained_turn[old]
    hosted = hosted_by(s, old)
    was_taken = int(s.that) >> old & 1
    clear_place(s, old)
    s.filled |= 1 << new
    s.that |= was_taken << new
    s.host[new] = s.blocks[new] = codes.NOBODY
    while hosted:
        s.host[lowest(hosted)] = new
        hosted &= hosted - 1
    s.is_stale = 1
