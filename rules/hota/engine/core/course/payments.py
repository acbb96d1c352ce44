"""Paying for activated abilities, once their targets are named (111.6b)."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.mechanics.permanents import die
from rules.hota.engine.core.mechanics.resources import change_mana, lose_life
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.field import find
from rules.hota.engine.core.state.layout import S, T, W
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import ABILITY, SIDE, SOURCE_UID


@inner(VOID(S, T, W, INT))
def pay(s: Any, t: Any, w: Any, f: int) -> None:
    """All costs of the ability of a frame are paid but cards and other sacrifices, which its instructions take."""
    row, side, place = t.ability[s.frames[f, ABILITY]], int(s.frames[f, SIDE]), find(s, int(s.frames[f, SOURCE_UID]))
    if row[codes.COST_MANA]:
        change_mana(s, w, side, -int(row[codes.COST_MANA]))
    if row[codes.COST_LIFE]:
        lose_life(s, t, w, side, int(row[codes.COST_LIFE]))
    if row[codes.COST_TAP]:
        s.done[place] |= codes.TAPPED
        s.is_stale |= t.minds_states
    if row[codes.COST_SACRIFICE]:
        die(s, t, w, 1 << place)
