"""Paying for spells and abilities, once their targets are named (Sorcery 5.2b, 9.2b)."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import ABILITY, AMOUNT, KIND, SIDE, SOURCE, SOURCE_UID
from rules.sorcery.engine.core.abilities.statics import refresh
from rules.sorcery.engine.core.abilities.triggers import tell_card
from rules.sorcery.engine.core.mechanics.objects import leave
from rules.sorcery.engine.core.mechanics.resources import change_mana, keep_count, lose_life
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.field import find
from rules.sorcery.engine.core.state.layout import S, T, W


@inner(VOID(S, T, W, INT, INT))
def pay_mana(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    if amount:
        change_mana(s, w, side, -amount)


@inner(INT(S, T, INT))
def tapped_for(s: Any, t: Any, place: int) -> int:
    """Return the place that is tapped for an ability of something: its own, for a relic the unit that carries it, -1 without one."""
    return int(s.host[place]) if t.kind[s.card[place]] == codes.RELIC else place


@inner(VOID(S, T, W, INT))
def pay_for_use(s: Any, t: Any, w: Any, f: int) -> None:
    """Pay all costs of an activated ability but discarded cards and other sacrifices, which its instructions take."""
    row, side, place = t.ability[s.frames[f, ABILITY]], int(s.frames[f, SIDE]), find(s, int(s.frames[f, SOURCE_UID]))
    pay_mana(s, t, w, side, int(row[codes.COST_MANA]))
    if row[codes.COST_LIFE]:
        lose_life(s, t, w, side, int(row[codes.COST_LIFE]))
    if row[codes.COST_TAP]:
        s.done[tapped_for(s, t, place)] |= codes.TAPPED
    if row[codes.COST_SACRIFICE]:
        leave(s, t, w, 1 << place, codes.TO_GRAVEYARD)
    refresh(s, t, w)


@inner(VOID(S, T, W, INT, INT))
def pay_for_spell(s: Any, t: Any, w: Any, side: int, cost: int) -> None:
    pay_mana(s, t, w, side, cost)
    keep_count(s, side, codes.COUNT_CAST, 1)


@inner(VOID(S, T, W, INT))
def pay(s: Any, t: Any, w: Any, f: int) -> None:
    """Pay for the magic or the ability of a frame. Magic counts as cast only then; what its casting triggers waits for it (5.2d, 9.10j)."""
    if s.frames[f, KIND] == codes.AS_SPELL:
        side, card = int(s.frames[f, SIDE]), int(s.frames[f, SOURCE])
        pay_for_spell(s, t, w, side, int(s.frames[f, AMOUNT]))
        tell_card(s, t, w, codes.CASTS, side, card)
    else:
        pay_for_use(s, t, w, f)
