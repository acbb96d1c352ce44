"""Hands that are given instead of drawn: their cards lie on top of the shuffled decks, and what of them goes back is told in the mulligan.

The tables hold in `is_given` whether a side is given its hand, and in `given` what is said of each card of it: KEPT or PUT_BACK.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.entries import NOT_TOLD
from rules.kernel.compiled.machine.codes import CARD, CARDS, CHOSEN, PUT_BACK
from rules.kernel.compiled.machine.responses import NOBODY
from rules.kernel.compiled.piles import Piles


class GivenHands(NamedTuple):
    """lay(s, t, side): put the cards of a hand that was given on top of the side's decks, where they are drawn from; the others keep
    their order.
    left(s, t, side, card): how many copies of a card, or with -1 of all cards, a side still has to choose of those that go back.
    """

    lay: Any
    left: Any


def given_hands(state: Any, tables: Any, piles: Piles, *, decks: tuple[int, ...], hand: int) -> GivenHands:
    """Return the functions of a game whose hands, the zone `hand`, are drawn from the zones `decks`.

    Its tables hold in `same` the lowest card that equals a card.
    """
    add, _, remove_at, _ = piles

    @inner(VOID(state, tables, INT, INT))
    def lay_in(s: Any, t: Any, side: int, deck: int) -> None:
        for index in range(int(s.size[side, deck]) - 1, -1, -1):
            card = int(s.cards[side, deck, index])
            if t.given[card]:
                remove_at(s, side, deck, index)
                add(s, side, deck, card)

    @inner(VOID(state, tables, INT))
    def lay(s: Any, t: Any, side: int) -> None:
        if t.is_given[side]:
            for deck in decks:
                lay_in(s, t, side, deck)

    @inner(INT(state, tables, INT, INT))
    def left(s: Any, t: Any, side: int, card: int) -> int:
        total = 0
        for index in range(int(s.size[side, hand])):
            other = int(s.cards[side, hand, index])
            if card < 0 or t.same[other] == t.same[card]:
                total += int(t.given[other] == PUT_BACK) - int(s.marked[other] == CHOSEN)
        return total

    return GivenHands(lay, left)


def telling(state: Any, tables: Any, work: Any, given: GivenHands, *, packing: Packing, purpose: int, legal: Any) -> Any:
    """Return the function `told(s, t, w)` of a game whose mulligan is a question of that purpose for cards of the hand.

    A side that was given its hand chooses what goes back of it, and then stops; of equal cards it does not matter which goes.
    """
    _, kind_of, a_of, _ = packing.compiled()
    left = given.left

    @inner(INT(state, tables, work))
    def told(s: Any, t: Any, w: Any) -> int:
        if s.asked != CARDS or s.purpose != purpose or not t.is_given[s.asked_side]:
            return NOT_TOLD
        side, stop = int(s.asked_side), NOT_TOLD
        is_done = left(s, t, side, NOBODY) == 0
        for index in range(int(legal(s, t, w))):
            action = int(w.legal[index])
            if kind_of(action) != CARD:
                stop = action
            elif not is_done and left(s, t, side, a_of(action)) > 0:
                return action
        return stop

    return told
