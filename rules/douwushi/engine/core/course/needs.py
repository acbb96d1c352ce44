"""The needs of abilities: a skill of which any part can't be met is refused, and nothing is paid (W-6, W-15, W-16).

An ability begins with the instructions that name its targets and say what else it needs; so does each option of a choice.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.selectors import find_items, find_spells, fits_card, heroes_for, known_heroes
from rules.douwushi.engine.core.course.picks import targets_for
from rules.douwushi.engine.core.course.targets import equippable, targets_named_by
from rules.douwushi.engine.core.effects.heroes import is_deployable
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.field import find
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.zones import is_known, mark
from rules.kernel.compiled.bits import NONE, ONE, count_bits, count_cards, lowest_card
from rules.kernel.compiled.compilation import INT, ROW, inner

BOOL = types.boolean
U64 = types.uint64


@inner(BOOL(INT))
def is_need(operation: int) -> bool:
    """Return whether an instruction names something or says what is needed."""
    return codes.FIRST_NEED <= operation <= codes.LAST_NEED


@inner(U64(S, T, U64, INT))
def deployable(s: Any, t: Any, bits: Any, owner: int) -> Any:
    """Those heroes among an owner's cards (bits) that can be deployed, one of each name."""
    found, left = NONE, bits
    while left != NONE:
        card = owner * codes.SIDE_CARDS + lowest_card(left)
        left &= left - ONE
        is_new, others = True, found
        while others != NONE:
            is_new = is_new and t.named[owner * codes.SIDE_CARDS + lowest_card(others)] != t.named[card]
            others &= others - ONE
        if is_new and t.kind[card] == codes.HERO_CARD and is_deployable(s, t, owner, card):
            found |= mark(card)
    return found


@inner(U64(S, T, INT, INT, INT))
def takeable(s: Any, t: Any, side: int, selector: int, purpose: int) -> Any:
    """The cards of a zone that a side's skill can take. Cards that it does not know may be what it asks for."""
    owner, zone = owner_of_cards(t, side, selector), int(t.selector[selector, codes.ZONE])
    bits = NONE
    for index in range(int(s.size[owner, zone])):
        card = int(s.cards[owner, zone, index])
        if fits_card(t, selector, card) or not is_known(s, side, card):
            bits |= mark(card)
    return deployable(s, t, bits, owner) if purpose == codes.TO_DEPLOY else bits


@inner(INT(T, INT, INT))
def owner_of_cards(t: Any, side: int, selector: int) -> int:
    return side if t.selector[selector, codes.SIDE] == codes.OWN else 1 - side


@inner(BOOL(S, T, INT, INT, INT, INT))
def are_cards_there(s: Any, t: Any, side: int, pc: int, first: int, unpaid: int) -> bool:
    """Return whether a zone has the cards that the instruction `pc` needs, and enough for all that those from `first` on need of it.

    `unpaid` is the ability whose cost in cards of the hand is still to be paid, -1 for none.
    """
    selector, purpose = int(t.code[pc, codes.A]), int(t.code[pc, codes.B])
    bits = takeable(s, t, side, selector, purpose)
    if count_cards(bits) < t.selector[selector, codes.AMOUNT]:
        return False
    owner, zone = owner_of_cards(t, side, selector), int(t.selector[selector, codes.ZONE])
    together, asked, other = NONE, 0, first
    while is_need(int(t.code[other, codes.OPERATION])):
        its = int(t.code[other, codes.A])
        is_card = t.code[other, codes.OPERATION] == codes.NEED_CARDS
        if is_card and owner_of_cards(t, side, its) == owner and t.selector[its, codes.ZONE] == zone:
            together |= takeable(s, t, side, its, int(t.code[other, codes.B]))
            asked += int(t.selector[its, codes.AMOUNT])
        other += 1
    if unpaid >= 0 and zone == codes.HAND and owner == side and t.ability[unpaid, codes.COST_CARDS] >= 0:
        together |= takeable(s, t, side, int(t.ability[unpaid, codes.COST_CARDS]), codes.TO_DISCARD)
        asked += int(t.ability[unpaid, codes.COST_COUNT])
    return count_cards(together) >= asked


@inner(INT(S, T, ROW, INT))
def heroes_meant(s: Any, t: Any, context: Any, selector: int) -> int:
    """The heroes (bits) that a selector may take when the ability is announced."""
    how = int(t.selector[selector, codes.HOW])
    if how == codes.SELF:
        return known_heroes(s, context, how)
    if how == codes.TARGETED:
        return targets_for(s, t, context, selector)
    return heroes_for(s, t, selector, int(context[codes.OWNER]), int(context[codes.BEARER_UID]))


