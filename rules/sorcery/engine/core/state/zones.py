"""Zones: hands, spellbooks, atlases, graveyards, what is banished; and which cards a side knows."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.luck import drawing
from rules.kernel.compiled.machine.codes import CHOSEN
from rules.kernel.compiled.machine.given_hands import given_hands
from rules.kernel.compiled.piles import piles
from rules.kernel.compiled.random import below
from rules.kernel.compiled.wide_knowledge import wide_knowledge
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import S, T, W

PILES = piles(S, codes.SPELLBOOK)
add, add_below_spellbook, remove_at, remove = PILES
add_below_atlas = piles(S, codes.ATLAS).add_below
KNOWLEDGE = wide_knowledge(S, codes.SPELLBOOK)
show, show_to, forget, is_known, shuffle_spellbook = KNOWLEDGE
shuffle_atlas = wide_knowledge(S, codes.ATLAS).shuffle
draw_spell, draw_site = (drawing(S, W, deck, codes.HAND, remove_at, add, show_to) for deck in (codes.SPELLBOOK, codes.ATLAS))
GIVEN = given_hands(S, T, PILES, decks=(codes.SPELLBOOK, codes.ATLAS), hand=codes.HAND)


@inner(INT(INT))
def owner_of(card: int) -> int:
    """Return the owner of a card of a deck; a token's is the side that has made it (`s.owner`)."""
    return card // codes.SIDE_CARDS


@inner(INT(T, INT))
def deck_of(t: Any, card: int) -> int:
    """Return the deck that a card belongs to."""
    return codes.ATLAS if t.kind[card] == codes.SITE else codes.SPELLBOOK


@inner(VOID(S, INT, INT))
def bury(s: Any, zone: int, card: int) -> None:
    """Put a card into its owner's graveyard, or banish it, where everybody sees it; an avatar is in no zone."""
    add(s, owner_of(card), zone, card)
    show(s, card)


@inner(VOID(S, INT, INT))
def shuffle(s: Any, side: int, deck: int) -> None:
    if deck == codes.ATLAS:
        shuffle_atlas(s, side)
    else:
        shuffle_spellbook(s, side)


@inner(INT(S, W, INT, INT))
def draw_top(s: Any, w: Any, side: int, deck: int) -> int:
    """Draw the top card of a deck, which must have one, and return it."""
    return int(draw_site(s, w, side) if deck == codes.ATLAS else draw_spell(s, w, side))


@inner(INT(S, T, INT))
def sites_held(s: Any, t: Any, side: int) -> int:
    """Return how many cards of a side's hand are sites."""
    held = 0
    for index in range(int(s.size[side, codes.HAND])):
        held += int(t.kind[s.cards[side, codes.HAND, index]] == codes.SITE)
    return held


@inner(VOID(S, T, INT))
def add_below(s: Any, t: Any, card: int) -> None:
    """Put a card to the bottom of its owner's deck."""
    if deck_of(t, card) == codes.ATLAS:
        add_below_atlas(s, owner_of(card), card)
    else:
        add_below_spellbook(s, owner_of(card), card)


@inner(INT(S, INT, INT))
def take_chosen(s: Any, side: int, zone: int) -> int:
    """Take the next chosen card out of a zone, in the zone's order, from the top of a deck; -1 when there is none left."""
    size = int(s.size[side, zone])
    for place in range(size):
        index = size - 1 - place if zone == codes.SPELLBOOK or zone == codes.ATLAS else place
        card = int(s.cards[side, zone, index])
        if s.marked[card] == CHOSEN:
            s.marked[card] = 0
            return int(remove_at(s, side, zone, index))
    return codes.NOBODY


@inner(INT(S, INT, INT))
def take_chosen_at_random(s: Any, side: int, zone: int) -> int:
    """Take any of the chosen cards out of a zone, each with the same chance; -1 when there is none left."""
    count = 0
    for index in range(int(s.size[side, zone])):
        count += s.marked[s.cards[side, zone, index]] == CHOSEN
    if count == 0:
        return codes.NOBODY
    wanted = below(s.rng[:], side, count)
    for index in range(int(s.size[side, zone])):
        card = int(s.cards[side, zone, index])
        if s.marked[card] == CHOSEN:
            if wanted == 0:
                s.marked[card] = 0
                return int(remove_at(s, side, zone, index))
            wanted -= 1
    return codes.NOBODY
