"""A position as a side sees it, in one number: equal for positions that it can't tell apart (rules.kernel.players.views)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.fields import STATE
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.zones import KNOWLEDGE, cards_of_stack
from rules.kernel.compiled.bits import NONE, ONE, lowest_card
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.hashes import stir, word
from rules.kernel.players.views import viewing

U64 = types.uint64


@inner(U64(T, INT, U64))
def marks_of(t: Any, owner: int, bits: Any) -> Any:
    """Some of an owner's cards (bits) as one number; equal cards are alike."""
    total = NONE
    while bits != NONE:
        total += t.mark[owner * codes.SIDE_CARDS + lowest_card(bits)]
        bits &= bits - ONE
    return total


@inner(U64(S, T, U64))
def stir_question(s: Any, t: Any, total: Any) -> Any:
    """Add what is asked, and how far the ability has come that asks."""
    total = stir(total, word(int(s.asked) | int(s.asked_side) << 5 | int(s.left) << 8 | int(s.purpose) << 20 | (int(s.pc) + 1) << 30))
    total = stir(total, word(int(s.choices) | int(s.that) << 32))
    total = stir(
        total,
        word(
            int(s.context[codes.SOURCE]) | int(s.context[codes.PAID_X]) << 16 | int(s.context[codes.BEARER_UID]) << 32 | int(s.owed) << 48
        ),
    )
    for register in range(codes.REGISTERS):
        total = stir(total, word(int(s.named_heroes[register])))
    for owner in range(2):
        total = stir(total, marks_of(t, owner, s.picked[owner]) + s.options[owner])
    return total


@inner(U64(S, T, INT, U64))
def stir_more(s: Any, t: Any, side: int, total: Any) -> Any:
    """Add what is asked, what heroes bear and have been given, the free spells, and the bounty stacks that the side has seen."""
    if s.asked != codes.ASK_NOTHING:
        total = stir_question(s, t, total)
    for owner in range(2):
        for slot in range(codes.FIELD):
            if s.borne[owner, slot] != NONE:
                total = stir(total, marks_of(t, owner, s.borne[owner, slot]) + word(slot))
        for stack in range(int(s.stacks[owner])):
            known = cards_of_stack(s, owner, stack) & s.known[side, owner]
            if known != NONE:
                total = stir(total, known + word(stack))
    for index in range(int(s.given_size)):
        row = s.given[index]
        given = int(row[0]) | int(row[1]) << 8 | (int(row[2]) & 0xFFFF) << 24 | (int(row[3]) & 0xFFFF) << 40
        total = stir(total, word(given))
    for index in range(int(s.spells_size)):
        total = stir(total, word(int(s.spells[index, 0]) | (int(s.spells[index, 1]) + 1) << 8 | (int(s.spells[index, 2]) & 0xFFFF) << 16))
    return total


key = viewing(S, T, W, STATE, KNOWLEDGE, hand=codes.HAND, stir_more=stir_more)
