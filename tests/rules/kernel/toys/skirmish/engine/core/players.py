"""The skirmish's players: what a position is worth to them."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.players.plain_players import plain_players
from rules.kernel.players.views import machine_stirring, viewing
from rules.kernel.players.wide_sight import wide_imagining
from tests.rules.kernel.toys.skirmish.engine.core.grid import home_of
from tests.rules.kernel.toys.skirmish.engine.core.rules import RULES, decision
from tests.rules.kernel.toys.skirmish.engine.core.state import layout as codes
from tests.rules.kernel.toys.skirmish.engine.core.state.layout import CELLS, COLUMNS, KNOWLEDGE, SIZES, STATE, ZONES, S, T, W, copy_state


@inner(types.boolean(S, INT, INT))
def looked_at(s: Any, card: int, viewer: int) -> bool:
    return False


@inner(INT(T, INT))
def deck_of(t: Any, card: int) -> int:
    return int(card % codes.SIDE_CARDS >= codes.UNIT_CARDS)


@inner(INT(S, T, INT))
def worth(s: Any, t: Any, side: int) -> int:
    """Life, units by how far they have come, mana and cards."""
    total = 0
    for each in range(2):
        own = 250 * int(s.life[each]) + 300 * int(s.size[each, codes.PLAYED]) + 60 * int(s.size[each, codes.HAND])
        for place in range(each * CELLS, (each + 1) * CELLS):
            if s.card[place] >= 0:
                far = abs(place % CELLS % COLUMNS - home_of(each))
                own += (100 + 40 * far) * int(t.attack[s.card[place]]) + 60 * (int(t.life[s.card[place]]) - int(s.wounds[place]))
        total += own if each == side else -own
    return total


@inner(types.boolean(S))
def can_end(s: Any) -> bool:
    return bool(s.phase != codes.DRAWING)


@inner(types.boolean(S, INT))
def is_end(s: Any, action: int) -> bool:
    return bool(action == 0 and decision(s) == codes.ASK_MAIN)


choose = plain_players(
    RULES,
    copy=copy_state,
    key=viewing(S, T, W, STATE, KNOWLEDGE, hand=codes.HAND, stir_more=machine_stirring(S, T, SIZES)),
    imagine=wide_imagining(S, T, W, KNOWLEDGE, ZONES[:3], looked_at=looked_at, deck_of=deck_of, decks=2),
    worth=worth,
    decision=decision,
    own=(codes.ASK_MAIN, codes.ASK_DRAW),
    is_end=is_end,
    can_end=can_end,
)
