"""Piles of cards: the zones of a state whose fields are `size[side, zone]` and `cards[side, zone, index]`, the top of a deck last.

What is taken out of a zone is no longer `unseen` (compiled.luck), wherever it goes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.kernel.compiled.compilation import INT, VOID, inner


class Piles(NamedTuple):
    """The functions of a game's zones. All take the state, a side and a zone; those of a deck know which zone it is.

    add(s, side, zone, card): put a card last, on top of a deck.
    add_below(s, side, card): to the bottom of the deck.
    remove_at(s, side, zone, index): take the card at an index out, the others keep their order; return it.
    remove(s, side, zone, card): take that card out, if it is there.
    """

    add: Any
    add_below: Any
    remove_at: Any
    remove: Any


def piles(state: Any, deck: int) -> Piles:
    """Return the functions for a game's state, given the number of the zone that is its deck."""

    @inner(VOID(state, INT, INT, INT))
    def add(s: Any, side: int, zone: int, card: int) -> None:
        size = int(s.size[side, zone])
        s.cards[side, zone, size] = card
        s.size[side, zone] = size + 1

    @inner(VOID(state, INT, INT))
    def add_below(s: Any, side: int, card: int) -> None:
        for index in range(int(s.size[side, deck]), 0, -1):
            s.cards[side, deck, index] = s.cards[side, deck, index - 1]
        s.cards[side, deck, 0] = card
        s.size[side, deck] += 1

    @inner(INT(state, INT, INT, INT))
    def remove_at(s: Any, side: int, zone: int, index: int) -> int:
        card = int(s.cards[side, zone, index])
        last = int(s.size[side, zone]) - 1
        for i in range(index, last):
            s.cards[side, zone, i] = s.cards[side, zone, i + 1]
        s.size[side, zone] = last
        s.unseen[card] = 0
        return card

    @inner(VOID(state, INT, INT, INT))
    def remove(s: Any, side: int, zone: int, card: int) -> None:
        for index in range(int(s.size[side, zone])):
            if s.cards[side, zone, index] == card:
                remove_at(s, side, zone, index)
                return

    return Piles(add, add_below, remove_at, remove)
