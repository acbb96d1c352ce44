"""The realm: squares, their sites, the locations above and below these, regions, and what is adjacent or nearby (S-5, S-6, S-13)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.graph import graph, grid
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import S, T

BOOL = types.boolean
_WIDTH = codes.COLUMNS_OF_REALM
#: The squares (bits) that share an edge with a square, and those that touch it at all; the square itself is none of them.
next_to, spread, _ = graph(grid(_WIDTH, codes.ROWS))
around = graph(grid(_WIDTH, codes.ROWS, is_diagonal=True)).next_to


@inner(INT(INT))
def square_of(location: int) -> int:
    return location % codes.SQUARES


@inner(INT(INT))
def home_of(side: int) -> int:
    """Return the square where a side's avatar begins: the middle of its own edge (S-1)."""
    return side * (codes.SQUARES - _WIDTH) + _WIDTH // 2


@inner(INT(INT))
def adjacent(square: int) -> int:
    """Return the squares (bits) adjacent to a square: itself and those that share an edge with it."""
    return int(next_to(square)) | 1 << square


@inner(INT(INT))
def nearby(square: int) -> int:
    """Return the squares (bits) of the block of three by three round a square."""
    return int(around(square)) | 1 << square


@inner(INT(INT))
def block(square: int) -> int:
    """Return the squares (bits) of the block of two by two whose lower left one a square is."""
    return 1 << square | 1 << square + 1 | 1 << square + _WIDTH | 1 << square + _WIDTH + 1


@inner(BOOL(INT))
def begins_block(square: int) -> bool:
    return square % _WIDTH < _WIDTH - 1 and square // _WIDTH < codes.ROWS - 1


@inner(INT(INT, INT))
def distance(one: int, other: int) -> int:
    """Return how many steps lie between two squares."""
    return abs(one % _WIDTH - other % _WIDTH) + abs(one // _WIDTH - other // _WIDTH)


@inner(BOOL(INT, INT))
def is_in_line(one: int, other: int) -> bool:
    """Return whether two squares lie in one row or one column."""
    return one % _WIDTH == other % _WIDTH or one // _WIDTH == other // _WIDTH


@inner(BOOL(S, INT))
def has_site(s: Any, square: int) -> bool:
    return bool(s.card[codes.OBJECTS + square] >= 0)


@inner(BOOL(S, INT))
def has_ground(s: Any, square: int) -> bool:
    """Return whether a square has a site or rubble."""
    return bool(s.card[codes.OBJECTS + square] != codes.NOBODY)


@inner(INT(S, INT))
def with_ground(s: Any, squares: int) -> int:
    """Return those of some squares (bits) that have a site or rubble."""
    found, left = 0, squares
    while left:
        found |= int(has_ground(s, lowest(left))) << lowest(left)
        left &= left - 1
    return found


@inner(INT(S))
def sites(s: Any) -> int:
    """Return the squares (bits) that have a site."""
    return int(s.filled) >> codes.OBJECTS & codes.ALL_SQUARES


@inner(INT(S, INT))
def sites_of(s: Any, side: int) -> int:
    """Return the squares (bits) whose site a side controls."""
    found, left = 0, sites(s)
    while left:
        square = lowest(left)
        left &= left - 1
        found |= int(s.holder[codes.OBJECTS + square] == side) << square
    return found


@inner(INT(S, INT))
def lasting_ground(s: Any, place: int) -> int:
    """Return the ground that effects until a player's next turn give a site: of one of each player's the latest counts (2.4c)."""
    first, second = int(s.round_wet[place, 0]), int(s.round_wet[place, 1])
    return (second if second & codes.LATEST or not first else first) & ~codes.LATEST


@inner(INT(S, T, INT, INT))
def threshold_of(s: Any, t: Any, place: int, element: int) -> int:
    """Return how much of an element the site in a place brings: flooded it brings water, dried it brings none (S-13)."""
    card = int(s.card[place])
    brought = int(t.brings[card, element]) if card >= 0 else 0
    if element != codes.WATER or card < 0:
        return brought
    state = int(s.turn_wet[place]) or lasting_ground(s, place) or int(s.wet[place]) or int(s.ground[place])
    return max(brought, 1) if state == codes.ON_WATER else 0 if state == codes.ON_LAND else brought


@inner(BOOL(S, T, INT))
def is_water(s: Any, t: Any, square: int) -> bool:
    """Return whether the site of a square has a water threshold."""
    return threshold_of(s, t, codes.OBJECTS + square, codes.WATER) > 0


@inner(INT(S, T, INT, INT))
def affinity(s: Any, t: Any, side: int, element: int) -> int:
    """Return how much of an element a side has, by its sites together and by effects."""
    total = int(s.plus_threshold[side, element]) + int(s.turn_threshold[side, element]) + int(s.round_threshold[side, element])
    total += int(s.given_threshold[side, element])
    left = sites_of(s, side)
    while left:
        total += threshold_of(s, t, codes.OBJECTS + lowest(left), element)
        left &= left - 1
    return total


@inner(INT(S, T, INT))
def region_of(s: Any, t: Any, location: int) -> int:
    """Return the region of a location. Without a site and rubble all is void."""
    square = square_of(location)
    if not has_ground(s, square):
        return codes.VOID
    if location < codes.SQUARES:
        return codes.SURFACE
    return codes.UNDERWATER if is_water(s, t, square) else codes.UNDERGROUND


@inner(INT(S, INT))
def places_for_site(s: Any, side: int) -> int:
    """Return where a side may play a site (bits): void or rubble adjacent to an own site or, without one, under the avatar (S-4)."""
    own, found = sites_of(s, side), 0
    if own == 0:
        found = 1 << square_of(int(s.at[side * codes.PLACES]))
    return int(found | spread(own)) & ~sites(s)
