"""The machine: applies an action, then runs to the next decision. No recursion: all that is pending stands in the state."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.picks import purpose_of, take_answer
from rules.hota.engine.core.abilities.statics import refresh
from rules.hota.engine.core.course.announcements import cast, use
from rules.hota.engine.core.course.decisions import decider
from rules.hota.engine.core.course.legal import can_respond, has_blocks
from rules.hota.engine.core.course.resolution import announce_waiting, answer, resolve, step
from rules.hota.engine.core.course.turn import ask_mulligan, ask_number, end_blocks, enter, exchange, rank_next, step_turn
from rules.hota.engine.core.mechanics.combat import able_attackers, attackers_of, declare_attacker, declare_blocker, tell_attacks
from rules.hota.engine.core.mechanics.permanents import die, dying
from rules.hota.engine.core.mechanics.resources import discard, play_attribute
from rules.hota.engine.core.mechanics.stack import open_priority, pass_on
from rules.hota.engine.core.mechanics.victory import check_victory, finish_game
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.fields import STATE
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.hota.engine.core.state.packed import a_of, b_of, kind_of
from rules.hota.engine.core.state.tally import prepare
from rules.hota.engine.core.state.zones import add, draw_top, lay_given, settle_chosen, shuffle, take_chosen
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.rows import TALLYING
from rules.kernel.compiled.machine.codes import ACCEPT, CARD, CHOOSE, DECLINE, FIRST_OWN_ACTION, FOR_OPTION, NOTHING, PASS, TARGET
from rules.kernel.compiled.machine.columns import SOURCE
from rules.kernel.compiled.machine.responses import GOES_ROUND, RESOLVES
from rules.kernel.compiled.machine.start import Pile, dealing


@inner(types.boolean(S, T, W))
def look(s: Any, t: Any, w: Any) -> bool:
    """Do what is due before anybody has priority (H-9): losses, deaths, what waits to go on the stack; return whether anything was due."""
    refresh(s, t, w)
    check_victory(s, w)
    if s.phase == codes.OVER:
        return True
    dead = dying(s, t)
    if dead:
        die(s, t, w, dead)
        return True
    # What waits beside a full stack comes on it when there is room again.
    if s.waiting_size > 0 and s.stack_size < codes.STACK:
        announce_waiting(s, t, w)
        return True
    return False


@inner(types.boolean(S, T, W))
def may_act(s: Any, t: Any, w: Any) -> bool:
    """Return whether the side with priority is asked what it does: always in its own strategy phase, else if it can do more than pass."""
    side = int(s.priority)
    is_strategy = s.phase == codes.STRATEGY_1 or s.phase == codes.STRATEGY_2
    if is_strategy and side == s.active and s.stack_size == 0:
        return True
    return bool(can_respond(s, t, w, side))


@inner(types.boolean(S, T, W))
def pass_priority(s: Any, t: Any, w: Any) -> bool:
    """The side with priority passes. Return whether it only goes to the other side: all else is as it was."""
    what = pass_on(s)
    if what == RESOLVES:
        resolve(s, t, w)
    return bool(what == GOES_ROUND)


@inner(VOID(S, T, W, types.boolean))
def advance(s: Any, t: Any, w: Any, is_seen: bool) -> None:
    """Run to the next decision or the end of the game. `is_seen`: nothing has changed since `look` found that nothing was due."""
    while s.phase != codes.OVER and s.asked == NOTHING:
        if s.frames_size > 0:
            step(s, t, w)
        elif s.priority >= 0:
            if is_seen or not look(s, t, w):
                if may_act(s, t, w):
                    return
                is_seen = pass_priority(s, t, w)
        elif s.phase == codes.ATTACK:
            if able_attackers(s, t, int(s.active)) or attackers_of(s, int(s.active)):
                return
            enter(s, w, codes.STRATEGY_2)
        elif s.phase == codes.BLOCK:
            if has_blocks(s, t):
                return
            end_blocks(s, t, w)
        else:
            step_turn(s, t, w)


@inner(VOID(S, T, W))
def end_step(s: Any, t: Any, w: Any) -> None:
    """Go on after the last attacker or blocker has been declared."""
    if s.phase == codes.BLOCK:
        end_blocks(s, t, w)
    elif attackers_of(s, int(s.active)):
        tell_attacks(s, t, w)
        enter(s, w, codes.ATTACKED)
    else:
        enter(s, w, codes.STRATEGY_2)


@inner(types.boolean(S, T, W, INT, INT, INT, INT))
def act(s: Any, t: Any, w: Any, side: int, kind: int, a: int, b: int) -> bool:
    """Carry out an action of a player who is not asked for an answer. Return whether it did nothing but pass priority to the other side."""
    if kind == codes.PLAY_ATTRIBUTE:
        play_attribute(s, t, w, side, a)
        open_priority(s, int(s.active))
    elif kind == codes.CAST:
        cast(s, t, w, side, a)
    elif kind == codes.USE or kind == codes.EQUIP:
        card = int(s.card[a])
        use(s, t, w, a, int(t.skill[card, b] if kind == codes.USE else t.equip[card]))
    elif kind == codes.ATTACK_WITH:
        declare_attacker(s, t, w, a)
    elif kind == codes.BLOCK_WITH:
        declare_blocker(s, t, w, a, b)
    elif s.priority >= 0:
        return bool(pass_priority(s, t, w))
    else:
        end_step(s, t, w)
    return False


@inner(VOID(S, T, W, INT, INT))
def take(s: Any, t: Any, w: Any, kind: int, a: int) -> None:
    """Take an answer, and go on if it was the last one."""
    side, purpose = int(s.asked_side), int(s.purpose)
    note_answer(s, t, w, side, kind, a)
    is_last = take_answer(s, kind, a)
    if kind == CARD:
        settle_chosen(s, t, a)
    if not is_last:
        return
    if purpose == codes.FOR_ANNOUNCING:
        s.mulligan[side] = s.number
        note(s, w, events.MULLIGAN_ANNOUNCED, side, -1, -1, int(s.number), 0)
        go_on_announcing(s, t, w, side)
    elif purpose == codes.FOR_MULLIGAN:
        exchange(s, w, side)
        go_on_exchanging(s, t, w, side)
    elif purpose == codes.FOR_DISCARD:
        card = take_chosen(s, side, codes.HAND)
        while card >= 0:
            discard(s, t, w, side, card)
            card = take_chosen(s, side, codes.HAND)
        open_priority(s, side)
    elif purpose == codes.FOR_ORDER:
        rank_next(s, int(s.number), a)
    else:
        answer(s, t, w, int(s.frames_size) - 1)


@inner(VOID(S, T, W, INT, INT, INT))
def note_answer(s: Any, t: Any, w: Any, side: int, kind: int, a: int) -> None:
    """Tell of a target that is named or taken, of an option and of a refusal; other answers show in what follows from them."""
    f = int(s.frames_size) - 1
    source = int(s.frames[f, SOURCE]) if f >= 0 else codes.NOBODY
    if kind == TARGET:
        card = int(s.card[a]) if a < codes.FIELD else codes.NOBODY
        note(s, w, events.CHOSE, side, card, a, source, purpose_of(s))
    elif kind == DECLINE:
        note(s, w, events.DECLINED, side, source, -1, 0, 0)
    elif kind == CHOOSE:
        note(s, w, events.CHOSE, side, source, -1, a, FOR_OPTION)


@inner(VOID(S, T, W, INT))
def go_on_announcing(s: Any, t: Any, w: Any, side: int) -> None:
    """After the first player the second one announces; then both exchange, the first player's choice first (103.4, 101.4)."""
    if side == s.first:
        ask_number(s, 1 - side)
    else:
        s.phase = codes.MULLIGAN
        go_on_exchanging(s, t, w, codes.NOBODY)


