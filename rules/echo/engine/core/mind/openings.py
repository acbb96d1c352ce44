"""The openings of the planner and the expert: which cards of the first hand go back, and which followers stand at the start.

The worth of a card in an opening hand was learned (rules.echo.engine.hand_worth): a good mulligan wins more games than any search
after it.
"""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.course.decisions import decision
from rules.echo.engine.core.mind.greedy import setup
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.packed import card_of
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.players.decisions import NO_OPENING


@inner(INT(S, T, W, INT, INT))
def toss(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """Toss the next card that is worth less in an opening hand than those still in the deck are on average."""
    size, total = int(s.size[side, codes.DECK]), 0
    for index in range(size):
        total += t.keep[side, s.cards[side, codes.DECK, index]]
    for index in range(count - 1):
        if t.keep[side, card_of(int(w.legal[index]))] * size < total:
            return int(w.legal[index])
    return int(w.legal[count - 1])


@inner(INT(S, T, W, INT, INT))
def opening(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """The next action of an opening, NO_OPENING once the game has begun."""
    if s.phase > codes.SETUP:
        return NO_OPENING
    return int(toss(s, t, w, count, side) if decision(s) == codes.MULLIGAN else setup(s, t, w, count, side))
