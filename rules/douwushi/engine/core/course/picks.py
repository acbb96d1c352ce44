"""Take what an effect acts on: heroes, items, spells and cards, by the picks of selectors; name it before an ability is paid."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.selectors import (
    barred_from_targets,
    cards_for,
    find_items,
    find_spells,
    fits_card,
    heroes_for,
    known_heroes,
)
from rules.douwushi.engine.core.effects.heroes import is_deployable
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import may_have, side_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.zones import mark, settle_picks
from rules.kernel.compiled.bits import NONE, ONE, count_bits, count_cards, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, ROW, VOID, inner
from rules.kernel.compiled.random import below

BOOL = types.boolean
U64 = types.uint64


@inner(INT(S))
def all_named(s: Any) -> int:
    """The heroes (bits) that the running ability has named as its targets."""
    bits = 0
    for register in range(codes.REGISTERS):
        bits |= int(s.named_heroes[register])
    return bits


@inner(INT(S, T, ROW, INT))
def targets_for(s: Any, t: Any, context: Any, selector: int) -> int:
    """The slots (bits) that may be targets of an ability, whatever else it names."""
    side = int(context[codes.OWNER])
    return heroes_for(s, t, selector, side, int(context[codes.BEARER_UID])) & ~barred_from_targets(s, side)


@inner(INT(S, INT, INT, INT))
def random_heroes(s: Any, side: int, bits: int, count: int) -> int:
    """Some of the heroes (bits), at random: each in the order in which the side sees them has its chance."""
    taken, left = 0, count_bits(bits)
    for index in range(codes.FIELD):
        slot = (side * codes.PLACES + index) % codes.FIELD
        if bits >> slot & 1:
            if below(s.rng[:], side, left) < count:
                taken |= 1 << slot
                count -= 1
            left -= 1
    return taken


@inner(U64(S, INT, U64, INT))
def random_cards(s: Any, side: int, bits: Any, count: int) -> Any:
    """Some of an owner's cards (bits), at random."""
    taken = NONE
    for _ in range(count):
        rest = bits
        for _ in range(below(s.rng[:], side, count_cards(bits))):
            rest &= rest - ONE
        one = rest & (~rest + ONE)
        taken |= one
        bits &= ~one
    return taken


@inner(VOID(S, INT, INT, INT, INT, INT))
def ask_targets(s: Any, side: int, bits: int, count: int, can_stop: int, register: int) -> None:
    """Ask a player for heroes among some (bits)."""
    s.asked, s.asked_side = codes.ASK_TARGETS, side
    s.left, s.choices, s.can_stop, s.purpose = count, bits, can_stop, register


@inner(INT(S, T, INT))
def wanted(s: Any, t: Any, selector: int) -> int:
    """Return how many a selector takes: the X where it says so."""
    count = int(t.selector[selector, codes.AMOUNT])
    return int(s.context[codes.PAID_X]) if count == codes.COUNT_X else count


@inner(INT(S, INT, INT))
def most_damaged(s: Any, bits: int, count: int) -> int:
    """The least damage that those have who are among the `count` most damaged (bits)."""
    least, left = 0, bits
    while left:
        amount, above, rest = int(s.damage[lowest(left)]), 0, bits
        while rest:
            above += 1 if s.damage[lowest(rest)] >= amount else 0
            rest &= rest - 1
        if above >= count and amount > least:
            least = amount
        left &= left - 1
    return least


@inner(INT(S, INT, INT, INT))
def compared(s: Any, bits: int, amount: int, is_more: int) -> int:
    """Those heroes (bits) with more damage than an amount, or with exactly so much."""
    found = 0
    while bits:
        slot = lowest(bits)
        if s.damage[slot] > amount if is_more else s.damage[slot] == amount:
            found |= 1 << slot
        bits &= bits - 1
    return found


@inner(BOOL(S, T, INT, INT, INT))
def take_most_damaged(s: Any, t: Any, side: int, bits: int, count: int) -> bool:
    """Take the most damaged of some heroes (bits); among equals the owner chooses."""
    least = most_damaged(s, bits, count)
    sure, equal = compared(s, bits, least, 1), compared(s, bits, least, 0)
    missing = count - count_bits(sure)
    if count_bits(equal) <= missing:
        s.that = sure | equal
        return True
    s.named_heroes[codes.REGISTERS - 1] = sure
    ask_targets(s, side, equal, missing, 0, codes.REGISTERS - 1 | codes.TAKEN_AT_ONCE)
    return False


