"""The machine: applies an action, then runs to the next decision. No recursion: all that is pending stands in the state."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from rules.douwushi.engine.core.abilities.auras import bearer_of, equip_cost
from rules.douwushi.engine.core.course.decisions import decider
from rules.douwushi.engine.core.course.resolution import start_ability, start_waiting, step_ability
from rules.douwushi.engine.core.course.spells import finish_cast
from rules.douwushi.engine.core.course.turn import clear, deal, excess, start_with, step_turn
from rules.douwushi.engine.core.effects.heroes import arrive
from rules.douwushi.engine.core.mechanics.battle import declare, step_battle
from rules.douwushi.engine.core.mechanics.bounty import pay_bounty, use_stack
from rules.douwushi.engine.core.mechanics.deaths import check_victory, finish_game, settle
from rules.douwushi.engine.core.mechanics.guards import assign
from rules.douwushi.engine.core.mechanics.items import put_on
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import fill_slot, free_slot
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.packed import a_of, b_of, kind_of, pack
from rules.douwushi.engine.core.state.tally import prepare
from rules.douwushi.engine.core.state.zones import add, bury, mark, remove, settle_picks, show
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.rows import TALLYING
from rules.kernel.compiled.random import mix

_PLAY, _PLAYER = np.uint64(1), np.uint64(2)


@inner(VOID(S, T, W))
def advance(s: Any, t: Any, w: Any) -> None:
    """Run to the next decision or the end of the game."""
    while s.phase != codes.OVER and s.asked == codes.ASK_NOTHING:
        if s.bounty_due[0] > 0 or s.bounty_due[1] > 0:
            pay_bounty(s, t, w)
        elif s.pc >= 0:
            step_ability(s, t, w)
        elif s.waiting_size > 0:
            start_waiting(s, t, w)
        elif s.battle_step != codes.NO_BATTLE:
            step_battle(s, t, w)
            settle(s, t, w)
        elif s.phase == codes.DISCARDING and excess(s) == 0:
            s.phase = codes.AFTER_DISCARDS
        elif s.phase == codes.STARTING or s.phase == codes.MAIN or s.phase == codes.DISCARDING:
            break
        else:
            step_turn(s, t, w)


@inner(VOID(S, T, INT, INT, INT, INT))
def use(s: Any, t: Any, side: int, card: int, uid: int, ability: int) -> None:
    """Begin with an active ability, or with what a spell does."""
    s.context[:] = 0
    s.context[codes.OWNER], s.context[codes.SOURCE], s.context[codes.BEARER_UID] = side, card, uid
    s.context[codes.SUBJECT] = s.context[codes.FOE] = codes.NOBODY
    start_ability(s, t, ability)


@inner(VOID(S, T, W, INT, INT))
def cast(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """A spell is used; it costs nothing (W-4)."""
    remove(s, side, codes.HAND, card)
    show(s, card)
    s.cast[side] += 1
    s.spell_used = card
    note(s, w, events.SPELL_CAST, side, card, -1, 0, 0)
    if t.cast[card] >= 0:
        use(s, t, side, card, 0, int(t.cast[card]))
    else:
        finish_cast(s, t, w)


@inner(VOID(S, T, W, INT, INT, INT, INT))
def act_in_main(s: Any, t: Any, w: Any, side: int, kind: int, a: int, b: int) -> None:
    card, slot = side * codes.SIDE_CARDS + a, side * codes.PLACES + a
    if kind == codes.DEPLOY:
        remove(s, side, codes.HAND, card)
        s.deployed[side] += 1
        place = free_slot(s, side)
        fill_slot(s, place, card)
        arrive(s, t, w, place, card, codes.HAND)
    elif kind == codes.EQUIP:
        place = side * codes.PLACES + b
        cost = equip_cost(s, t, place, card)
        remove(s, side, codes.HAND, card)
        put_on(s, t, w, card, place, cost)
    elif kind == codes.CAST:
        cast(s, t, w, side, card)
    elif kind == codes.ATTACK:
        declare(s, t, w, slot, b)
    elif kind == codes.SKILL:
        use(s, t, side, int(s.card[slot]), int(s.uid[slot]), int(t.active[s.card[slot], b]))
    elif kind == codes.ITEM:
        use(s, t, side, card, int(s.uid[bearer_of(s, card)]), int(t.active[card, b]))
    elif kind == codes.GUARD:
        s.done[slot] |= codes.ASSIGNED
        assign(s, w, slot, side * codes.PLACES + b)
        s.is_stale = 1
    else:
        s.phase = codes.END


@inner(VOID(S, W, INT))
def answer_target(s: Any, w: Any, slot: int) -> None:
    """A hero is named: into a register, or taken at once."""
    register = int(s.purpose) & codes.TAKEN_AT_ONCE - 1
    s.choices &= ~(1 << slot)
    s.named_heroes[register] |= 1 << slot
    s.left -= 1
    note(s, w, events.CHOSE, int(s.asked_side), int(s.card[slot]), slot, 0, codes.A_HERO)
    if s.left == 0:
        end_targets(s)


@inner(VOID(S))
def end_targets(s: Any) -> None:
    if int(s.purpose) & codes.TAKEN_AT_ONCE:
        s.that = s.named_heroes[int(s.purpose) & codes.TAKEN_AT_ONCE - 1]
    s.asked = codes.ASK_NOTHING


@inner(VOID(S, T))
def end_cards(s: Any, t: Any) -> None:
    """All cards are chosen: items and spells that were named go into their register."""
    if s.asked == codes.ASK_PICKS:
        side = int(s.zone_side)
        settle_picks(s, t, side, int(s.zone), s.options[side] | s.picked[side])
    elif not int(s.purpose) & codes.TAKEN_AT_ONCE:
        s.named[s.purpose, 0], s.named[s.purpose, 1] = s.picked[0], s.picked[1]
    s.asked = codes.ASK_NOTHING


@inner(VOID(S, T, W, INT))
def answer_card(s: Any, t: Any, w: Any, card: int) -> None:
    owner = card // codes.SIDE_CARDS
    s.options[owner] &= ~mark(card)
    s.picked[owner] |= mark(card)
    s.left -= 1
    if s.asked != codes.ASK_PICKS:
        note(s, w, events.CHOSE, int(s.asked_side), card, bearer_of(s, card), 0, codes.A_CARD)
    if s.left == 0:
        end_cards(s, t)


@inner(VOID(S, T, W, INT))
def discard_excess(s: Any, t: Any, w: Any, card: int) -> None:
    remove(s, int(s.active), codes.HAND, card)
    bury(s, int(s.active), card)
    note(s, w, events.DISCARDED, int(s.active), card, -1, codes.HAND, 1)


@inner(VOID(S, T, W, INT, INT, INT))
def answer(s: Any, t: Any, w: Any, kind: int, a: int, b: int) -> None:
    """Answer what is asked."""
    asked, source = int(s.asked), int(s.context[codes.SOURCE])
    if kind == codes.TARGET:
        answer_target(s, w, b)
    elif kind == codes.CARD:
        answer_card(s, t, w, pack(0, a, b))
    elif kind == codes.DONE:
        if asked == codes.ASK_TARGETS:
            end_targets(s)
        else:
            end_cards(s, t)
    elif kind == codes.NUMBER:
        s.asked = codes.ASK_NOTHING
        s.context[codes.PAID_X] = b
        note(s, w, events.CHOSE, int(s.asked_side), source, -1, b, codes.AN_X)
    elif kind == codes.ANSWER:
        s.asked = codes.ASK_NOTHING
        if not b:
            s.pc = s.else_pc
            note(s, w, events.DECLINED, int(s.asked_side), source, -1, 0, 0)
    elif kind == codes.OPTION:
        s.asked = codes.ASK_NOTHING
        s.pc = t.code[s.pc + b, codes.A]
        note(s, w, events.CHOSE, int(s.asked_side), source, -1, b, codes.AN_OPTION)
    else:
        s.asked = codes.ASK_NOTHING
        use_stack(s, t, w, int(s.asked_side), int(s.zone_side), b, int(s.purpose))


@inner(VOID(S, T, W, INT))
def perform(s: Any, t: Any, w: Any, action: int) -> None:
    """Apply an action that is legal, or none, and run to the next decision."""
    if action != codes.NO_ACTION:
        kind, a, b = kind_of(action), a_of(action), b_of(action)
        s.actions += 1
        s.turn_actions += 1
        is_changed = True
        if s.asked != codes.ASK_NOTHING:
            is_changed = kind == codes.STACK
            answer(s, t, w, kind, a, b)
        elif s.phase == codes.MAIN:
            is_changed = kind != codes.END_TURN
            act_in_main(s, t, w, int(s.active), kind, a, b)
        elif s.phase == codes.DISCARDING:
            discard_excess(s, t, w, pack(0, a, b))
        else:
            start_with(s, t, w, decider(s), decider(s) * codes.SIDE_CARDS + a)
            deal(s, t, w)
        if is_changed:
            settle(s, t, w)
    else:
        settle(s, t, w)
    if action == codes.NO_ACTION and s.phase != codes.STARTING:
        check_victory(s, w)
    advance(s, t, w)
    if action != codes.NO_ACTION and max(s.turn_actions, s.turn_effects) >= codes.ACTION_LIMIT and s.phase != codes.OVER:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_ACTIONS)


@inner(VOID(S, W, types.uint64, INT))
def clear_game(s: Any, w: Any, seed: Any, game: int) -> None:
    """Empty the record for a game by its number.

    Shuffles and chance belong to (pair, seat, purpose): the same for whichever deck sits there.
    """
    clear(s)
    s.first = s.active = game & 1
    pair = mix(seed, np.uint64(game >> 1))
    for seat in range(2):
        side = int(s.first) if seat == 0 else 1 - int(s.first)
        stream = mix(pair, np.uint64(seat))
        s.rng[side] = mix(stream, _PLAY)
        w.rng[side] = mix(stream, _PLAYER)
        w.plan_size[side] = 0


@inner(VOID(S, T, W, types.uint64, INT))
def begin_game(s: Any, t: Any, w: Any, seed: Any, game: int) -> None:
    """Set up a game by its number.

    Where both decks name starting heroes of one name the second player chooses another one before the decks are shuffled (W-1).
    """
    clear_game(s, w, seed, game)
    note(s, w, events.GAME_BEGAN, int(s.first), -1, -1, 0, 0)
    for side in range(2):
        for index in range(int(t.deck[side])):
            add(s, side, codes.RESERVE, side * codes.SIDE_CARDS + index)
    if w.is_logging == TALLYING:
        prepare(t, w)
    starter, other = int(t.starter[s.first]), int(t.starter[1 - s.first])
    start_with(s, t, w, int(s.first), starter)
    if t.named[starter] == t.named[other]:
        s.phase = codes.STARTING
    else:
        start_with(s, t, w, 1 - int(s.first), other)
        deal(s, t, w)
    settle(s, t, w)
    advance(s, t, w)
