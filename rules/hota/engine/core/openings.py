"""How players open a game: which cards they exchange (103.4): too many or too few attribute cards, and what is too dear."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core import codes
from rules.hota.engine.core.layout import S, T, W
from rules.hota.engine.core.packed import a_of, pack
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.codes import CHOSEN, NAME_NUMBER
from rules.kernel.players.decisions import NO_OPENING


@inner(INT(S, T, INT))
def unwanted(s: Any, t: Any, side: int) -> int:
    """How many cards of its hand a side's player would exchange: those that are worth less to it than a card that it would draw."""
    total = 0
    for index in range(int(s.size[side, codes.HAND])):
        total += int(wants_rid(s, t, side, index))
    return total


@inner(INT(S, T, INT, INT))
def wants_rid(s: Any, t: Any, side: int, index: int) -> int:
    """Whether a card of the hand is to go: by what it is worth there, less the more of its kind come before it."""
    card = int(s.cards[side, codes.HAND, index])
    worth, attributes, alike = int(t.keep[side, card]), 0, 0
    for before in range(index):
        other = int(s.cards[side, codes.HAND, before])
        attributes += t.kind[other] == codes.ATTRIBUTE
        alike += t.same[other] == t.same[card]
    if t.kind[card] == codes.ATTRIBUTE:
        return int(attributes >= ENOUGH)
    return int(worth < 0 or (worth == 0 and (t.cost[card] >= DEAR or alike >= 2)))


#: So many attribute cards a hand keeps, and what costs so much is too dear for it where nothing has been learned.
ENOUGH, DEAR = 4, 5


@inner(INT(S, T, W, INT, INT))
def opening(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """The number of cards to exchange, then these cards; NO_OPENING once the game has begun."""
    if s.phase == codes.ANNOUNCING:
        return int(pack(NAME_NUMBER, unwanted(s, t, side), 0))
    if s.phase != codes.MULLIGAN:
        return NO_OPENING
    best = int(w.legal[0])
    for index in range(int(s.size[side, codes.HAND]) - 1, -1, -1):
        card = int(s.cards[side, codes.HAND, index])
        if s.marked[card] != CHOSEN and wants_rid(s, t, side, index):
            for place in range(count):
                if t.same[a_of(int(w.legal[place]))] == t.same[card]:
                    best = int(w.legal[place])
    return best
