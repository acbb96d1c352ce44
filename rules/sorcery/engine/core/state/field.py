"""The objects in the realm, in their slots: the units among them, what they can do, what they carry (S-11, S-14)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.objects import objects
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import S, T

BOOL = types.boolean
find, carried_by, is_spent, spend = objects(S)


@inner(INT(S, INT))
def side_of(s: Any, place: int) -> int:
    """Return the side that controls an object or a site; nobody controls rubble."""
    if place < codes.OBJECTS:
        return place // codes.PLACES
    return int(s.holder[place]) if s.card[place] >= 0 else codes.NOBODY


@inner(INT(INT, INT))
def first_of(targets: int, side: int) -> int:
    """Return the first of some targets (bits, not none): a side's slots come before the other's, these before squares."""
    own, objects = targets & codes.ALL_PLACES << side * codes.PLACES, targets & codes.ALL_OBJECTS
    return lowest(own if own else objects if objects else targets)


@inner(INT(S, INT))
def places_of(s: Any, side: int) -> int:
    """Return the slots (bits) that a side uses."""
    return int(s.filled) & codes.ALL_PLACES << side * codes.PLACES


@inner(BOOL(S, T, INT, INT))
def is_one_of(s: Any, t: Any, place: int, kinds: int) -> bool:
    """Return whether what lies in a place is of one of some kinds (a mask)."""
    return bool(s.card[place] >= 0 and kinds >> int(t.kind[s.card[place]]) & 1)


@inner(INT(S, T, INT, INT))
def of_kinds(s: Any, t: Any, bits: int, kinds: int) -> int:
    """Return those of some places (bits) that are of one of some kinds (a mask)."""
    found, left = 0, bits & int(s.filled)
    while left:
        place = lowest(left)
        found |= int(is_one_of(s, t, place, kinds)) << place
        left &= left - 1
    return found


@inner(INT(S, T, INT))
def units_of(s: Any, t: Any, side: int) -> int:
    return of_kinds(s, t, places_of(s, side), codes.UNITS)


@inner(INT(S, INT))
def free_place(s: Any, side: int) -> int:
    """Return the first empty slot of a side behind its avatar's, -1 when all are in use."""
    free = ~int(s.filled) >> side * codes.PLACES & codes.ALL_PLACES & ~1
    return side * codes.PLACES + lowest(free) if free else codes.NOBODY


@inner(BOOL(S, INT, INT))
def has(s: Any, place: int, trait: int) -> bool:
    return bool(int(s.traits[place]) & trait)


@inner(BOOL(S, INT, INT))
def did(s: Any, place: int, mark: int) -> bool:
    return bool(int(s.done[place]) & mark)


@inner(BOOL(S, INT))
def is_stealthy(s: Any, place: int) -> bool:
    """Return whether a unit has stealth that it has not lost yet."""
    return has(s, place, codes.STEALTH) and not did(s, place, codes.REVEALED)


@inner(BOOL(S, INT))
def is_warded(s: Any, place: int) -> bool:
    return has(s, place, codes.WARD) and not did(s, place, codes.UNWARDED)


@inner(BOOL(S, T, INT))
def can_tap(s: Any, t: Any, place: int) -> bool:
    """Return whether something can pay by being tapped: untapped, and not sick without charge; avatars and sites never are sick (S-12)."""
    if did(s, place, codes.TAPPED):
        return False
    return not did(s, place, codes.SICK) or has(s, place, codes.CHARGE) or not is_one_of(s, t, place, codes.MORTALS)


@inner(VOID(S, INT, INT))
def rename(s: Any, old: int, new: int) -> None:
    """Move targets named in a slot to another one (a bit), or drop them (0): what comes back is another thing (S-5)."""
    for f in range(int(s.frames_size)):
        for register in range(codes.REGISTERS):
            if int(s.named[f, register]) >> old & 1:
                s.named[f, register] = int(s.named[f, register]) & ~(1 << old) | new


