"""The effects on cards, one function a word: `s.picked` holds the cards (bits of their owner's) that they are for."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core import codes, events
from rules.douwushi.engine.core.field import fill_slot, free_slot, may_have
from rules.douwushi.engine.core.hero_effects import arrive, counted, is_deployable
from rules.douwushi.engine.core.items import put_on
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.log import note
from rules.douwushi.engine.core.zones import add, add_below, add_stack, bury, mark, remove_at, show, show_to, shuffle, take_picked
from rules.kernel.compiled.bits import NONE, lowest
from rules.kernel.compiled.compiling import INT, VOID, inner


@inner(INT(S, INT))
def whose(s: Any, of: int) -> int:
    """The side that a word calls own or enemy."""
    return int(s.context[codes.OWNER]) if of == codes.OWN else 1 - int(s.context[codes.OWNER])


@inner(VOID(S, W, INT, INT))
def draw_cards(s: Any, w: Any, side: int, count: int) -> None:
    """Draw from the top, as many as there are."""
    for _ in range(min(count, int(s.size[side, codes.RESERVE]))):
        card = remove_at(s, side, codes.RESERVE, int(s.size[side, codes.RESERVE]) - 1)
        add(s, side, codes.HAND, card)
        show_to(s, side, card)
        note(s, w, events.DREW, side, card, -1, 0, 0)


@inner(VOID(S, W, INT))
def shuffle_reserve(s: Any, w: Any, side: int) -> None:
    shuffle(s, side)
    note(s, w, events.SHUFFLED, side, -1, -1, 0, 0)


@inner(VOID(S, T, W, INT, INT))
def discard(s: Any, t: Any, w: Any, side: int, zone: int) -> None:
    """The cards that were picked go to the graveyard."""
    card = take_picked(s, side, zone)
    while card >= 0:
        bury(s, side, card)
        note(s, w, events.DISCARDED, side, card, -1, zone, 0)
        card = take_picked(s, side, zone)


@inner(VOID(S, T, W, INT, INT))
def to_hand(s: Any, t: Any, w: Any, zone: int, is_search: int) -> None:
    """Cards of one's own go to hand, shown; after a search the reserve is shuffled."""
    side = int(s.context[codes.OWNER])
    card = take_picked(s, side, zone)
    while card >= 0:
        add(s, side, codes.HAND, card)
        show(s, card)
        note(s, w, events.MOVED, side, card, -1, zone, codes.HAND)
        card = take_picked(s, side, zone)
    if is_search:
        shuffle_reserve(s, w, side)


@inner(VOID(S, W, INT, INT, INT))
def lay_in_reserve(s: Any, w: Any, side: int, card: int, to: int) -> None:
    if to == codes.TO_BOTTOM:
        add_below(s, side, card)
    else:
        add(s, side, codes.RESERVE, card)


@inner(VOID(S, T, W, INT, INT, INT))
def put_back(s: Any, t: Any, w: Any, zone: int, side: int, to: int) -> None:
    """Cards go from hand or graveyard to the reserve; what both saw stays known there until a shuffle."""
    card = take_picked(s, side, zone)
    while card >= 0:
        lay_in_reserve(s, w, side, card, to)
        note(s, w, events.MOVED, side, card, -1, zone, codes.RESERVE)
        card = take_picked(s, side, zone)
    if to == codes.TO_SHUFFLE:
        shuffle_reserve(s, w, side)


@inner(VOID(S, T, W, INT, INT))
def set_beyond(s: Any, t: Any, w: Any, zone: int, side: int) -> None:
    card = take_picked(s, side, zone)
    while card >= 0:
        add(s, side, codes.BEYOND, card)
        show(s, card)
        note(s, w, events.MOVED, side, card, -1, zone, codes.BEYOND)
        card = take_picked(s, side, zone)


