"""Modifiers: what each does to a hero's figures, and those that effects have given, until they end (card language, "Modifiers"; W-11)."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.layout import S, T
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(INT(INT))
def bounded(value: int) -> int:
    """A figure that the records can hold, whatever is added to it."""
    return min(codes.BOUND, max(-codes.BOUND, value))


@inner(VOID(S, T, INT, INT, INT))
def apply_modifier(s: Any, t: Any, row: int, slot: int, amount: int) -> None:
    """Let a hero have a modifier; those that bear on damage are only noted (see damage.py)."""
    word, value = int(t.give[row, codes.GIVE_WORD]), int(t.give[row, codes.GIVE_VALUE])
    if word == codes.GIVE_ATTACK:
        s.attack[slot] = bounded(int(s.attack[slot]) + amount)
    elif word == codes.GIVE_LIFE:
        s.life[slot] = bounded(int(s.life[slot]) + amount)
    elif word == codes.GIVE_BITS:
        s.traits[slot] |= value
    elif word == codes.GIVE_TYPE:
        s.attack_type[slot] = value
    elif word == codes.GIVE_COUNTER:
        s.counters[slot] = bounded(int(s.counters[slot]) + amount)
    elif word == codes.GIVE_SKILL_COST:
        s.skill_cost[slot] = bounded(int(s.skill_cost[slot]) + amount)
    elif word == codes.GIVE_EQUIP_COST:
        if value != codes.EQUIPMENT:
            s.equip_cost[slot, 0] = bounded(int(s.equip_cost[slot, 0]) + amount)
        if value != codes.WEAPON:
            s.equip_cost[slot, 1] = bounded(int(s.equip_cost[slot, 1]) + amount)
    elif word == codes.GIVE_UNTAPPED:
        s.traits[slot] |= codes.UNTAPPED_SKILL
    elif word == codes.GIVE_TRAINED:
        s.classes[slot] |= value
    else:
        s.has_damage_rules = 1


@inner(VOID(S, T, INT, INT, INT, INT))
def give(s: Any, t: Any, slot: int, row: int, amount: int, until: int) -> None:
    """Note a modifier that an effect gives to a hero. The same one for the same time adds up with it."""
    word, uses = int(t.give[row, codes.GIVE_WORD]), int(t.give[row, codes.GIVE_USES])
    s.is_stale = 1
    for index in range(int(s.given_size)):
        old = s.given[index]
        if old[codes.GIVEN_SLOT] == slot and old[codes.GIVEN_ROW] == row and old[codes.GIVEN_UNTIL] == until and uses == codes.EACH:
            if word != codes.GIVE_BITS and word != codes.GIVE_TYPE and word != codes.GIVE_TRAINED:
                old[codes.GIVEN_AMOUNT] = min(codes.BOUND, max(-codes.BOUND, int(old[codes.GIVEN_AMOUNT]) + amount))
            return
    size = int(s.given_size)
    if size >= codes.GIVEN_ROWS:
        s.errors |= codes.GIVEN_OVERFLOW
        return
    new = s.given[size]
    new[codes.GIVEN_SLOT], new[codes.GIVEN_ROW], new[codes.GIVEN_AMOUNT] = slot, row, amount
    new[codes.GIVEN_UNTIL] = until
    s.given_size = size + 1


@inner(VOID(S, INT))
def drop_given_at(s: Any, index: int) -> None:
    """Take away a modifier that was given."""
    for each in range(index, int(s.given_size) - 1):
        for column in range(codes.GIVEN_WIDTH):
            s.given[each, column] = s.given[each + 1, column]
    s.given_size -= 1
    s.is_stale = 1


@inner(VOID(S))
def end_given(s: Any) -> None:
    """The turn ends: what was given until now is over (W-11)."""
    index = 0
    while index < s.given_size:
        if s.given[index, codes.GIVEN_UNTIL] <= s.turn:
            drop_given_at(s, index)
        else:
            index += 1
