"""The legal actions of the side that has to decide, written into the workspace. Of equal cards in one zone only one is listed."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.auras import equip_cost, skill_cost
from rules.douwushi.engine.core.abilities.conditions import holds
from rules.douwushi.engine.core.abilities.selectors import fits_card
from rules.douwushi.engine.core.abilities.triggers import is_used
from rules.douwushi.engine.core.course.decisions import decider, decision
from rules.douwushi.engine.core.course.needs import can_be_met
from rules.douwushi.engine.core.effects.heroes import is_deployable
from rules.douwushi.engine.core.mechanics.guards import can_guard
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.field import has_trait, heroes_of, is_card_tapped, is_name_present, is_tapped, may_have, weapon_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.packed import pack
from rules.douwushi.engine.core.state.zones import cards_in, mark
from rules.kernel.compiled.action_codes import allowing
from rules.kernel.compiled.bits import NONE, ONE, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, inner

BOOL = types.boolean
allow = allowing(W, codes.ACTIONS)
U64 = types.uint64


@inner(BOOL(T, W, INT))
def is_first(t: Any, w: Any, card: int) -> bool:
    """Return whether this card's name was not asked about since the names seen were cleared; note it as seen."""
    same = int(t.same[card])
    is_new = (w.seen_names[same // codes.SIDE_CARDS] & mark(same)) == NONE
    w.seen_names[same // codes.SIDE_CARDS] |= mark(same)
    return bool(is_new)


@inner(U64(S, T, W, INT))
def different_in_hand(s: Any, t: Any, w: Any, side: int) -> Any:
    """The first of each different card of a hand, as bits."""
    w.seen_names[0] = w.seen_names[1] = found = NONE
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        if is_first(t, w, card):
            found |= mark(card)
    return found


@inner(BOOL(S, T, W, INT, INT, INT, INT))
def can_begin(s: Any, t: Any, w: Any, side: int, card: int, uid: int, ability: int) -> bool:
    """Return whether the conditions of an ability or a spell hold and all that it names or needs is there (W-6, W-15, W-16)."""
    w.context[:] = 0
    w.context[codes.OWNER], w.context[codes.SOURCE], w.context[codes.BEARER_UID] = side, card, uid
    row = t.ability[ability]
    if row[codes.CONDITIONS] and not holds(s, t, w.context[:], int(row[codes.CONDITION]), int(row[codes.CONDITIONS])):
        return False
    return can_be_met(s, t, w, w.context[:], ability)


@inner(BOOL(S, T, INT, INT, INT))
def can_pay(s: Any, t: Any, slot: int, card: int, ability: int) -> bool:
    """Return whether a hero or the item that it bears can pay for an active ability."""
    row = t.ability[ability]
    is_skill = bool(row[codes.OF_HERO])
    if skill_cost(s, t, slot, ability) > s.mp[slot] or is_used(s, t, ability, card):
        return False
    if (is_skill or row[codes.COST_TAP] == codes.TAP_BEARER) and is_tapped(s, slot):
        return False
    if row[codes.COST_TAP] == codes.TAP_ITSELF and not is_skill and is_card_tapped(s, card):
        return False
    if row[codes.NEEDS_WEAPON] and weapon_of(s, t, slot) < 0:
        return False
    if row[codes.COST_CARDS] >= 0:
        side, count = slot // codes.PLACES, 0
        for index in range(int(s.size[side, codes.HAND])):
            count += 1 if fits_card(t, int(row[codes.COST_CARDS]), int(s.cards[side, codes.HAND, index])) else 0
        return bool(count >= row[codes.COST_COUNT])
    return True


@inner(INT(S, T, W, INT, INT))
def allow_from_hand(s: Any, t: Any, w: Any, size: int, side: int) -> int:
    """Deploying, equipping, casting (W-4)."""
    left = different_in_hand(s, t, w, side)
    can_deploy = s.deployed[side] < s.limits[side, codes.LIMIT_DEPLOY]
    can_cast = s.cast[side] < s.limits[side, codes.LIMIT_SPELL] and s.spells_size < codes.SPELL_ROWS
    while left != NONE:
        number = lowest_card(left)
        card, kind = side * codes.SIDE_CARDS + number, int(t.kind[side * codes.SIDE_CARDS + number])
        left &= left - ONE
        if kind == codes.HERO_CARD:
            if can_deploy and is_deployable(s, t, side, card):
                size = allow(w, size, pack(codes.DEPLOY, number, 0))
        elif kind == codes.SPELL:
            if can_cast and (t.cast[card] < 0 or can_begin(s, t, w, side, card, 0, int(t.cast[card]))):
                size = allow(w, size, pack(codes.CAST, number, 0))
        else:
            heroes = heroes_of(s, side)
            while heroes:
                slot = lowest(heroes)
                if equip_cost(s, t, slot, card) <= s.mp[slot] and may_have(s, t, slot, card):
                    size = allow(w, size, pack(codes.EQUIP, number, slot - side * codes.PLACES))
                heroes &= heroes - 1
    return size


@inner(INT(S, W, INT, INT, INT))
def allow_attacks(s: Any, w: Any, size: int, side: int, slot: int) -> int:
    """A hero's attacks on any other hero: the enemy's, then its own side's (W-5)."""
    number = pack(codes.ATTACK, slot - side * codes.PLACES, 0)
    for half in (1 - side, side):
        left = heroes_of(s, half) & ~(1 << slot)
        while left:
            target = lowest(left)
            if not has_trait(s, target, codes.CANT_BE_ATTACKED):
                size = allow(w, size, number | target)
            left &= left - 1
    return size


@inner(INT(S, T, W, INT, INT, INT))
def allow_abilities(s: Any, t: Any, w: Any, size: int, side: int, slot: int) -> int:
    """The active abilities of a hero and of the items that it bears."""
    card, uid = int(s.card[slot]), int(s.uid[slot])
    if t.actives[card] > 0 and not has_trait(s, slot, codes.CANT_USE):
        for index in range(int(t.actives[card])):
            ability = int(t.active[card, index])
            if can_pay(s, t, slot, card, ability) and can_begin(s, t, w, side, card, uid, ability):
                size = allow(w, size, pack(codes.SKILL, slot - side * codes.PLACES, index))
    left = s.borne[side, slot] & t.items[side]
    while left != NONE:
        number = lowest_card(left)
        item = side * codes.SIDE_CARDS + number
        left &= left - ONE
        for index in range(int(t.actives[item])):
            ability = int(t.active[item, index])
            if can_pay(s, t, slot, item, ability) and can_begin(s, t, w, side, item, uid, ability):
                size = allow(w, size, pack(codes.ITEM, number, index))
    return size


@inner(INT(S, W, INT, INT, INT))
def allow_guarding(s: Any, w: Any, size: int, side: int, slot: int) -> int:
    """Assigning a hero with guard to another one, once a turn (W-8)."""
    if not has_trait(s, slot, codes.HAS_GUARD) or int(s.done[slot]) & codes.ASSIGNED:
        return size
    left = heroes_of(s, side)
    while left:
        other = lowest(left)
        if s.guards[slot] != other and can_guard(s, slot, other):
            size = allow(w, size, pack(codes.GUARD, slot - side * codes.PLACES, other - side * codes.PLACES))
        left &= left - 1
    return size


@inner(INT(S, T, W, INT))
def allow_in_main(s: Any, t: Any, w: Any, side: int) -> int:
    size = allow_from_hand(s, t, w, 0, side)
    left = heroes_of(s, side)
    while left:
        slot = lowest(left)
        if s.attack[slot] > 0 and not is_tapped(s, slot) and not has_trait(s, slot, codes.CANT_ATTACK):
            size = allow_attacks(s, w, size, side, slot)
        size = allow_abilities(s, t, w, size, side, slot)
        size = allow_guarding(s, w, size, side, slot)
        left &= left - 1
    return int(allow(w, size, pack(codes.END_TURN, 0, 0)))


@inner(INT(W, INT, INT, INT))
def allow_bits(w: Any, size: int, kind: int, bits: int) -> int:
    """Allow an action for each of some numbers (bits)."""
    while bits:
        size = allow(w, size, pack(kind, 0, lowest(bits)))
        bits &= bits - 1
    return size


@inner(INT(S, T, W, INT, types.boolean))
def allow_cards(s: Any, t: Any, w: Any, size: int, is_each: bool) -> int:
    """Allow the cards that may be picked, lowest id first: the order of a reserve must not show. Of equal ones only one, but for items."""
    w.seen_names[0] = w.seen_names[1] = NONE
    for owner in range(2):
        left = s.options[owner]
        while left != NONE:
            card = owner * codes.SIDE_CARDS + lowest_card(left)
            left &= left - ONE
            if is_each or is_first(t, w, card):
                size = allow(w, size, pack(codes.CARD, 0, card))
    return size


@inner(INT(S, T, W, INT))
def allow_discards(s: Any, t: Any, w: Any, side: int) -> int:
    left, size = different_in_hand(s, t, w, side), 0
    while left != NONE:
        size = allow(w, size, pack(codes.CARD, 0, side * codes.SIDE_CARDS + lowest_card(left)))
        left &= left - ONE
    return size


@inner(INT(S, T, W, INT))
def allow_starts(s: Any, t: Any, w: Any, side: int) -> int:
    """The heroes of a deck that may start in place of the one that both decks name (W-1)."""
    left, size = cards_in(s, side, codes.RESERVE), 0
    w.seen_names[0] = w.seen_names[1] = NONE
    while left != NONE:
        number = lowest_card(left)
        card = side * codes.SIDE_CARDS + number
        if t.kind[card] == codes.HERO_CARD and not is_name_present(s, t, card) and is_first(t, w, card):
            size = allow(w, size, pack(codes.START_WITH, number, 0))
        left &= left - ONE
    return size


@inner(INT(S, T, W))
def list_actions(s: Any, t: Any, w: Any) -> int:
    """Write the legal actions into the workspace; return how many there are."""
    kind, side, size = decision(s), decider(s), 0
    if kind == codes.ASK_MAIN:
        size = allow_in_main(s, t, w, side)
    elif kind == codes.ASK_DISCARD:
        size = allow_discards(s, t, w, side)
    elif kind == codes.ASK_START:
        size = allow_starts(s, t, w, side)
    elif kind == codes.ASK_MAY:
        size = allow(w, allow(w, 0, pack(codes.ANSWER, 0, 1)), pack(codes.ANSWER, 0, 0))
    elif kind == codes.ASK_OPTION:
        size = allow_bits(w, 0, codes.OPTION, int(s.choices))
    elif kind == codes.ASK_NUMBER:
        size = allow_bits(w, 0, codes.NUMBER, int(s.choices))
    elif kind == codes.ASK_STACK:
        size = allow_bits(w, 0, codes.STACK, int(s.choices))
    elif kind >= 0:
        if s.can_stop:
            size = allow(w, size, pack(codes.DONE, 0, 0))
        if kind == codes.ASK_TARGETS:
            size = allow_bits(w, size, codes.TARGET, int(s.choices))
        else:
            size = allow_cards(s, t, w, size, kind != codes.ASK_PICKS)
    w.legal_size = size
    return size
