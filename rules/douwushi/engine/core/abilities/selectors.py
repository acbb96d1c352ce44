"""Selectors: which heroes, items and cards a word of the card language is about."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.field import find, guard_of, has_trait, heroes_of, is_tapped, life_left, side_of, weapon_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.zones import mark
from rules.kernel.compiled.bits import NONE, ONE, bit, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, ROW, VOID, inner

BOOL = types.boolean


@inner(BOOL(S, T, INT, INT))
def fits_arms(s: Any, t: Any, selector: int, slot: int) -> bool:
    """Return whether a hero has a weapon, or one of a type, or none, as a selector asks."""
    row = t.selector[selector]
    if row[codes.ARMED] < 0 and row[codes.WIELDS] < 0:
        return True
    weapon = weapon_of(s, t, slot)
    if row[codes.ARMED] >= 0 and row[codes.ARMED] != int(weapon >= 0):
        return False
    return bool(row[codes.WIELDS] < 0 or (weapon >= 0 and t.attack_type[weapon] == row[codes.WIELDS]))


@inner(BOOL(S, T, INT, INT))
def fits_hero(s: Any, t: Any, selector: int, slot: int) -> bool:
    """Return whether the hero in a slot meets the filter."""
    row = t.selector[selector]
    if not row[codes.HAS_FILTER]:
        return True
    if row[codes.CLASSES] and not int(row[codes.CLASSES]) & int(t.classes[s.card[slot]]):
        return False
    if row[codes.STATE] >= 0 and row[codes.STATE] != int(is_tapped(s, slot)):
        return False
    if row[codes.GUARD_ASKED] >= 0 and row[codes.GUARD_ASKED] != int(has_trait(s, slot, codes.HAS_GUARD)):
        return False
    if row[codes.GUARDED] >= 0 and row[codes.GUARDED] != int(guard_of(s, slot) >= 0):
        return False
    if row[codes.HURT] >= 0 and row[codes.HURT] != int(s.damage[slot] > 0):
        return False
    if not (row[codes.MP_MIN] <= s.mp[slot] <= row[codes.MP_MAX] and row[codes.ATTACK_MIN] <= s.attack[slot] <= row[codes.ATTACK_MAX]):
        return False
    return bool(row[codes.LIFE_MIN] <= life_left(s, slot) <= row[codes.LIFE_MAX]) and fits_arms(s, t, selector, slot)


@inner(INT(S, T, INT, INT, INT))
def heroes_for(s: Any, t: Any, selector: int, side: int, bearer_uid: int) -> int:
    """The slots that a selector of a side's ability may take, as bits."""
    row = t.selector[selector]
    whose = int(row[codes.SIDE])
    left = int(s.field) if whose == codes.ANY else heroes_of(s, side if whose == codes.OWN else 1 - side)
    bits = 0
    while left:
        slot = lowest(left)
        if not (row[codes.OTHER] and s.uid[slot] == bearer_uid) and fits_hero(s, t, selector, slot):
            bits |= 1 << slot
        left &= left - 1
    return bits


@inner(INT(S, INT))
def barred_from_targets(s: Any, side: int) -> int:
    """The enemy's heroes (bits) that a side's skills, items and spells can't target."""
    bits, left = 0, heroes_of(s, 1 - side)
    while left:
        slot = lowest(left)
        if has_trait(s, slot, codes.CANT_BE_TARGETED):
            bits |= 1 << slot
        left &= left - 1
    return bits


@inner(INT(S, ROW, INT))
def known_heroes(s: Any, context: Any, who: int) -> int:
    """The slots (bits) of those that need no choice: the bearer, the subject, the foe, those taken before."""
    if who == codes.THAT:
        return int(s.that)
    column = codes.BEARER_UID if who == codes.SELF else codes.SUBJECT_UID if who == codes.THE_SUBJECT else codes.FOE_UID
    slot = find(s, int(context[column]))
    return 1 << slot if slot >= 0 else 0


@inner(BOOL(T, INT, INT))
def fits_card(t: Any, selector: int, card: int) -> bool:
    """Return whether a card outside the battlefield meets the filter. Only items have a cost."""
    row = t.selector[selector]
    kind = int(t.kind[card])
    if row[codes.KINDS] and not int(row[codes.KINDS]) >> kind & 1:
        return False
    if row[codes.CLASSES] and not int(row[codes.CLASSES]) & int(t.classes[card]):
        return False
    if row[codes.COST_MIN] > -codes.BOUND or row[codes.COST_MAX] < codes.BOUND:
        if kind != codes.WEAPON and kind != codes.EQUIPMENT:
            return False
        return bool(row[codes.COST_MIN] <= t.cost[card] <= row[codes.COST_MAX])
    return True


@inner(types.uint64(S, T, INT, INT))
def cards_for(s: Any, t: Any, selector: int, owner: int) -> Any:
    """The cards of an owner in a selector's zone that it may take, as bits. A spell being cast is in no zone."""
    zone, bits = int(t.selector[selector, codes.ZONE]), NONE
    for index in range(int(s.size[owner, zone])):
        card = int(s.cards[owner, zone, index])
        if fits_card(t, selector, card):
            bits |= mark(card)
    return bits


@inner(types.uint64(S, T, INT, INT))
def items_on(s: Any, t: Any, selector: int, heroes: int) -> Any:
    """The items on some heroes (bits) of one side that a selector may take, as bits."""
    bits = NONE
    while heroes:
        slot = lowest(heroes)
        side = side_of(slot)
        left = s.borne[side, slot] & t.items[side]
        while left != NONE:
            number = lowest_card(left)
            if fits_card(t, selector, side * codes.SIDE_CARDS + number):
                bits |= bit(number)
            left &= left - ONE
        heroes &= heroes - 1
    return bits


@inner(VOID(S, T, W, INT, INT, ROW))
def find_items(s: Any, t: Any, w: Any, selector: int, side: int, context: Any) -> None:
    """Write the items that a selector of a side's ability may take into `w.found`, of either owner."""
    row = t.selector[selector]
    heroes, whose = int(s.field), int(row[codes.SIDE])
    if row[codes.HOW] == codes.SELF:
        card = int(context[codes.SOURCE])
        w.found[0] = w.found[1] = NONE
        if card >= 0:
            w.found[card // codes.SIDE_CARDS] = mark(card) & s.present[card // codes.SIDE_CARDS]
        return
    if row[codes.OF] >= 0:
        heroes = known_heroes(s, context, int(row[codes.OF]))
    elif whose != codes.ANY:
        heroes = heroes_of(s, side if whose == codes.OWN else 1 - side)
    for each in range(2):
        w.found[each] = items_on(s, t, selector, heroes & heroes_of(s, each))
    if row[codes.HOW] == codes.TARGETED:
        w.found[1 - side] &= ~items_on(s, t, selector, barred_from_targets(s, side))


@inner(VOID(S, W, INT, INT))
def find_spells(s: Any, w: Any, whose: int, side: int) -> None:
    """Write the lasting spells of a side's own, the enemy's or any into `w.found`."""
    w.found[0] = w.found[1] = NONE
    for index in range(int(s.spells_size)):
        card = int(s.spells[index, codes.SPELL_CARD])
        owner = card // codes.SIDE_CARDS
        if whose == codes.ANY or (whose == codes.OWN) == (owner == side):
            w.found[owner] |= mark(card)
