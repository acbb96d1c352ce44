"""The skirmish's rules: a turn draws from one of two decks, plays a site, deploys units at home and moves them over the grid."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from numba import types

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.entries import CompiledRules
from rules.kernel.compiled.machine.codes import FIRST_OWN, NOTHING, PASS, TARGETS
from rules.kernel.compiled.machine.columns import AMOUNT, SIDE, SOURCE
from rules.kernel.compiled.machine.course import course
from rules.kernel.compiled.machine.frames import frame_rows, framing
from rules.kernel.compiled.machine.questions import questioning
from rules.kernel.compiled.machine.start import Pile, dealing
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.sources import sources_in
from tests.rules.kernel.toys.skirmish.engine.core.grid import (
    arrive,
    forget_positions,
    free_cells,
    free_token,
    home_of,
    move,
    note,
    note_position,
)
from tests.rules.kernel.toys.skirmish.engine.core.state import events
from tests.rules.kernel.toys.skirmish.engine.core.state import layout as codes
from tests.rules.kernel.toys.skirmish.engine.core.state.layout import (
    CELLS,
    HAND,
    S,
    T,
    W,
    add,
    next_to,
    pack,
    remove,
    remove_at,
    show,
    show_to,
    shuffle_sites,
    shuffle_units,
    within,
)  # fmt: skip

QUESTIONS = questioning(S, T, W, packing=codes.PACKING, cards=codes.CARDS)
FRAME_ROWS = frame_rows(S, W, registers=1)
ask, _, _, list_answers, _ = QUESTIONS
push, _, _ = FRAME_ROWS


@inner(VOID(S, W, INT, INT))
def finish_game(s: Any, w: Any, winner: int, end: int) -> None:
    s.phase, s.winner, s.end = codes.OVER, winner, end
    note(s, w, events.GAME_ENDED, winner if winner < codes.DRAWN_GAME else -1, -1, -1, end, 0)


@inner(VOID(S, W))
def exhaust(s: Any, w: Any) -> None:
    finish_game(s, w, codes.DRAWN_GAME, codes.BY_ACTIONS)


@inner(VOID(S, W, INT, INT))
def draw(s: Any, w: Any, side: int, deck: int) -> None:
    card = remove_at(s, side, deck, int(s.size[side, deck]) - 1)
    add(s, side, HAND, card)
    show_to(s, side, card)
    forget_positions(s)
    note(s, w, events.DREW, side, card, -1, 0, 0)


@inner(VOID(INT, S, T, W, INT, INT))
def act(operation: int, s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Make a token on the cell that its side has chosen."""
    side, token = int(s.frames[f, SIDE]), free_token(s)
    if s.named[f, 0] and token >= 0:
        cell = lowest(int(s.named[f, 0]))
        arrive(s, w, side, token, cell)
        note(s, w, events.TOKEN_MADE, side, token, side * CELLS + cell, int(s.frames[f, SOURCE]), 0)


@inner(VOID(S, T, W, INT, INT))
def choose_cell(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    cells = next_to(int(s.frames[f, AMOUNT])) & free_cells(s)
    if cells:
        ask(s, TARGETS, int(s.frames[f, SIDE]), cells, 1, 0, 0)


@inner(VOID(S, T, W, INT))
def leave_frame(s: Any, t: Any, w: Any, f: int) -> None:
    """Nothing comes of an ability that is done."""


@inner(VOID(S, T, W, INT, INT))
def answer(s: Any, t: Any, w: Any, kind: int, a: int) -> None:
    s.named[s.frames_size - 1, 0] = s.taken


@inner(VOID(S, T, W, INT, INT, INT))
def deploy(s: Any, t: Any, w: Any, side: int, card: int, cell: int) -> None:
    s.mana[side] -= t.cost[card]
    remove(s, side, HAND, card)
    arrive(s, w, side, card, cell)
    note(s, w, events.DEPLOYED, side, card, side * CELLS + cell, 0, int(s.mana[side]))
    w.context[:] = 0
    w.context[SIDE], w.context[SOURCE], w.context[AMOUNT] = side, card, cell
    push(s, w, int(t.pc[card]), 0)


@inner(VOID(S, T, W))
def end_turn(s: Any, t: Any, w: Any) -> None:
    """Whoever stands at the other side's home hits its player."""
    side = int(s.active)
    for row in range(codes.ROWS):
        place = side * CELLS + row * codes.COLUMNS + home_of(1 - side)
        if s.card[place] >= 0:
            s.life[1 - side] -= t.attack[s.card[place]]
            note(s, w, events.LIFE_CHANGED, 1 - side, -1, -1, -int(t.attack[s.card[place]]), int(s.life[1 - side]))
    s.phase = codes.START
    if s.life[1 - side] <= 0:
        finish_game(s, w, side, codes.BY_LIFE)
    elif s.turn >= codes.TURN_LIMIT:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_TURNS)


