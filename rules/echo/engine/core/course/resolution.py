"""Carry out an ability: its instructions, one after the other, until one waits for a decision or the ability is done."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.abilities.auras import refresh
from rules.echo.engine.core.abilities.conditions import holds
from rules.echo.engine.core.abilities.selectors import cards_for, fits_card, followers_for
from rules.echo.engine.core.abilities.triggers import is_spent, tell
from rules.echo.engine.core.effects import EFFECTS, cards, deck, followers
from rules.echo.engine.core.mechanics.followers import fall_asleep
from rules.echo.engine.core.mechanics.heroes import change_energy, discard_top, lose_life_now
from rules.echo.engine.core.mechanics.unreplaced import is_off, keep, let_happen
from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.field import barred_slots, find
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.log import note
from rules.echo.engine.core.state.stack import check_victory, finish_game, pop, push, top_kind
from rules.echo.engine.core.state.zones import holds_card, seen_slot, show
from rules.kernel.compiled.bits import NONE, bit, count_bits, count_cards
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.random import below

BOOL = types.boolean


@inner(VOID(S, T, W))
def start_waiting(s: Any, t: Any, w: Any) -> None:
    """Begin with what has waited longest: an ability, or a moment that was to be told late."""
    for column in range(codes.CONTEXT_WIDTH):
        w.context[column] = s.waiting[0, column]
    s.waiting_size -= 1
    for index in range(int(s.waiting_size)):
        for column in range(codes.CONTEXT_WIDTH):
            s.waiting[index, column] = s.waiting[index + 1, column]
    side, index = int(w.context[codes.SIDE]), int(w.context[codes.INDEX])
    if w.context[codes.KIND] == codes.MAY:
        tell(s, t, w, index, side)
        return
    s.turn_effects += 1
    if s.turn_effects >= codes.ACTION_LIMIT:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_ACTIONS)
        return
    if is_spent(s, side, int(w.context[codes.SOURCE]), int(w.context[codes.SOURCE_UID]), int(t.ability[index, codes.ONCE_BIT])):
        return
    top = push(s, codes.ABILITY, side)
    for column in range(codes.SIDE, codes.CONTEXT_WIDTH):
        s.stack[top, column] = w.context[column]
    s.stack[top, codes.COUNTER] = t.ability[index, codes.PC]
    s.that = s.gone = 0
    s.picked = NONE


@inner(VOID(S, T, W, INT))
def begin(s: Any, t: Any, w: Any, f: int) -> None:
    """The ability is used: mark one that is once a turn."""
    ability = int(s.stack[f, codes.INDEX])
    source, mark = int(s.stack[f, codes.SOURCE]), int(t.ability[ability, codes.ONCE_BIT])
    slot = find(s, s.stack[f, codes.SOURCE_UID])
    if mark and source >= codes.HERO:
        s.hero_once[s.stack[f, codes.SIDE]] |= mark
    elif mark and slot >= 0:
        s.once[slot] |= mark
    skill = int(t.ability[ability, codes.SKILL])
    if skill == codes.REPLACEMENT and t.ability[ability, codes.MOMENT] == codes.WOULD_BE_DISCARDED:
        keep(s, f)
    if source < codes.HERO and s.stack[f, codes.SOURCE_UID] == 0:
        show(s, source)
    if skill != codes.USE_SKILL:
        note(s, w, events.SKILL_USED, int(s.stack[f, codes.SIDE]), source, slot, skill, ability)


@inner(BOOL(S, T, INT, INT))
def take(s: Any, t: Any, f: int, selector: int) -> bool:
    """Take followers for the next effects; False when their choice has to be waited for."""
    wanted = t.selector[selector]
    how, side = int(wanted[codes.PICK_HOW]), int(s.stack[f, codes.SIDE])
    if how == codes.THAT:
        return True
    s.that = 0
    if how in (codes.SELF, codes.THE_SUBJECT, codes.THE_FOE):
        column = codes.SOURCE_UID if how == codes.SELF else codes.SUBJECT_UID if how == codes.THE_SUBJECT else codes.FOE_UID
        slot = find(s, s.stack[f, column])
        s.that = 1 << slot if slot >= 0 else 0
        return True
    bits = followers_for(s, t, selector, side, s.stack[f, codes.SOURCE_UID])
    if how == codes.CHOSEN:
        bits &= ~barred_slots(s, t, 1 - side, codes.CANT_BE_CHOSEN)
    count = min(int(wanted[codes.COUNT]), count_bits(bits))
    if how == codes.ALL or count == 0:
        s.that = bits
    elif how == codes.RANDOM:
        s.that = random_bits(s, side, bits, count)
    else:
        top = push(s, codes.TARGETS, side)
        s.stack[top, codes.LEFT] = count
        s.stack[top, codes.OPTIONS] = bits
        s.stack[top, codes.CAN_STOP] = wanted[codes.UP_TO]
        return False
    return True


@inner(INT(S, INT, INT, INT))
def random_bits(s: Any, side: int, bits: int, count: int) -> int:
    """Some of the slots (bits), at random: each in the order in which the side sees them has its chance."""
    taken, left = 0, count_bits(bits)
    for index in range(codes.FIELD):
        slot = seen_slot(side, index)
        if bits >> slot & 1:
            if below(s.rng[:], side, left) < count:
                taken |= 1 << slot
                count -= 1
            left -= 1
    return taken


@inner(types.uint64(S, INT, INT, INT, types.uint64, INT))
def random_cards(s: Any, side: int, owner: int, zone: int, bits: Any, count: int) -> Any:
    """Some of the cards (bits) of an owner's zone, at random: each in the zone's order has its chance."""
    taken, left, index = NONE, count_cards(bits), 0
    while count > 0:
        one = bit(int(s.cards[owner, zone, index])) & bits
        index += 1
        if one != NONE:
            if below(s.rng[:], side, left) < count:
                taken |= one
                count -= 1
            left -= 1
    return taken


@inner(BOOL(S, T, INT, INT, INT))
def take_cards(s: Any, t: Any, f: int, selector: int, purpose: int) -> bool:
    """Pick cards for the next effect; False when their choice has to be waited for."""
    wanted = t.selector[selector]
    how, side, zone = int(wanted[codes.PICK_HOW]), int(s.stack[f, codes.SIDE]), int(wanted[codes.OF_ZONE])
    owner = side if wanted[codes.OF_SIDE] == codes.OWN else 1 - side
    s.picked = NONE
    if how == codes.SELF or how == codes.THE_SUBJECT:
        card = int(s.stack[f, codes.SOURCE] if how == codes.SELF else s.stack[f, codes.SUBJECT])
        if holds_card(s, owner, zone, card) and fits_card(t, selector, card):
            s.picked = bit(card)
        return True
    bits = cards_for(s, t, selector, side, s.stack[f, codes.SOURCE])
    count = min(int(wanted[codes.COUNT]), count_cards(bits))
    if how == codes.ALL:
        s.picked = bits
    elif how == codes.RANDOM:
        s.picked = random_cards(s, side, owner, zone, bits, count)
    elif how == codes.TOP:
        size = int(s.size[owner, zone])
        for index in range(size - min(int(wanted[codes.COUNT]), size), size):
            s.picked |= bit(int(s.cards[owner, zone, index])) & bits
    elif count > 0:
        is_held = zone == codes.HAND or zone == codes.DISPLAY
        top = push(s, codes.PICKS, owner if is_held else side)
        s.stack[top, codes.LEFT] = count
        s.stack[top, codes.ZONE] = zone
        s.stack[top, codes.ZONE_SIDE] = owner
        s.stack[top, codes.PURPOSE] = purpose
        s.stack[top, codes.CAN_STOP] = wanted[codes.UP_TO]
        s.options = bits
        return False
    return True


@inner(VOID(S, T, INT, INT))
def hold(s: Any, t: Any, f: int, otherwise: int) -> None:
    """A replacement begins: keep what its cause took last; go on elsewhere if it can't be used any more."""
    if not s.stack[f, codes.HELD]:
        s.stack[f, codes.HELD] = 1
        s.held = s.that
    s.that = 0
    if is_off(s, t, f):
        s.stack[f, codes.COUNTER] = otherwise


