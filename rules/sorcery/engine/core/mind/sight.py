"""Deal again what a side can't see (rules.kernel.players.wide_sight): all that is hidden lies in hands, spellbooks and atlases."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.players.wide_sight import wide_imagining
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import ZONES
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.zones import KNOWLEDGE


@inner(types.boolean(S, INT, INT))
def looked_at(s: Any, card: int, viewer: int) -> bool:
    """Return whether a viewer sees a card because it is choosing among cards with this one."""
    return bool(s.asked == asking.CARDS and s.asked_side == viewer and s.marked[card] != 0)


@inner(INT(T, INT))
def back_of(t: Any, card: int) -> int:
    """Return 1 for the back of a site, 0 for that of a spell: backs show which a card is, in a hand too."""
    return int(t.kind[card] == codes.SITE)


imagine = wide_imagining(
    S,
    T,
    W,
    KNOWLEDGE,
    tuple(zone for zone in ZONES if zone.number in (codes.HAND, codes.SPELLBOOK, codes.ATLAS)),
    looked_at=looked_at,
    deck_of=back_of,
    decks=2,
    side_cards=codes.SIDE_CARDS,
)
