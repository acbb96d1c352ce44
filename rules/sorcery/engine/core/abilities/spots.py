"""Spots: where an effect may put something, and the cards and things that it puts there one by one (S-4, S-5)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, ROW, VOID, inner
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.compiled.machine.codes import CHOSEN
from rules.kernel.compiled.machine.columns import PC, SIDE
from rules.kernel.compiled.random import below
from rules.sorcery.engine.core.abilities.picks import ask
from rules.sorcery.engine.core.abilities.selectors import centre_of, fits_site, squares_round
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.field import first_of, units_at, units_of
from rules.sorcery.engine.core.state.layout import S, T
from rules.sorcery.engine.core.state.realm import begins_block, block, has_ground, has_site, places_for_site, sites, sites_of, square_of

BOOL = types.boolean


@inner(INT(S))
def blocks(s: Any) -> int:
    """Return the squares (bits) whose block of two by two has a site: an aura may begin there (S-5)."""
    found, there = 0, sites(s)
    for square in range(codes.SQUARES):
        if begins_block(square):
            found |= int(block(square) & there != 0) << square
    return found


@inner(INT(S, T, INT, INT))
def usual_spots(s: Any, t: Any, side: int, card: int) -> int:
    """Return where a card that is cast or played may come, as bits of targets: squares, for a relic also the units that may get it."""
    kind = int(t.kind[card])
    if kind == codes.SITE:
        return places_for_site(s, side) << codes.OBJECTS
    if kind == codes.AURA:
        return blocks(s) << codes.OBJECTS
    found = sites_of(s, side) << codes.OBJECTS
    return found | units_of(s, t, side) if kind == codes.RELIC else found


@inner(BOOL(S, INT, INT))
def has_base(s: Any, square: int, bases: int) -> bool:
    """Return whether a square holds one of some bases (bits): a site, rubble, nothing."""
    if has_site(s, square):
        return bool(bases & codes.ON_SITE)
    return bool(bases & (codes.ON_RUBBLE if has_ground(s, square) else codes.ON_VOID))


@inner(INT(INT, INT, INT))
def spot_location(square: int, level: int, old: int) -> int:
    """Return the location of a spot in a square for what was at another location: on its level, on top or below."""
    is_below = level == codes.BENEATH or (level == codes.SAME_LEVEL and old >= codes.SQUARES)
    return square + codes.SQUARES * int(is_below)


@inner(INT(S, T, ROW, INT, INT))
def spots_for(s: Any, t: Any, context: Any, selector: int, moved: int) -> int:
    """Return the squares (bits) of a spot, for something that is moved or, with -1, that is new."""
    row, old = t.selector[selector], int(s.at[moved]) if moved >= 0 else 0
    squares = codes.ALL_SQUARES
    if row[codes.WHERE] != codes.ANYWHERE:
        centre = centre_of(s, t, context, int(row[codes.AROUND]), moved)
        squares = squares_round(centre, int(row[codes.WHERE]), int(row[codes.STEPS]))
    found = 0
    for square in range(codes.SQUARES):
        if not squares >> square & 1 or not has_base(s, square, int(row[codes.BASES])):
            continue
        location = spot_location(square, int(row[codes.LEVEL]), old)
        if location >= codes.SQUARES and not has_ground(s, square):
            continue
        if row[codes.EMPTY] and units_at(s, t, 0, location) | units_at(s, t, 1, location):
            continue
        found |= int(fits_site(s, t, selector, square, int(context[SIDE]))) << square
    return found


@inner(VOID(S, T, INT, INT, INT))
def next_card(s: Any, t: Any, f: int, selector: int, end: int) -> None:
    """Go on with the next of the chosen cards; after the last one those that have come into the realm are what was taken."""
    side = int(s.frames[f, SIDE])
    owner = side if t.selector[selector, codes.WHOSE] == codes.OWN else 1 - side
    zone = int(t.selector[selector, codes.ZONE])
    for index in range(int(s.size[owner, zone])):
        card = int(s.cards[owner, zone, index])
        if s.marked[card] == CHOSEN:
            s.marked[card] = 0
            s.named[f, codes.CURRENT], s.named[f, codes.SPOT] = card, 0
            return
    s.that = s.named[f, codes.WHOLE]
    s.frames[f, PC] = end


@inner(VOID(S, T, INT, INT, INT))
def take_spot(s: Any, t: Any, f: int, selector: int, what: int) -> None:
    """Choose where the current thing goes: something moved, a card (where it could come if no spot is said), a token."""
    side, current = int(s.frames[f, SIDE]), int(s.named[f, codes.CURRENT])
    if selector < 0:
        bits = usual_spots(s, t, side, current)
    else:
        bits = spots_for(s, t, s.frames[f], selector, current if what == codes.A_THING else codes.NOBODY)
        if what == codes.A_CARD and t.kind[current] == codes.AURA:
            bits &= blocks(s)
        elif what == codes.A_CARD and t.kind[current] == codes.SITE:
            bits &= ~sites(s)
        bits <<= codes.OBJECTS
    if selector >= 0 and t.selector[selector, codes.HOW] == codes.RANDOM and bits:
        for _ in range(below(s.rng[:], side, count_bits(bits))):
            bits &= ~(1 << first_of(bits, side))
        bits = 1 << first_of(bits, side)
    s.named[f, codes.SPOT] = bits if count_bits(bits) == 1 else 0
    if count_bits(bits) > 1:
        ask(s, asking.TARGETS, side, bits, 1, 0, codes.FOR_SPOT)


@inner(INT(S, T, INT, INT, INT))
def chosen_location(s: Any, t: Any, f: int, selector: int, moved: int) -> int:
    """Return the location that was chosen for what is moved or new."""
    square = lowest(int(s.named[f, codes.SPOT])) - codes.OBJECTS
    level = int(t.selector[selector, codes.LEVEL]) if selector >= 0 else codes.ON_TOP
    return spot_location(square, level, int(s.at[moved]) if moved >= 0 else square_of(square))
