"""The openings of players: which cards they exchange (103.4).

What a card and a number of attribute cards are worth in an opening hand was learned (rules.hota.engine.hand_worth).
"""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.packed import a_of, pack
from rules.kernel.compiled.bits import count_bits
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.codes import CHOSEN, NAME_NUMBER
from rules.kernel.players.decisions import NO_OPENING

#: So many attribute cards a greedy player's hand keeps, and what costs so much is too dear for it.
ENOUGH, DEAR = 4, 5


@inner(INT(S, T, INT))
def unwanted(s: Any, t: Any, side: int) -> int:
    """The cards of a hand (bits of their places in it) that its player exchanges: one by one, each for what that brings on average.

    A drawn card is an attribute card as often as in the deck; what it brings then goes by how many the hand has, those among the drawn
    ones counted as many as they are on average.
    """
    size, hand, attributes, worth, kept = int(s.size[side, codes.DECK]), int(s.size[side, codes.HAND]), 0, 0, 0
    for index in range(size):
        card = int(s.cards[side, codes.DECK, index])
        if t.kind[card] == codes.ATTRIBUTE:
            attributes += 1
        else:
            worth += int(t.keep[side, card])
    for index in range(hand):
        kept += int(t.kind[s.cards[side, codes.HAND, index]] == codes.ATTRIBUTE)
    gone = drawn = 0
    while size > 0:
        best, most = -1, 0
        for index in range(hand):
            card = int(s.cards[side, codes.HAND, index])
            if gone >> index & 1:
                continue
            before = min(kept + (2 * drawn * attributes + size) // (2 * size), codes.OPENING_HAND)
            after, lost = before, int(t.keep[side, card])
            if t.kind[card] == codes.ATTRIBUTE:
                after = max(before - 1, 0)
                lost = int(t.keep_attributes[side, before] - t.keep_attributes[side, after])
            step = int(t.keep_attributes[side, min(after + 1, codes.OPENING_HAND)] - t.keep_attributes[side, after])
            gain = worth + attributes * step - lost * size
            if gain > most:
                best, most = index, gain
        if best < 0:
            break
        gone |= 1 << best
        drawn += 1
        kept -= int(t.kind[s.cards[side, codes.HAND, best]] == codes.ATTRIBUTE)
    return gone


@inner(INT(S, T, W, INT, INT, INT))
def exchange(s: Any, t: Any, w: Any, count: int, side: int, gone: int) -> int:
    """The number of cards to exchange, then these cards (bits of their places in the hand); NO_OPENING once the game has begun."""
    if s.phase == codes.ANNOUNCING:
        return int(pack(NAME_NUMBER, count_bits(gone), 0))
    if s.phase != codes.MULLIGAN:
        return NO_OPENING
    best = int(w.legal[0])
    for index in range(int(s.size[side, codes.HAND]) - 1, -1, -1):
        card = int(s.cards[side, codes.HAND, index])
        if s.marked[card] != CHOSEN and gone >> index & 1:
            for place in range(count):
                if t.same[a_of(int(w.legal[place]))] == t.same[card]:
                    best = int(w.legal[place])
    return best


@inner(INT(S, T, W, INT, INT))
def opening(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """The next action of a thinking player's opening, NO_OPENING once the game has begun."""
    if s.phase != codes.ANNOUNCING and s.phase != codes.MULLIGAN:
        return NO_OPENING
    return int(exchange(s, t, w, count, side, unwanted(s, t, side)))


@inner(INT(S, T, INT))
def dear(s: Any, t: Any, side: int) -> int:
    """The cards of a hand (bits) that the greedy player exchanges: attribute cards above ENOUGH, what is DEAR, the third of a name."""
    gone = attributes = 0
    for index in range(int(s.size[side, codes.HAND])):
        card, alike = int(s.cards[side, codes.HAND, index]), 0
        for before in range(index):
            alike += int(t.same[s.cards[side, codes.HAND, before]] == t.same[card])
        if t.kind[card] == codes.ATTRIBUTE:
            gone |= int(attributes >= ENOUGH) << index
            attributes += 1
        else:
            gone |= int(t.cost[card] >= DEAR or alike >= 2) << index
    return gone


@inner(INT(S, T, W, INT, INT))
def plain_opening(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """The next action of the greedy player's opening, NO_OPENING once the game has begun."""
    if s.phase != codes.ANNOUNCING and s.phase != codes.MULLIGAN:
        return NO_OPENING
    return int(exchange(s, t, w, count, side, dear(s, t, side)))