@inner(BOOL(S, T, W, ROW, INT, INT, INT))
def is_there(s: Any, t: Any, w: Any, context: Any, pc: int, first: int, unpaid: int) -> bool:
    """Return whether what the instruction `pc` names or needs is there; the sharing out of heroes and choices are checked elsewhere."""
    operation, a, b = int(t.code[pc, codes.OPERATION]), int(t.code[pc, codes.A]), int(t.code[pc, codes.B])
    side = int(context[codes.OWNER])
    if operation == codes.NEED_CARDS:
        return are_cards_there(s, t, side, pc, first, unpaid)
    if operation == codes.NEED_EQUIP:
        return equippable(s, t, side, heroes_meant(s, t, context, b), a) != 0
    if operation == codes.NAME_ITEMS or operation == codes.NEED_ITEMS:
        selector = b if operation == codes.NAME_ITEMS else a
        find_items(s, t, w, selector, side, context)
        return bool(count_cards(w.found[0]) + count_cards(w.found[1]) >= t.selector[selector, codes.AMOUNT])
    if operation == codes.NAME_SPELLS or operation == codes.NEED_SPELLS:
        find_spells(s, w, b if operation == codes.NAME_SPELLS else a, side)
        return bool(w.found[0] != NONE or w.found[1] != NONE)
    return True


@inner(BOOL(S, T, ROW, INT))
def are_heroes_there(s: Any, t: Any, context: Any, first: int) -> bool:
    """Return whether there are heroes for all that the instructions from `first` on take of them, each target another one."""
    together, asked, pc = 0, 0, first
    while is_need(int(t.code[pc, codes.OPERATION])):
        operation = int(t.code[pc, codes.OPERATION])
        if operation == codes.NAME_HEROES or operation == codes.NEED_HEROES:
            selector = int(t.code[pc, codes.B] if operation == codes.NAME_HEROES else t.code[pc, codes.A])
            bits = targets_named_by(s, t, context, pc) if operation == codes.NAME_HEROES else heroes_meant(s, t, context, selector)
            number = max(1, int(t.selector[selector, codes.AMOUNT]))
            if count_bits(bits) < number:
                return False
            if t.selector[selector, codes.HOW] == codes.TARGETED:
                together |= bits
                asked += number
                if count_bits(together) < asked:
                    return False
        pc += 1
    return True


@inner(BOOL(S, T, W, ROW, INT, INT))
def are_parts_there(s: Any, t: Any, w: Any, context: Any, first: int, unpaid: int) -> bool:
    """Return whether all is there that the instructions from `first` on name or need, except for their choices."""
    pc = first
    while is_need(int(t.code[pc, codes.OPERATION])):
        if not is_there(s, t, w, context, pc, first, unpaid):
            return False
        pc += 1
    return are_heroes_there(s, t, context, first)


@inner(INT(S, T, W, ROW, INT, INT))
def open_options(s: Any, t: Any, w: Any, context: Any, pc: int, unpaid: int) -> int:
    """The options (bits) of a choice that can be carried out; their places follow the instruction `pc` that offers them."""
    bits = 0
    for option in range(int(t.code[pc, codes.A])):
        if not t.code[pc, codes.B] or are_parts_there(s, t, w, context, int(t.code[pc + 1 + option, codes.A]), unpaid):
            bits |= 1 << option
    return bits


@inner(BOOL(S, T, W, ROW, INT))
def can_be_met(s: Any, t: Any, w: Any, context: Any, ability: int) -> bool:
    """Return whether all that an ability names or needs is there when it is announced."""
    pc = int(t.ability[ability, codes.PC])
    if not are_parts_there(s, t, w, context, pc, ability):
        return False
    while is_need(int(t.code[pc, codes.OPERATION])):
        if t.code[pc, codes.OPERATION] == codes.NEED_OPTION and open_options(s, t, w, context, int(t.code[pc, codes.A]), ability) == 0:
            return False
        pc += 1
    return True


@inner(INT(S, T))
def most_x(s: Any, t: Any) -> int:
    """The most that can be paid for an X: the bearer's MP, or as many as there are targets where it says how many."""
    ability = int(s.context[codes.ABILITY])
    slot = find(s, int(s.context[codes.BEARER_UID]))
    most = int(s.mp[slot]) if slot >= 0 else 0
    first = int(t.ability[ability, codes.PC])
    for pc in range(first, first + int(t.ability[ability, codes.PLAN])):
        selector = int(t.code[pc, codes.B])
        if t.code[pc, codes.OPERATION] == codes.NAME_HEROES and t.selector[selector, codes.AMOUNT] == codes.COUNT_X:
            most = min(most, count_bits(targets_for(s, t, s.context[:], selector)))
    return most
