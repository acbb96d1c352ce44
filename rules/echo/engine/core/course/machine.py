"""The machine: applies an action, then runs to the next decision. No recursion: all that is pending stands in the state."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from rules.echo.engine.core.abilities.auras import cost_of, refresh, sources_of
from rules.echo.engine.core.abilities.triggers import about, announce_later, set_off
from rules.echo.engine.core.course.decisions import decider, decision
from rules.echo.engine.core.course.resolution import branch, start_waiting, step_ability
from rules.echo.engine.core.course.turn import clear, end_mulligan, end_setup, step_turn
from rules.echo.engine.core.mechanics.battle import declare, step_battle
from rules.echo.engine.core.mechanics.followers import awaken, enter
from rules.echo.engine.core.mechanics.heroes import discard, draw_opening_hand
from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.event_counts import keep_count
from rules.echo.engine.core.state.field import conceal, has_follower_in_hand
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.log import note
from rules.echo.engine.core.state.packed import card_of, kind_of, slot_of
from rules.echo.engine.core.state.stack import check_victory, finish_game, pop, top_kind
from rules.echo.engine.core.state.zones import add, lay_on_top, remove, settle_picks, show, shuffle
from rules.kernel.compiled.bits import bit
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.random import mix

_OPENING, _PLAY, _PLAYER = np.uint64(0), np.uint64(1), np.uint64(2)


@inner(VOID(S, T, W))
def advance(s: Any, t: Any, w: Any) -> None:
    """Run to the next decision or the end of the game."""
    while s.phase != codes.OVER:
        kind = top_kind(s)
        if kind == codes.REFILL and not can_refill(s, t):
            pop(s)
        elif kind == codes.ABILITY:
            step_ability(s, t, w)
        elif kind >= codes.FIRST_DECISION:
            break
        elif s.waiting_size > 0:
            refresh(s, t, w)
            start_waiting(s, t, w)
        elif kind == codes.BATTLE:
            step_battle(s, t, w)
        elif codes.SETUP < s.phase != codes.MAIN:
            step_turn(s, t, w)
        else:
            break
    refresh(s, t, w)


@inner(types.boolean(S, T))
def can_refill(s: Any, t: Any) -> bool:
    """Return whether the refill on top of the stack can still be done."""
    f = int(s.stack_size) - 1
    return bool(s.card[s.stack[f, codes.REFILL_SLOT]] < 0 and has_follower_in_hand(s, t, int(s.stack[f, codes.SIDE])))


@inner(VOID(S, T, W, INT, INT, INT, INT))
def place_from_hand(s: Any, t: Any, w: Any, side: int, card: int, slot: int, event: int) -> None:
    """A follower goes from hand to an empty slot, face down and asleep."""
    remove(s, side, codes.HAND, card)
    conceal(s, t, side, card)
    enter(s, t, w, slot, card, 0, event)


@inner(VOID(S, T, W, INT, INT))
def play_item(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """An item is paid for, goes to the graveyard and has its effects; its conditions are asked before it is paid for."""
    about(w, -1, 0, -1, 0, 0)
    set_off(s, t, w, codes.USE_SKILL, side, card, 0)
    cost = cost_of(s, t, w, sources_of(s, t, codes.GIVE_COST), side, card)
    s.energy[side] -= cost
    remove(s, side, codes.HAND, card)
    add(s, side, codes.GRAVEYARD, card)
    show(s, card)
    note(s, w, events.ITEM_PLAYED, side, card, -1, cost, int(s.energy[side]))
    keep_count(s, t, side, codes.COUNT_ITEMS, 1)
    announce_later(s, w, codes.ITEM_PLAYED, side)


@inner(VOID(S, T, W, INT, INT))
def use_skill(s: Any, t: Any, w: Any, side: int, place: int) -> None:
    """The active skill of the follower in a place 0-4, or of the hero (5)."""
    keep_count(s, t, side, codes.COUNT_SKILLS, 1)
    about(w, -1, 0, -1, 0, 0)
    if place == codes.SLOTS:
        s.hero_used[side] = 1
        set_off(s, t, w, codes.ACTIVE, side, codes.HERO + side, 0)
    else:
        slot = side * codes.SLOTS + place
        s.done[slot] |= codes.SKILL_USED
        set_off(s, t, w, codes.ACTIVE, side, int(s.card[slot]), int(s.uid[slot]))
    announce_later(s, w, codes.ACTIVE_USED, side)


@inner(VOID(S, T, W, INT, INT, INT, INT))
def act_in_main(s: Any, t: Any, w: Any, side: int, kind: int, card: int, slot: int) -> None:
    if kind == codes.PLACE:
        place_from_hand(s, t, w, side, card, side * codes.SLOTS + slot, events.PLACED)
    elif kind == codes.PLAY:
        play_item(s, t, w, side, card)
    elif kind == codes.AWAKEN:
        own = side * codes.SLOTS + slot
        cost = cost_of(s, t, w, sources_of(s, t, codes.GIVE_COST), side, int(s.card[own]))
        s.energy[side] -= cost
        awaken(s, t, w, own, cost)
    elif kind == codes.USE:
        use_skill(s, t, w, side, slot)
    elif kind == codes.ATTACK:
        target = codes.HERO_SLOT + 1 - side if slot == codes.SLOTS else (1 - side) * codes.SLOTS + slot
        declare(s, t, w, side * codes.SLOTS + card, target)
    else:
        s.phase = codes.END


@inner(VOID(S, T, W, INT, INT, INT))
def answer(s: Any, t: Any, w: Any, kind: int, card: int, slot: int) -> None:
    """Answer the decision on top of the stack."""
    f = int(s.stack_size) - 1
    side, waits_for = int(s.stack[f, codes.SIDE]), int(s.stack[f, codes.KIND])
    if kind == codes.DONE and waits_for == codes.PICKS:
        finish_picks(s, t)
    elif kind == codes.DONE:
        s.that = s.stack[f, codes.TAKEN]
        pop(s)
    elif waits_for == codes.TARGETS:
        answer_target(s, w, slot)
    elif waits_for == codes.PICKS:
        s.options &= ~bit(card)
        s.picked |= bit(card)
        s.stack[f, codes.LEFT] -= 1
        if s.stack[f, codes.LEFT] == 0:
            finish_picks(s, t)
    elif waits_for == codes.DISCARD:
        zone = int(s.stack[f, codes.ZONE])
        s.stack[f, codes.LEFT] -= 1
        if s.stack[f, codes.LEFT] == 0:
            pop(s)
        remove(s, side, zone, card)
        discard(s, t, w, side, card, zone)
    elif waits_for == codes.REFILL:
        pop(s)
        if kind == codes.REFILL_WITH:
            place_from_hand(s, t, w, side, card, int(s.stack[f, codes.REFILL_SLOT]), events.REFILLED)
        else:
            note(s, w, events.DECLINED, side, -1, int(s.stack[f, codes.REFILL_SLOT]), 0, 0)
    elif waits_for == codes.MAY:
        pop(s)
        if kind == codes.DECLINE:
            s.stack[f - 1, codes.COUNTER] = s.stack[f, codes.ELSE]
            note(s, w, events.DECLINED, side, int(s.stack[f - 1, codes.SOURCE]), -1, 1, 0)
    else:
        pop(s)
        branch(s, t, slot)
        note(s, w, events.CHOSE, side, int(s.stack[s.stack_size - 1, codes.SOURCE]), -1, slot, 1)


@inner(VOID(S, T))
def finish_picks(s: Any, t: Any) -> None:
    """All cards that the frame on top asks for are picked."""
    f = int(s.stack_size) - 1
    settle_picks(s, t, int(s.stack[f, codes.ZONE_SIDE]), int(s.stack[f, codes.ZONE]))
    pop(s)


@inner(VOID(S, W, INT))
def answer_target(s: Any, w: Any, slot: int) -> None:
    f = int(s.stack_size) - 1
    s.stack[f, codes.OPTIONS] &= ~(1 << slot)
    s.stack[f, codes.TAKEN] |= 1 << slot
    s.stack[f, codes.LEFT] -= 1
    note(s, w, events.CHOSE, int(s.stack[f, codes.SIDE]), int(s.card[slot]), slot, 0, 0)
    if s.stack[f, codes.LEFT] == 0:
        s.that = s.stack[f, codes.TAKEN]
        pop(s)


@inner(VOID(S, T, W, INT, INT, INT))
def act(s: Any, t: Any, w: Any, kind: int, card: int, slot: int) -> None:
    """Do what an action says, without its consequences."""
    what, side = decision(s), decider(s)
    if what == codes.MULLIGAN:
        if kind == codes.TOSS:
            s.tossed[side] |= bit(card)
        else:
            end_mulligan(s, t, w)
    elif what == codes.SETUP:
        if kind == codes.PLACE:
            place_from_hand(s, t, w, side, card, side * codes.SLOTS + slot, events.PLACED)
        else:
            end_setup(s, w)
    elif what == codes.MAIN:
        act_in_main(s, t, w, side, kind, card, slot)
    else:
        answer(s, t, w, kind, card, slot)


@inner(VOID(S, T, W, INT))
def perform(s: Any, t: Any, w: Any, action: int) -> None:
    """Apply an action that is legal, or none, and run to the next decision."""
    if action != codes.NO_ACTION:
        s.actions += 1
        s.turn_actions += 1
        act(s, t, w, kind_of(action), card_of(action), slot_of(action))
    advance(s, t, w)
    if action == codes.NO_ACTION:
        return
    if s.phase == codes.MAIN and s.stack_size == 0:
        check_victory(s, w)
    if max(s.turn_actions, s.turn_effects) >= codes.ACTION_LIMIT and s.phase != codes.OVER:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_ACTIONS)


@inner(VOID(S, T, W, types.uint64, INT))
def begin_game(s: Any, t: Any, w: Any, seed: Any, game: int) -> None:
    """Set up a game by its number. Shuffles and chance belong to (pair, seat, purpose): the same for whichever deck sits there."""
    clear(s)
    s.first = s.asked = s.active = game & 1
    pair = mix(seed, np.uint64(game >> 1))
    note(s, w, events.GAME_BEGAN, int(s.first), -1, -1, 0, 0)
    for seat in range(2):
        side = s.first if seat == 0 else 1 - s.first
        stream = mix(pair, np.uint64(seat))
        s.life[side] = t.life[codes.HERO + side]
        for index in range(codes.DECK_SIZE):
            add(s, side, codes.DECK, side * codes.DECK_SIZE + index)
        s.rng[side] = mix(stream, _OPENING)
        shuffle(s, side)
        lay_on_top(s, side, t.given[side])
        draw_opening_hand(s, t, w, side)
        s.rng[side] = mix(stream, _PLAY)
        w.rng[side] = mix(stream, _PLAYER)
        w.plan_size[side] = 0
