"""Conditions and amounts: what an ability asks and counts, from its context: whose it is, its bearer, and what the moment is about."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.selectors import cards_for, fits_hero, heroes_for, items_on, known_heroes
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.field import heroes_of, life_left
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.kernel.compiled.bits import count_bits, count_cards, lowest
from rules.kernel.compiled.compilation import INT, ROW, inner

BOOL = types.boolean


@inner(INT(S, T, ROW, INT))
def total_of(s: Any, t: Any, context: Any, row: int) -> int:
    """A figure of some heroes together."""
    counted, total = int(t.amount[row, codes.COUNTED]), 0
    left = known_heroes(s, context, int(t.amount[row, codes.COUNTED_WHO]))
    while left:
        slot = lowest(left)
        if counted == codes.OF_ATTACK:
            total += int(s.attack[slot])
        elif counted == codes.OF_MP:
            total += int(s.mp[slot])
        elif counted == codes.OF_DAMAGE:
            total += int(s.damage[slot])
        else:
            total += life_left(s, slot)
        left &= left - 1
    return total


@inner(INT(S, T, ROW, INT))
def items_counted(s: Any, t: Any, context: Any, row: int) -> int:
    side, whose = int(context[codes.OWNER]), int(t.amount[row, codes.COUNTED_WHO])
    selector = int(t.amount[row, codes.AMOUNT_SELECTOR])
    if whose == codes.ITSELF:
        return count_cards(items_on(s, t, selector, known_heroes(s, context, codes.SELF)))
    total = 0
    for each in range(2):
        if whose == codes.ANY or (whose == codes.OWN) == (each == side):
            total += count_cards(items_on(s, t, selector, heroes_of(s, each)))
    return total


@inner(INT(S, INT, INT, INT))
def events_counted(s: Any, event: int, whose: int, side: int) -> int:
    """Return how often something happened this turn to the sides that are asked about."""
    if whose == codes.ANY:
        return int(s.happened[0, event]) + int(s.happened[1, event])
    return int(s.happened[side if whose == codes.OWN else 1 - side, event])


@inner(INT(S, T, ROW, INT))
def counted_in(s: Any, t: Any, context: Any, row: int) -> int:
    """Return the number of what an amount counts, before `times` and `plus`."""
    counted, selector = int(t.amount[row, codes.COUNTED]), int(t.amount[row, codes.AMOUNT_SELECTOR])
    side, whose = int(context[codes.OWNER]), int(t.amount[row, codes.COUNTED_WHO])
    of = side if whose == codes.OWN else 1 - side
    if counted == codes.OF_HEROES:
        return count_bits(heroes_for(s, t, selector, side, int(context[codes.BEARER_UID])))
    if counted == codes.OF_CARDS:
        return count_cards(cards_for(s, t, selector, of))
    if counted == codes.OF_ITEMS:
        return items_counted(s, t, context, row)
    if counted == codes.OF_FALLEN:
        return int(s.fallen[of])
    if counted == codes.OF_BOUNTY:
        return int(s.stacks[of])
    if counted == codes.OF_EVENTS:
        return events_counted(s, selector, whose, side)
    if counted == codes.OF_X:
        return int(context[codes.PAID_X])
    if counted == codes.OF_EVENT:
        return int(context[codes.EVENT_AMOUNT])
    return total_of(s, t, context, row)


@inner(INT(S, T, ROW, INT))
def amount_of(s: Any, t: Any, context: Any, row: int) -> int:
    """An amount of the ability: a number, or times x what is counted + plus, at most so much, never below 0 if it is counted."""
    if t.amount[row, codes.COUNTED] == codes.PLAIN:
        return int(t.amount[row, codes.PLUS])
    total = counted_in(s, t, context, row) * int(t.amount[row, codes.TIMES]) + int(t.amount[row, codes.PLUS])
    return min(max(total, 0), int(t.amount[row, codes.AT_MOST]))


@inner(BOOL(S, T, ROW, INT))
def holds_one(s: Any, t: Any, context: Any, index: int) -> bool:
    row = t.condition[index]
    word = int(row[codes.CONDITION_WORD])
    if word == codes.IF_TURN_OF:
        return bool((s.active == context[codes.OWNER]) == (row[codes.CONDITION_SIDE] == codes.OWN))
    if word == codes.IF_COUNT:
        return bool(row[codes.CONDITION_LOW] <= counted_in(s, t, context, int(row[codes.CONDITION_AMOUNT])) <= row[codes.CONDITION_HIGH])
    heroes = known_heroes(s, context, int(row[codes.CONDITION_WHO]))
    left = heroes
    while left:
        if not fits_hero(s, t, int(row[codes.CONDITION_SELECTOR]), lowest(left)):
            return False
        left &= left - 1
    return heroes != 0


@inner(BOOL(S, T, ROW, INT, INT))
def holds(s: Any, t: Any, context: Any, first: int, count: int) -> bool:
    """Return whether all of an ability's conditions hold; of joined conditions one is enough."""
    is_enough = False
    for index in range(first, first + count):
        is_enough = is_enough or holds_one(s, t, context, index)
        if not t.condition[index, codes.CONDITION_JOINED]:
            if not is_enough:
                return False
            is_enough = False
    return True


@inner(BOOL(S, T, W, INT))
def is_met(s: Any, t: Any, w: Any, ability: int) -> bool:
    """Return whether an ability's conditions hold in the workspace's context."""
    count = int(t.ability[ability, codes.CONDITIONS])
    return count == 0 or holds(s, t, w.context[:], int(t.ability[ability, codes.CONDITION]), count)
