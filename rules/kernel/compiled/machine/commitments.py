"""Choices made in secret and revealed together: each player in turn commits a card of its hand, and nobody else sees which.

The state keeps the card's place in the hand, so that any card can be there in a world in which the hand is dealt anew.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.responses import NOBODY
from rules.kernel.state.fields import SIDE, Field

#: The place in the hand of the card that a side has committed, -1 before it has.
COMMITTED = Field("committed", "i2", SIDE, seen="owner", told=8, is_told_of_own=True)


class Commitments(NamedTuple):
    """open(s): nobody has committed.
    commit(s, side, card): a side commits a card of its hand.
    next_after(s, first): who commits next, the first player before the others; NOBODY once all have.
    card_of(s, side): what a side has committed.
    """

    open: Any
    commit: Any
    next_after: Any
    card_of: Any


def commitments(state: Any, *, hand: int, players: int) -> Commitments:
    """Return the functions of a game, given the number of the zone that is the hand."""

    @inner(VOID(state))
    def open_all(s: Any) -> None:
        for side in range(players):
            s.committed[side] = NOBODY

    @inner(VOID(state, INT, INT))
    def commit(s: Any, side: int, card: int) -> None:
        for index in range(int(s.size[side, hand])):
            if s.cards[side, hand, index] == card:
                s.committed[side] = index

    @inner(INT(state, INT))
    def next_after(s: Any, first: int) -> int:
        for seat in range(players):
            side = (first + seat) % players
            if s.committed[side] == NOBODY:
                return side
        return NOBODY

    @inner(INT(state, INT))
    def card_of(s: Any, side: int) -> int:
        return int(s.cards[side, hand, s.committed[side]])

    return Commitments(open_all, commit, next_after, card_of)