@inner(VOID(S, T, W, INT))
def go_on_exchanging(s: Any, t: Any, w: Any, done: int) -> None:
    first = int(s.first)
    if done < 0 and s.mulligan[first] > 0:
        ask_mulligan(s, first)
    elif done != 1 - first and s.mulligan[1 - first] > 0:
        ask_mulligan(s, 1 - first)
    else:
        s.phase = codes.START


@inner(VOID(S, T, W))
def settle_position(s: Any, t: Any, w: Any) -> None:
    """Do in a position that was set up what is due before anybody has priority (`look`), also where nobody has it."""
    while s.phase != codes.OVER and s.frames_size == 0 and look(s, t, w):
        pass


@inner(VOID(S, T, W, INT))
def perform(s: Any, t: Any, w: Any, action: int) -> None:
    """Apply an action that is legal, or none, and run to the next decision.

    Abilities that set each other off, so many times without anybody doing anything of its own, are a forced loop (104.4b, H-8).
    """
    is_seen = False
    if action != codes.NO_ACTION:
        kind, a = kind_of(action), a_of(action)
        s.actions += 1
        s.turn_actions += int(kind != PASS)
        if kind == ACCEPT or kind >= FIRST_OWN_ACTION:
            s.turn_effects = 0
        if s.asked != NOTHING:
            take(s, t, w, kind, a)
        else:
            is_seen = act(s, t, w, decider(s), kind, a, b_of(action))
    elif s.asked == NOTHING:
        settle_position(s, t, w)
    advance(s, t, w, is_seen)
    if s.phase != codes.OVER and s.turn_actions >= codes.ACTION_LIMIT:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_ACTIONS)


deal = dealing(S, T, W, STATE, decks=(Pile(codes.DECK, 0, shuffle),), add=add)


@inner(VOID(S, T, W, types.uint64, INT))
def begin_game(s: Any, t: Any, w: Any, seed: Any, game: int) -> None:
    """Set up a game by its number."""
    deal(s, t, w, seed, game)
    s.is_stale = 1
    note(s, w, events.GAME_BEGAN, int(s.first), -1, -1, 0, 0)
    if w.is_logging == TALLYING:
        prepare(t, w)
    for side in range(2):
        lay_given(s, t, side)
        for _ in range(codes.OPENING_HAND):
            draw_top(s, w, side)
    ask_number(s, int(s.first))
    advance(s, t, w, False)
