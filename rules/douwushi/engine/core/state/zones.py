"""Zones: hands, reserves, graveyards, what lies beyond, the bounty; and which cards a side knows (W-1, W-9, W-13)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.fields import STATE
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.kernel.compiled.bits import NONE, ONE, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.knowledge import knowledge
from rules.kernel.compiled.knowledge import mark as mark
from rules.kernel.compiled.luck import drawing
from rules.kernel.compiled.piles import piles


@inner(INT(INT))
def owner(card: int) -> int:
    return card // codes.SIDE_CARDS


add, add_below, remove_at, remove = piles(S, codes.RESERVE)
KNOWLEDGE = knowledge(S, STATE.dtype, codes.RESERVE)
show, show_to, forget, is_known = KNOWLEDGE.show, KNOWLEDGE.show_to, KNOWLEDGE.forget, KNOWLEDGE.is_known
cards_in, shuffle = KNOWLEDGE.cards_in, KNOWLEDGE.shuffle
draw_top = drawing(S, W, codes.RESERVE, codes.HAND, remove_at, add, show_to)


@inner(VOID(S, INT, INT))
def bury(s: Any, side: int, card: int) -> None:
    """Put a card into its owner's graveyard, where everybody sees it."""
    add(s, side, codes.GRAVEYARD, card)
    show(s, card)


@inner(INT(S, INT, INT))
def take_picked(s: Any, side: int, zone: int) -> int:
    """Take the next picked card out of a zone, in the zone's order, from the top of a reserve; -1 when there is none left."""
    size = int(s.size[side, zone])
    for place in range(size):
        index = size - 1 - place if zone == codes.RESERVE else place
        bit = mark(int(s.cards[side, zone, index]))
        if (s.picked[side] & bit) != NONE:
            s.picked[side] &= ~bit
            return int(remove_at(s, side, zone, index))
    return codes.NOBODY


@inner(VOID(S, T, INT, INT, types.uint64))
def settle_picks(s: Any, t: Any, side: int, zone: int, among: Any) -> None:
    """Replace picked cards by the first equal ones in their zone, from the top of a reserve, that could be picked (bits).

    So it makes no difference which of them is which.
    """
    chosen, size = s.picked[side], int(s.size[side, zone])
    s.picked[side] = NONE
    for place in range(size):
        card = int(s.cards[side, zone, size - 1 - place if zone == codes.RESERVE else place])
        left = chosen if (among & mark(card)) != NONE else NONE
        while left != NONE:
            one = left & (~left + ONE)
            left &= ~one
            if t.same[side * codes.SIDE_CARDS + lowest_card(one)] == t.same[card]:
                chosen &= ~one
                s.picked[side] |= mark(card)
                left = NONE


@inner(VOID(S, INT, types.uint64))
def lay_on_top(s: Any, side: int, cards: Any) -> None:
    """Put some cards (bits) of a side's reserve on top of it; the others keep their order."""
    last = int(s.size[side, codes.RESERVE])
    for index in range(last - 1, -1, -1):
        card = int(s.cards[side, codes.RESERVE, index])
        if (cards & mark(card)) != NONE:
            remove_at(s, side, codes.RESERVE, index)
            add(s, side, codes.RESERVE, card)
            cards &= ~mark(card)


@inner(INT(S, INT, INT))
def stack_start(s: Any, side: int, stack: int) -> int:
    """Return the index in its zone at which a bounty stack begins."""
    start = 0
    for before in range(stack):
        start += int(s.stack_size[side, before])
    return start


@inner(types.uint64(S, INT, INT))
def cards_of_stack(s: Any, side: int, stack: int) -> Any:
    """The cards of a bounty stack, as bits of their owner's."""
    start, bits = stack_start(s, side, stack), NONE
    for index in range(start, start + int(s.stack_size[side, stack])):
        bits |= mark(int(s.cards[side, codes.BOUNTY, index]))
    return bits


@inner(INT(S, INT, INT))
def add_stack(s: Any, side: int, cards: int) -> int:
    """Make so many cards of the top of a reserve a new bounty stack, unseen; return how many there were."""
    count = min(cards, int(s.size[side, codes.RESERVE]))
    if count == 0 or s.stacks[side] >= codes.STACKS:
        return 0
    for _ in range(count):
        card = remove_at(s, side, codes.RESERVE, int(s.size[side, codes.RESERVE]) - 1)
        add(s, side, codes.BOUNTY, card)
    s.stack_size[side, s.stacks[side]] = count
    s.stacks[side] += 1
    return count
