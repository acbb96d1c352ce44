"""The auction's rules: each round three players bid a card in secret for the bank's prize; the highest wins it, unless two are as high."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.entries import CompiledRules
from rules.kernel.compiled.events.log import noting
from rules.kernel.compiled.machine.course import course
from rules.kernel.compiled.machine.frames import frame_rows, framing
from rules.kernel.compiled.machine.questions import questioning
from rules.kernel.compiled.machine.start import Pile, dealing
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.sources import sources_in
from tests.rules.kernel.toys.auction.engine.core.state import events
from tests.rules.kernel.toys.auction.engine.core.state import layout as codes
from tests.rules.kernel.toys.auction.engine.core.state.layout import (
    BANK,
    DECK,
    HAND,
    PLAYERS,
    USED,
    S,
    T,
    W,
    add,
    bid_of,
    commit,
    next_after,
    open_bids,
    pack,
    remove,
    remove_at,
    show,
    show_to,
    shuffle,
)  # fmt: skip

QUESTIONS = questioning(S, T, W, packing=codes.PACKING, cards=codes.CARDS)
note = noting(S, W, overflow=codes.LOG_OVERFLOW)


@inner(VOID(S, W))
def finish_game(s: Any, w: Any) -> None:
    """The most points win; as many for two are a draw."""
    best, is_tie = 0, False
    for side in range(1, PLAYERS):
        is_tie = bool(s.points[side] == s.points[best] or (is_tie and s.points[side] < s.points[best]))
        best = side if s.points[side] > s.points[best] else best
    s.phase, s.winner, s.end = codes.OVER, codes.DRAWN_GAME if is_tie else best, codes.BY_TIE if is_tie else codes.BY_POINTS
    note(s, w, events.GAME_ENDED, -1 if is_tie else best, -1, -1, int(s.end), 0)


@inner(VOID(S, W, INT))
def draw(s: Any, w: Any, side: int) -> None:
    if s.size[side, DECK] > 0:
        card = remove_at(s, side, DECK, int(s.size[side, DECK]) - 1)
        add(s, side, HAND, card)
        show_to(s, side, card)
        note(s, w, events.DREW, side, -1, -1, 0, 0)


@inner(VOID(S, W))
def begin_round(s: Any, w: Any) -> None:
    s.turn += 1
    s.turn_actions = 0
    s.card[0] = remove_at(s, BANK, DECK, int(s.size[BANK, DECK]) - 1)
    show(s, int(s.card[0]))
    note(s, w, events.ROUND_BEGAN, BANK, int(s.card[0]), 0, int(s.turn), 0)
    open_bids(s)
    s.phase, s.active = codes.BIDDING, s.first


@inner(VOID(S, T, W))
def reveal(s: Any, t: Any, w: Any) -> None:
    """All bids are shown at once, then the prize goes to who has bid most, or with the bids if nobody has alone."""
    most, winner, prize = -1, -1, int(s.card[0])
    for side in range(PLAYERS):
        value = int(t.value[bid_of(s, side)])
        winner = side if value > most else -1 if value == most else winner
        most = max(most, value)
    for side in range(PLAYERS):
        card = bid_of(s, side)
        note(s, w, events.BID_SHOWN, side, card, -1, 0, 0)
        remove(s, side, HAND, card)
        add(s, side, USED, card)
        show(s, card)
        draw(s, w, side)
    open_bids(s)
    if winner >= 0:
        s.points[winner] += t.value[prize]
        note(s, w, events.PRIZE_WON, winner, -1, -1, int(t.value[prize]), int(s.points[winner]))
    s.card[0] = -1
    add(s, BANK, USED, prize)
    note(s, w, events.PRIZE_GONE, BANK, prize, -1, 0, 0)
    s.phase = codes.START
    if s.turn >= codes.ROUNDS:
        finish_game(s, w)


@inner(INT(S, T, W))
def go_on(s: Any, t: Any, w: Any) -> int:
    if s.phase == codes.START:
        begin_round(s, w)
    elif next_after(s, int(s.first)) >= 0:
        s.active = next_after(s, int(s.first))
        return 0
    else:
        reveal(s, t, w)
    return 1


@inner(VOID(S, T, W, INT, INT, INT))
def do(s: Any, t: Any, w: Any, kind: int, a: int, b: int) -> None:
    note(s, w, events.BID_MADE, int(s.active), -1, -1, 0, 0)
    commit(s, int(s.active), a)


@inner(INT(S))
def decision(s: Any) -> int:
    return codes.ASK_BID if s.winner < 0 else -1


@inner(INT(S))
def decides(s: Any) -> int:
    return int(s.active)


@inner(INT(S, T, W))
def list_actions(s: Any, t: Any, w: Any) -> int:
    """Every different card of the hand."""
    side, size = int(s.active), 0
    if s.winner >= 0:
        return 0
    for index in range(int(s.size[side, HAND])):
        w.legal[size] = pack(codes.BID, int(s.cards[side, HAND, index]), 0)
        size += 1
    return size


@inner(VOID(INT, S, T, W, INT, INT))
def act(operation: int, s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """No card does anything."""


@inner(VOID(S, T, W, INT, INT))
def go_nowhere(s: Any, t: Any, w: Any, f: int, a: int) -> None:
    """No card asks anything."""


@inner(VOID(S, T, W, INT))
def leave_frame(s: Any, t: Any, w: Any, f: int) -> None:
    """Nothing runs."""


@inner(VOID(S, W))
def exhaust(s: Any, w: Any) -> None:
    finish_game(s, w)


FRAMES = framing(
    S, T, W, questions=QUESTIONS, rows=frame_rows(S, W, registers=1), first_effect=10, act=act, steer=go_nowhere, announced=leave_frame,
    stopped=leave_frame,
)  # fmt: skip
perform, advance, decider = course(
    S, T, W, packing=codes.PACKING, questions=QUESTIONS, frames=FRAMES, go_on=go_on, act=do, answer=go_nowhere, decides=decides,
    limit=codes.ACTION_LIMIT, exhaust=exhaust,
)  # fmt: skip
deal = dealing(S, T, W, codes.STATE, decks=(Pile(DECK, 0, shuffle),), add=add, players=PLAYERS)


@inner(VOID(S, T, W, types.uint64, INT))
def begin(s: Any, t: Any, w: Any, seed: Any, game: int) -> None:
    deal(s, t, w, seed, game)
    note(s, w, events.GAME_BEGAN, int(s.first), -1, -1, 0, 0)
    for side in range(PLAYERS):
        for _ in range(codes.OPENING_HAND):
            draw(s, w, side)
    advance(s, t, w)


RULES = CompiledRules(CompileCache("auction", sources_in(Path(__file__).parent)), S, T, W, begin, list_actions, perform, decider)
