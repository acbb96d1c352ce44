"""The queue of triggers: abilities that a moment has set off, in the order in which they became due, each with its context."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import (
    ABILITY,
    AMOUNT,
    BORN,
    CONTEXT_WIDTH,
    FOE,
    FOE_UID,
    KIND,
    SIDE,
    SOURCE,
    SOURCE_UID,
    SUBJECT,
    SUBJECT_UID,
    X,
)


class Waiting(NamedTuple):
    """about(w, subject, subject_uid, foe, foe_uid, amount): say what the moment is about that is told next.
    of(w, side, source, uid): whose ability it is.
    enqueue(s, w, kind, ability): let the ability with the workspace's context wait.
    take(s, w, at): take what waits at a place into the workspace's context; return its ability.
    first_of(s, side): the place of a side's that has waited longest, -1 without one.
    """

    about: Any
    of: Any
    enqueue: Any
    take: Any
    first_of: Any


def waiting(state: Any, work: Any, *, height: int, most_effects: int) -> Waiting:
    """Return the functions of a game. A queue with more than its `height` counts as more effects than a turn may see."""

    @inner(VOID(work, INT, INT, INT, INT, INT))
    def about(w: Any, subject: int, subject_uid: int, foe: int, foe_uid: int, amount: int) -> None:
        w.context[SUBJECT], w.context[SUBJECT_UID] = subject, subject_uid
        w.context[FOE], w.context[FOE_UID], w.context[AMOUNT] = foe, foe_uid, amount
        w.context[X] = w.context[BORN] = 0

    @inner(VOID(work, INT, INT, INT))
    def of(w: Any, side: int, source: int, uid: int) -> None:
        w.context[SIDE], w.context[SOURCE], w.context[SOURCE_UID] = side, source, uid

    @inner(VOID(state, work, INT, INT))
    def enqueue(s: Any, w: Any, kind: int, ability: int) -> None:
        size = int(s.waiting_size)
        if size >= height:
            s.turn_effects = most_effects
            return
        w.context[KIND], w.context[ABILITY] = kind, ability
        for column in range(CONTEXT_WIDTH):
            s.waiting[size, column] = w.context[column]
        s.waiting_size = size + 1

    @inner(INT(state, work, INT))
    def take(s: Any, w: Any, at: int) -> int:
        for column in range(CONTEXT_WIDTH):
            w.context[column] = s.waiting[at, column]
        s.waiting_size -= 1
        for index in range(at, int(s.waiting_size)):
            for column in range(CONTEXT_WIDTH):
                s.waiting[index, column] = s.waiting[index + 1, column]
        s.turn_effects += 1
        return int(w.context[ABILITY])

    @inner(INT(state, INT))
    def first_of(s: Any, side: int) -> int:
        for index in range(int(s.waiting_size)):
            if s.waiting[index, SIDE] == side:
                return index
        return -1

    return Waiting(about, of, enqueue, take, first_of)
