"""The auction's players: a high card for a high prize, and what is left for later."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.players.plain_players import plain_players
from rules.kernel.players.views import machine_stirring, viewing
from rules.kernel.players.wide_sight import wide_imagining
from tests.rules.kernel.toys.auction.engine.core.rules import RULES, decision
from tests.rules.kernel.toys.auction.engine.core.state import layout as codes
from tests.rules.kernel.toys.auction.engine.core.state.layout import KNOWLEDGE, SIZES, STATE, ZONES, S, T, W, bid_of, copy_state


@inner(types.boolean(S, INT, INT))
def looked_at(s: Any, card: int, viewer: int) -> bool:
    return False


@inner(INT(S, T, INT))
def worth(s: Any, t: Any, side: int) -> int:
    total = 600 * int(s.points[side])
    if s.card[0] >= 0 and s.committed[side] >= 0:
        total -= 100 * abs(int(t.value[bid_of(s, side)]) - int(t.value[s.card[0]]))
    return total


@inner(types.boolean(S))
def can_end(s: Any) -> bool:
    return True


@inner(types.boolean(S, INT))
def is_end(s: Any, action: int) -> bool:
    return False


choose = plain_players(
    RULES,
    copy=copy_state,
    key=viewing(S, T, W, STATE, KNOWLEDGE, hand=codes.HAND, stir_more=machine_stirring(S, T, SIZES)),
    imagine=wide_imagining(S, T, W, KNOWLEDGE, ZONES[:2], looked_at=looked_at, sides=codes.SIDES),
    worth=worth,
    decision=decision,
    own=(codes.ASK_BID,),
    is_end=is_end,
    can_end=can_end,
    must_act=True,
)
