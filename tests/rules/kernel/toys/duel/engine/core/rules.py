"""The duel's rules: a turn draws, casts, attacks, is blocked and casts again; whatever is cast waits on the stack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.entries import CompiledRules
from rules.kernel.compiled.machine.codes import TARGETS
from rules.kernel.compiled.machine.columns import KIND, SIDE, SOURCE
from rules.kernel.compiled.machine.course import course
from rules.kernel.compiled.machine.frames import framing
from rules.kernel.compiled.machine.start import Pile, dealing
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.sources import sources_in
from tests.rules.kernel.toys.duel.engine.core.field import (
    QUESTIONS,
    RESPONSES,
    ROWS,
    about,
    attackers,
    bury,
    can_act,
    carry_out,
    change_life,
    decides,
    die,
    draw,
    free_place,
    list_actions,
    note,
    of,
    open_priority,
    pop,
    push,
    put,
    put_frame,
    remove_item,
    take_top,
    take_waiting,
    targets,
    tell,
)  # fmt: skip
from tests.rules.kernel.toys.duel.engine.core.state import events
from tests.rules.kernel.toys.duel.engine.core.state import layout as codes
from tests.rules.kernel.toys.duel.engine.core.state.layout import S, T, W, add, remove, show, shuffle

ask = QUESTIONS.ask


@inner(VOID(S, W, INT, INT))
def finish_game(s: Any, w: Any, winner: int, end: int) -> None:
    s.phase, s.winner, s.end = codes.OVER, winner, end
    note(s, w, events.GAME_ENDED, winner if winner < codes.DRAWN_GAME else -1, -1, -1, end, 0)


@inner(VOID(S, W))
def exhaust(s: Any, w: Any) -> None:
    finish_game(s, w, codes.DRAWN_GAME, codes.BY_ACTIONS)


@inner(VOID(INT, S, T, W, INT, INT))
def act(operation: int, s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Carry out an effect on the target that its ability has named, which may be gone, or for its side."""
    side, amount, named = int(s.frames[f, SIDE]), int(t.code[pc, 1]), int(s.named[f, 0])
    for target in range(codes.FIRST_ITEM + codes.STACK):
        if not named >> target & 1:
            continue
        if operation == codes.COUNTER:
            card = int(s.stack[target - codes.FIRST_ITEM, SOURCE])
            remove_item(s, target - codes.FIRST_ITEM)
            note(s, w, events.COUNTERED, card // codes.DECK_SIZE, card, -1, 0, 0)
            bury(s, card)
        elif target >= codes.PLAYER:
            change_life(s, w, target - codes.PLAYER, -amount)
        else:
            s.wounds[target] += amount
            note(s, w, events.DAMAGED, target // codes.PLACES, int(s.card[target]), target, amount, 0)
    if operation == codes.DRAW:
        draw(s, w, side, amount)
    elif operation == codes.HIT:
        change_life(s, w, 1 - side, -amount)
    elif operation == codes.GAIN:
        change_life(s, w, side, amount)


@inner(VOID(S, T, W, INT, INT))
def name(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    ask(s, TARGETS, int(s.frames[f, SIDE]), targets(s, t, int(t.code[pc, 1])), 1, 0, 0)


@inner(VOID(S, T, W, INT))
def announced(s: Any, t: Any, w: Any, f: int) -> None:
    put_frame(s, w, f)
    pop(s)
    open_priority(s, int(s.active))


@inner(VOID(S, T, W, INT))
def stopped(s: Any, t: Any, w: Any, f: int) -> None:
    """An ability is done: an instant goes to the graveyard, and players have priority again."""
    card = int(s.frames[f, SOURCE])
    if s.frames[f, KIND] == codes.AS_INSTANT:
        note(s, w, events.RESOLVED, card // codes.DECK_SIZE, card, -1, 0, 0)
        bury(s, card)
    open_priority(s, int(s.active))


@inner(VOID(S, T, W, INT, INT))
def cast(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    s.mana[side] -= t.cost[card]
    remove(s, side, codes.HAND, card)
    show(s, card)
    note(s, w, events.CAST, side, card, -1, 0, int(s.mana[side]))
    w.context[:] = 0
    about(w, card, 0, -1, 0, 0)
    of(w, side, card, 0)
    if t.kind[card] == codes.CREATURE:
        w.context[KIND] = codes.AS_CREATURE
        put(s, w, 0)
        open_priority(s, int(s.active))
    else:
        w.context[KIND] = codes.AS_INSTANT
        push(s, w, int(t.pc[card]), 1)


@inner(VOID(S, T, W))
def resolve(s: Any, t: Any, w: Any) -> None:
    top = int(s.stack_size) - 1
    if s.stack[top, KIND] != codes.AS_CREATURE:
        carry_out(s, w)
        return
    take_top(s, w)
    card, side = int(w.context[SOURCE]), int(w.context[SIDE])
    place = free_place(s, side)
    s.card[place], s.done[place] = card, codes.TIRED
    note(s, w, events.ARRIVED, side, card, place, 0, 0)
    tell(s, t, w, card, codes.ARRIVES)
    open_priority(s, int(s.active))


@inner(types.boolean(S, T, W))
def look(s: Any, t: Any, w: Any) -> bool:
    """Before anybody has priority: who has lost, who dies, what waits to be put on the stack."""
    if min(s.life[0], s.life[1]) <= 0:
        is_both = max(s.life[0], s.life[1]) <= 0
        finish_game(s, w, codes.DRAWN_GAME if is_both else int(s.life[0] <= 0), codes.BY_BOTH if is_both else codes.BY_LIFE)
        return True
    for place in range(codes.FIELD):
        if s.card[place] >= 0 and s.wounds[place] >= t.life[s.card[place]]:
            die(s, t, w, place)
            return True
    if s.waiting_size == 0 or s.stack_size >= codes.STACK:
        return False
    take_waiting(s, w, 0)
    note(s, w, events.TRIGGERED, int(w.context[SIDE]), int(w.context[SOURCE]), -1, 0, 0)
    put(s, w, int(t.pc[w.context[SOURCE]]))
    return True


@inner(types.boolean(S, T, W))
def may_act(s: Any, t: Any, w: Any) -> bool:
    is_second = s.phase == codes.SECOND and s.priority == s.active and s.stack_size == 0
    return bool(is_second or can_act(s, t))


@inner(VOID(S, T, W))
def begin_turn(s: Any, t: Any, w: Any) -> None:
    if s.turn >= codes.TURN_LIMIT:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_TURNS)
        return
    s.turn += 1
    side = s.active = (int(s.first) + int(s.turn) - 1) & 1
    s.turn_actions = s.turn_effects = 0
    s.cap[side] = min(codes.MOST_MANA, int(s.cap[side]) + 1)
    s.mana[side] = s.cap[side]
    note(s, w, events.TURN_BEGAN, side, -1, -1, int(s.turn), int(s.mana[side]))
    for place in range(codes.FIELD):
        s.wounds[place] = s.done[place] = 0
    draw(s, w, side, 1)
    s.phase = codes.FIRST
    open_priority(s, side)


@inner(VOID(S, T, W))
def fight(s: Any, t: Any, w: Any) -> None:
    """Attackers and their blockers deal damage at once; who is not blocked any more deals none."""
    for place in range(codes.FIELD):
        foe = int(s.blocks[place])
        if foe >= 0:
            s.wounds[place] += t.attack[s.card[foe]]
            s.wounds[foe] += t.attack[s.card[place]]
            s.done[foe] = codes.TIRED
    for place in range(codes.FIELD):
        if int(s.done[place]) & codes.ATTACKING:
            s.done[place] = codes.TIRED
            change_life(s, w, 1 - place // codes.PLACES, -int(t.attack[s.card[place]]))
        s.blocks[place] = -1
    s.phase = codes.SECOND
    open_priority(s, int(s.active))


@inner(INT(S, T, W))
def go_on(s: Any, t: Any, w: Any) -> int:
    """Take the next step of the turn; 0 where its player has to decide it."""
    if s.phase == codes.START:
        begin_turn(s, t, w)
    elif s.phase == codes.FIRST:
        s.phase = codes.ATTACK
    elif s.phase == codes.FIGHT:
        fight(s, t, w)
    elif s.phase == codes.SECOND:
        s.phase = codes.START
    elif not can_act(s, t) and not (s.phase == codes.ATTACK and attackers(s, codes.ATTACKING)):
        end_declaring(s)
    else:
        return 0
    return 1


@inner(VOID(S))
def end_declaring(s: Any) -> None:
    """All attackers, or blockers, are declared."""
    is_attack = s.phase == codes.BLOCK or attackers(s, codes.ATTACKING) > 0
    s.phase = codes.SECOND if not is_attack else codes.BLOCK if s.phase == codes.ATTACK else codes.FIGHT
    if s.phase != codes.BLOCK:
        open_priority(s, int(s.active))


@inner(VOID(S, T, W, INT, INT, INT))
def do(s: Any, t: Any, w: Any, kind: int, a: int, b: int) -> None:
    if kind == codes.CAST:
        cast(s, t, w, int(s.priority), a)
    elif kind == codes.ATTACK_WITH:
        s.done[a] = codes.ATTACKING | codes.TIRED
        note(s, w, events.ATTACKED, int(s.active), int(s.card[a]), a, 0, 0)
    elif kind == codes.BLOCK_WITH:
        s.blocks[a] = b
        note(s, w, events.BLOCKED, a // codes.PLACES, int(s.card[a]), a, int(s.card[b]), 0)
    else:
        end_declaring(s)


@inner(VOID(S, T, W, INT, INT))
def answer(s: Any, t: Any, w: Any, kind: int, a: int) -> None:
    f = int(s.frames_size) - 1
    s.named[f, 0] = s.taken
    note(s, w, events.NAMED, int(s.frames[f, SIDE]), int(s.frames[f, SOURCE]), -1, a, 0)


perform, advance, decider = course(
    S, T, W, packing=codes.PACKING, questions=QUESTIONS, responses=RESPONSES, look=look, may_act=may_act, resolve=resolve, go_on=go_on,
    frames=framing(
        S, T, W, questions=QUESTIONS, rows=ROWS, first_effect=codes.DAMAGE, act=act, steer=name, announced=announced,
        stopped=stopped,
    ),
    act=do, answer=answer, decides=decides, limit=codes.ACTION_LIMIT, exhaust=exhaust,
)  # fmt: skip


deal = dealing(S, T, W, codes.STATE, decks=(Pile(codes.DECK, 0, shuffle),), add=add)


@inner(VOID(S, T, W, types.uint64, INT))
def begin(s: Any, t: Any, w: Any, seed: Any, game: int) -> None:
    deal(s, t, w, seed, game)
    s.life[:] = codes.START_LIFE
    note(s, w, events.GAME_BEGAN, int(s.first), -1, -1, 0, 0)
    for side in range(2):
        draw(s, w, side ^ int(s.first), codes.OPENING_HAND)
    advance(s, t, w)


RULES = CompiledRules(CompileCache("duel", sources_in(Path(__file__).parent)), S, T, W, begin, list_actions, perform, decider)
