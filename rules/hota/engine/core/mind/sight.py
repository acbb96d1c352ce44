"""Deal again what a side can't see (rules.kernel.players.wide_sight): all that is hidden lies in hands and decks."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.state.fields import DECK, HAND
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.zones import KNOWLEDGE
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.players.wide_sight import wide_imagining


@inner(types.boolean(S, INT, INT))
def looked_at(s: Any, card: int, viewer: int) -> bool:
    """Return whether a card is among those that a viewer is choosing from, and so sees."""
    return bool(s.asked == asking.CARDS and s.asked_side == viewer and s.marked[card] != 0)


imagine = wide_imagining(S, T, W, KNOWLEDGE, (HAND, DECK), looked_at=looked_at)
