"""Carry out an ability: its instructions, one after the other, until one waits for a decision or the ability is done."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.auras import skill_cost, uses_without_tapping
from rules.douwushi.engine.core.abilities.conditions import holds
from rules.douwushi.engine.core.abilities.selectors import fits_card, heroes_for
from rules.douwushi.engine.core.abilities.triggers import about_slots, is_used, tell
from rules.douwushi.engine.core.course import spells
from rules.douwushi.engine.core.course.needs import most_x, open_options
from rules.douwushi.engine.core.course.picks import (
    ask_cards,
    look_at,
    take,
    take_cards,
    take_items,
    take_spells,
)
from rules.douwushi.engine.core.course.spells import finish_cast
from rules.douwushi.engine.core.course.targets import name_heroes
from rules.douwushi.engine.core.effects import EFFECTS, cards, heroes
from rules.douwushi.engine.core.mechanics.battle import tap
from rules.douwushi.engine.core.mechanics.deaths import die, finish_game, is_dying, settle
from rules.douwushi.engine.core.mechanics.items import lose_item
from rules.douwushi.engine.core.mechanics.mp import pay_owed
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import find, side_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.zones import mark
from rules.kernel.compiled.bits import NONE
from rules.kernel.compiled.compilation import INT, VOID, inner

BOOL = types.boolean


@inner(VOID(S, T, INT))
def start_ability(s: Any, t: Any, ability: int) -> None:
    """Begin with the ability whose context stands in the state."""
    s.context[codes.ABILITY] = ability
    s.pc = t.ability[ability, codes.PC]
    s.that = s.kept = 0
    s.is_announced = s.owed = 0
    s.picked[0] = s.picked[1] = NONE
    for register in range(codes.REGISTERS):
        s.named_heroes[register] = 0
        s.named[register, 0] = s.named[register, 1] = NONE


@inner(VOID(S, T, W))
def start_waiting(s: Any, t: Any, w: Any) -> None:
    """Begin with the ability that has waited longest."""
    for column in range(codes.CONTEXT_WIDTH):
        s.context[column] = s.waiting[0, column]
    s.waiting_size -= 1
    for index in range(int(s.waiting_size)):
        for column in range(codes.CONTEXT_WIDTH):
            s.waiting[index, column] = s.waiting[index + 1, column]
    s.turn_effects += 1
    ability = int(s.context[codes.ABILITY])
    if s.turn_effects >= codes.ACTION_LIMIT:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_ACTIONS)
    elif not is_used(s, t, ability, int(s.context[codes.SOURCE])):
        start_ability(s, t, ability)


@inner(VOID(S, T, W))
def begin(s: Any, t: Any, w: Any) -> None:
    """The ability is used: mark one that is once a turn, count and tell of it."""
    ability, source = int(s.context[codes.ABILITY]), int(s.context[codes.SOURCE])
    side, which = int(s.context[codes.OWNER]), int(t.ability[ability, codes.ONCE])
    if which >= 0:
        s.once[side, which] |= mark(source)
    kind = int(t.ability[ability, codes.KIND])
    if kind == codes.ACTIVE and t.ability[ability, codes.OF_HERO]:
        s.happened[side, codes.COUNT_SKILLS] = min(codes.MOST_EVENTS, s.happened[side, codes.COUNT_SKILLS] + 1)
        s.is_announced = int(t.ability[ability, codes.COST_MP] != 0 or t.ability[ability, codes.COST_TAP] != 0)
    if kind != codes.CAST_SKILL:
        slot = find(s, int(s.context[codes.BEARER_UID]))
        note(s, w, events.SKILL_USED, side, source, slot, kind, int(s.context[codes.PAID_X]))


@inner(VOID(S, T, W))
def pay(s: Any, t: Any, w: Any) -> None:
    """Pay what an active ability costs, all at once: tapping, damage to the bearer, the item itself. MP is owed to the end (W-6, W-19)."""
    ability, source = int(s.context[codes.ABILITY]), int(s.context[codes.SOURCE])
    slot = find(s, int(s.context[codes.BEARER_UID]))
    if slot < 0:
        return
    row = t.ability[ability]
    s.owed = s.context[codes.PAID_X] if row[codes.COST_MP] == codes.X else skill_cost(s, t, slot, ability)
    if row[codes.COST_TAP] == codes.TAP_BEARER or (row[codes.COST_TAP] == codes.TAP_ITSELF and row[codes.OF_HERO]):
        if not (row[codes.OF_HERO] and uses_without_tapping(s, t, w, slot)):
            tap(s, w, slot)
    elif row[codes.COST_TAP] == codes.TAP_ITSELF:
        s.tapped[side_of(slot)] |= mark(source)
        note(s, w, events.TAPPED, side_of(slot), source, slot, 0, 0)
    if row[codes.COST_BREAK]:
        lose_item(s, w, source, slot, codes.GRAVEYARD)
    if row[codes.COST_WOUND]:
        s.damage[slot] = min(codes.BOUND, int(s.damage[slot]) + int(row[codes.COST_WOUND]))
        s.done[slot] |= codes.WAS_HIT
        note(s, w, events.DAMAGED, side_of(slot), int(s.card[slot]), slot, int(row[codes.COST_WOUND]), int(s.damage[slot]))
        if is_dying(s, slot):
            die(s, t, w, 1 << slot, codes.NOBODY)


@inner(VOID(S, T, W))
def ask_cost_cards(s: Any, t: Any, w: Any) -> None:
    """Have the owner choose the cards of the hand that an ability costs."""
    ability, side = int(s.context[codes.ABILITY]), int(s.context[codes.OWNER])
    selector = int(t.ability[ability, codes.COST_CARDS])
    w.found[0] = w.found[1] = NONE
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        if fits_card(t, selector, card):
            w.found[side] |= mark(card)
    s.picked[0] = s.picked[1] = NONE
    ask_cards(s, w, codes.ASK_PICKS, side, int(t.ability[ability, codes.COST_COUNT]), 0, codes.TO_DISCARD)
    s.zone, s.zone_side = codes.HAND, side


@inner(VOID(S, T, W))
def stop(s: Any, t: Any, w: Any) -> None:
    """The ability is done: take off the MP that it costs, and tell of a skill that was used, or of a spell that was cast."""
    ability = int(s.context[codes.ABILITY])
    pay_owed(s, w)
    s.pc = codes.NOBODY
    if t.ability[ability, codes.KIND] == codes.CAST_SKILL:
        finish_cast(s, t, w)
    elif s.is_announced:
        s.is_announced = 0
        slot = find(s, int(s.context[codes.BEARER_UID]))
        if slot >= 0:
            about_slots(s, w, slot, codes.NOBODY, 0)
            tell(s, t, w, codes.SKILL_USED, side_of(slot))


@inner(VOID(S, T, W, INT))
def steer(s: Any, t: Any, w: Any, pc: int) -> None:
    """The instructions that are no effects."""
    operation, a, b = int(t.code[pc, codes.OPERATION]), int(t.code[pc, codes.A]), int(t.code[pc, codes.B])
    side = int(s.context[codes.OWNER])
    if operation == codes.JUMP:
        s.pc = a
    elif operation == codes.ASK:
        s.asked, s.asked_side, s.else_pc = codes.ASK_MAY, side, a
    elif operation == codes.TEST:
        if not holds(s, t, s.context[:], a, b):
            s.pc = t.code[pc, codes.C]
    elif operation == codes.BRANCH:
        s.asked, s.asked_side = codes.ASK_OPTION, side
        s.choices = open_options(s, t, w, s.context[:], pc, codes.NOBODY)
        if s.choices == 0:
            s.choices = (1 << a) - 1
    elif operation == codes.NAME_HEROES:
        name_heroes(s, t, pc)
    elif operation == codes.NAME_ITEMS:
        take_items(s, t, w, b, a)
    elif operation == codes.NAME_SPELLS:
        take_spells(s, t, w, codes.TARGETED, b, a)
    elif operation == codes.CHOOSE_X:
        s.asked, s.asked_side = codes.ASK_NUMBER, side
        s.choices = (1 << min(codes.MOST_X, most_x(s, t)) + 1) - 2
    elif operation == codes.PAY:
        pay(s, t, w)
    elif operation == codes.PAY_CARDS:
        ask_cost_cards(s, t, w)
    elif operation == codes.BEGIN:
        begin(s, t, w)
    else:
        steer_taking(s, t, w, pc)


@inner(VOID(S, T, W, INT))
def steer_taking(s: Any, t: Any, w: Any, pc: int) -> None:
    operation, a, b = int(t.code[pc, codes.OPERATION]), int(t.code[pc, codes.A]), int(t.code[pc, codes.B])
    if operation == codes.TAKE:
        take(s, t, a, b)
    elif operation == codes.RECALL:
        s.that = int(s.named_heroes[a]) & heroes_for(s, t, b, int(s.context[codes.OWNER]), int(s.context[codes.BEARER_UID]))
    elif operation == codes.TAKE_ITEMS:
        take_items(s, t, w, a, b)
    elif operation == codes.RECALL_ITEMS or operation == codes.RECALL_SPELLS:
        s.picked[0], s.picked[1] = s.named[a, 0], s.named[a, 1]
    elif operation == codes.TAKE_SPELLS:
        take_spells(s, t, w, a, b, codes.REGISTERS - 1 | codes.TAKEN_AT_ONCE)
    elif operation == codes.TAKE_CARDS:
        take_cards(s, t, w, a, b)
    elif operation == codes.KEEP_THAT:
        s.kept = s.that
    elif operation == codes.LOOK_AT:
        look_at(s, t, w, b, a)


#: The effects of the card language, and the function that carries out one by its number.
MEANINGS = EFFECTS.complete(heroes, cards, spells)
act = MEANINGS.caller()


@inner(BOOL(S))
def is_interrupted(s: Any) -> bool:
    """Return whether the ability has to wait: for a decision, for a bounty, or for ever, as the game is over."""
    return bool(s.asked != codes.ASK_NOTHING or s.phase == codes.OVER or s.bounty_due[0] > 0 or s.bounty_due[1] > 0)


@inner(VOID(S, T, W))
def step_ability(s: Any, t: Any, w: Any) -> None:
    """Go on with the ability until it is done or has to wait."""
    while s.pc >= 0 and not is_interrupted(s):
        pc = int(s.pc)
        s.pc += 1
        operation = int(t.code[pc, codes.OPERATION])
        if operation == codes.STOP:
            stop(s, t, w)
        elif operation < codes.FIRST_EFFECT:
            steer(s, t, w, pc)
            if operation == codes.PAY:
                settle(s, t, w)
        else:
            act(operation, s, t, w, 0, pc)
            settle(s, t, w)
