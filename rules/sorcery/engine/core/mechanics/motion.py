"""Motion of units in the realm: which steps there are, where a move may end, and what happens where a unit comes (S-6, S-16)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.sorcery.engine.core.abilities.statics import refresh
from rules.sorcery.engine.core.abilities.triggers import about_places, tell
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import carried_by, has, is_one_of, side_of
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.realm import next_to, region_of, spread, square_of, with_ground

BOOL = types.boolean


@inner(BOOL(S, T, INT, INT))
def can_enter(s: Any, t: Any, place: int, location: int) -> bool:
    """Return whether a unit may step to a location: the void with voidwalk, or flying over it; below a site with the ability for it."""
    if location >= codes.SQUARES and s.card[codes.OBJECTS + square_of(location)] == codes.NOBODY:
        return False
    region = region_of(s, t, location)
    if region == codes.VOID:
        return has(s, place, codes.VOIDWALK | codes.AIRBORNE)
    if region == codes.UNDERGROUND:
        return has(s, place, codes.BURROWING) and not is_one_of(s, t, place, 1 << codes.AVATAR)
    return region == codes.SURFACE or (has(s, place, codes.SUBMERGE) and not is_one_of(s, t, place, 1 << codes.AVATAR))


@inner(BOOL(S, T, INT, INT))
def can_end(s: Any, t: Any, place: int, location: int) -> bool:
    """Return whether a move of a unit may end at a location: over the void only with voidwalk."""
    return region_of(s, t, location) != codes.VOID or has(s, place, codes.VOIDWALK)


@inner(BOOL(S, T, INT, INT, INT))
def is_step(s: Any, t: Any, place: int, one: int, other: int) -> bool:
    """Return whether a unit may go from one location to another in a step: on one level to a square beside it, or up and down."""
    if not can_enter(s, t, place, other):
        return False
    if square_of(one) == square_of(other):
        return one != other
    if one // codes.SQUARES != other // codes.SQUARES or not next_to(square_of(one)) >> square_of(other) & 1:
        return False
    return one < codes.SQUARES or region_of(s, t, one) == region_of(s, t, other)


@inner(INT(S, INT, INT, INT))
def on_top_within(s: Any, place: int, start: int, most: int) -> int:
    """Return the squares (bits) that a unit without burrowing and submerge reaches on top, `start` among them (see `within_steps`)."""
    reached = border = 1 << start
    for _ in range(most):
        border = spread(border) & ~reached
        if not has(s, place, codes.VOIDWALK | codes.AIRBORNE):
            border = with_ground(s, border)
        reached |= border
    return reached


@inner(INT(S, T, INT, INT, INT))
def within_steps(s: Any, t: Any, place: int, start: int, most: int) -> int:
    """Return the locations (bits) that a unit reaches from `start` in at most so many steps, `start` among them.

    Steps go both ways, except at the first location: this serves from where a unit is and from where it wants to go.
    """
    if start < codes.SQUARES and not has(s, place, codes.BURROWING | codes.SUBMERGE):
        return on_top_within(s, place, start, most)
    reached = border = 1 << start
    for _ in range(most):
        found = 0
        while border:
            one = lowest(border)
            border &= border - 1
            square = square_of(one)
            left = next_to(square) | 1 << square
            while left:
                near = lowest(left)
                left &= left - 1
                other = (one + codes.SQUARES) % codes.LOCATIONS if near == square else near + one // codes.SQUARES * codes.SQUARES
                if not reached >> other & 1 and is_step(s, t, place, one, other):
                    found |= 1 << other
        reached |= found
        border = found
    return reached


@inner(INT(S, T, INT))
def next_squares(s: Any, t: Any, place: int) -> int:
    """Return the squares (bits) of the next locations from which the mover still reaches its goal in the steps that are left."""
    here, found = int(s.at[place]), 0
    left = within_steps(s, t, place, int(s.goal), int(s.steps_left) - 1) if s.steps_left > 0 else 0
    while left:
        location = lowest(left)
        left &= left - 1
        if is_step(s, t, place, here, location):
            found |= 1 << square_of(location)
    return found


@inner(INT(INT, INT))
def step_to(here: int, square: int) -> int:
    """Return the location to which a step to a square leads: on the same level, or in the same square on the other one."""
    if square_of(here) == square:
        return (here + codes.SQUARES) % codes.LOCATIONS
    return square + here // codes.SQUARES * codes.SQUARES


@inner(VOID(S, INT, INT))
def set_location(s: Any, place: int, location: int) -> None:
    """Set the location of something and of what it carries."""
    s.at[place] = location
    left = carried_by(s, place)
    while left:
        s.at[lowest(left)] = location
        left &= left - 1
    s.is_stale = 1


@inner(VOID(S, T, W, INT, INT, INT))
def come(s: Any, t: Any, w: Any, place: int, location: int, event: int) -> None:
    """Bring something to a location, and tell it as `event`; a unit that comes to another square enters it (S-6)."""
    old = int(s.at[place])
    if old == location:
        return
    set_location(s, place, location)
    note(s, w, event, side_of(s, place), int(s.card[place]), place, location, old)
    refresh(s, t, w)
    if square_of(old) != square_of(location) and is_one_of(s, t, place, codes.UNITS):
        about_places(s, w, place, codes.NOBODY, 0)
        tell(s, t, w, codes.ENTERS, side_of(s, place))


@inner(VOID(S, T, W, INT, INT))
def send(s: Any, t: Any, w: Any, place: int, location: int) -> None:
    """Put something at a location by an effect, where nobody intercepts it; what was carried leaves the hands of its carrier."""
    if s.host[place] >= 0:
        s.host[place] = codes.NOBODY
        s.is_stale = 1
    come(s, t, w, place, location, events.SENT)