@inner(VOID(S, INT))
def clear_place(s: Any, place: int) -> None:
    """Empty a place; what its unit carried lies where it was."""
    carried = carried_by(s, place) if place < codes.OBJECTS else 0
    while carried:
        s.host[lowest(carried)] = codes.NOBODY
        carried &= carried - 1
    s.filled &= ~(1 << place)
    s.as_printed &= ~(1 << place)
    s.givers &= ~(1 << place)
    s.that &= ~(1 << place)
    s.foes &= ~(1 << place)
    if place < codes.OBJECTS:
        rename(s, place, 0)
    s.card[place] = s.host[place] = codes.NOBODY
    s.uid[place] = s.owner[place] = s.holder[place] = s.at[place] = s.done[place] = s.wounds[place] = s.held[place] = 0
    s.saved[place] = s.once[place] = s.rank[place] = s.stolen[place] = s.wet[place] = s.turn_wet[place] = s.ground[place] = 0
    s.plus_power[place] = s.turn_power[place] = s.plus_steps[place] = s.turn_steps[place] = s.plus_reach[place] = s.turn_reach[place] = 0
    s.gained[place] = s.gained_turn[place] = s.power[place] = s.reach[place] = s.steps[place] = s.traits[place] = 0
    for side in range(2):
        end_round(s, place, side)
    s.is_stale = 1


@inner(VOID(S, INT, INT))
def end_round(s: Any, place: int, side: int) -> None:
    """End what lasts until a side's next turn starts."""
    s.round_power[place, side] = s.round_steps[place, side] = s.round_reach[place, side] = s.gained_round[place, side] = 0
    s.saved_round[place, side] = s.round_wet[place, side] = 0


@inner(VOID(S, INT, INT, INT, INT))
def fill_place(s: Any, place: int, card: int, owner: int, location: int) -> None:
    """Lay a card in an empty place as a new object; it is sick this turn."""
    clear_place(s, place)
    s.next_uid += 1
    s.uid[place], s.card[place], s.owner[place] = s.next_uid, card, owner
    s.at[place], s.done[place] = location, codes.SICK
    s.filled |= 1 << place


@inner(VOID(S, INT, INT))
def move_place(s: Any, old: int, new: int) -> None:
    """Move an object to an empty slot of the other side, with all that it has; it is sick there (S-12)."""
    s.card[new], s.uid[new], s.owner[new], s.at[new] = s.card[old], s.uid[old], s.owner[old], s.at[old]
    s.done[new] = int(s.done[old]) | codes.SICK
    s.wounds[new], s.held[new], s.once[new], s.saved[new] = s.wounds[old], s.held[old], s.once[old], s.saved[old]
    s.plus_power[new], s.turn_power[new], s.stolen[new] = s.plus_power[old], s.turn_power[old], s.stolen[old]
    s.plus_steps[new], s.turn_steps[new] = s.plus_steps[old], s.turn_steps[old]
    s.plus_reach[new], s.turn_reach[new] = s.plus_reach[old], s.turn_reach[old]
    s.gained[new], s.gained_turn[new], s.host[new] = s.gained[old], s.gained_turn[old], s.host[old]
    for side in range(2):
        s.round_power[new, side], s.round_steps[new, side] = s.round_power[old, side], s.round_steps[old, side]
        s.round_reach[new, side], s.gained_round[new, side] = s.round_reach[old, side], s.gained_round[old, side]
        s.saved_round[new, side] = s.saved_round[old, side]
    s.power[new], s.reach[new], s.steps[new], s.traits[new] = s.power[old], s.reach[old], s.steps[old], s.traits[old]
    carried, was_taken = carried_by(s, old), int(s.that) >> old & 1
    rename(s, old, 1 << new)
    clear_place(s, old)
    s.filled |= 1 << new
    s.that |= was_taken << new
    while carried:
        s.host[lowest(carried)] = new
        carried &= carried - 1


@inner(INT(S, T, INT, INT))
def units_at(s: Any, t: Any, side: int, location: int) -> int:
    """Return the units (bits) of a side at a location."""
    found, left = 0, units_of(s, t, side)
    while left:
        place = lowest(left)
        found |= int(s.at[place] == location) << place
        left &= left - 1
    return found
