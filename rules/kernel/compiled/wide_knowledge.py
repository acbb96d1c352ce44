"""The sides' knowledge in games of more cards than a word has bits: the field `known`, a byte for each card, a bit for each viewer."""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import types

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.knowledge import marking_unseen
from rules.kernel.compiled.random import below


class WideKnowledge(NamedTuple):
    """show(s, card): all sides know where a card is from now on.
    show_to(s, viewer, card), forget(s, viewer, card): one does, or no more.
    is_known(s, viewer, card).
    shuffle(s, side): shuffle a side's deck with that side's own stream; nobody knows its order after.
    """

    show: Any
    show_to: Any
    forget: Any
    is_known: Any
    shuffle: Any


def wide_knowledge(state: Any, deck: int, sides: int = 2) -> WideKnowledge:
    """Return the functions for a game's state, given the number of the zone that is its deck."""
    everybody = (1 << sides) - 1
    mark_unseen = marking_unseen(state, deck)

    @inner(VOID(state, INT))
    def show(s: Any, card: int) -> None:
        s.known[card] = everybody
        s.unseen[card] = 0

    @inner(VOID(state, INT, INT))
    def show_to(s: Any, viewer: int, card: int) -> None:
        s.known[card] |= 1 << viewer
        s.unseen[card] = 0

    @inner(VOID(state, INT, INT))
    def forget(s: Any, viewer: int, card: int) -> None:
        s.known[card] &= everybody & ~(1 << viewer)

    @inner(types.boolean(state, INT, INT))
    def is_known(s: Any, viewer: int, card: int) -> bool:
        return bool(int(s.known[card]) >> viewer & 1)

    @inner(VOID(state, INT))
    def shuffle(s: Any, side: int) -> None:
        for index in range(int(s.size[side, deck])):
            s.known[s.cards[side, deck, index]] = 0
        mark_unseen(s, side)
        for last in range(int(s.size[side, deck]) - 1, 0, -1):
            other = below(s.rng[:], side, last + 1)
            card = s.cards[side, deck, last]
            s.cards[side, deck, last] = s.cards[side, deck, other]
            s.cards[side, deck, other] = card

    return WideKnowledge(show, show_to, forget, is_known, shuffle)
