"""Conditions and amounts: what an ability asks and counts, from its context: whose it is, its bearer, and what the moment is about."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, ROW, inner
from rules.kernel.compiled.machine.columns import AMOUNT, FOE, SIDE, SOURCE, SUBJECT
from rules.kernel.compiled.machine.conditions import conditions
from rules.sorcery.engine.core.abilities.selectors import (
    count_cards,
    fits_card,
    fits_place,
    known_places,
    places_for,
    squares_of_source,
    squares_round,
)
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.realm import affinity

BOOL = types.boolean


@inner(INT(ROW, INT))
def known_card(context: Any, who: int) -> int:
    """Return the card of the subject, the foe or the source."""
    return int(context[SUBJECT if who == codes.THE_SUBJECT else FOE if who == codes.THE_FOE else SOURCE])


@inner(INT(S, T, ROW, INT))
def total_of(s: Any, t: Any, context: Any, row: int) -> int:
    """Return the sum of a figure over some things; for one that has left the realm, its printed figure."""
    counted, who, total = int(t.amount[row, codes.COUNTED]), int(t.amount[row, codes.COUNTED_WHO]), 0
    left = known_places(s, context, who) & int(s.filled)
    if not left:
        if who == codes.THAT:
            return int(s.gone if counted == codes.OF_POWER else s.gone_cost if counted == codes.OF_COST else 0)
        card = known_card(context, who)
        if card < 0 or counted == codes.OF_DAMAGE_ON:
            return 0
        return int(t.power[card] if counted == codes.OF_POWER else t.cost[card])
    while left:
        place = lowest(left)
        if counted == codes.OF_POWER:
            total += int(s.power[place])
        else:
            total += int(s.wounds[place] if counted == codes.OF_DAMAGE_ON else t.cost[s.card[place]])
        left &= left - 1
    return total


@inner(INT(S, INT, INT, INT))
def events_counted(s: Any, event: int, whose: int, side: int) -> int:
    """Return how often something happened this turn to the sides that are asked about."""
    if whose == codes.EITHER:
        return int(s.happened[0, event]) + int(s.happened[1, event])
    return int(s.happened[side if whose == codes.OWN else 1 - side, event])


@inner(INT(S, T, ROW, INT))
def counted_in(s: Any, t: Any, context: Any, row: int) -> int:
    """Return the count behind an amount: of things, cards, life, mana, an element, events, or a figure."""
    counted, selector = int(t.amount[row, codes.COUNTED]), int(t.amount[row, codes.AMOUNT_SELECTOR])
    side, whose = int(context[SIDE]), int(t.amount[row, codes.COUNTED_WHO])
    of = side if whose == codes.OWN else 1 - side
    if counted == codes.OF_THINGS:
        return count_bits(places_for(s, t, context, selector))
    if counted == codes.OF_CARDS:
        return count_cards(s, t, selector, of)
    if counted == codes.OF_LIFE:
        return int(s.life[of])
    if counted == codes.OF_MANA:
        return int(s.mana[of])
    if codes.OF_FIRE <= counted <= codes.OF_EARTH:
        return affinity(s, t, of, counted - codes.OF_FIRE)
    if counted == codes.OF_EVENTS:
        return events_counted(s, selector, whose, side)
    return int(context[AMOUNT]) if counted == codes.OF_EVENT else total_of(s, t, context, row)


@inner(INT(S, T, ROW, INT))
def amount_of(s: Any, t: Any, context: Any, row: int) -> int:
    """Return an amount of the ability: a number, or times x the count + plus, its size limited."""
    if t.amount[row, codes.COUNTED] == codes.PLAIN:
        return int(t.amount[row, codes.PLUS])
    total = counted_in(s, t, context, row) * int(t.amount[row, codes.TIMES]) + int(t.amount[row, codes.PLUS])
    limit = int(t.amount[row, codes.AT_MOST])
    return min(max(total, -limit), limit)


@inner(BOOL(S, T, ROW, INT, INT))
def is_met_by(s: Any, t: Any, context: Any, selector: int, place: int) -> bool:
    """Return whether what lies in a place meets a filter and is where the filter asks it to be."""
    if not fits_place(s, t, selector, place, int(context[SIDE])):
        return False
    row = t.selector[selector]
    if row[codes.WHERE] == codes.ANYWHERE and row[codes.REGION] == codes.ANY_REGION:
        return True
    return bool(places_for(s, t, context, selector) >> place & 1)


@inner(BOOL(S, T, ROW, INT))
def holds_is(s: Any, t: Any, context: Any, index: int) -> bool:
    """Return whether someone meets a filter; one that has left the realm is taken as printed, in no state and nowhere."""
    selector, who = int(t.condition[index, codes.CONDITION_SELECTOR]), int(t.condition[index, codes.CONDITION_WHO])
    places = known_places(s, context, who) & int(s.filled)
    left = places
    while left:
        if not is_met_by(s, t, context, selector, lowest(left)):
            return False
        left &= left - 1
    if places or who == codes.THAT or who == codes.HOST:
        return places != 0
    card, row = known_card(context, who), t.selector[selector]
    is_on = row[codes.ON_ELEMENT] or row[codes.ON_GROUND] or row[codes.ON_SIDE] != codes.EITHER
    is_somewhere = row[codes.WHERE] or row[codes.REGION] != codes.ANY_REGION or is_on
    return card >= 0 and not (is_somewhere or row[codes.STATE] or row[codes.GROUND]) and fits_card(t, selector, card)


@inner(BOOL(S, T, ROW, INT))
def holds_one(s: Any, t: Any, context: Any, index: int) -> bool:
    row, side = t.condition[index], int(context[SIDE])
    word = int(row[codes.CONDITION_WORD])
    of = side if row[codes.CONDITION_SIDE] == codes.OWN else 1 - side
    if word == codes.IF_TURN_OF:
        return bool(s.active == of)
    if word == codes.IF_AT_DOOR:
        return bool(s.died_on[of] > 0)
    if word == codes.IF_COUNT:
        counted = counted_in(s, t, context, int(row[codes.CONDITION_AMOUNT]))
        return bool(row[codes.CONDITION_LOW] <= counted <= row[codes.CONDITION_HIGH])
    return holds_is(s, t, context, index)


holds, is_met = conditions(S, T, W, codes=codes, holds_one=holds_one)


@inner(BOOL(S, T, ROW, INT, INT))
def is_there(s: Any, t: Any, context: Any, selector: int, location: int) -> bool:
    """Return whether a location is where a filter asks a moment to be, seen from the source."""
    row = t.selector[selector]
    if row[codes.WHERE] == codes.ANYWHERE:
        return True
    centre = squares_of_source(s, t, context)
    return bool(squares_round(centre, int(row[codes.WHERE]), int(row[codes.STEPS])) >> location % codes.SQUARES & 1)
