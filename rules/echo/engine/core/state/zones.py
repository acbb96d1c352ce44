"""Zones: hands, decks, graveyards and display zones (Echo 1.1), and which cards a side knows."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.fields import STATE
from rules.echo.engine.core.state.layout import S, T, W
from rules.kernel.compiled.bits import NONE, ONE, bit, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.knowledge import knowledge
from rules.kernel.compiled.luck import drawing
from rules.kernel.compiled.piles import piles


@inner(INT(S))
def turn_player(s: Any) -> int:
    """The attacker in the sense of Echo 4.1."""
    return int(s.active)


@inner(INT(INT, INT))
def seen_slot(side: int, index: int) -> int:
    """The slots in the order in which a side sees them: its own from the left, then the other's."""
    return (side * codes.SLOTS + index) % codes.FIELD


add, add_below, remove_at, remove = piles(S, codes.DECK)
KNOWLEDGE = knowledge(S, STATE.dtype, codes.DECK)
show, show_to, forget, is_known, shuffle = KNOWLEDGE.show, KNOWLEDGE.show_to, KNOWLEDGE.forget, KNOWLEDGE.is_known, KNOWLEDGE.shuffle
draw_top = drawing(S, W, codes.DECK, codes.HAND, remove_at, add, show_to)


@inner(types.boolean(S, INT, INT, INT))
def holds_card(s: Any, side: int, zone: int, card: int) -> bool:
    """Return whether a card is in a zone."""
    for index in range(int(s.size[side, zone])):
        if s.cards[side, zone, index] == card:
            return True
    return False


@inner(VOID(S, INT, types.uint64))
def lay_on_top(s: Any, side: int, cards: Any) -> None:
    """Put some cards (bits) of a side's deck on top of it; the others keep their order."""
    while cards != NONE:
        card = lowest_card(cards)
        cards &= cards - ONE
        remove(s, side, codes.DECK, card)
        add(s, side, codes.DECK, card)


@inner(types.uint64(S, INT))
def cards_on_field(s: Any, side: int) -> Any:
    """The cards of a side's followers, as bits."""
    bits = NONE
    for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
        if s.card[slot] >= 0:
            bits |= bit(int(s.card[slot]))
    return bits


@inner(INT(S, INT, INT))
def take_picked(s: Any, side: int, zone: int) -> int:
    """Take the next picked card out of a zone, in the zone's order; -1 when there is none left."""
    for index in range(int(s.size[side, zone])):
        mark = bit(int(s.cards[side, zone, index]))
        if (s.picked & mark) != NONE:
            s.picked &= ~mark
            return int(remove_at(s, side, zone, index))
    return -1


@inner(VOID(S, T, INT, INT))
def settle_picks(s: Any, t: Any, side: int, zone: int) -> None:
    """Replace picked cards by the first equal ones in their zone, from the top of a deck, that could be picked: so no id decides."""
    among, chosen, size = s.options | s.picked, s.picked, int(s.size[side, zone])
    s.picked = NONE
    for place in range(size):
        card = int(s.cards[side, zone, size - 1 - place if zone == codes.DECK else place])
        left = chosen if (among & bit(card)) != NONE else NONE
        while left != NONE:
            one = left & (~left + ONE)
            left &= ~one
            if t.definition[lowest_card(one)] == t.definition[card]:
                chosen &= ~one
                s.picked |= bit(card)
                left = NONE
