"""A position as a side sees it, in one number: equal for positions that it can't tell apart (rules.kernel.players.views)."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.hashes import stir, word
from rules.kernel.compiled.knowledge import U64
from rules.kernel.players.views import machine_stirring, viewing
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import SIZES, STATE
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.zones import KNOWLEDGE, sites_held

stir_machine = machine_stirring(S, T, SIZES)


@inner(U64(S, T, INT, U64))
def stir_more(s: Any, t: Any, side: int, total: Any) -> Any:
    """Stir in what the machine is at, and what the backs of the enemy's hand tell: how many of its cards are sites."""
    return stir(stir_machine(s, t, side, total), word(sites_held(s, t, 1 - side)))


key = viewing(S, T, W, STATE, KNOWLEDGE, hand=codes.HAND, stir_more=stir_more)
