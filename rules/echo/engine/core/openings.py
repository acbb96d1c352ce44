"""How the planner and the expert open a game: which cards of the first hand go back, and which followers stand at the start.

What a card is worth in an opening hand was learned (rules.echo.engine.keeping): in games, the mulligan tells more than any search after it.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core import codes
from rules.echo.engine.core.greedy import setup
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.stack import decision
from rules.kernel.compiling import INT, inner


@inner(types.boolean(S))
def is_opening(s: Any) -> bool:
    """Whether the game is still being set up."""
    return bool(s.phase <= codes.SETUP)


@inner(INT(S, T, W, INT, INT))
def toss(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """Toss the next card that is worth less in an opening hand than those still in the deck are on average."""
    size, total = int(s.size[side, codes.DECK]), 0
    for index in range(size):
        total += t.keep[side, s.cards[side, codes.DECK, index]]
    for index in range(count - 1):
        if t.keep[side, int(w.legal[index]) >> 4 & 63] * size < total:
            return int(w.legal[index])
    return int(w.legal[count - 1])


@inner(INT(S, T, W, INT, INT))
def open_game(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """The next action of an opening."""
    return int(toss(s, t, w, count, side) if decision(s) == codes.MULLIGAN else setup(s, t, w, count, side))
