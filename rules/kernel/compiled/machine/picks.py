"""Take what an effect acts on: targets that were named, things taken as it happens, cards of zones.

The tables hold selectors as rows; `codes` names their columns, the ways of picking and the purposes of questions, alike in every game on
the machine. Things are bits of places; cards are marked one by one.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple

from numba import types

from rules.kernel.compiled.bits import count_bits
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.control import OPERATION, A, B
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.compiled.machine.codes import CHOSEN, POSSIBLE
from rules.kernel.compiled.machine.columns import SIDE, SOURCE
from rules.kernel.compiled.machine.questions import Questions
from rules.kernel.compiled.random import below

BOOL = types.boolean
#: The purpose of a question for targets holds their register above these bits.
REGISTER_SHIFT = 5


def purpose_reading(state: Any) -> Any:
    """Return the function `purpose_of(s)`: the purpose of the open question, a code FOR_... of the game or of the machine."""

    @inner(INT(state))
    def purpose_of(s: Any) -> int:
        return int(s.purpose) & (1 << REGISTER_SHIFT) - 1 if s.purpose >= 0 else int(s.purpose)

    return purpose_of


def naming_before(state: Any, registers: int) -> Any:
    """Return the function `named_before(s, f)`: all targets that the ability of a frame has named, as bits."""

    @inner(INT(state, INT))
    def named_before(s: Any, f: int) -> int:
        bits = 0
        for register in range(registers):
            bits |= int(s.named[f, register])
        return bits

    return named_before


def naming(state: Any, tables: Any, *, codes: ModuleType, ask: Any, targets_for: Any) -> Any:
    """Return the function `name(s, t, f, pc)` of a game: name targets as an ability is announced, or as a part of it begins.

    It returns False where a group that must have one has none, and none was named before. targets_for(s, t, context, selector): what an
    ability may name as targets.
    """
    named_by, up_to, how_many, for_targets = codes.NAME, codes.UP_TO, codes.COUNT, codes.FOR_TARGETS
    named_before = naming_before(state, codes.REGISTERS)

    @inner(INT(state, tables, INT, INT))
    def needed_later(s: Any, t: Any, f: int, pc: int) -> int:
        """Return the targets (bits) that are the only choice of a group which is named after the instruction `pc` and must have one."""
        found, later = 0, pc + 1
        while t.code[later, OPERATION] == named_by:
            selector = int(t.code[later, B])
            bits = targets_for(s, t, s.frames[f], selector) & ~named_before(s, f)
            if count_bits(bits) == 1 and not t.selector[selector, up_to]:
                found |= bits
            later += 1
        return found

    @inner(BOOL(state, tables, INT, INT))
    def name(s: Any, t: Any, f: int, pc: int) -> bool:
        register, selector = int(t.code[pc, A]), int(t.code[pc, B])
        named = named_before(s, f)
        bits = targets_for(s, t, s.frames[f], selector) & ~named
        count, can_stop = int(t.selector[selector, how_many]), int(t.selector[selector, up_to])
        needed = needed_later(s, t, f, pc)
        if can_stop or bits & ~needed:
            bits &= ~needed
        if bits == 0:
            return can_stop != 0 or named != 0
        if count_bits(bits) <= count and not can_stop:
            s.named[f, register] = bits
            return True
        ask(s, asking.TARGETS, int(s.frames[f, SIDE]), bits, count, can_stop, register << REGISTER_SHIFT | for_targets)
        return True

    return name


def taking(
    state: Any, tables: Any, *, codes: ModuleType, ask: Any, known: tuple[int, ...], known_places: Any, places_for: Any, first_of: Any
) -> Any:
    """Return the function `take(s, t, f, selector, is_theirs)` of a game: take things for the next effect.

    Where it `is_theirs` to choose, the other side does. `known`: the ways of picking that need no choice, for
    known_places(s, context, way). places_for(s, t, context, selector): what a selector may take. first_of(places, side): see questioning.
    """
    ways = sum(1 << way for way in known)
    as_before, at_random, everything = codes.THAT, codes.RANDOM, codes.ALL
    how_column, how_many, up_to, for_taking = codes.HOW, codes.COUNT, codes.UP_TO, codes.FOR_TAKING

    @inner(INT(state, INT, INT, INT))
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

    @inner(VOID(state, tables, INT, INT, INT))
    def take(s: Any, t: Any, f: int, selector: int, is_theirs: int) -> None:
        row, side = t.selector[selector], int(s.frames[f, SIDE])
        how = int(row[how_column])
        if how == as_before:
            return
        if ways >> how & 1:
            s.that = known_places(s, s.frames[f], how)
            return
        bits = places_for(s, t, s.frames[f], selector)
        count = min(int(row[how_many]), count_bits(bits))
        s.that = bits
        if how == at_random:
            s.that = random_places(s, side, bits, count)
        elif how != everything and (count < count_bits(bits) or row[up_to]):
            s.that = 0
            chooser = 1 - side if is_theirs else side
            if count > 0:
                ask(s, asking.TARGETS, chooser, bits, count, int(row[up_to]), for_taking)

    return take


class CardPicks(NamedTuple):
    """take_cards(s, t, f, selector): choose cards of a zone for the next effect.
    look_at(s, t, w, f, amount, selector, deck): look at the top cards of one's own deck and choose among them.
    """

    take_cards: Any
    look_at: Any


def card_picking(
    state: Any,
    tables: Any,
    work: Any,
    *,
    codes: ModuleType,
    questions: Questions,
    decks: tuple[int, ...],
    can_find_nothing: bool,
    fits_card: Any,
    show_to: Any,
    tell_look: Any,
) -> CardPicks:
    """Return the functions of a game that choose cards.

    In the zones `decks` cards are asked for even where all are wanted; who searches one `can_find_nothing`, or has to take what is there.
    fits_card(t, selector, card): whether a selector may take a card. show_to(s, side, card): the side knows the card from now on.
    tell_look(s, w, side, cards): note that a side has looked at so many cards.
    """
    _, ask_cards, unmark, _, _ = questions
    deck_bits, spared = sum(1 << zone for zone in decks), int(can_find_nothing)
    own, of_hand, for_cards = codes.OWN, codes.HAND, codes.FOR_CARDS
    itself, from_top, at_random, everything = codes.SELF, codes.TOP, codes.RANDOM, codes.ALL
    zone_column, how_column, whose_column, how_many, up_to = codes.ZONE, codes.HOW, codes.WHOSE, codes.COUNT, codes.UP_TO

    @inner(INT(state, tables, INT, INT))
    def mark_cards(s: Any, t: Any, selector: int, owner: int) -> int:
        """Mark the cards of an owner's zone that a selector may take; return how many."""
        zone, count = int(t.selector[selector, zone_column]), 0
        for index in range(int(s.size[owner, zone])):
            card = int(s.cards[owner, zone, index])
            if fits_card(t, selector, card):
                s.marked[card] = POSSIBLE
                count += 1
        return count

    @inner(VOID(state, tables, INT, INT, INT))
    def take_random_cards(s: Any, t: Any, side: int, owner: int, selector: int) -> None:
        """Choose some of the marked cards at random, drawn in the zone's order."""
        zone, count, left = int(t.selector[selector, zone_column]), int(t.selector[selector, how_many]), 0
        for index in range(int(s.size[owner, zone])):
            left += s.marked[s.cards[owner, zone, index]] == POSSIBLE
        for index in range(int(s.size[owner, zone])):
            card = int(s.cards[owner, zone, index])
            if s.marked[card] == POSSIBLE:
                is_taken = count > 0 and below(s.rng[:], side, left) < count
                s.marked[card] = CHOSEN if is_taken else 0
                count -= int(is_taken)
                left -= 1

    @inner(VOID(state, tables, INT, INT, INT))
    def take_top_cards(s: Any, t: Any, owner: int, zone: int, selector: int) -> None:
        """Choose those of a deck's top cards that a selector may take."""
        size = int(s.size[owner, zone])
        for index in range(max(0, size - int(t.selector[selector, how_many])), size):
            card = int(s.cards[owner, zone, index])
            s.marked[card] = CHOSEN if fits_card(t, selector, card) else 0

    @inner(VOID(state, INT, INT, INT))
    def take_itself(s: Any, card: int, owner: int, zone: int) -> None:
        """Choose a card that lies in a zone, or none where it does not."""
        for index in range(int(s.size[owner, zone])):
            if s.cards[owner, zone, index] == card:
                s.marked[card] = CHOSEN

    @inner(VOID(state, tables, INT, INT))
    def take_cards(s: Any, t: Any, f: int, selector: int) -> None:
        row, side = t.selector[selector], int(s.frames[f, SIDE])
        how, zone = int(row[how_column]), int(row[zone_column])
        owner = side if row[whose_column] == own else 1 - side
        unmark(s)
        if how == itself:
            take_itself(s, int(s.frames[f, SOURCE]), owner, zone)
            return
        if how == from_top:
            take_top_cards(s, t, owner, zone, selector)
            return
        found, is_deck = mark_cards(s, t, selector, owner), deck_bits >> zone & 1
        if how == everything or (found <= row[how_many] and not row[up_to] and not is_deck):
            for index in range(int(s.size[owner, zone])):
                card = int(s.cards[owner, zone, index])
                s.marked[card] = CHOSEN if s.marked[card] else 0
        elif how == at_random:
            take_random_cards(s, t, side, owner, selector)
        elif found > 0:
            can_stop = int(row[up_to]) | is_deck & spared
            ask_cards(s, owner if zone == of_hand else side, int(row[how_many]), can_stop, for_cards)

    @inner(VOID(state, tables, work, INT, INT, INT, INT))
    def look_at(s: Any, t: Any, w: Any, f: int, amount: int, selector: int, deck: int) -> None:
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
        tell_look(s, w, side, min(amount, size))
        if possible > 0:
            ask_cards(s, side, int(t.selector[selector, how_many]), int(t.selector[selector, up_to]), for_cards)

    return CardPicks(take_cards, look_at)
