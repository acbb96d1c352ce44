"""A bench for the kernel's machine: small records of no game, and each function of the machine called by its name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.compilation import INT, VOID, array_of, entry, inner
from rules.kernel.compiled.control import COLUMNS
from rules.kernel.compiled.luck import drawing
from rules.kernel.compiled.machine.codes import FIRST_OWN, TARGETS
from rules.kernel.compiled.machine.columns import CONTEXT_WIDTH
from rules.kernel.compiled.machine.frames import frame_rows, framing
from rules.kernel.compiled.machine.questions import questioning
from rules.kernel.compiled.machine.responses import responding
from rules.kernel.compiled.machine.sizes import Sizes, knowledge_field, unseen_field
from rules.kernel.compiled.machine.trigger_queue import waiting
from rules.kernel.compiled.piles import piles
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.wide_knowledge import wide_knowledge
from rules.kernel.players.wide_sight import wide_imagining
from rules.kernel.state.fields import SIDE, Field, StateFields
from rules.kernel.state.zones import Zone
from rules.wording import Text

CARDS, SIDE_CARDS = 160, 80
HAND, DECK = ZONES = (Zone("hand", 0, Text("Hand", "手牌"), seen="owner"), Zone("deck", 1, Text("Deck", "套牌")))
SIZES = Sizes(cards=CARDS, registers=2, frames=3, stack=3, waiting=4)
FIELDS = StateFields(
    Field("rng", "u8", SIDE),
    *SIZES.fields,
    knowledge_field(CARDS),
    unseen_field(CARDS),
    Field("winner", "i1"),
    Field("errors", "u1"),
    Field("points", "i4"),
    Field("settled", "i4"),
    Field("stopped", "i4"),
    Field("size", "i2", SIDE, (2,)),
    Field("cards", "i2", SIDE, (2, SIDE_CARDS)),
    *SIZES.tables,
    places=0,
)
TABLES = np.dtype([("code", "i2", (32, len(COLUMNS))), ("same", "i2", (CARDS,)), ("first_card", "i2", (2,)), ("deck", "i2", (2,))])
WORK = np.dtype(
    [
        ("rng", "u8", (2,)),
        ("legal", "i4", (CARDS,)),
        ("context", "i2", (CONTEXT_WIDTH,)),
        ("pool", "i2", (2, SIDE_CARDS)),
        ("hidden", "i1", (CARDS,)),
        ("is_logging", "i4"),
        ("card_luck", "i4", (CARDS,)),
    ],
    align=True,
)
S, T, W = (numba.from_dtype(dtype) for dtype in (FIELDS.dtype, TABLES, WORK))
PACKING = Packing(a_bits=9, b_bits=6)
OVERFLOW, MOST_EFFECTS = 1, 1000
#: What is on the stack, as targets, stands behind so many others.
FIRST_ITEM = 10
#: The instructions of the bench's own: ask the owner for one of the targets A, into register B; add A to the points.
NAME, ADD = FIRST_OWN, 20

rows = frame_rows(S, W, registers=SIZES.registers)
questions = questioning(S, T, W, packing=PACKING, cards=CARDS)
responses = responding(S, W, registers=SIZES.registers, height=SIZES.stack, rows=rows, overflow=OVERFLOW, first_item=FIRST_ITEM)
queue = waiting(S, W, height=SIZES.waiting, most_effects=MOST_EFFECTS)
knowledge = wide_knowledge(S, DECK.number)


@inner(VOID(INT, S, T, W, INT, INT))
def act(operation: int, s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    s.points += t.code[pc, 1]


@inner(VOID(S, T, W, INT, INT))
def steer(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    ask(s, TARGETS, s.frames[f, 1], int(t.code[pc, 1]), 1, 0, int(t.code[pc, 2]))


@inner(INT(S, T, W, INT, INT, INT))
def holds(s: Any, t: Any, w: Any, f: int, first: int, count: int) -> int:
    return int(s.points >= first)


@inner(VOID(S, T, W, INT))
def announced(s: Any, t: Any, w: Any, f: int) -> None:
    put_frame(s, w, f)
    pop(s)


@inner(VOID(S, T, W, INT))
def stopped(s: Any, t: Any, w: Any, f: int) -> None:
    s.stopped += 1


@inner(VOID(S, T, W))
def settle(s: Any, t: Any, w: Any) -> None:
    s.settled += 1


@inner(numba.types.boolean(S, INT, INT))
def looked_at(s: Any, card: int, viewer: int) -> bool:
    return bool(s.marked[card] != 0)


frames = framing(
    S, T, W, questions=questions, rows=rows, first_effect=ADD,
    act=act, steer=steer, holds=holds, announced=announced, stopped=stopped, settle=settle,
)  # fmt: skip
push, pop, load = rows
step, resume = frames
ask, ask_cards, unmark, list_answers, take = questions
open_priority, close, pass_on, put, put_frame, take_top, carry_out, remove_item = responses
about, of, enqueue, take_waiting, first_of = queue
show, show_to, forget, is_known, shuffle = knowledge
add, add_below, remove_at, remove = piles(S, DECK.number)
draw_top = drawing(S, W, DECK.number, HAND.number, remove_at, add, show_to)
imagine = wide_imagining(S, T, W, knowledge, ZONES, looked_at=looked_at)

NAMES = (
    "ask", "ask_cards", "unmark", "list_answers", "take", "push", "load", "step", "resume", "open", "close", "pass_on", "put", "carry_out",
    "remove", "about", "of", "enqueue", "take_waiting", "first_of", "show", "show_to", "forget", "is_known", "shuffle", "imagine",
    "add", "add_below", "remove_at", "remove", "draw_top",
)  # fmt: skip


@inner(INT(S, T, W, INT, INT, INT, INT, INT, INT, INT))
def call_first(s: Any, t: Any, w: Any, which: int, a: int, b: int, c: int, d: int, e: int, f: int) -> int:
    if which == 0:
        ask(s, a, b, c, d, e, f)
    elif which == 1:
        ask_cards(s, a, b, c, d)
    elif which == 2:
        unmark(s)
    elif which == 3:
        return int(list_answers(s, t, w))
    elif which == 4:
        return int(take(s, a, b))
    elif which == 5:
        return int(push(s, w, a, b))
    elif which == 6:
        load(s, w, a)
    elif which == 7:
        step(s, t, w)
    elif which == 8:
        resume(s, t)
    elif which == 9:
        open_priority(s, a)
    elif which == 10:
        close(s)
    elif which == 11:
        return int(pass_on(s))
    elif which == 12:
        return int(put(s, w, a))
    return 0


@inner(INT(S, T, W, INT, INT, INT, INT, INT, INT))
def call_second(s: Any, t: Any, w: Any, which: int, a: int, b: int, c: int, d: int, e: int) -> int:
    if which == 13:
        return int(carry_out(s, w))
    if which == 14:
        remove_item(s, a)
    elif which == 15:
        about(w, a, b, c, d, e)
    elif which == 16:
        of(w, a, b, c)
    elif which == 17:
        enqueue(s, w, a, b)
    elif which == 18:
        return int(take_waiting(s, w, a))
    elif which == 19:
        return int(first_of(s, a))
    elif which == 20:
        show(s, a)
    elif which == 21:
        show_to(s, a, b)
    elif which == 22:
        forget(s, a, b)
    elif which == 23:
        return int(is_known(s, a, b))
    elif which == 24:
        shuffle(s, a)
    elif which == 25:
        imagine(s, t, w, a)
    elif which == 26:
        add(s, a, b, c)
    elif which == 27:
        add_below(s, a, b)
    elif which == 28:
        return int(remove_at(s, a, b, c))
    elif which == 29:
        remove(s, a, b, c)
    elif which == 30:
        return int(draw_top(s, w, a))
    return 0


@entry(CompileCache("bench", (Path(__file__),)), INT(array_of(S), array_of(T), array_of(W), *(INT,) * 7))
def call(state: Any, tables: Any, work: Any, which: int, a: int, b: int, c: int, d: int, e: int, f: int) -> int:
    if which < 13:
        return int(call_first(state[0], tables[0], work[0], which, a, b, c, d, e, f))
    return int(call_second(state[0], tables[0], work[0], which, a, b, c, d, e))


class Bench:
    """Records whose fields are read as attributes of `s`, `t` and `w`, and the machine's functions as methods."""

    def __init__(self, *code: tuple[int, ...]) -> None:
        """`code` are the instructions of the tables."""
        self._state, self._tables, self._work = (np.zeros(1, dtype) for dtype in (FIELDS.dtype, TABLES, WORK))
        self.s, self.t, self.w = self._state[0], self._tables[0], self._work[0]
        self.s["winner"] = self.s["priority"] = -1
        self.t["same"] = np.arange(CARDS)
        for pc, instruction in enumerate(code):
            self.t["code"][pc, : len(instruction)] = instruction

    def __getattr__(self, name: str) -> Any:
        return lambda *numbers: call(self._state, self._tables, self._work, NAMES.index(name), *numbers, *(0,) * (6 - len(numbers)))

    def answers(self) -> list[tuple[int, int]]:
        """The kinds of the legal answers and what they name."""
        return [PACKING.unpack(int(action))[:2] for action in self.w["legal"][: self.list_answers()]]