@inner(BOOL(S, T, INT, INT))
def take(s: Any, t: Any, selector: int, register: int) -> bool:
    """Take heroes for the next effect; False when their choice has to be waited for."""
    row = t.selector[selector]
    how, side = int(row[codes.HOW]), int(s.context[codes.OWNER])
    if how == codes.SELF or how == codes.THE_SUBJECT or how == codes.THE_FOE:
        s.that = known_heroes(s, s.context[:], how)
        return True
    if how == codes.TARGETED:
        bits = targets_for(s, t, s.context[:], selector) & ~all_named(s)
    else:
        bits = heroes_for(s, t, selector, side, int(s.context[codes.BEARER_UID]))
    s.that = 0
    count = min(wanted(s, t, selector), count_bits(bits))
    if how == codes.ALL:
        s.that = bits
    elif count == 0:
        return True
    elif how == codes.RANDOM:
        s.that = random_heroes(s, side, bits, count)
    elif how == codes.MOST_DAMAGED:
        return take_most_damaged(s, t, side, bits, count)
    else:
        ask_targets(s, side, bits, count, int(row[codes.UP_TO]), register | codes.TAKEN_AT_ONCE)
        return False
    return True


@inner(VOID(S, W, INT, INT, INT, INT, INT))
def ask_cards(s: Any, w: Any, kind: int, side: int, count: int, can_stop: int, purpose: int) -> None:
    """Ask a player for items, spells or cards among those found in the workspace."""
    s.asked, s.asked_side, s.left, s.can_stop, s.purpose = kind, side, count, can_stop, purpose
    s.options[0], s.options[1] = w.found[0], w.found[1]


@inner(VOID(S, W, INT))
def take_random_item(s: Any, w: Any, side: int) -> None:
    """Take one of the items found, at random: each in the order in which the side sees the heroes has its chance."""
    skip = below(s.rng[:], side, count_cards(w.found[0]) + count_cards(w.found[1]))
    for index in range(codes.FIELD):
        slot = (side * codes.PLACES + index) % codes.FIELD
        owner = side_of(slot)
        left = s.borne[owner, slot] & w.found[owner]
        while left != NONE:
            one = left & (~left + ONE)
            if skip == 0:
                s.picked[owner] |= one
                w.found[owner] &= ~one
                return
            skip -= 1
            left &= ~one


@inner(BOOL(S, T, W, INT, INT))
def take_items(s: Any, t: Any, w: Any, selector: int, register: int) -> bool:
    """Take items for the next effect, or name them into a register; False when their choice has to be waited for."""
    row, side = t.selector[selector], int(s.context[codes.OWNER])
    find_items(s, t, w, selector, side, s.context[:])
    total = count_cards(w.found[0]) + count_cards(w.found[1])
    count = min(int(row[codes.AMOUNT]), total)
    s.picked[0] = s.picked[1] = NONE
    if row[codes.HOW] == codes.RANDOM:
        for _ in range(count):
            take_random_item(s, w, side)
    elif row[codes.HOW] != codes.TARGETED:
        s.picked[0], s.picked[1] = w.found[0], w.found[1]
    elif count > 0:
        ask_cards(s, w, codes.ASK_ITEMS, side, count, int(row[codes.UP_TO]), register)
        return False
    return True


