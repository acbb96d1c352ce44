"""Selectors: which things in the realm, squares and cards a word of the card language is about, and where these are (S-5)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, ROW, inner
from rules.kernel.compiled.machine.columns import FOE_UID, SIDE, SOURCE, SOURCE_UID, SUBJECT_UID, X
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.field import carried_by, did, find, is_one_of, is_stealthy, side_of, units_at
from rules.sorcery.engine.core.state.layout import S, T
from rules.sorcery.engine.core.state.realm import adjacent, block, distance, has_site, is_in_line, is_water, nearby, region_of, square_of

BOOL = types.boolean
_ALL = codes.ALL_OBJECTS | codes.ALL_SQUARES << codes.OBJECTS


@inner(BOOL(T, INT, INT))
def fits_print(t: Any, selector: int, card: int) -> bool:
    """Return whether a card's print meets the filter, power and keywords left out."""
    row = t.selector[selector]
    if row[codes.KINDS] and not int(row[codes.KINDS]) >> int(t.kind[card]) & 1:
        return False
    if row[codes.OF_ELEMENT]:
        own = int(t.elements[card]) or codes.NO_ELEMENT
        if not own & int(row[codes.OF_ELEMENT]):
            return False
    if row[codes.TOKEN] >= 0 and row[codes.TOKEN] != int(card >= codes.FIRST_TOKEN):
        return False
    return bool(row[codes.COST_MIN] <= t.cost[card] <= row[codes.COST_MAX])


@inner(BOOL(T, INT, INT))
def fits_card(t: Any, selector: int, card: int) -> bool:
    """Return whether a card outside the realm meets the filter, everything as printed."""
    row = t.selector[selector]
    if not row[codes.HAS_FILTER]:
        return True
    keywords = int(t.keywords[card])
    if row[codes.GROUND] and (row[codes.GROUND] == codes.ON_WATER) != bool(t.brings[card, codes.WATER]):
        return False
    if (row[codes.HAS] and not int(row[codes.HAS]) & keywords) or int(row[codes.HAS_NOT]) & keywords:
        return False
    return bool(row[codes.POWER_MIN] <= t.power[card] <= row[codes.POWER_MAX]) and fits_print(t, selector, card)


@inner(BOOL(S, T, INT, INT))
def is_in_state(s: Any, t: Any, place: int, asked: int) -> bool:
    """Return whether an object or a site is in one of some states (bits)."""
    is_tapped, is_artifact = did(s, place, codes.TAPPED), is_one_of(s, t, place, 1 << codes.RELIC)
    if (asked & codes.IS_TAPPED and is_tapped) or (asked & codes.IS_UNTAPPED and not is_tapped):
        return True
    if (asked & codes.IS_HURT and s.wounds[place] > 0) or (asked & codes.IS_BEARING and carried_by(s, place)):
        return True
    if is_artifact and asked & (codes.IS_CARRIED if s.host[place] >= 0 else codes.IS_LYING):
        return True
    if not asked & codes.IS_EMPTY or place < codes.OBJECTS:
        return False
    square = place - codes.OBJECTS
    return units_at(s, t, 0, square) | units_at(s, t, 1, square) == 0


@inner(BOOL(S, T, INT, INT, INT))
def fits_site(s: Any, t: Any, selector: int, square: int, side: int) -> bool:
    """Return whether the site of a square meets what the filter asks of its square, seen from a side."""
    row = t.selector[selector]
    if not row[codes.ON_ELEMENT] and not row[codes.ON_GROUND] and row[codes.ON_SIDE] == codes.EITHER:
        return True
    place = codes.OBJECTS + square
    if not has_site(s, square):
        return False
    if row[codes.ON_ELEMENT] and not int(row[codes.ON_ELEMENT]) & int(t.elements[s.card[place]]):
        return False
    if row[codes.ON_GROUND] and (row[codes.ON_GROUND] == codes.ON_WATER) != is_water(s, t, square):
        return False
    return bool(row[codes.ON_SIDE] == codes.EITHER or (row[codes.ON_SIDE] == codes.OWN) == (s.holder[place] == side))


