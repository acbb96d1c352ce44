"""Announcing spells, which are paid for at once, and activated abilities, whose targets are named first (106.3, 110.2, 111.6)."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.abilities.statics import cost_of
from rules.hota.engine.core.abilities.triggers import about, of
from rules.hota.engine.core.course.resolution import announce
from rules.hota.engine.core.mechanics.resources import change_mana
from rules.hota.engine.core.mechanics.stack import open_priority, put, tell_cast
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.field import spend
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.hota.engine.core.state.zones import remove, show
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import ABILITY, KIND


@inner(VOID(S, T, W, INT, INT))
def cast(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """A card is cast: paid for, and laid on the stack once its targets are named."""
    cost = cost_of(s, t, w, side, card)
    remove(s, side, codes.HAND, card)
    show(s, card)
    note(s, w, events.SPELL_CAST, side, card, -1, cost, 0)
    if cost:
        change_mana(s, w, side, -cost)
    about(w, codes.NOBODY, 0, codes.NOBODY, 0, 0)
    of(w, side, card, 0)
    if t.kind[card] == codes.SPELL and t.cast[card] >= 0:
        w.context[KIND] = codes.AS_SPELL
        announce(s, t, w, int(t.cast[card]))
        return
    w.context[KIND], w.context[ABILITY] = codes.AS_PERMANENT, codes.NOBODY
    put(s, w, 0)
    tell_cast(s, t, w, side, card)
    open_priority(s, int(s.active))


@inner(VOID(S, T, W, INT, INT))
def use(s: Any, t: Any, w: Any, place: int, ability: int) -> None:
    """An activated ability of what lies on a place is used."""
    row, side, card, uid = t.ability[ability], place // codes.PLACES, int(s.card[place]), int(s.uid[place])
    note(s, w, events.ABILITY_USED, side, card, place, int(row[codes.COST_MANA]), ability)
    spend(s, uid, int(row[codes.ONCE_BIT]))
    about(w, codes.NOBODY, 0, codes.NOBODY, 0, 0)
    of(w, side, card, uid)
    w.context[KIND] = codes.AS_ACTIVATED
    announce(s, t, w, ability)