@inner(BOOL(S, T, W, INT, INT, INT))
def take_spells(s: Any, t: Any, w: Any, how: int, of: int, register: int) -> bool:
    """Take lasting spells for the next effect, or name one into a register."""
    s.picked[0] = s.picked[1] = NONE
    if how == codes.SELF:
        card = int(s.context[codes.SOURCE])
        s.picked[card // codes.SIDE_CARDS] = mark(card)
        return True
    find_spells(s, w, of, int(s.context[codes.OWNER]))
    if how == codes.ALL:
        s.picked[0], s.picked[1] = w.found[0], w.found[1]
    elif w.found[0] != NONE or w.found[1] != NONE:
        ask_cards(s, w, codes.ASK_SPELLS, int(s.context[codes.OWNER]), 1, 0, register)
        return False
    return True


@inner(U64(S, T, U64, INT, INT))
def usable(s: Any, t: Any, bits: Any, owner: int, purpose: int) -> Any:
    """Those cards (bits) that can be used for what they are picked for: deployed, or given to the hero taken."""
    if purpose != codes.TO_DEPLOY and purpose != codes.TO_EQUIP:
        return bits
    found, left = NONE, bits
    while left != NONE:
        card = owner * codes.SIDE_CARDS + lowest_card(left)
        left &= left - ONE
        if purpose == codes.TO_DEPLOY:
            is_fine = t.kind[card] == codes.HERO_CARD and is_deployable(s, t, owner, card) == 1
        else:
            is_item = t.kind[card] == codes.WEAPON or t.kind[card] == codes.EQUIPMENT
            is_fine = is_item and s.that != 0 and may_have(s, t, lowest(int(s.that)), card)
        if is_fine:
            found |= mark(card)
    return found


@inner(U64(S, T, INT, INT, INT))
def top_cards(s: Any, t: Any, selector: int, owner: int, count: int) -> Any:
    """Those of the first cards of a reserve that a selector may take."""
    bits, size = NONE, int(s.size[owner, codes.RESERVE])
    for index in range(max(0, size - count), size):
        card = int(s.cards[owner, codes.RESERVE, index])
        if fits_card(t, selector, card):
            bits |= mark(card)
    return bits


@inner(BOOL(S, T, W, INT, INT))
def take_cards(s: Any, t: Any, w: Any, selector: int, purpose: int) -> bool:
    """Pick cards for the next effect; False when their choice has to be waited for."""
    row = t.selector[selector]
    how, side, zone = int(row[codes.HOW]), int(s.context[codes.OWNER]), int(row[codes.ZONE])
    owner = side if row[codes.SIDE] == codes.OWN else 1 - side
    s.picked[0] = s.picked[1] = NONE
    bits = usable(s, t, cards_for(s, t, selector, owner), owner, purpose)
    count = min(int(row[codes.AMOUNT]), count_cards(bits))
    if how == codes.SELF:
        card = int(s.context[codes.SOURCE])
        s.picked[owner] = mark(card) & bits if card // codes.SIDE_CARDS == owner else NONE
    elif how == codes.ALL:
        s.picked[owner] = bits
    elif how == codes.TOP:
        s.picked[owner] = top_cards(s, t, selector, owner, int(row[codes.AMOUNT])) & bits
    elif how == codes.RANDOM:
        s.picked[owner] = random_cards(s, side, bits, count)
        settle_picks(s, t, owner, zone, bits)
    elif count > 0:
        w.found[owner], w.found[1 - owner] = bits, NONE
        ask_cards(s, w, codes.ASK_PICKS, owner if zone == codes.HAND else side, count, int(row[codes.UP_TO]), purpose)
        s.zone, s.zone_side = zone, owner
        return False
    return True


@inner(VOID(S, T, W, INT, INT))
def look_at(s: Any, t: Any, w: Any, selector: int, amount: int) -> None:
    """The owner looks at the top cards of the own reserve and picks some."""
    side = int(s.context[codes.OWNER])
    size = int(s.size[side, codes.RESERVE])
    for index in range(max(0, size - amount), size):
        s.known[side, side] |= mark(int(s.cards[side, codes.RESERVE, index]))
    note(s, w, events.LOOKED, side, -1, -1, min(amount, size), 0)
    s.picked[0] = s.picked[1] = NONE
    bits = top_cards(s, t, selector, side, amount)
    count = min(int(t.selector[selector, codes.AMOUNT]), count_cards(bits))
    if count > 0:
        w.found[side], w.found[1 - side] = bits, NONE
        ask_cards(s, w, codes.ASK_PICKS, side, count, int(t.selector[selector, codes.UP_TO]), codes.TO_TAKE)
        s.zone, s.zone_side = codes.RESERVE, side
