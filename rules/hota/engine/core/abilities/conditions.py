"""Conditions and amounts: what an ability asks and counts, from its context: whose it is, its bearer, and what the moment is about."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.selectors import count_cards, fits_card, fits_place, known_places, places_for
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.field import life_left
from rules.hota.engine.core.state.layout import S, T, W
from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, ROW, inner
from rules.kernel.compiled.machine.columns import AMOUNT, FOE, SIDE, SOURCE, SOURCE_UID, SUBJECT
from rules.kernel.compiled.machine.conditions import conditions

BOOL = types.boolean


@inner(INT(S, INT, INT))
def attribute_of(s: Any, side: int, which: int) -> int:
    """An attribute's value (106.1, 106.2)."""
    return int(s.attributes[side, which]) + int(s.attributes_turn[side, which])


@inner(INT(S, T, ROW, INT))
def total_of(s: Any, t: Any, context: Any, row: int) -> int:
    """A figure of some creatures together; of one that has left the battlefield its printed one."""
    counted, who, total = int(t.amount[row, codes.COUNTED]), int(t.amount[row, codes.COUNTED_WHO]), 0
    left = known_places(s, context, who) & (1 << codes.FIELD) - 1
    if not left:
        if who == codes.THAT:
            return int(s.gone) if counted == codes.OF_ATTACK else 0
        card = int(context[SUBJECT if who == codes.THE_SUBJECT else FOE if who == codes.THE_FOE else SOURCE])
        if card < 0 or counted == codes.OF_DAMAGE_ON:
            return 0
        return int(t.attack[card] if counted == codes.OF_ATTACK else t.life[card])
    while left:
        place = lowest(left)
        if counted == codes.OF_ATTACK:
            total += int(s.attack[place])
        elif counted == codes.OF_DAMAGE_ON:
            total += int(s.wounds[place])
        else:
            total += life_left(s, place)
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
    """Return the number of what an amount counts, before `times` and `plus`."""
    counted, selector = int(t.amount[row, codes.COUNTED]), int(t.amount[row, codes.AMOUNT_SELECTOR])
    side, whose = int(context[SIDE]), int(t.amount[row, codes.COUNTED_WHO])
    of = side if whose == codes.OWN else 1 - side
    if counted == codes.OF_PERMANENTS:
        return count_bits(places_for(s, t, selector, side, int(context[SOURCE_UID])))
    if counted == codes.OF_CARDS:
        return count_cards(s, t, selector, of)
    if counted == codes.OF_LIFE:
        return codes.LIFE - int(s.damage[of])
    if counted == codes.OF_MANA:
        return int(s.mana[of])
    if counted == codes.OF_MANA_CAP:
        return int(s.mana_cap[of])
    if codes.OF_STRENGTH <= counted <= codes.OF_INTELLECT:
        return attribute_of(s, of, counted - codes.OF_STRENGTH)
    if counted == codes.OF_EVENTS:
        return events_counted(s, selector, whose, side)
    if counted == codes.OF_EVENT:
        return int(context[AMOUNT])
    return total_of(s, t, context, row)


@inner(INT(S, T, ROW, INT))
def amount_of(s: Any, t: Any, context: Any, row: int) -> int:
    """An amount of the ability: a number, or times x what is counted + plus, its size limited."""
    if t.amount[row, codes.COUNTED] == codes.PLAIN:
        return int(t.amount[row, codes.PLUS])
    total = counted_in(s, t, context, row) * int(t.amount[row, codes.TIMES]) + int(t.amount[row, codes.PLUS])
    limit = int(t.amount[row, codes.AT_MOST])
    return min(max(total, -limit), limit)


@inner(BOOL(S, T, ROW, INT))
def holds_is(s: Any, t: Any, context: Any, index: int) -> bool:
    """Return whether all those that a condition names meet its filter; one that has left the battlefield is as printed, in no state."""
    selector, who = int(t.condition[index, codes.CONDITION_SELECTOR]), int(t.condition[index, codes.CONDITION_WHO])
    places = known_places(s, context, who) & (1 << codes.FIELD) - 1
    left = places
    while left:
        if not fits_place(s, t, selector, lowest(left)):
            return False
        left &= left - 1
    if places or who == codes.THAT or who == codes.HOST:
        return places != 0
    card = int(context[SUBJECT if who == codes.THE_SUBJECT else FOE if who == codes.THE_FOE else SOURCE])
    return card >= 0 and not t.selector[selector, codes.STATE] and fits_card(t, selector, card)


@inner(BOOL(S, T, ROW, INT))
def holds_one(s: Any, t: Any, context: Any, index: int) -> bool:
    row = t.condition[index]
    word = int(row[codes.CONDITION_WORD])
    if word == codes.IF_TURN_OF:
        return bool((s.active == context[SIDE]) == (row[codes.CONDITION_SIDE] == codes.OWN))
    if word == codes.IF_COUNT:
        counted = counted_in(s, t, context, int(row[codes.CONDITION_AMOUNT]))
        return bool(row[codes.CONDITION_LOW] <= counted <= row[codes.CONDITION_HIGH])
    return holds_is(s, t, context, index)


holds, is_met = conditions(S, T, W, codes=codes, holds_one=holds_one)