@inner(VOID(S, T, W))
def stop_replacing(s: Any, t: Any, w: Any) -> None:
    """Go on with what caused the event. Nobody looks at victory before that is done, if it is an ability or a battle."""
    s.that = s.held
    s.held = 0
    pop(s)
    refresh(s, t, w)
    if s.stack_size == 0 or top_kind(s) > codes.BATTLE:
        check_victory(s, w)


@inner(VOID(S, T, W, INT, INT))
def steer(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The instructions that are no effects."""
    operation, a, b = int(t.code[pc, codes.OPERATION]), int(t.code[pc, codes.A]), int(t.code[pc, codes.B])
    if operation == codes.JUMP:
        s.stack[f, codes.COUNTER] = a
    elif operation == codes.ASK:
        top = push(s, codes.MAY, int(s.stack[f, codes.SIDE]))
        s.stack[top, codes.ELSE] = a
    elif operation == codes.TEST:
        if not holds(s, t, s.stack[f], a, b):
            s.stack[f, codes.COUNTER] = t.code[pc, codes.C]
    elif operation == codes.BRANCH:
        top = push(s, codes.CHOOSE, int(s.stack[f, codes.SIDE]))
        s.stack[top, codes.LEFT] = a
    elif operation == codes.TAKE:
        take(s, t, f, a)
    elif operation == codes.TAKE_CARDS:
        take_cards(s, t, f, a, b)
    elif operation == codes.BEGIN:
        begin(s, t, w, f)
    elif operation == codes.PAY_ENERGY:
        change_energy(s, w, int(s.stack[f, codes.SIDE]), -a)
    elif operation == codes.PAY_LIFE:
        lose_life_now(s, t, w, int(s.stack[f, codes.SIDE]), a)
    elif operation == codes.PAY_MILL:
        for _ in range(a):
            discard_top(s, t, w, int(s.stack[f, codes.SIDE]))
    elif operation == codes.SLEEP_SELF:
        slot = find(s, s.stack[f, codes.SOURCE_UID])
        if slot >= 0:
            fall_asleep(s, w, slot)
    elif operation == codes.LOOK:
        deck.look(s, t, w, f, pc)
    elif operation == codes.HOLD:
        hold(s, t, f, a)
    elif operation == codes.LET_HAPPEN:
        let_happen(s, t, w, f)


#: The effects of the card language, and the function that carries out one by its number.
MEANINGS = EFFECTS.complete(cards, deck, followers)
act = MEANINGS.caller()


@inner(VOID(S, T, W))
def step_ability(s: Any, t: Any, w: Any) -> None:
    """Go on with the ability on top of the stack until it is done or something lies above it."""
    height = int(s.stack_size)
    f = height - 1
    while s.stack_size == height:
        pc = int(s.stack[f, codes.COUNTER])
        s.stack[f, codes.COUNTER] += 1
        operation = int(t.code[pc, codes.OPERATION])
        if operation == codes.STOP:
            pop(s)
            check_victory(s, w)
        elif operation == codes.STOP_REPLACING:
            stop_replacing(s, t, w)
        elif operation < codes.FIRST_EFFECT:
            steer(s, t, w, f, pc)
        else:
            act(operation, s, t, w, f, pc)
            refresh(s, t, w)


@inner(VOID(S, T, INT))
def branch(s: Any, t: Any, option: int) -> None:
    """Go on with one of the options of the ability on top; their places follow the instruction that offered them."""
    f = int(s.stack_size) - 1
    s.stack[f, codes.COUNTER] = t.code[s.stack[f, codes.COUNTER] + option, codes.A]
