"""The legal actions of the side that has to decide, written into the workspace. Of equal cards in hand only one stands there."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.conditions import attribute_of, is_met
from rules.hota.engine.core.abilities.picks import list_answers
from rules.hota.engine.core.abilities.selectors import count_cards, places_for, targets_for
from rules.hota.engine.core.abilities.statics import cost_of
from rules.hota.engine.core.course.decisions import decider, decision
from rules.hota.engine.core.mechanics.combat import able_attackers, attackers_of, can_block
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.field import creatures_of, first_of, free_place, has, places_of
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.packed import pack
from rules.kernel.compiled.action_codes import allowing
from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.control import OPERATION, B
from rules.kernel.compiled.machine.codes import FIRST_OWN, PASS, TARGET, TARGETS
from rules.kernel.compiled.machine.columns import SIDE, SOURCE, SOURCE_UID

BOOL = types.boolean
allow = allowing(W, codes.ACTIONS)


@inner(BOOL(S, T, INT, INT, INT))
def has_targets(s: Any, t: Any, ability: int, side: int, uid: int) -> bool:
    """Return whether each group of targets that an ability must name could be named by itself, with no target named twice."""
    first, count = int(t.ability[ability, codes.PC]), int(t.ability[ability, codes.NAMES])
    taken = 0
    for pc in range(first, first + count):
        if t.code[pc, OPERATION] != codes.NAME:
            continue
        selector = int(t.code[pc, B])
        if t.selector[selector, codes.UP_TO]:
            continue
        bits = targets_for(s, t, selector, side, uid) & ~taken
        if bits == 0:
            return False
        if count_bits(bits) == 1:
            taken |= bits
    return True


@inner(BOOL(S, T, INT, INT))
def meets_need(s: Any, t: Any, side: int, card: int) -> bool:
    """Return whether a side's attributes are as high as a card asks (106.3)."""
    for which in range(codes.ATTRIBUTE_KINDS):
        if attribute_of(s, side, which) < t.need[card, which]:
            return False
    return True


@inner(BOOL(S, T, W, INT, INT))
def can_cast(s: Any, t: Any, w: Any, side: int, card: int) -> bool:
    """Return whether a side could cast a card now, its timing apart."""
    if s.stack_size >= codes.STACK or cost_of(s, t, w, side, card) > s.mana[side] or not meets_need(s, t, side, card):
        return False
    if t.kind[card] != codes.SPELL:
        return free_place(s, side) >= 0
    ability = int(t.cast[card])
    if ability < 0:
        return True
    w.context[SIDE], w.context[SOURCE], w.context[SOURCE_UID] = side, card, 0
    return is_met(s, t, w, ability) and has_targets(s, t, ability, side, 0)


@inner(BOOL(S, T, INT, INT))
def is_first_copy(s: Any, t: Any, side: int, index: int) -> bool:
    """Return whether no card before it in the hand is a copy of a card."""
    same = t.same[s.cards[side, codes.HAND, index]]
    for before in range(index):
        if t.same[s.cards[side, codes.HAND, before]] == same:
            return False
    return True


@inner(INT(S, T, W, INT, INT, INT))
def allow_from_hand(s: Any, t: Any, w: Any, size: int, side: int, is_normal: int) -> int:
    """Attribute cards and casting: all that a strategy phase allows, or instants alone (H-3, H-6)."""
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        if t.kind[card] == codes.ATTRIBUTE:
            if is_normal and not s.has_played[side] and is_first_copy(s, t, side, index):
                size = allow(w, size, pack(codes.PLAY_ATTRIBUTE, card, 0))
        elif (is_normal or t.is_instant[card]) and can_cast(s, t, w, side, card) and is_first_copy(s, t, side, index):
            size = allow(w, size, pack(codes.CAST, card, 0))
    return size


@inner(BOOL(S, T, W, INT, INT, INT))
def can_use(s: Any, t: Any, w: Any, place: int, ability: int, is_normal: int) -> bool:
    """Return whether the activated ability of the permanent on a place can be paid for, and all that it names is there."""
    row, side, card = t.ability[ability], place // codes.PLACES, int(s.card[place])
    if s.stack_size >= codes.STACK or (row[codes.TIMING] == codes.AS_NORMAL and not is_normal):
        return False
    if row[codes.COST_MANA] > s.mana[side] or s.damage[side] + row[codes.COST_LIFE] >= codes.LIFE:
        return False
    if int(row[codes.ONCE_BIT]) & int(s.once[place]):
        return False
    if row[codes.COST_TAP]:
        is_fresh = int(s.done[place]) & codes.FRESH and t.kind[card] == codes.CREATURE and not has(s, place, codes.HASTE)
        if int(s.done[place]) & codes.TAPPED or is_fresh:
            return False
    if row[codes.COST_CARDS] >= 0 and count_cards(s, t, int(row[codes.COST_CARDS]), side) < row[codes.COST_COUNT]:
        return False
    uid = int(s.uid[place])
    if row[codes.COST_PERMANENTS] >= 0:
        selector = int(row[codes.COST_PERMANENTS])
        if count_bits(places_for(s, t, selector, side, uid)) < t.selector[selector, codes.COUNT]:
            return False
    w.context[SIDE], w.context[SOURCE], w.context[SOURCE_UID] = side, card, uid
    return is_met(s, t, w, ability) and has_targets(s, t, ability, side, uid)


