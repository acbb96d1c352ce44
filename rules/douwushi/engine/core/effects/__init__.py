"""The registry of the meanings of effects, and the functions by which they read the columns of their instructions."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.abilities.conditions import amount_of
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.meanings import Meanings

#: Each is called with state, tables, workspace, the frame of its ability (there is one) and the row of its instruction.
EFFECTS = Meanings((S, T, W, INT, INT), codes.FIRST_EFFECT)


@inner(INT(S, INT))
def whose(s: Any, of: int) -> int:
    """The side that a word calls own or enemy."""
    return int(s.context[codes.OWNER]) if of == codes.OWN else 1 - int(s.context[codes.OWNER])


@inner(INT(S, T, INT))
def counted(s: Any, t: Any, row: int) -> int:
    """An amount of the running ability."""
    return int(amount_of(s, t, s.context[:], row))
