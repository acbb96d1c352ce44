"""The openings of the planner and the expert: which hero starts where both decks name the same one (W-1)."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state import feature_codes as seen
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.packed import a_of
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.players.decisions import NO_OPENING


@inner(INT(T, INT, INT))
def worth_of_starter(t: Any, side: int, card: int) -> int:
    """Return what a hero is worth on the battlefield, by itself: its life and its words."""
    return int(t.weights[side, seen.LIFE]) * int(t.life[card]) + int(t.worth[side, seen.OWN_FIELD, card])


@inner(INT(S, T, W, INT, INT))
def opening(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """The starting hero that is worth most, NO_OPENING once the game has begun."""
    if s.phase != codes.STARTING:
        return NO_OPENING
    best, most = int(w.legal[0]), -(1 << 60)
    for index in range(count):
        card = side * codes.SIDE_CARDS + a_of(int(w.legal[index]))
        worth = worth_of_starter(t, side, card)
        if worth > most:
            best, most = int(w.legal[index]), worth
    return best
