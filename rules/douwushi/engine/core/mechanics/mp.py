"""MP: gaining and losing it, and paying with it (W-3, W-4, W-6, W-19)."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import find, has_trait, side_of
from rules.douwushi.engine.core.state.layout import S, W
from rules.douwushi.engine.core.state.log import note
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(VOID(S, W, INT, INT))
def change_mp(s: Any, w: Any, slot: int, change: int) -> None:
    """A hero gains MP, unless it can't, or loses as much as it has."""
    if change > 0 and has_trait(s, slot, codes.CANT_GAIN_MP):
        return
    before = int(s.mp[slot])
    s.mp[slot] = min(codes.BOUND, max(0, before + change))
    if s.mp[slot] != before:
        note(s, w, events.MP_CHANGED, side_of(slot), int(s.card[slot]), slot, int(s.mp[slot]) - before, int(s.mp[slot]))


@inner(VOID(S, W))
def pay_owed(s: Any, w: Any) -> None:
    """The ability has been carried out: its bearer, if it is still there, pays what it owes, as far as it can (W-19)."""
    owed, slot = int(s.owed), find(s, int(s.context[codes.BEARER_UID]))
    s.owed = 0
    if owed > 0 and slot >= 0:
        change_mp(s, w, slot, -owed)
