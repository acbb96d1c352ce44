"""Carry abilities out: each in a frame of its own, instruction by instruction, until one waits for an answer or all are done.

An ability that can be responded to is first announced: its instructions up to ANNOUNCE name its targets, and the rest is carried out when
it comes off the stack (machine.responses). Nothing recurses: frames lie in the state.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.control import ASK, BRANCH, JUMP, OPERATION, STOP, TEST, A, B, C
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.compiled.machine.codes import ANNOUNCE, FOR_MAY, FOR_OPTION
from rules.kernel.compiled.machine.columns import CONTEXT_WIDTH, IS_ANNOUNCED, PC, SIDE
from rules.kernel.compiled.machine.questions import Questions


class FrameRows(NamedTuple):
    """push(s, w, pc, is_announced): begin with the ability whose context stands in the workspace; return its frame.
    pop(s): drop the one on top.
    load(s, w, f): put a frame's context into the workspace.
    """

    push: Any
    pop: Any
    load: Any


class Frames(NamedTuple):
    """step(s, t, w): go on with the frame on top until it is done, has to wait, or is announced.
    resume(s, t): go on after an answer to a question that the machine itself has asked.
    """

    step: Any
    resume: Any


def frame_rows(state: Any, work: Any, *, registers: int) -> FrameRows:
    """Return the functions of a game's frames."""

    @inner(INT(state, work, INT, INT))
    def push(s: Any, w: Any, pc: int, is_announced: int) -> int:
        f = int(s.frames_size)
        for column in range(CONTEXT_WIDTH):
            s.frames[f, column] = w.context[column]
        s.frames[f, PC], s.frames[f, IS_ANNOUNCED] = pc, is_announced
        for register in range(registers):
            s.named[f, register] = 0
        s.frames_size = f + 1
        s.that = 0
        return f

    @inner(VOID(state))
    def pop(s: Any) -> None:
        s.frames_size -= 1

    @inner(VOID(state, work, INT))
    def load(s: Any, w: Any, f: int) -> None:
        for column in range(CONTEXT_WIDTH):
            w.context[column] = s.frames[f, column]

    return FrameRows(push, pop, load)


def framing(
    state: Any,
    tables: Any,
    work: Any,
    *,
    questions: Questions,
    rows: FrameRows,
    first_effect: int,
    act: Any,
    steer: Any,
    announced: Any,
    stopped: Any,
    holds: Any = None,
    settle: Any = None,
) -> Frames:
    """Return the functions of a game, whose tables have `code`.

    act(number, s, t, w, f, pc): carry out an effect. steer(s, t, w, f, pc): a game's own instruction. announced(s, t, w, f): the frame on
    top, whose targets are named, is to wait for responses. stopped(s, t, w, f): the frame on top is done, and dropped afterwards.
    holds(s, t, w, f, first, count): whether conditions hold, where there are any. settle(s, t, w): called after each effect, where
    something is to be.
    """
    ask, pop = questions.ask, rows.pop

    @inner(INT(state, tables, work, INT, INT, INT))
    def hold_always(s: Any, t: Any, w: Any, f: int, first: int, count: int) -> int:
        return 1

    @inner(VOID(state, tables, work))
    def settle_nothing(s: Any, t: Any, w: Any) -> None:
        """Go on at once."""

    holds, settle = holds or hold_always, settle or settle_nothing

    @inner(VOID(state, tables, work, INT, INT))
    def control(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
        """Carry out a control instruction."""
        operation, a, b = int(t.code[pc, OPERATION]), int(t.code[pc, A]), int(t.code[pc, B])
        side = int(s.frames[f, SIDE])
        if operation == JUMP:
            s.frames[f, PC] = a
        elif operation == ASK:
            ask(s, asking.MAY, side, 0, 1, 0, FOR_MAY)
        elif operation == TEST:
            if not holds(s, t, w, f, a, b):
                s.frames[f, PC] = t.code[pc, C]
        elif operation == BRANCH:
            ask(s, asking.OPTION, side, (1 << a) - 1, 1, 0, FOR_OPTION)
        else:
            steer(s, t, w, f, pc)

    @inner(VOID(state, tables, work))
    def step(s: Any, t: Any, w: Any) -> None:
        f = int(s.frames_size) - 1
        while s.frames_size == f + 1 and s.asked == asking.NOTHING and s.winner < 0:
            pc = int(s.frames[f, PC])
            s.frames[f, PC] += 1
            operation = int(t.code[pc, OPERATION])
            if operation == STOP:
                stopped(s, t, w, f)
                pop(s)
            elif operation == ANNOUNCE:
                if s.frames[f, IS_ANNOUNCED]:
                    s.frames[f, IS_ANNOUNCED] = 0
                    announced(s, t, w, f)
            elif operation < first_effect:
                control(s, t, w, f, pc)
            else:
                act(operation, s, t, w, f, pc)
                settle(s, t, w)

    @inner(VOID(state, tables))
    def resume(s: Any, t: Any) -> None:
        f = int(s.frames_size) - 1
        pc = int(s.frames[f, PC])
        if s.purpose == FOR_OPTION:
            s.frames[f, PC] = t.code[pc + s.number, A]
        elif s.number == 0:
            s.frames[f, PC] = t.code[pc - 1, A]

    return Frames(step, resume)
