"""Spells as they end: they stay, are dispelled, or go to the graveyard once they are cast."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.triggers import tell_player
from rules.douwushi.engine.core.effects import EFFECTS
from rules.douwushi.engine.core.mechanics.items import let_stay, lose_spell
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.zones import bury
from rules.kernel.compiled.bits import NONE, ONE, lowest, lowest_card
from rules.kernel.compiled.compilation import VOID, inner

BOOL = types.boolean


@EFFECTS.means("stay")
def stay(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The spell that is being cast stays. A: for how many turns, 0 for always, B: whether on the hero taken."""
    card = int(s.spell_used)
    if card < 0:
        return
    turns = int(t.code[pc, codes.A])
    until = int(s.turn) + turns - 1 if turns > 0 else codes.ALWAYS
    if not t.code[pc, codes.B]:
        let_stay(s, w, card, codes.NOBODY, until)
        s.spell_used = codes.NOBODY
    elif s.that:
        let_stay(s, w, card, lowest(int(s.that)), until)
        s.spell_used = codes.NOBODY


@EFFECTS.means("dispel")
def dispel(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    for owner in range(2):
        left = s.picked[owner]
        while left != NONE:
            lose_spell(s, w, owner * codes.SIDE_CARDS + lowest_card(left))
            left &= left - ONE
        s.picked[owner] = NONE


@inner(VOID(S, T, W))
def finish_cast(s: Any, t: Any, w: Any) -> None:
    """A spell has had its effects: it stays if it is lasting and not bound to a hero that is gone, else it goes to the graveyard."""
    card, side = int(s.spell_used), int(s.active)
    if card >= 0:
        side = card // codes.SIDE_CARDS
        is_bound = t.is_lasting[card] == 2
        if t.is_lasting[card] and not is_bound and s.spells_size < codes.SPELL_ROWS:
            let_stay(s, w, card, codes.NOBODY, codes.ALWAYS)
        else:
            bury(s, side, card)
        s.spell_used = codes.NOBODY
    tell_player(s, t, w, codes.SPELL_CAST, side, 0)