@inner(BOOL(S, T, INT, INT, INT))
def fits_place(s: Any, t: Any, selector: int, place: int, side: int) -> bool:
    """Return whether what lies in a place meets the filter as it is now, its location left out; seen from a side."""
    row = t.selector[selector]
    if not row[codes.HAS_FILTER]:
        return True
    if row[codes.STATE] and not is_in_state(s, t, place, int(row[codes.STATE])):
        return False
    traits = int(s.traits[place])
    if (row[codes.HAS] and not int(row[codes.HAS]) & traits) or int(row[codes.HAS_NOT]) & traits:
        return False
    square = square_of(int(s.at[place]))
    if row[codes.GROUND] and (row[codes.GROUND] == codes.ON_WATER) != is_water(s, t, square):
        return False
    if not fits_site(s, t, selector, square, side):
        return False
    return bool(row[codes.POWER_MIN] <= s.power[place] <= row[codes.POWER_MAX]) and fits_print(t, selector, int(s.card[place]))


@inner(INT(S, T, INT))
def squares_under(s: Any, t: Any, place: int) -> int:
    """Return the squares (bits) under what lies in a place: an aura has four."""
    if is_one_of(s, t, place, 1 << codes.AURA):
        return block(int(s.at[place]))
    return 1 << square_of(int(s.at[place]))


@inner(INT(S, T, INT))
def squares_of(s: Any, t: Any, place: int) -> int:
    """Return the squares (bits) of a place; a site's is its own."""
    return 1 << place - codes.OBJECTS if place >= codes.OBJECTS else squares_under(s, t, place)


@inner(INT(S, T, ROW))
def source_place(s: Any, t: Any, context: Any) -> int:
    """Return the place of the card that has the ability, -1 if it is gone; magic has none: it stays where it was cast."""
    is_magic = context[SOURCE] >= 0 and t.kind[context[SOURCE]] == codes.MAGIC
    return codes.NOBODY if is_magic else int(find(s, int(context[SOURCE_UID])))


@inner(INT(S, T, ROW))
def source_location(s: Any, t: Any, context: Any) -> int:
    """Return where the card that has the ability is, or was last."""
    place = source_place(s, t, context)
    return int(s.at[place]) if place >= 0 else int(context[X])


@inner(INT(S, T, ROW))
def squares_of_source(s: Any, t: Any, context: Any) -> int:
    """Return the squares (bits) where the card that has the ability is, or was last: an aura has four (9.9d)."""
    location = source_location(s, t, context)
    is_aura = context[SOURCE] >= 0 and t.kind[context[SOURCE]] == codes.AURA
    return block(location) if is_aura else 1 << square_of(location)


@inner(INT(S, ROW, INT))
def known_places(s: Any, context: Any, who: int) -> int:
    """Return the places (bits) that need no choice: of the bearer, its carrier, the subject, the foe, those taken before, the caster."""
    if who == codes.THAT:
        return int(s.that)
    column = SUBJECT_UID if who == codes.THE_SUBJECT else FOE_UID if who == codes.THE_FOE else SOURCE_UID
    place = find(s, int(context[column]))
    if place >= 0 and who == codes.HOST:
        place = int(s.host[place])
    return 1 << place if place >= 0 else 0


@inner(INT(S, T, ROW, INT, INT))
def centre_of(s: Any, t: Any, context: Any, around: int, moved: int) -> int:
    """Return the squares (bits) round which a selector looks: those of the source, the subject, the foe, those taken, or the one moved."""
    if around == codes.AROUND_MOVED:
        return 1 << square_of(int(s.at[moved]))
    if around == codes.AROUND_SOURCE:
        return squares_of_source(s, t, context)
    who = codes.THE_SUBJECT if around == codes.AROUND_SUBJECT else codes.THE_FOE if around == codes.AROUND_FOE else codes.THAT
    found, left = 0, known_places(s, context, who)
    if who == codes.THAT and not left:
        return int(s.gone_from)
    while left:
        found |= squares_of(s, t, lowest(left))
        left &= left - 1
    return found


@inner(INT(INT, INT, INT))
def squares_round(centre: int, where: int, steps: int) -> int:
    """Return the squares (bits) that lie in a relation to others: here, adjacent, nearby, so many steps away, in line, in the area."""
    if where == codes.ANYWHERE:
        return codes.ALL_SQUARES
    if where == codes.HERE or where == codes.IN_AREA:
        return centre
    found = 0
    for square in range(codes.SQUARES):
        if not centre >> square & 1:
            continue
        if where == codes.ADJACENT:
            found |= adjacent(square)
        elif where == codes.NEARBY:
            found |= nearby(square)
        else:
            for other in range(codes.SQUARES):
                is_near = steps == 0 or distance(square, other) <= steps
                if is_near and (where == codes.WITHIN or is_in_line(square, other)):
                    found |= 1 << other
    return found


