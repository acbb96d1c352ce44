"""Zones: hands, reserves, graveyards, what lies beyond, the bounty; and which cards a side knows (W-1, W-9, W-13)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.layout import S, T
from rules.kernel.compiled.bits import NONE, ONE, lowest_card
from rules.kernel.compiled.compiling import INT, VOID, inner
from rules.kernel.compiled.piles import piles
from rules.kernel.compiled.random import below

BOOL = types.boolean
_NUMBER = np.uint64(codes.SIDE_CARDS - 1)


@inner(types.uint64(INT))
def mark(card: int) -> Any:
    """The bit of a card among its owner's."""
    return ONE << (np.uint64(card) & _NUMBER)


@inner(INT(INT))
def owner(card: int) -> int:
    return card // codes.SIDE_CARDS


add, add_below, remove_at, remove = piles(S, codes.RESERVE)


@inner(types.uint64(S, INT, INT))
def cards_in(s: Any, side: int, zone: int) -> Any:
    """The cards of a zone, as bits of their owner's."""
    bits = NONE
    for index in range(int(s.size[side, zone])):
        bits |= mark(int(s.cards[side, zone, index]))
    return bits


@inner(VOID(S, INT))
def shuffle(s: Any, side: int) -> None:
    """Shuffle a side's reserve with that side's own stream. Nobody knows its order after."""
    size = int(s.size[side, codes.RESERVE])
    hidden = ~cards_in(s, side, codes.RESERVE)
    s.known[0, side] &= hidden
    s.known[1, side] &= hidden
    for last in range(size - 1, 0, -1):
        other = below(s.rng[:], side, last + 1)
        card = s.cards[side, codes.RESERVE, last]
        s.cards[side, codes.RESERVE, last] = s.cards[side, codes.RESERVE, other]
        s.cards[side, codes.RESERVE, other] = card


@inner(VOID(S, INT))
def show(s: Any, card: int) -> None:
    """Both sides know where this card is from now on."""
    bit = mark(card)
    s.known[0, owner(card)] |= bit
    s.known[1, owner(card)] |= bit


@inner(VOID(S, INT, INT))
def show_to(s: Any, side: int, card: int) -> None:
    s.known[side, owner(card)] |= mark(card)


@inner(VOID(S, INT, INT))
def forget(s: Any, side: int, card: int) -> None:
    s.known[side, owner(card)] &= ~mark(card)


@inner(BOOL(S, INT, INT))
def is_known(s: Any, side: int, card: int) -> bool:
    return bool((s.known[side, owner(card)] & mark(card)) != NONE)


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
    """Of equal cards that could be picked (bits) let the first in their zone, from the top of a reserve, be those that were.

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
    """Where a bounty stack begins in its zone."""
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
    """Make so many cards of the top of a reserve a new bounty stack, unseen; how many there were."""
    count = min(cards, int(s.size[side, codes.RESERVE]))
    if count == 0 or s.stacks[side] >= codes.STACKS:
        return 0
    for _ in range(count):
        card = remove_at(s, side, codes.RESERVE, int(s.size[side, codes.RESERVE]) - 1)
        add(s, side, codes.BOUNTY, card)
    s.stack_size[side, s.stacks[side]] = count
    s.stacks[side] += 1
    return count