@inner(INT(S, T, W))
def go_on(s: Any, t: Any, w: Any) -> int:
    if s.phase != codes.START:
        return 0
    s.turn += 1
    side = s.active = (int(s.first) + int(s.turn) - 1) & 1
    s.turn_actions = s.turn_effects = s.has_settled[side] = 0
    s.mana[side] = min(codes.MOST_MANA, int(s.size[side, codes.PLAYED]))
    note(s, w, events.TURN_BEGAN, side, -1, -1, int(s.turn), int(s.mana[side]))
    for place in range(2 * CELLS):
        s.has_moved[place] = 0
    s.phase = codes.DRAWING
    if note_position(s) >= 3:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_REPETITION)
    return 1


@inner(VOID(S, T, W, INT, INT, INT))
def do(s: Any, t: Any, w: Any, kind: int, a: int, b: int) -> None:
    side = int(s.active)
    if kind == codes.PLAY_SITE:
        remove(s, side, HAND, a)
        add(s, side, codes.PLAYED, a)
        show(s, a)
        s.has_settled[side] = 1
        s.mana[side] = min(codes.MOST_MANA, int(s.mana[side]) + 1)
        note(s, w, events.SITE_PLAYED, side, a, -1, 0, int(s.mana[side]))
    elif kind == codes.DEPLOY:
        deploy(s, t, w, side, a, b)
    elif kind == codes.MOVE:
        move(s, t, w, side, a, b)
    elif s.phase == codes.DRAWING:
        if kind == codes.DRAW_FROM:
            draw(s, w, side, codes.UNITS + a)
        s.phase = codes.MAIN
    else:
        end_turn(s, t, w)


@inner(INT(S))
def decision(s: Any) -> int:
    if s.winner >= 0:
        return -1
    return int(s.asked) if s.asked != NOTHING else codes.ASK_DRAW if s.phase == codes.DRAWING else codes.ASK_MAIN


@inner(INT(S))
def decides(s: Any) -> int:
    return int(s.active)


@inner(INT(S, T, W, INT, INT))
def list_hand(s: Any, t: Any, w: Any, size: int, side: int) -> int:
    """One site a turn, and units on free cells at home; of equal cards only one."""
    free = free_cells(s)
    for index in range(int(s.size[side, HAND])):
        card = int(s.cards[side, HAND, index])
        is_first = True
        for before in range(index):
            is_first = is_first and t.same[s.cards[side, HAND, before]] != t.same[card]
        if not is_first or t.cost[card] > s.mana[side] or (t.is_site[card] and s.has_settled[side]):
            continue
        if t.is_site[card]:
            w.legal[size] = pack(codes.PLAY_SITE, card, 0)
            size += 1
        for row in range(0 if t.is_site[card] else codes.ROWS):
            if free >> row * codes.COLUMNS + home_of(side) & 1:
                w.legal[size] = pack(codes.DEPLOY, card, row * codes.COLUMNS + home_of(side))
                size += 1
    return size


@inner(INT(S, T, W))
def list_actions(s: Any, t: Any, w: Any) -> int:
    what, side, size = decision(s), int(s.active), 1
    if what < FIRST_OWN:
        return 0 if what < 0 else int(list_answers(s, t, w))
    w.legal[0] = pack(PASS, 0, 0)
    if what == codes.ASK_DRAW:
        for deck in range(2):
            if s.size[side, codes.UNITS + deck] > 0:
                w.legal[size] = pack(codes.DRAW_FROM, deck, 0)
                size += 1
        return size
    free = free_cells(s)
    for place in range(side * CELLS, (side + 1) * CELLS):
        if s.card[place] >= 0 and not s.has_moved[place]:
            cells = within(place % CELLS, 1, free)
            for cell in range(CELLS):
                if cells >> cell & 1 and s.card[side * CELLS + cell] < 0:
                    w.legal[size] = pack(codes.MOVE, place, cell)
                    size += 1
    return list_hand(s, t, w, size, side)


perform, advance, decider = course(
    S, T, W, packing=codes.PACKING, questions=QUESTIONS, go_on=go_on, act=do, answer=answer, decides=decides, limit=codes.ACTION_LIMIT,
    exhaust=exhaust, frames=framing(
        S, T, W, questions=QUESTIONS, rows=FRAME_ROWS, first_effect=codes.MAKE_TOKEN, act=act, steer=choose_cell, announced=leave_frame,
        stopped=leave_frame,
    ),
)  # fmt: skip
deal = dealing(
    S, T, W, codes.STATE, decks=(Pile(codes.UNITS, 0, shuffle_units), Pile(codes.SITES, codes.UNIT_CARDS, shuffle_sites)), add=add
)  # fmt: skip


@inner(VOID(S, T, W, types.uint64, INT))
def begin(s: Any, t: Any, w: Any, seed: Any, game: int) -> None:
    deal(s, t, w, seed, game)
    s.life[:] = codes.START_LIFE
    note(s, w, events.GAME_BEGAN, int(s.first), -1, -1, 0, 0)
    for side in range(2):
        for number in range(6):
            draw(s, w, side ^ int(s.first), codes.UNITS + number % 2)
    advance(s, t, w)


RULES = CompiledRules(
    CompileCache("skirmish", sources_in(Path(__file__).parent)), S, T, W, begin, list_actions, perform, decider
)  # fmt: skip
