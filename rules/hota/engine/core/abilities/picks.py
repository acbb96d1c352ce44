"""Take what an effect acts on: targets that were named, permanents and players taken as it happens, cards of zones (H-6, H-11)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.selectors import fits_card, known_places, mark_cards, places_for, targets_for
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.field import first_of
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.hota.engine.core.state.zones import show_to
from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.control import OPERATION, A, B
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.compiled.machine.codes import CHOSEN, POSSIBLE
from rules.kernel.compiled.machine.columns import BORN, SIDE, SOURCE, SOURCE_UID
from rules.kernel.compiled.machine.questions import questioning
from rules.kernel.compiled.random import below

BOOL = types.boolean
ask, ask_cards, unmark, list_answers, take_answer = questioning(S, T, W, packing=codes.PACKING, cards=codes.CARDS)
#: The purpose of a question for targets holds their register above these bits.
REGISTER_SHIFT = 5


@inner(INT(S))
def purpose_of(s: Any) -> int:
    """Return the purpose of the open question: a code FOR_..., of the game or of the machine."""
    return int(s.purpose) & (1 << REGISTER_SHIFT) - 1 if s.purpose >= 0 else int(s.purpose)


@inner(INT(S, INT))
def named_elsewhere(s: Any, f: int) -> int:
    """All targets that a frame's ability has named, as bits."""
    bits = 0
    for register in range(codes.REGISTERS):
        bits |= int(s.named[f, register])
    return bits


@inner(INT(S, T, INT, INT))
def needed_later(s: Any, t: Any, f: int, pc: int) -> int:
    """The targets (bits) without which a group that is named after the instruction `pc`, and must have one, would have none."""
    side, uid, named = int(s.frames[f, SIDE]), int(s.frames[f, SOURCE_UID]), named_elsewhere(s, f)
    found, later = 0, pc + 1
    while t.code[later, OPERATION] == codes.NAME:
        selector = int(t.code[later, B])
        bits = targets_for(s, t, selector, side, uid) & ~named
        if count_bits(bits) == 1 and not t.selector[selector, codes.UP_TO]:
            found |= bits
        later += 1
    return found


@inner(BOOL(S, T, INT, INT))
def name(s: Any, t: Any, f: int, pc: int) -> bool:
    """Name targets as an ability is announced; False where there is none that must be there, and none was named before (101.3)."""
    register, selector = int(t.code[pc, A]), int(t.code[pc, B])
    side, named = int(s.frames[f, SIDE]), named_elsewhere(s, f)
    bits = targets_for(s, t, selector, side, int(s.frames[f, SOURCE_UID])) & ~named
    count, can_stop = int(t.selector[selector, codes.COUNT]), int(t.selector[selector, codes.UP_TO])
    needed = needed_later(s, t, f, pc)
    if can_stop or bits & ~needed:
        bits &= ~needed
    if bits == 0:
        return can_stop != 0 or named != 0
    if count_bits(bits) <= count and not can_stop:
        s.named[f, register] = bits
        return True
    ask(s, asking.TARGETS, side, bits, count, can_stop, register << REGISTER_SHIFT | codes.FOR_TARGETS)
    return True


@inner(INT(S, T, INT, INT, INT))
def still_legal(s: Any, t: Any, f: int, register: int, selector: int) -> int:
    """Those of an ability's targets (bits) that it may still have: what is there since later is another object (H-11)."""
    named = int(s.named[f, register])
    bits = named & targets_for(s, t, selector, int(s.frames[f, SIDE]), int(s.frames[f, SOURCE_UID]))
    left, born = bits & (1 << codes.FIELD) - 1, int(s.frames[f, BORN])
    while left:
        place = lowest(left)
        if s.uid[place] > born:
            bits &= ~(1 << place)
        left &= left - 1
    return bits


@inner(INT(S, INT, INT, INT))
def random_places(s: Any, side: int, bits: int, count: int) -> int:
    """Some of the places and players (bits), at random: each in their order has its chance."""
    taken, left = 0, bits
    while left:
        target = first_of(left, side)
        if below(s.rng[:], side, count_bits(left)) < count:
            taken |= 1 << target
            count -= 1
        left &= ~(1 << target)
    return taken


