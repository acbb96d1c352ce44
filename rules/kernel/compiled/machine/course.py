"""The course of a game between two decisions: it applies an action, then runs everything that needs no player."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.codes import NOTHING, PASS
from rules.kernel.compiled.machine.frames import Frames
from rules.kernel.compiled.machine.questions import Questions
from rules.kernel.compiled.machine.responses import ENDS, NOBODY, RESOLVES, Responses

#: The action that stands for none: a position that was set up runs to its first decision.
NO_ACTION = -1


class Course(NamedTuple):
    """perform(s, t, w, action): apply a legal action, or NO_ACTION, and run to the next decision.
    advance(s, t, w): only run.
    decider(s): whose decision it is, -1 nobody's.
    """

    perform: Any
    advance: Any
    decider: Any


def course(
    state: Any,
    tables: Any,
    work: Any,
    *,
    packing: Packing,
    questions: Questions,
    frames: Frames,
    go_on: Any,
    act: Any,
    answer: Any,
    decides: Any,
    limit: int,
    exhaust: Any,
    responses: Responses | None = None,
    look: Any = None,
    may_act: Any = None,
    resolve: Any = None,
) -> Course:
    """Return the functions of a game, whose state counts `actions` and `turn_actions`.

    go_on(s, t, w): take the next step of the turn; 0 where a player decides it, whom decides(s) names. act(s, t, w, kind, a, b): do an
    action that is no answer. answer(s, t, w, kind, a): go on after the last answer to a question of the game's own. exhaust(s, w): end a
    game with `limit` actions or effects in a turn. Where players respond: look(s, t, w), do what comes before anybody has priority, and
    whether anything was done; may_act(s, t, w), whether the side with priority has more to do than pass; resolve(s, t, w), begin with the
    top of the stack.
    """
    _, kind_of, a_of, b_of = packing.compiled()
    take, (step, resume) = questions.take, frames
    if responses is None:
        pass_on, look, may_act, resolve = _without_responses(state, tables, work)
    else:
        pass_on = responses.pass_on

    @inner(VOID(state, tables, work))
    def pass_priority(s: Any, t: Any, w: Any) -> None:
        if pass_on(s) == RESOLVES:
            resolve(s, t, w)

    @inner(VOID(state, tables, work))
    def advance(s: Any, t: Any, w: Any) -> None:
        while s.winner < 0 and s.asked == NOTHING:
            if s.frames_size > 0:
                step(s, t, w)
            elif s.priority != NOBODY:
                if not look(s, t, w):
                    if may_act(s, t, w):
                        return
                    pass_priority(s, t, w)
            elif not go_on(s, t, w):
                return

    @inner(VOID(state, tables, work, INT, INT))
    def take_answer(s: Any, t: Any, w: Any, kind: int, a: int) -> None:
        if take(s, kind, a):
            if s.purpose < 0:
                resume(s, t)
            else:
                answer(s, t, w, kind, a)

    @inner(VOID(state, tables, work, INT))
    def perform(s: Any, t: Any, w: Any, action: int) -> None:
        if action != NO_ACTION:
            kind, a = kind_of(action), a_of(action)
            s.actions += 1
            s.turn_actions += 1
            if s.asked != NOTHING:
                take_answer(s, t, w, kind, a)
            elif kind == PASS and s.priority != NOBODY:
                pass_priority(s, t, w)
            else:
                act(s, t, w, kind, a, b_of(action))
        advance(s, t, w)
        if max(s.turn_actions, s.turn_effects) >= limit and s.winner < 0:
            exhaust(s, w)

    @inner(INT(state))
    def decider(s: Any) -> int:
        if s.winner >= 0:
            return NOBODY
        if s.asked != NOTHING:
            return int(s.asked_side)
        return int(s.priority) if s.priority != NOBODY else int(decides(s))

    return Course(perform, advance, decider)


def _without_responses(state: Any, tables: Any, work: Any) -> tuple[Any, Any, Any, Any]:
    """Return the functions of a game in which nobody ever has priority."""

    @inner(INT(state))
    def pass_on(s: Any) -> int:
        return ENDS

    @inner(INT(state, tables, work))
    def do_nothing(s: Any, t: Any, w: Any) -> int:
        return 0

    @inner(VOID(state, tables, work))
    def resolve(s: Any, t: Any, w: Any) -> None:
        """Do nothing."""

    return pass_on, do_nothing, do_nothing, resolve
