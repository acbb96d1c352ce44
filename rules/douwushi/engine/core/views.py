"""A position as a side sees it, in one number: equal for positions that it can't tell apart."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.zones import cards_of_stack
from rules.kernel.compiled.bits import NONE, ONE, lowest, lowest_card
from rules.kernel.compiled.compiling import INT, inner
from rules.kernel.compiled.stirring import STIR, stir, word

U64 = types.uint64


@inner(U64(T, INT, U64))
def marks_of(t: Any, owner: int, bits: Any) -> Any:
    """Some of an owner's cards (bits) as one number; equal cards are alike."""
    total = NONE
    while bits != NONE:
        total += t.mark[owner * codes.SIDE_CARDS + lowest_card(bits)]
        bits &= bits - ONE
    return total


@inner(U64(S, T, U64, INT))
def stir_hero(s: Any, t: Any, total: Any, slot: int) -> Any:
    """Add what a hero is and what it has."""
    what = int(s.damage[slot]) | int(s.mp[slot]) << 14 | int(s.done[slot]) << 28 | int(s.countered[slot]) << 31
    what |= (int(s.guards[slot]) + 1) << 36 | (int(s.guard_until[slot]) & 255) << 42 | slot << 51
    total = stir(total, word(what) + t.mark[s.card[slot]])
    for owner in range(2):
        if s.borne[owner, slot] != NONE:
            total = stir(total, marks_of(t, owner, s.borne[owner, slot]))
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


@inner(U64(S, T, W, INT))
def key(s: Any, t: Any, w: Any, side: int) -> Any:
    """The position as a side sees it. Equal cards in hand are alike."""
    total = word(int(s.turn) | int(s.phase) << 8 | int(s.active) << 16 | int(s.waiting_size) << 20 | int(s.battle_step) << 30)
    if s.asked != codes.ASK_NOTHING:
        total = stir_question(s, t, total)
    sizes = 0
    for each in range(2):
        for zone in range(codes.ZONES):
            sizes = (sizes << 6) + int(s.size[each, zone])
    total = stir(total, word(sizes))
    held = NONE
    for index in range(int(s.size[side, codes.HAND])):
        held += t.mark[s.cards[side, codes.HAND, index]]
    total = stir(total, held)
    counts = int(s.fallen[0]) | int(s.fallen[1]) << 4 | int(s.deployed[0]) << 8 | int(s.deployed[1]) << 14
    counts |= int(s.cast[0]) << 20 | int(s.cast[1]) << 26 | int(s.bounty_due[0]) << 32 | int(s.bounty_due[1]) << 38
    total = stir(total, word(counts | int(s.stacks[0]) << 44 | int(s.stacks[1]) << 50))
    for each in range(2):
        total = stir(total, s.tapped[each])
        total = stir(total, s.once[each, 0] + s.once[each, 1] * STIR)
        for stack in range(int(s.stacks[each])):
            known = cards_of_stack(s, each, stack) & s.known[side, each]
            if known != NONE:
                total = stir(total, known + word(stack))
    left = int(s.field)
    while left:
        total = stir_hero(s, t, total, lowest(left))
        left &= left - 1
    for index in range(int(s.given_size)):
        row = s.given[index]
        given = int(row[0]) | int(row[1]) << 8 | (int(row[2]) & 0xFFFF) << 24 | (int(row[3]) & 0xFFFF) << 40
        total = stir(total, word(given))
    for index in range(int(s.spells_size)):
        total = stir(total, word(int(s.spells[index, 0]) | (int(s.spells[index, 1]) + 1) << 8 | (int(s.spells[index, 2]) & 0xFFFF) << 16))
    return total