@inner(VOID(S, T, INT, INT, INT))
def take(s: Any, t: Any, f: int, selector: int, is_theirs: int) -> None:
    """Take permanents and players for the next effect. Where it `is_theirs` to choose, their controller does."""
    row, side = t.selector[selector], int(s.frames[f, SIDE])
    how = int(row[codes.HOW])
    if how == codes.THAT:
        return
    if how in (codes.SELF, codes.THE_SUBJECT, codes.THE_FOE, codes.HOST):
        s.that = known_places(s, s.frames[f], how)
        return
    bits = places_for(s, t, selector, side, int(s.frames[f, SOURCE_UID]))
    count = min(int(row[codes.COUNT]), count_bits(bits))
    s.that = bits
    if how == codes.RANDOM:
        s.that = random_places(s, side, bits, count)
    elif how != codes.ALL and (count < count_bits(bits) or row[codes.UP_TO]):
        s.that = 0
        chooser = 1 - side if is_theirs else side
        if count > 0:
            ask(s, asking.TARGETS, chooser, bits, count, int(row[codes.UP_TO]), codes.FOR_TAKING)


@inner(VOID(S, T, INT, INT, INT))
def take_random_cards(s: Any, t: Any, side: int, owner: int, selector: int) -> None:
    """Choose some of the marked cards at random: each in the zone's order has its chance."""
    zone, count, left = int(t.selector[selector, codes.ZONE]), int(t.selector[selector, codes.COUNT]), 0
    for index in range(int(s.size[owner, zone])):
        left += s.marked[s.cards[owner, zone, index]] == POSSIBLE
    for index in range(int(s.size[owner, zone])):
        card = int(s.cards[owner, zone, index])
        if s.marked[card] == POSSIBLE:
            is_taken = count > 0 and below(s.rng[:], side, left) < count
            s.marked[card] = CHOSEN if is_taken else 0
            count -= int(is_taken)
            left -= 1


@inner(VOID(S, T, INT, INT))
def take_cards(s: Any, t: Any, f: int, selector: int) -> None:
    """Choose cards of a zone for the next effect."""
    row, side = t.selector[selector], int(s.frames[f, SIDE])
    how, zone = int(row[codes.HOW]), int(row[codes.ZONE])
    owner = side if row[codes.WHOSE] == codes.OWN else 1 - side
    unmark(s)
    if how == codes.SELF:
        card = int(s.frames[f, SOURCE])
        for index in range(int(s.size[owner, zone])):
            if s.cards[owner, zone, index] == card:
                s.marked[card] = CHOSEN
        return
    if how == codes.TOP:
        size = int(s.size[owner, zone])
        for index in range(max(0, size - int(row[codes.COUNT])), size):
            card = int(s.cards[owner, zone, index])
            s.marked[card] = CHOSEN if fits_card(t, selector, card) else 0
        return
    found = mark_cards(s, t, selector, owner)
    if how == codes.ALL or (found <= row[codes.COUNT] and not row[codes.UP_TO] and zone != codes.DECK):
        for index in range(int(s.size[owner, zone])):
            card = int(s.cards[owner, zone, index])
            s.marked[card] = CHOSEN if s.marked[card] else 0
    elif how == codes.RANDOM:
        take_random_cards(s, t, side, owner, selector)
    elif found > 0:
        ask_cards(s, owner if zone == codes.HAND else side, int(row[codes.COUNT]), int(row[codes.UP_TO]), codes.FOR_CARDS)


@inner(VOID(S, T, W, INT, INT, INT))
def look_at(s: Any, t: Any, w: Any, f: int, amount: int, selector: int) -> None:
    """Look at the top cards of one's own deck and choose among them."""
    side = int(s.frames[f, SIDE])
    size = int(s.size[side, codes.DECK])
    unmark(s)
    possible = 0
    for index in range(max(0, size - amount), size):
        card = int(s.cards[side, codes.DECK, index])
        show_to(s, side, card)
        if fits_card(t, selector, card):
            s.marked[card] = POSSIBLE
            possible += 1
    note(s, w, events.REVEALED, side, -1, -1, min(amount, size), 0)
    if possible > 0:
        ask_cards(s, side, int(t.selector[selector, codes.COUNT]), int(t.selector[selector, codes.UP_TO]), codes.FOR_CARDS)
