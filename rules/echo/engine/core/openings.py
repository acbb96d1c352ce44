"""Ways to open a game: which cards of the first hand go back, and which followers stand at the start.

Way 0 is what the greedy player and the planner do. The expert judges the others, too.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core import codes
from rules.echo.engine.core.field import empty_slot
from rules.echo.engine.core.greedy import mulligan, setup
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.stack import decision
from rules.kernel.compiling import INT, inner

WAYS = 8
#: Of the ways to toss: what costs so much goes back, and from which way on all items do, too.
_TOSSED_COST, _ITEMS = (99, 99, 5, 4, 3, 99, 5, 4), 5
#: Of the ways to place: so many followers, and from which way on the weakest first.
_PLACED, _WEAKEST = (5, 5, 4, 3, 2, 5, 4, 3), 5


@inner(types.boolean(S))
def is_opening(s: Any) -> bool:
    """Whether the game is still being set up."""
    return bool(s.phase <= codes.SETUP)


@inner(INT(T, W, INT, INT))
def toss(t: Any, w: Any, count: int, way: int) -> int:
    """Toss the next card that the way does not keep."""
    for index in range(count - 1):
        card = int(w.legal[index]) >> 4 & 63
        if t.cost[card] >= _TOSSED_COST[way] or (way >= _ITEMS and t.kind[card] == codes.ITEM):
            return int(w.legal[index])
    return int(w.legal[count - 1])


@inner(INT(S, T, W, INT, INT, INT))
def place(s: Any, t: Any, w: Any, count: int, side: int, way: int) -> int:
    """Place the next follower that the way wants, from the left."""
    slot = empty_slot(s, side)
    best, most = int(w.legal[count - 1]), -10000
    if slot < 0 or slot % codes.SLOTS >= _PLACED[way]:
        return best
    for index in range(count - 1):
        card = int(w.legal[index]) >> 4 & 63
        attack = int(t.attack[card]) if way < _WEAKEST else -int(t.attack[card])
        if (int(w.legal[index]) & 15) == slot % codes.SLOTS and attack > most:
            best, most = int(w.legal[index]), attack
    return best


@inner(INT(S, T, W, INT, INT, INT))
def open_game(s: Any, t: Any, w: Any, count: int, side: int, way: int) -> int:
    """The next action of a way to open."""
    if decision(s) == codes.MULLIGAN:
        return int(mulligan(t, w, count) if way == 0 else toss(t, w, count, way))
    return int(setup(s, t, w, count, side) if way == 0 else place(s, t, w, count, side, way))