@inner(INT(S, T, W, INT, INT, INT))
def allow_abilities(s: Any, t: Any, w: Any, size: int, side: int, is_normal: int) -> int:
    """The activated abilities of a side's permanents; equipping is one."""
    left = places_of(s, side)
    while left:
        place = lowest(left)
        left &= left - 1
        card = int(s.card[place])
        for index in range(int(t.skills[card])):
            if can_use(s, t, w, place, int(t.skill[card, index]), is_normal):
                size = allow(w, size, pack(codes.USE, place, index))
        if t.equip[card] >= 0 and can_use(s, t, w, place, int(t.equip[card]), is_normal):
            size = allow(w, size, pack(codes.EQUIP, place, 0))
    return size


@inner(BOOL(S, T, W, INT))
def can_respond(s: Any, t: Any, w: Any, side: int) -> bool:
    """Return whether a side can do more than pass outside its strategy phases: cast an instant, use an ability."""
    for index in range(int(s.size[side, codes.HAND]) if s.mana[side] >= t.least_instant[side] else 0):
        card = int(s.cards[side, codes.HAND, index])
        if t.is_instant[card] and can_cast(s, t, w, side, card):
            return True
    left = places_of(s, side)
    while left:
        place = lowest(left)
        left &= left - 1
        card = int(s.card[place])
        for index in range(int(t.skills[card])):
            if can_use(s, t, w, place, int(t.skill[card, index]), 0):
                return True
        if t.equip[card] >= 0 and can_use(s, t, w, place, int(t.equip[card]), 0):
            return True
    return False


@inner(BOOL(S, T))
def has_blocks(s: Any, t: Any) -> bool:
    """Return whether the defending side can declare a blocker."""
    side = 1 - int(s.active)
    blockers, attackers = creatures_of(s, t, side), attackers_of(s, 1 - side)
    while blockers:
        left = attackers
        while left:
            if can_block(s, lowest(blockers), lowest(left)):
                return True
            left &= left - 1
        blockers &= blockers - 1
    return False


@inner(INT(S, T, W, INT))
def allow_blocks(s: Any, t: Any, w: Any, size: int) -> int:
    side = 1 - int(s.active)
    blockers, attackers = creatures_of(s, t, side), attackers_of(s, 1 - side)
    while blockers:
        place = lowest(blockers)
        left = attackers
        while left:
            if can_block(s, place, lowest(left)):
                size = allow(w, size, pack(codes.BLOCK_WITH, place, lowest(left)))
            left &= left - 1
        blockers &= blockers - 1
    return size


@inner(INT(S, T, W))
def allow_answers(s: Any, t: Any, w: Any) -> int:
    """The answers to the question that is open; targets of one's own stand before the other side's."""
    size = int(list_answers(s, t, w))
    if s.asked == TARGETS:
        size, left = int(s.can_stop != 0), int(s.choices)
        while left:
            target = first_of(left, int(s.asked_side))
            size = allow(w, size, pack(TARGET, target, 0))
            left &= ~(1 << target)
    return size


@inner(INT(S, T, W))
def list_actions(s: Any, t: Any, w: Any) -> int:
    """Write the legal actions into the workspace; return how many there are."""
    what, side = decision(s), decider(s)
    if what < 0:
        size = 0
    elif what < FIRST_OWN:
        size = allow_answers(s, t, w)
    else:
        size = allow(w, 0, pack(PASS, 0, 0))
        if what == codes.ASK_ATTACK:
            left = able_attackers(s, t, side)
            while left:
                size = allow(w, size, pack(codes.ATTACK_WITH, lowest(left), 0))
                left &= left - 1
        elif what == codes.ASK_BLOCK:
            size = allow_blocks(s, t, w, size)
        else:
            is_normal = int(what == codes.ASK_STRATEGY)
            size = allow_from_hand(s, t, w, size, side, is_normal)
            size = allow_abilities(s, t, w, size, side, is_normal)
    w.legal_size = size
    return size
