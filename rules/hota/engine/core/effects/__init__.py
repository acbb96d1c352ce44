"""The registry of the meanings of effects, and the functions by which they read the columns of their instructions."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.abilities.conditions import amount_of
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.layout import S, T, W
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.columns import SIDE
from rules.kernel.compiled.meanings import Meanings

#: Each is called with state, tables, workspace, the frame of its ability and the row of its instruction.
EFFECTS = Meanings((S, T, W, INT, INT), codes.FIRST_EFFECT)


@inner(INT(S, INT, INT))
def player(s: Any, f: int, whose: int) -> int:
    """The side that a word names, seen from the ability's owner."""
    return int(s.frames[f, SIDE]) if whose == codes.OWN else 1 - int(s.frames[f, SIDE])


@inner(INT(S, T, INT, INT))
def amount_for(s: Any, t: Any, f: int, index: int) -> int:
    """An amount of the ability in a frame."""
    if t.amount[index, codes.COUNTED] == codes.PLAIN:
        return int(t.amount[index, codes.PLUS])
    return amount_of(s, t, s.frames[f], index)
