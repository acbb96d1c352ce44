"""What a side can't see, dealt again (rules.kernel.players.sight): all that is hidden lies in zones, and what is asked about is shown."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.fields import BOUNTY, ZONES
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.zones import KNOWLEDGE
from rules.kernel.compiled.bits import NONE
from rules.kernel.compiled.compiling import INT, inner
from rules.kernel.players.sight import imagining

U64 = types.uint64


@inner(U64(S, INT))
def cards_outside(s: Any, side: int) -> Any:
    """All on the battlefield lies open."""
    return NONE


@inner(U64(S, INT, INT))
def looked_at(s: Any, side: int, viewer: int) -> Any:
    """What a viewer is choosing among it sees."""
    return s.options[side] | s.picked[side] if s.asked != codes.ASK_NOTHING and s.asked_side == viewer else NONE


@inner(INT(S, T, W, INT, INT, INT))
def deal_outside(s: Any, t: Any, w: Any, side: int, viewer: int, count: int) -> int:
    return 0


_, imagine = imagining(S, T, W, KNOWLEDGE, (*ZONES, BOUNTY), cards_outside=cards_outside, looked_at=looked_at, deal_outside=deal_outside)
