"""The registry of the meanings of effects, and the functions by which they read the columns of their instructions."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.abilities.conditions import amount_of
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import S, T, W
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.meanings import Meanings

#: Each is called with state, tables, workspace, the frame of its ability and the row of its instruction.
EFFECTS = Meanings((S, T, W, INT, INT), codes.FIRST_EFFECT)


@inner(INT(S, INT, INT))
def player(s: Any, f: int, whose: int) -> int:
    """The side that a word names, seen from the ability's owner."""
    return int(s.stack[f, codes.SIDE]) if whose == codes.OWN else 1 - int(s.stack[f, codes.SIDE])


@inner(INT(S, T, INT, INT))
def amount_for(s: Any, t: Any, f: int, index: int) -> int:
    """An amount of the ability in a frame."""
    if t.amount[index, codes.COUNTED] == codes.NUMBER:
        return int(t.amount[index, codes.PLUS])
    return amount_of(s, t, s.stack[f], index)


@inner(INT(S, INT, INT))
def duration(s: Any, f: int, lasting: int) -> int:
    """Return how long an effect lasts: one till its owner's next turn ends with this turn if that is the other side's."""
    return codes.FOR_TURN if lasting == codes.FOR_NEXT_TURN and s.active != s.stack[f, codes.SIDE] else lasting
