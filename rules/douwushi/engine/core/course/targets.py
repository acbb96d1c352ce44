"""Naming heroes as targets before an ability is paid, and heroes that can bear the items meant for them (W-6, W-15, W-16)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.selectors import (
    cards_for,
)
from rules.douwushi.engine.core.course.picks import all_named, ask_targets, targets_for, wanted
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.field import may_have
from rules.douwushi.engine.core.state.layout import S, T
from rules.douwushi.engine.core.state.zones import mark
from rules.kernel.compiled.bits import NONE, ONE, count_bits, count_cards, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, ROW, VOID, inner

BOOL = types.boolean
U64 = types.uint64


@inner(U64(S, T, INT, INT, INT))
def fitting_items(s: Any, t: Any, side: int, slot: int, cards: int) -> Any:
    """The items in a zone, as a selector of cards asks, that the hero in a slot may have."""
    found, left = NONE, cards_for(s, t, cards, side)
    while left != NONE:
        card = side * codes.SIDE_CARDS + lowest_card(left)
        left &= left - ONE
        is_item = t.kind[card] == codes.WEAPON or t.kind[card] == codes.EQUIPMENT
        if is_item and may_have(s, t, slot, card):
            found |= mark(card)
    return found


@inner(INT(S, T, INT, INT, INT))
def equippable(s: Any, t: Any, side: int, bits: int, cards: int) -> int:
    """Those heroes (bits) that may have as many items of a zone as a selector of cards asks for (W-16)."""
    found, left = 0, bits
    while left:
        slot = lowest(left)
        if count_cards(fitting_items(s, t, side, slot, cards)) >= t.selector[cards, codes.AMOUNT]:
            found |= 1 << slot
        left &= left - 1
    return found


@inner(INT(S, T, ROW, INT))
def targets_named_by(s: Any, t: Any, context: Any, pc: int) -> int:
    """The slots (bits) that the instruction `pc` may name, whatever else is named."""
    bits, cards = targets_for(s, t, context, int(t.code[pc, codes.B])), int(t.code[pc, codes.C]) - 1
    return bits if cards < 0 else equippable(s, t, int(context[codes.OWNER]), bits, cards)


@inner(INT(S, T, ROW, INT, INT, INT))
def nameable(s: Any, t: Any, context: Any, pc: int, last: int, named: int) -> int:
    """The heroes (bits) that may be named by the instruction `pc` so that those up to `last` can name theirs; `named` are taken already."""
    bits, found = targets_named_by(s, t, context, pc) & ~named, 0
    left = bits
    while left:
        one = left & -left
        is_fine = True
        for later in range(pc + 1, last):
            if t.code[later, codes.OPERATION] == codes.NAME_HEROES:
                rest = targets_named_by(s, t, context, later) & ~named & ~one
                is_fine = is_fine and rest != 0
        if is_fine:
            found |= one
        left &= left - 1
    return found


@inner(VOID(S, T, INT))
def name_heroes(s: Any, t: Any, pc: int) -> None:
    """Have the ability's owner name heroes into a register before it is paid."""
    ability = int(s.context[codes.ABILITY])
    last = int(t.ability[ability, codes.PC]) + int(t.ability[ability, codes.PLAN])
    register, selector = int(t.code[pc, codes.A]), int(t.code[pc, codes.B])
    bits = nameable(s, t, s.context[:], pc, last, all_named(s))
    count = min(wanted(s, t, selector), count_bits(bits))
    if count > 0:
        ask_targets(s, int(s.context[codes.OWNER]), bits, count, 0, register)