@inner(VOID(S, T, W, INT, INT))
def deploy(s: Any, t: Any, w: Any, zone: int, is_search: int) -> None:
    """Heroes come to the battlefield; one whose name is there already stays where it is."""
    side = int(s.context[codes.OWNER])
    index = 0
    while index < s.size[side, zone]:
        card = int(s.cards[side, zone, index])
        is_picked = (s.picked[side] & mark(card)) != NONE
        if is_picked and is_deployable(s, t, side, card):
            remove_at(s, side, zone, index)
            slot = free_slot(s, side)
            fill_slot(s, slot, card)
            s.that = 1 << slot
            arrive(s, t, w, slot, card, zone)
        else:
            index += 1
    s.picked[side] = NONE
    if is_search:
        shuffle_reserve(s, w, side)


@inner(VOID(S, T, W, INT, INT))
def equip(s: Any, t: Any, w: Any, zone: int, is_search: int) -> None:
    """Items of one's own go to the hero taken, for nothing, as far as it may have them."""
    side = int(s.context[codes.OWNER])
    index = 0
    while index < s.size[side, zone] and s.that:
        card, slot = int(s.cards[side, zone, index]), lowest(int(s.that))
        if (s.picked[side] & mark(card)) != NONE and may_have(s, t, slot, card):
            remove_at(s, side, zone, index)
            s.picked[side] &= ~mark(card)
            put_on(s, t, w, card, slot, 0)
        else:
            index += 1
    s.picked[side] = NONE
    if is_search:
        shuffle_reserve(s, w, side)


@inner(VOID(S, T, W, INT, INT))
def draw(s: Any, t: Any, w: Any, row: int, of: int) -> None:
    draw_cards(s, w, whose(s, of), counted(s, t, row))


@inner(VOID(S, T, W, INT, INT))
def mill(s: Any, t: Any, w: Any, row: int, of: int) -> None:
    """Cards of the top of a reserve go to the graveyard."""
    side = whose(s, of)
    for _ in range(min(counted(s, t, row), int(s.size[side, codes.RESERVE]))):
        card = remove_at(s, side, codes.RESERVE, int(s.size[side, codes.RESERVE]) - 1)
        bury(s, side, card)
        note(s, w, events.MOVED, side, card, -1, codes.RESERVE, codes.GRAVEYARD)


@inner(VOID(S, W, INT, INT))
def add_bounty(s: Any, w: Any, cards: int, of: int) -> None:
    """Cards of the top of a reserve become a stack; who knew them goes on knowing them."""
    side = whose(s, of)
    count = add_stack(s, side, cards)
    if count:
        note(s, w, events.BOUNTY_ADDED, side, -1, -1, count, int(s.stacks[side]))


@inner(VOID(S, T, W, INT, INT, INT))
def put_looked(s: Any, t: Any, w: Any, amount: int, rest: int, is_shown: int) -> None:
    """Of the top cards that were looked at, those picked go to hand and the others elsewhere, in the order in which they lay."""
    side = int(s.context[codes.OWNER])
    size = int(s.size[side, codes.RESERVE])
    index = size - 1
    for _ in range(min(size, amount)):
        card = int(s.cards[side, codes.RESERVE, index])
        if (s.picked[side] & mark(card)) != NONE:
            remove_at(s, side, codes.RESERVE, index)
            add(s, side, codes.HAND, card)
            show_to(s, side, card)
            if is_shown:
                show(s, card)
            note(s, w, events.MOVED, side, card, -1, codes.RESERVE, codes.HAND)
        elif rest == codes.TO_BOTTOM or rest == codes.TO_GRAVEYARD:
            remove_at(s, side, codes.RESERVE, index)
            if rest == codes.TO_BOTTOM:
                add_below(s, side, card)
                index += 1
            else:
                bury(s, side, card)
                note(s, w, events.MOVED, side, card, -1, codes.RESERVE, codes.GRAVEYARD)
        index -= 1
    s.picked[side] = NONE
    if rest == codes.TO_SHUFFLE:
        shuffle_reserve(s, w, side)
