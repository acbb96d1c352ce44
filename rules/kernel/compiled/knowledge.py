"""The sides' knowledge of cards: the state's field `known`, bits of the cards whose place a side knows.

A word of bits holds the cards of ids up to 63, the next one those from 64 on. A game whose cards need two words has one for each side: a
card with id n belongs to side n // 64. Then `known` is per viewer and owner, otherwise per viewer alone.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types

from rules.kernel.compiled.bits import NONE, ONE
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.random import below

U64 = types.uint64
WORD = 64
_NUMBER = np.uint64(WORD - 1)


@inner(U64(INT))
def mark(card: int) -> Any:
    """Return the bit of a card in its word."""
    return ONE << (np.uint64(card) & _NUMBER)


def marking_unseen(state: Any, deck: int) -> Any:
    """Return the function `mark_unseen(s, side)`: from now on any card of a side's deck may lie at any place of it (compiled.luck)."""

    @inner(VOID(state, INT))
    def mark_unseen(s: Any, side: int) -> None:
        for index in range(int(s.size[side, deck])):
            s.unseen[s.cards[side, deck, index]] = 1

    return mark_unseen


class Knowledge(NamedTuple):
    """The functions of a game. `is_shared`: one word holds the cards of both sides.

    known_of(s, viewer, side): the cards that a viewer knows, in the word of a side's cards; know(s, viewer, side, bits) sets it.
    show(s, card): both sides know where a card is from now on. show_to(s, viewer, card), forget(s, viewer, card): one does, or no more.
    is_known(s, viewer, card). cards_in(s, side, zone): the cards of a zone, as bits of a word. shuffle(s, side): shuffle a side's deck
    with that side's own stream; nobody knows its order after.
    """

    is_shared: bool
    known_of: Any
    know: Any
    show: Any
    show_to: Any
    forget: Any
    is_known: Any
    cards_in: Any
    shuffle: Any


def knowledge(state: Any, dtype: np.dtype[Any], deck: int) -> Knowledge:
    """Return the functions for a game's state, given the number of the zone that is its deck."""
    is_shared = len(dtype["known"].shape) == 1
    mark_unseen = marking_unseen(state, deck)
    known_of, know = (_words_shared if is_shared else _words_apart)(state)

    @inner(VOID(state, INT, INT))
    def show_to(s: Any, viewer: int, card: int) -> None:
        side = card // WORD
        know(s, viewer, side, known_of(s, viewer, side) | mark(card))
        s.unseen[card] = 0

    @inner(VOID(state, INT, INT))
    def forget(s: Any, viewer: int, card: int) -> None:
        side = card // WORD
        know(s, viewer, side, known_of(s, viewer, side) & ~mark(card))

    @inner(VOID(state, INT))
    def show(s: Any, card: int) -> None:
        show_to(s, 0, card)
        show_to(s, 1, card)

    @inner(types.boolean(state, INT, INT))
    def is_known(s: Any, viewer: int, card: int) -> bool:
        return bool((known_of(s, viewer, card // WORD) & mark(card)) != NONE)

    @inner(U64(state, INT, INT))
    def cards_in(s: Any, side: int, zone: int) -> Any:
        bits = NONE
        for index in range(int(s.size[side, zone])):
            bits |= mark(int(s.cards[side, zone, index]))
        return bits

    @inner(VOID(state, INT))
    def shuffle(s: Any, side: int) -> None:
        hidden = ~cards_in(s, side, deck)
        for viewer in range(2):
            know(s, viewer, side, known_of(s, viewer, side) & hidden)
        mark_unseen(s, side)
        for last in range(int(s.size[side, deck]) - 1, 0, -1):
            other = below(s.rng[:], side, last + 1)
            card = s.cards[side, deck, last]
            s.cards[side, deck, last] = s.cards[side, deck, other]
            s.cards[side, deck, other] = card

    return Knowledge(is_shared, known_of, know, show, show_to, forget, is_known, cards_in, shuffle)


def _words_shared(state: Any) -> tuple[Any, Any]:
    @inner(U64(state, INT, INT))
    def known_of(s: Any, viewer: int, side: int) -> Any:
        return s.known[viewer]

    @inner(VOID(state, INT, INT, U64))
    def know(s: Any, viewer: int, side: int, bits: Any) -> None:
        s.known[viewer] = bits

    return known_of, know


def _words_apart(state: Any) -> tuple[Any, Any]:
    @inner(U64(state, INT, INT))
    def known_of(s: Any, viewer: int, side: int) -> Any:
        return s.known[viewer, side]

    @inner(VOID(state, INT, INT, U64))
    def know(s: Any, viewer: int, side: int, bits: Any) -> None:
        s.known[viewer, side] = bits

    return known_of, know
