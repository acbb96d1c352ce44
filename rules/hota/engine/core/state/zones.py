"""Zones: hands, decks, graveyards, exile, played attribute cards; and which cards a side knows."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.layout import S, T, W
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.luck import drawing
from rules.kernel.compiled.machine.codes import CHOSEN, POSSIBLE
from rules.kernel.compiled.machine.given_hands import given_hands
from rules.kernel.compiled.piles import piles
from rules.kernel.compiled.wide_knowledge import wide_knowledge

PILES = piles(S, codes.DECK)
add, add_below, remove_at, remove = PILES
KNOWLEDGE = wide_knowledge(S, codes.DECK)
show, show_to, forget, is_known, shuffle = KNOWLEDGE
draw_top = drawing(S, W, codes.DECK, codes.HAND, remove_at, add, show_to)
lay_given, left_to_put_back = given_hands(S, T, PILES, decks=(codes.DECK,), hand=codes.HAND)


@inner(INT(INT))
def owner_of(card: int) -> int:
    """Return the owner of a card of a deck; a token's owner is the side that has made it (`s.owner`)."""
    return card // codes.SIDE_CARDS


@inner(VOID(S, INT, INT))
def bury(s: Any, zone: int, card: int) -> None:
    """Put a card into its owner's graveyard, or exile, where everybody sees it."""
    add(s, owner_of(card), zone, card)
    show(s, card)


@inner(VOID(S, T, INT))
def settle_chosen(s: Any, t: Any, card: int) -> None:
    """Let the first in its zone, from the top of a deck, of the equal cards that could be chosen be the one that was chosen just now.

    So it makes no difference which of them is which.
    """
    side = owner_of(card)
    for zone in range(codes.ZONES):
        size = int(s.size[side, zone])
        for place in range(size):
            other = int(s.cards[side, zone, size - 1 - place if zone == codes.DECK else place])
            if other == card:
                return
            if s.marked[other] == POSSIBLE and t.same[other] == t.same[card]:
                s.marked[other], s.marked[card] = CHOSEN, POSSIBLE
                return


@inner(INT(S, INT, INT))
def take_chosen(s: Any, side: int, zone: int) -> int:
    """Take the next chosen card out of a zone, in the zone's order, from the top of a deck; -1 when there is none left."""
    size = int(s.size[side, zone])
    for place in range(size):
        index = size - 1 - place if zone == codes.DECK else place
        card = int(s.cards[side, zone, index])
        if s.marked[card] == CHOSEN:
            s.marked[card] = 0
            return int(remove_at(s, side, zone, index))
    return codes.NOBODY
