"""Conditions and amounts: what an ability asks and counts, from its context: whose it is, its source, and what the moment is about."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.abilities.selectors import cards_for, fits_card, fits_follower, fits_print, followers_for
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.event_counts import count_of
from rules.echo.engine.core.state.field import attack_of, attack_of_all, find
from rules.echo.engine.core.state.layout import S, T, W
from rules.kernel.compiled.bits import count_bits, count_cards
from rules.kernel.compiled.compilation import INT, ROW, inner
from rules.kernel.compiled.machine.conditions import conditions

BOOL = types.boolean


@inner(BOOL(S, T, ROW, INT))
def holds_one(s: Any, t: Any, context: Any, index: int) -> bool:
    word = int(t.condition[index, codes.CONDITION_WORD])
    low, high = t.condition[index, codes.CONDITION_LOW], t.condition[index, codes.CONDITION_HIGH]
    side = int(context[codes.SIDE])
    of = side if t.condition[index, codes.CONDITION_SIDE] == codes.OWN else 1 - side
    selector = int(t.condition[index, codes.CONDITION_SELECTOR])
    if word == codes.IF_FOLLOWERS:
        return bool(low <= count_bits(followers_for(s, t, selector, side, context[codes.SOURCE_UID])) <= high)
    if word == codes.IF_CARDS:
        return bool(low <= count_cards(cards_for(s, t, selector, side, context[codes.SOURCE])) <= high)
    if word == codes.IF_LIFE:
        return bool(low <= s.life[of] <= high)
    if word == codes.IF_ENERGY:
        return bool(low <= s.energy[side] <= high)
    if word == codes.IF_TURN_OF:
        return bool(s.active == of)
    if word == codes.IF_EVENTS:
        return bool(low <= count_of(s, selector, side) <= high)
    if word == codes.IF_PHASE:
        return bool(low <= s.phase <= high)
    if word == codes.IF_FIRST_PLAYER:
        return bool(s.first == of)
    return holds_is(s, t, context, selector, int(t.condition[index, codes.CONDITION_WHO]))


@inner(BOOL(S, T, ROW, INT, INT))
def holds_is(s: Any, t: Any, context: Any, selector: int, who: int) -> bool:
    """Return whether all those that a condition names meet its filter; one that has left the field is as printed, in no state."""
    side = int(context[codes.SIDE])
    if who == codes.OWN_HERO:
        return fits_print(t, selector, codes.HERO + side)
    if who == codes.ENEMY_HERO:
        return fits_print(t, selector, codes.HERO + 1 - side)
    if who == codes.THAT:
        for slot in range(codes.FIELD):
            if s.that >> slot & 1 and not fits_follower(s, t, selector, slot, side):
                return False
        return bool(s.that != 0)
    column = codes.SOURCE if who == codes.SELF else codes.SUBJECT if who == codes.THE_SUBJECT else codes.FOE
    slot = find(s, context[column + 1])
    if slot >= 0:
        return fits_follower(s, t, selector, slot, side)
    if context[column] < 0 or t.selector[selector, codes.OF_STATE] >= 0:
        return False
    return fits_card(t, selector, context[column])


@inner(INT(S, T, ROW, INT))
def attack_in(s: Any, t: Any, context: Any, counted: int) -> int:
    """The attack of the bearer, the subject or the foe; the printed one when it has left the field, 0 when there is none."""
    column = codes.SUBJECT if counted == codes.OF_SUBJECT else codes.FOE if counted == codes.OF_FOE else codes.SOURCE
    slot = find(s, context[column + 1])
    if slot >= 0:
        return attack_of(s, t, slot)
    return int(t.attack[context[column]]) if context[column] >= 0 else 0


@inner(INT(S, T, ROW, INT))
def amount_of(s: Any, t: Any, context: Any, index: int) -> int:
    """An amount of the ability: a number, or times x what is counted + plus, its size limited."""
    counted = int(t.amount[index, codes.COUNTED])
    if counted == codes.NUMBER:
        return int(t.amount[index, codes.PLUS])
    side, selector = int(context[codes.SIDE]), int(t.amount[index, codes.AMOUNT_SELECTOR])
    total = 0
    if counted == codes.OF_FOLLOWERS:
        total = count_bits(followers_for(s, t, selector, side, context[codes.SOURCE_UID]))
    elif counted == codes.OF_CARDS:
        total = count_cards(cards_for(s, t, selector, side, context[codes.SOURCE]))
    elif counted == codes.OF_ENERGY:
        total = int(s.energy[side])
    elif counted == codes.OF_TURN:
        total = int(s.turn)
    elif counted == codes.OF_EVENT:
        total = int(context[codes.AMOUNT])
    elif counted == codes.OF_EVENTS:
        total = count_of(s, selector, side)
    elif counted == codes.OF_THAT:
        total = attack_of_all(s, t, int(s.that)) if s.that else int(s.gone)
    else:
        total = attack_in(s, t, context, counted)
    total = total * int(t.amount[index, codes.TIMES]) + int(t.amount[index, codes.PLUS])
    limit = int(t.amount[index, codes.AT_MOST])
    return min(max(total, -limit), limit)


holds, is_met = conditions(S, T, W, codes=codes, holds_one=holds_one)
