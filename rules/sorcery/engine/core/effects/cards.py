"""The meanings of the effects that act on cards outside the realm: one function a word."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.codes import CHOSEN
from rules.kernel.compiled.machine.columns import SIDE
from rules.sorcery.engine.core.abilities.picks import unmark
from rules.sorcery.engine.core.abilities.spots import chosen_location
from rules.sorcery.engine.core.effects import EFFECTS, amount_for, player
from rules.sorcery.engine.core.mechanics import resources as own
from rules.sorcery.engine.core.mechanics.objects import arrive, build, pick_up
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.zones import add_below, deck_of, owner_of, remove, remove_at, show, take_chosen


@EFFECTS.means("draw", "side", "amount", "deck")
def draw(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Draw from the deck that is said, or one card from the deck that was chosen."""
    deck = int(t.code[pc, codes.C])
    count = max(0, amount_for(s, t, f, t.code[pc, codes.B]))
    if deck < 0:
        deck, count = codes.SPELLBOOK + int(s.named[f, codes.SPOT]), 1
    own.draw_cards(s, t, w, player(s, f, t.code[pc, codes.A]), deck, count)


@EFFECTS.means("discard", "cards.side")
def discard(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    side = player(s, f, t.code[pc, codes.A])
    card = take_chosen(s, side, codes.HAND)
    while card >= 0:
        own.discard(s, t, w, side, card)
        card = take_chosen(s, side, codes.HAND)


@EFFECTS.means("mill", "side", "amount", "deck")
def mill(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    own.mill(s, w, player(s, f, t.code[pc, codes.A]), t.code[pc, codes.C], amount_for(s, t, f, t.code[pc, codes.B]))


@inner(INT(T, INT, INT))
def zone_of(t: Any, card: int, to: int) -> int:
    """The zone that a card comes to."""
    if to == codes.TO_HAND:
        return codes.HAND
    return codes.BANISHED if to == codes.TO_BANISHED else codes.GRAVEYARD if to == codes.TO_GRAVEYARD else deck_of(t, card)


@inner(VOID(S, T, W, INT, INT, INT))
def move_chosen(s: Any, t: Any, w: Any, owner: int, zone: int, to: int) -> None:
    """The chosen cards of an owner's zone go elsewhere; decks that they are shuffled into are shuffled."""
    decks, card = 0, take_chosen(s, owner, zone)
    while card >= 0:
        own.return_card(s, t, card, to)
        note(s, w, events.CARD_MOVED, owner, card, -1, zone, zone_of(t, card, to))
        decks |= 1 << deck_of(t, card)
        card = take_chosen(s, owner, zone)
    unmark(s)
    for deck in range(codes.SPELLBOOK, codes.ATLAS + 1):
        if to == codes.TO_SHUFFLE and decks >> deck & 1:
            own.shuffle_deck(s, w, owner, deck)


@inner(VOID(S, INT, INT))
def show_chosen(s: Any, side: int, deck: int) -> None:
    """Both sides see the cards that are chosen of a deck."""
    for index in range(int(s.size[side, deck])):
        if s.marked[s.cards[side, deck, index]] == CHOSEN:
            show(s, int(s.cards[side, deck, index]))


@EFFECTS.means("search", "cards.zone", "to")
def search(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The cards are shown as they are taken; then the deck is shuffled, and what goes on top of it laid there after that."""
    side, deck, to = int(s.frames[f, SIDE]), int(t.code[pc, codes.A]), int(t.code[pc, codes.B])
    if to != codes.TO_TOP:
        show_chosen(s, side, deck)
        move_chosen(s, t, w, side, deck, to)
    own.shuffle_deck(s, w, side, deck)
    if to == codes.TO_TOP:
        show_chosen(s, side, deck)
        move_chosen(s, t, w, side, deck, to)


@EFFECTS.means("retrieve", "cards.side", "to")
def retrieve(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    move_chosen(s, t, w, player(s, f, t.code[pc, codes.A]), codes.GRAVEYARD, t.code[pc, codes.B])


@EFFECTS.means("put_back", "cards.side", "to")
def put_back(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Cards of a hand go into the decks that they belong to; which they are stays hidden from the other side."""
    move_chosen(s, t, w, player(s, f, t.code[pc, codes.A]), codes.HAND, t.code[pc, codes.B])


@inner(VOID(S, T, W, INT, INT))
def take_out(s: Any, t: Any, w: Any, card: int, zone: int) -> None:
    """A card leaves its zone for the realm, and everybody sees it."""
    remove(s, owner_of(card), zone, card)
    show(s, card)
    note(s, w, events.CARD_MOVED, owner_of(card), card, -1, zone, -1)


@EFFECTS.means("summon", "cards.zone", "tapped", "at")
def summon(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The current card comes into the realm where was chosen, a relic perhaps into a unit's hands."""
    side, card, spot = int(s.frames[f, SIDE]), int(s.named[f, codes.CURRENT]), int(s.named[f, codes.SPOT])
    if not spot:
        return
    take_out(s, t, w, card, int(t.code[pc, codes.A]))
    bearer = lowest(spot)
    location = int(s.at[bearer])
    if bearer >= codes.OBJECTS:
        location = chosen_location(s, t, f, int(t.code[pc, codes.C]), codes.NOBODY)
    place = arrive(s, t, w, side, card, owner_of(card), location)
    if place < 0:
        return
    s.named[f, codes.WHOLE] |= 1 << place
    if bearer < codes.OBJECTS:
        pick_up(s, t, w, bearer, place)
    if t.code[pc, codes.B]:
        s.done[place] |= codes.TAPPED
        s.is_stale = 1


@EFFECTS.means("play_site", "cards.zone")
def play_site(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The current card, a site, comes into the square that was chosen."""
    card, spot = int(s.named[f, codes.CURRENT]), int(s.named[f, codes.SPOT])
    if spot:
        take_out(s, t, w, card, int(t.code[pc, codes.A]))
        build(s, t, w, int(s.frames[f, SIDE]), card, lowest(spot) - codes.OBJECTS)
        s.named[f, codes.WHOLE] |= spot


@EFFECTS.means("shuffle_deck", "deck")
def shuffle_deck(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A deck that was searched is shuffled."""
    own.shuffle_deck(s, w, int(s.frames[f, SIDE]), t.code[pc, codes.A])


@EFFECTS.means("look", "deck", "to", "rest")
def look(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Put some of the top cards (D, an amount's row) somewhere, the rest elsewhere; only their player sees them (9.12l)."""
    side, deck, rest = int(s.frames[f, SIDE]), int(t.code[pc, codes.A]), int(t.code[pc, codes.C])
    size = int(s.size[side, deck])
    count, chosen = min(amount_for(s, t, f, t.code[pc, codes.D]), size), 0
    for index in range(size - count, size):
        chosen += s.marked[s.cards[side, deck, index]] == CHOSEN
    move_chosen(s, t, w, side, deck, t.code[pc, codes.B])
    left = count - chosen
    at = size if t.code[pc, codes.B] == codes.TO_BOTTOM else size - chosen
    for _ in range(left if rest != codes.TO_TOP else 0):
        card = remove_at(s, side, deck, at - 1)
        at -= int(rest != codes.TO_BOTTOM)
        if rest == codes.TO_BOTTOM:
            add_below(s, t, card)
        else:
            own.return_card(s, t, card, rest)
        note(s, w, events.CARD_MOVED, side, card, -1, deck, zone_of(t, card, rest))


@EFFECTS.means("reveal_hand", "side")
def reveal_hand(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Both sides see a hand."""
    side = player(s, f, t.code[pc, codes.A])
    for index in range(int(s.size[side, codes.HAND])):
        show(s, int(s.cards[side, codes.HAND, index]))
    note(s, w, events.REVEALED, side, -1, -1, int(s.size[side, codes.HAND]), 1)
