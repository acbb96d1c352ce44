"""Questions: what a player is asked within an action, which answers there are, and how they are taken.

Targets are places, as bits; cards are marked one by one; numbers and options are bits, too. The open question stands in the state, so that
a copy of it waits for the same answer. The fields are those of machine.sizes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.bits import count_bits, first_place
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.codes import (
    ACCEPT,
    CARD,
    CARDS,
    CHOOSE,
    CHOSEN,
    DECLINE,
    MAY,
    NAME_NUMBER,
    NOTHING,
    OPTION,
    PASS,
    POSSIBLE,
    TARGET,
    TARGETS,
)


class Questions(NamedTuple):
    """ask(s, kind, side, choices, count, can_stop, purpose): ask a side for `count` of some choices (bits), or fewer where it `can_stop`.
    ask_cards(s, side, count, can_stop, purpose): the same for the cards that are marked.
    unmark(s): no card is marked any more.
    list_answers(s, t, w): write the answers to the legal actions; return how many.
    take(s, kind, a): take an answer; return whether it was the last one.
    """

    ask: Any
    ask_cards: Any
    unmark: Any
    list_answers: Any
    take: Any


def questioning(state: Any, tables: Any, work: Any, *, packing: Packing, cards: int, first_of: Any = first_place) -> Questions:
    """Return the functions of a game. Its tables hold in `same` the lowest card that equals a card.

    `first_of(places, side)` is the first of some places (bits) as a side counts them: the side that is asked is offered them in their
    order.
    """
    pack, _, _, _ = packing.compiled()

    @inner(VOID(state, INT, INT, INT, INT, INT, INT))
    def ask(s: Any, kind: int, side: int, choices: int, count: int, can_stop: int, purpose: int) -> None:
        s.asked, s.asked_side, s.choices, s.taken = kind, side, choices, 0
        s.left, s.can_stop, s.purpose = min(count, count_bits(choices)) if kind == TARGETS else count, can_stop, purpose

    @inner(VOID(state, INT, INT, INT, INT))
    def ask_cards(s: Any, side: int, count: int, can_stop: int, purpose: int) -> None:
        possible = 0
        for card in range(cards):
            possible += s.marked[card] == POSSIBLE
        ask(s, CARDS, side, 0, min(count, possible), can_stop, purpose)

    @inner(VOID(state))
    def unmark(s: Any) -> None:
        for card in range(cards):
            s.marked[card] = 0

    @inner(INT(state, tables, work, INT))
    def list_cards(s: Any, t: Any, w: Any, size: int) -> int:
        """List each different card that may be chosen, the lowest id first: the order in which they lie must not show."""
        for card in range(cards):
            if s.marked[card] != POSSIBLE:
                continue
            is_first = True
            for other in range(int(t.same[card]), card):
                is_first = is_first and not (s.marked[other] == POSSIBLE and t.same[other] == t.same[card])
            if is_first:
                w.legal[size] = pack(CARD, card, 0)
                size += 1
        return size

    @inner(INT(state, work, INT))
    def list_targets(s: Any, w: Any, size: int) -> int:
        left = int(s.choices)
        while left:
            place = first_of(left, int(s.asked_side))
            w.legal[size] = pack(TARGET, place, 0)
            size += 1
            left &= ~(1 << place)
        return size

    @inner(INT(state, work, INT, INT))
    def list_bits(s: Any, w: Any, size: int, kind: int) -> int:
        left = int(s.choices)
        number = 0
        while left:
            if left & 1:
                w.legal[size] = pack(kind, number, 0)
                size += 1
            left >>= 1
            number += 1
        return size

    @inner(INT(state, tables, work))
    def list_answers(s: Any, t: Any, w: Any) -> int:
        size = 0
        if s.can_stop:
            w.legal[0] = pack(PASS, 0, 0)
            size = 1
        if s.asked == TARGETS:
            return list_targets(s, w, size)
        if s.asked == CARDS:
            return list_cards(s, t, w, size)
        if s.asked == MAY:
            w.legal[0], w.legal[1] = pack(ACCEPT, 0, 0), pack(DECLINE, 0, 0)
            return 2
        return list_bits(s, w, size, CHOOSE if s.asked == OPTION else NAME_NUMBER)

    @inner(INT(state, INT, INT))
    def take(s: Any, kind: int, a: int) -> int:
        if kind == TARGET:
            s.choices &= ~(1 << a)
            s.taken |= 1 << a
            s.left -= 1
        elif kind == CARD:
            s.marked[a] = CHOSEN
            s.left -= 1
        elif kind in (CHOOSE, NAME_NUMBER):
            s.number = a
            s.left = 0
        else:
            s.number = int(kind == ACCEPT)
            s.left = 0
        if s.left == 0:
            s.asked = NOTHING
        return int(s.left == 0)

    return Questions(ask, ask_cards, unmark, list_answers, take)
