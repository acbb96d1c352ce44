"""Register and call the meanings of effects, and read the columns of their instructions."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.columns import SIDE
from rules.kernel.compiled.meanings import Meanings
from rules.sorcery.engine.core.abilities.conditions import amount_of
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import S, T, W

#: Each is called with state, tables, workspace, the frame of its ability and the row of its instruction.
EFFECTS = Meanings((S, T, W, INT, INT), codes.FIRST_EFFECT)


@inner(INT(S, INT, INT))
def player(s: Any, f: int, whose: int) -> int:
    """Return the side that a word names, seen from the ability's owner."""
    return int(s.frames[f, SIDE]) if whose == codes.OWN else 1 - int(s.frames[f, SIDE])


@inner(INT(S, T, INT, INT))
def amount_for(s: Any, t: Any, f: int, index: int) -> int:
    """Return an amount of the ability in a frame."""
    if t.amount[index, codes.COUNTED] == codes.PLAIN:
        return int(t.amount[index, codes.PLUS])
    return amount_of(s, t, s.frames[f], index)
