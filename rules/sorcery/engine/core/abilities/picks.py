"""Take what an effect acts on: targets that were named, things and squares taken as it happens, cards of zones (S-5)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import count_bits
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.control import OPERATION, A, B
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.compiled.machine.codes import CHOSEN, POSSIBLE
from rules.kernel.compiled.machine.columns import SIDE, SOURCE
from rules.kernel.compiled.machine.questions import questioning
from rules.kernel.compiled.random import below
from rules.sorcery.engine.core.abilities.selectors import fits_card, known_places, mark_cards, places_for, targets_for
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import first_of
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.zones import show_to

BOOL = types.boolean
QUESTIONS = questioning(S, T, W, packing=codes.PACKING, cards=codes.CARDS, first_of=first_of)
ask, ask_cards, unmark, list_answers, take_answer = QUESTIONS
#: The purpose of a question for targets holds their register above these bits.
REGISTER_SHIFT = 5


@inner(INT(S))
def purpose_of(s: Any) -> int:
    """Return the purpose of the open question: a code FOR_..., of the game or of the machine."""
    return int(s.purpose) & (1 << REGISTER_SHIFT) - 1 if s.purpose >= 0 else int(s.purpose)


@inner(INT(S, INT))
def named_before(s: Any, f: int) -> int:
    """Return all targets that a frame's ability has named, as bits."""
    bits = 0
    for register in range(codes.REGISTERS):
        bits |= int(s.named[f, register])
    return bits


@inner(INT(S, T, INT, INT))
def needed_later(s: Any, t: Any, f: int, pc: int) -> int:
    """Return the targets (bits) that are the only choice of a group which is named after the instruction `pc` and must have one."""
    found, later = 0, pc + 1
    while t.code[later, OPERATION] == codes.NAME:
        selector = int(t.code[later, B])
        bits = targets_for(s, t, s.frames[f], selector) & ~named_before(s, f)
        if count_bits(bits) == 1 and not t.selector[selector, codes.UP_TO]:
            found |= bits
        later += 1
    return found


@inner(BOOL(S, T, INT, INT))
def name(s: Any, t: Any, f: int, pc: int) -> bool:
    """Name targets as an ability is announced; return False where a group that must have one has none and none was named before."""
    register, selector = int(t.code[pc, A]), int(t.code[pc, B])
    side, named = int(s.frames[f, SIDE]), named_before(s, f)
    bits = targets_for(s, t, s.frames[f], selector) & ~named
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


@inner(INT(S, INT, INT, INT))
def random_places(s: Any, side: int, bits: int, count: int) -> int:
    """Return `count` of the places (bits), drawn at random in their order."""
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
    """Take things for the next effect; with `is_theirs` the other side chooses them."""
    row, side = t.selector[selector], int(s.frames[f, SIDE])
    how = int(row[codes.HOW])
    if how == codes.THAT:
        return
    if how in (codes.SELF, codes.THE_SUBJECT, codes.THE_FOE, codes.HOST, codes.CASTER):
        s.that = known_places(s, s.frames[f], how)
        return
    bits = places_for(s, t, s.frames[f], selector)
    count = min(int(row[codes.COUNT]), count_bits(bits))
    s.that, s.gone_from = bits, 0
    if how == codes.RANDOM:
        s.that = random_places(s, side, bits, count)
    elif how != codes.ALL and (count < count_bits(bits) or row[codes.UP_TO]):
        s.that = 0
        chooser = 1 - side if is_theirs else side
        if count > 0:
            ask(s, asking.TARGETS, chooser, bits, count, int(row[codes.UP_TO]), codes.FOR_TAKING)


@inner(VOID(S, T, INT, INT, INT))
def take_random_cards(s: Any, t: Any, side: int, owner: int, selector: int) -> None:
    """Choose some of the marked cards at random, drawn in the zone's order."""
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


@inner(BOOL(INT))
def is_deck(zone: int) -> bool:
    return zone == codes.SPELLBOOK or zone == codes.ATLAS


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
    if how == codes.ALL or (found <= row[codes.COUNT] and not row[codes.UP_TO] and not is_deck(zone)):
        for index in range(int(s.size[owner, zone])):
            card = int(s.cards[owner, zone, index])
            s.marked[card] = CHOSEN if s.marked[card] else 0
    elif how == codes.RANDOM:
        take_random_cards(s, t, side, owner, selector)
    elif found > 0:
        # Searching a deck may fail: what lies there is not open.
        can_stop = 1 if is_deck(zone) else int(row[codes.UP_TO])
        ask_cards(s, owner if zone == codes.HAND else side, int(row[codes.COUNT]), can_stop, codes.FOR_CARDS)


@inner(VOID(S, T, W, INT, INT, INT, INT))
def look_at(s: Any, t: Any, w: Any, f: int, amount: int, selector: int, deck: int) -> None:
    """Look at the top cards of one's own deck and choose among them."""
    side = int(s.frames[f, SIDE])
    size = int(s.size[side, deck])
    unmark(s)
    possible = 0
    for index in range(max(0, size - amount), size):
        card = int(s.cards[side, deck, index])
        show_to(s, side, card)
        if fits_card(t, selector, card):
            s.marked[card] = POSSIBLE
            possible += 1
    note(s, w, events.REVEALED, side, -1, -1, min(amount, size), 0)
    if possible > 0:
        ask_cards(s, side, int(t.selector[selector, codes.COUNT]), int(t.selector[selector, codes.UP_TO]), codes.FOR_CARDS)