@inner(BOOL(S, T, ROW, INT, INT))
def is_in_region(s: Any, t: Any, context: Any, region: int, location: int) -> bool:
    """Return whether a location is in the region that a selector asks for."""
    if region == codes.ANY_REGION:
        return True
    there = region_of(s, t, location)
    if region == codes.BELOW:
        return there == codes.UNDERGROUND or there == codes.UNDERWATER
    if region != codes.SAME_REGION:
        return there == region
    if context[SOURCE] >= 0 and 1 << int(t.kind[context[SOURCE]]) & (1 << codes.SITE | 1 << codes.AURA):
        return there == codes.SURFACE or there == codes.VOID
    return there == region_of(s, t, source_location(s, t, context))


@inner(BOOL(S, T, ROW, INT, INT, INT))
def is_reached(s: Any, t: Any, context: Any, region: int, place: int, squares: int) -> bool:
    """Return whether what lies in a place is in a region within some squares (bits). An aura is in the regions of all its squares."""
    if not is_one_of(s, t, place, 1 << codes.AURA):
        return bool(is_in_region(s, t, context, region, int(s.at[place])))
    left = squares_under(s, t, place) & squares
    while left:
        if is_in_region(s, t, context, region, lowest(left)):
            return True
        left &= left - 1
    return False


@inner(INT(S, T, ROW, INT))
def places_for(s: Any, t: Any, context: Any, selector: int) -> int:
    """Return the objects, sites and squares that a selector of an ability may take, as bits of targets."""
    row, side = t.selector[selector], int(context[SIDE])
    whose, region = int(row[codes.WHOSE]), int(row[codes.REGION])
    squares = codes.ALL_SQUARES
    if row[codes.WHERE] != codes.ANYWHERE:
        centre = centre_of(s, t, context, int(row[codes.AROUND]), codes.NOBODY)
        squares = squares_round(centre, int(row[codes.WHERE]), int(row[codes.STEPS]))
    own = find(s, int(context[SOURCE_UID])) if row[codes.OTHER] else codes.NOBODY
    kinds = int(row[codes.KINDS]) if row[codes.HAS_FILTER] else 0
    bits, left = 0, int(s.filled)
    if kinds and not kinds >> codes.SITE & 1:
        left &= codes.ALL_OBJECTS
    while left:
        place = lowest(left)
        left &= left - 1
        # Most are of another kind: they are left out first, as `fits_place` would in the end.
        if kinds and not kinds >> int(t.kind[s.card[place]]) & 1:
            continue
        if whose != codes.EITHER and (whose == codes.OWN) != (side_of(s, place) == side):
            continue
        if own >= 0 and (place == own or place == s.host[own]):
            continue
        if not squares_under(s, t, place) & squares or not fits_place(s, t, selector, place, side):
            continue
        if place >= codes.OBJECTS or is_reached(s, t, context, region, place, squares):
            bits |= 1 << place
    if int(row[codes.KINDS]) & codes.SQUARE:
        for square in range(codes.SQUARES):
            if squares >> square & 1 and fits_site(s, t, selector, square, side) and is_in_region(s, t, context, region, square):
                bits |= 1 << codes.OBJECTS + square
    return bits


@inner(INT(S, T, ROW, INT))
def barred_from_targets(s: Any, t: Any, context: Any, bits: int) -> int:
    """Return those of some targets (bits) that an ability can't name: the enemy's with stealth (S-16), for magic those that bar it."""
    barred, left = 0, bits & codes.ALL_OBJECTS
    is_magic = context[SOURCE] >= 0 and t.kind[context[SOURCE]] == codes.MAGIC
    while left:
        place = lowest(left)
        if is_stealthy(s, place) and side_of(s, place) != context[SIDE]:
            barred |= 1 << place
        if is_magic and int(s.traits[place]) & codes.CANT_BE_AIMED_AT:
            barred |= 1 << place
        left &= left - 1
    return barred


@inner(INT(S, T, ROW, INT))
def targets_for(s: Any, t: Any, context: Any, selector: int) -> int:
    """Return all that an ability may name as targets, as bits."""
    bits = places_for(s, t, context, selector)
    return bits & ~barred_from_targets(s, t, context, bits)


@inner(INT(S, T, INT, INT))
def count_cards(s: Any, t: Any, selector: int, owner: int) -> int:
    """Count the cards of an owner's zone that a selector may take."""
    zone, count = int(t.selector[selector, codes.ZONE]), 0
    for index in range(int(s.size[owner, zone])):
        count += 1 if fits_card(t, selector, int(s.cards[owner, zone, index])) else 0
    return count
