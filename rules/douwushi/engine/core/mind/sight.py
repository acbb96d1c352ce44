"""Deal again what a side can't see (rules.kernel.players.sight): all that is hidden lies in zones, and what is asked about is shown."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.fields import BOUNTY, ZONES
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.zones import KNOWLEDGE
from rules.kernel.compiled.bits import NONE
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.players.sight import imagining


@inner(types.uint64(S, INT, INT))
def looked_at(s: Any, side: int, viewer: int) -> Any:
    """Return the cards (bits) of a side that a viewer is choosing from, and so sees."""
    return s.options[side] | s.picked[side] if s.asked != codes.ASK_NOTHING and s.asked_side == viewer else NONE


imagine = imagining(S, T, W, KNOWLEDGE, (*ZONES, BOUNTY), looked_at=looked_at).imagine
