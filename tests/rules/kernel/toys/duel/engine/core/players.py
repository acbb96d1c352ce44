"""The duel's players: the worth of a position to them."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.players.plain_players import plain_players
from rules.kernel.players.sight import imagining
from rules.kernel.players.views import machine_stirring, viewing
from tests.rules.kernel.toys.duel.engine.core.field import attackers, decision
from tests.rules.kernel.toys.duel.engine.core.rules import RULES
from tests.rules.kernel.toys.duel.engine.core.state import layout as codes
from tests.rules.kernel.toys.duel.engine.core.state.layout import KNOWLEDGE, SIZES, STATE, ZONES, S, T, W, copy_state

_, imagine = imagining(S, T, W, KNOWLEDGE, ZONES[:2])


@inner(INT(S, T, INT))
def worth(s: Any, t: Any, side: int) -> int:
    total = 150 * (int(s.life[side]) - int(s.life[1 - side])) + 200 * (int(s.size[side, 0]) - int(s.size[1 - side, 0]))
    for place in range(codes.FIELD):
        if s.card[place] >= 0:
            body = 120 * int(t.attack[s.card[place]]) + 100 * int(t.life[s.card[place]])
            total += body if place // codes.PLACES == side else -body
    return total


@inner(types.boolean(S))
def can_end(s: Any) -> bool:
    """Return whether nobody fights."""
    return bool(s.phase != codes.BLOCK and s.phase != codes.FIGHT and attackers(s, codes.ATTACKING) == 0)


@inner(types.boolean(S, INT))
def is_end(s: Any, action: int) -> bool:
    return bool(action == 0 and s.phase == codes.SECOND and decision(s) == codes.ASK_MAIN)


choose = plain_players(
    RULES,
    copy=copy_state,
    key=viewing(S, T, W, STATE, KNOWLEDGE, hand=codes.HAND, stir_more=machine_stirring(S, T, SIZES)),
    imagine=imagine,
    worth=worth,
    decision=decision,
    own=(codes.ASK_MAIN, codes.ASK_ATTACK),
    defended=(codes.ASK_BLOCK,),
    is_end=is_end,
    can_end=can_end,
    width=8,
    tries=32,
)
