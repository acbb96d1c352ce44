"""What a side can't see, dealt again (rules.kernel.players.wide_sight): all that is hidden lies in hands, spellbooks and atlases."""

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
    """What a viewer is choosing among it sees."""
    return bool(s.asked == asking.CARDS and s.asked_side == viewer and s.marked[card] != 0)


@inner(INT(T, INT))
def back_of(t: Any, card: int) -> int:
    """By its back a card is told to be a spell or a site, in a hand too."""
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
