"""Responses: an announced ability waits on a stack, and each player in turn may respond to it; the last comes first.

The side with priority acts or passes. When all have passed since something happened, the top of the stack is carried out; if the stack is
empty, the game goes on to its next step.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import BORN, CONTEXT_WIDTH, FRAME_WIDTH, PC
from rules.kernel.compiled.machine.frames import FrameRows

#: The results of a pass: the other side has priority, the top of the stack is carried out, the step ends.
GOES_ROUND, RESOLVES, ENDS = range(3)
NOBODY = -1


class Responses(NamedTuple):
    """open(s, side): let a side have priority, as something has happened.
    close(s): nobody has it.
    pass_on(s): the side that has it passes; return GOES_ROUND, RESOLVES or ENDS.
    put(s, w, pc): put what the workspace's context says on the stack; return where it lies.
    put_frame(s, w, f): the same for the ability that is announced in a frame, with its targets.
    take(s, w): take the top off the stack into the context.
    carry_out(s, w): begin with the ability on top of the stack; return its frame.
    remove(s, item): take an item out of the stack; what lies above it comes one lower, also where it is named as a target.
    """

    open: Any
    close: Any
    pass_on: Any
    put: Any
    put_frame: Any
    take: Any
    carry_out: Any
    remove: Any


def responding(
    state: Any, work: Any, *, registers: int, height: int, rows: FrameRows, overflow: int, first_item: int, players: int = 2
) -> Responses:
    """Return the functions of a game. `overflow`: the error's bit for a stack that is full. `first_item`: the lowest item as a target; the
    others follow, and nothing else does.
    """
    load, push = rows.load, rows.push

    @inner(VOID(state, INT))
    def open_priority(s: Any, side: int) -> None:
        s.priority, s.passes = side, 0

    @inner(VOID(state))
    def close(s: Any) -> None:
        s.priority, s.passes = NOBODY, 0

    @inner(INT(state))
    def pass_on(s: Any) -> int:
        s.passes += 1
        if s.passes < players:
            s.priority = (s.priority + 1) % players
            return GOES_ROUND
        close(s)
        return RESOLVES if s.stack_size > 0 else ENDS

    @inner(INT(state, work, INT))
    def put(s: Any, w: Any, pc: int) -> int:
        item = int(s.stack_size)
        if item >= height:
            s.errors |= overflow
            item = height - 1
        s.next_uid += 1
        w.context[BORN] = s.next_uid
        for column in range(CONTEXT_WIDTH):
            s.stack[item, column] = w.context[column]
        s.stack[item, PC] = pc
        for register in range(registers):
            s.stack_named[item, register] = 0
        s.stack_size = item + 1
        return item

    @inner(INT(state, work, INT))
    def put_frame(s: Any, w: Any, f: int) -> int:
        load(s, w, f)
        item = put(s, w, int(s.frames[f, PC]))
        for register in range(registers):
            s.stack_named[item, register] = s.named[f, register]
        return int(item)

    @inner(VOID(state, work))
    def take(s: Any, w: Any) -> None:
        s.stack_size -= 1
        for column in range(CONTEXT_WIDTH):
            w.context[column] = s.stack[s.stack_size, column]

    @inner(INT(state, work))
    def carry_out(s: Any, w: Any) -> int:
        take(s, w)
        item = int(s.stack_size)
        f = int(push(s, w, int(s.stack[item, PC]), 0))
        for register in range(registers):
            s.named[f, register] = s.stack_named[item, register]
        return f

    @inner(INT(INT, INT))
    def without(targets: int, item: int) -> int:
        """Return targets (bits) after an item has left the stack."""
        place = first_item + item
        below = targets & (1 << place) - 1
        return below | targets >> place + 1 << place

    @inner(VOID(state, INT))
    def remove(s: Any, item: int) -> None:
        s.stack_size -= 1
        for index in range(item, int(s.stack_size)):
            for column in range(FRAME_WIDTH):
                s.stack[index, column] = s.stack[index + 1, column]
            for register in range(registers):
                s.stack_named[index, register] = s.stack_named[index + 1, register]
        for register in range(registers):
            for index in range(int(s.stack_size)):
                s.stack_named[index, register] = without(int(s.stack_named[index, register]), item)
            for f in range(int(s.frames_size)):
                s.named[f, register] = without(int(s.named[f, register]), item)
        s.that = without(int(s.that), item)

    return Responses(open_priority, close, pass_on, put, put_frame, take, carry_out, remove)
