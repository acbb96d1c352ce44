"""Deal again what a side can't see, in games of more cards than a word has bits: all that is hidden lies in zones."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.random import below, draw
from rules.kernel.compiled.wide_knowledge import WideKnowledge
from rules.kernel.players.sight import swapping
from rules.kernel.state.fields import SIDES
from rules.kernel.state.zones import Zone


def wide_imagining(
    state: Any,
    tables: Any,
    work: Any,
    knowledge: WideKnowledge,
    zones: tuple[Zone, ...],
    *,
    looked_at: Any,
    deck_of: Any = None,
    decks: int = 1,
    side_cards: int = 0,
    sides: int = SIDES,
) -> Any:
    """Return the function `imagine(s, t, w, viewer)` of a game: copy it into a world that a viewer holds possible, with its own chance.

    Unseen cards are dealt to the zones in their order. looked_at(state, card, viewer): whether a viewer sees a card of which it does not
    know the place. Where a side draws from several decks, whose cards can be told apart in its hand, too, `decks` is how many, and
    deck_of(tables, card) the number of a card's deck: those who can't see a card know that. A side has `side_cards` ids from its first one
    on, used or not; without it as many as its deck has cards. The workspace has `hidden`, a byte for each card.
    """
    held = tuple(zone.number for zone in zones if zone.seen == "owner")
    closed = (*held, *(zone.number for zone in zones if zone.seen == "nobody"))
    owned = len(held)
    is_known, swap = knowledge.is_known, swapping(work)

    @inner(INT(tables, INT))
    def only_deck(t: Any, card: int) -> int:
        return 0

    deck_of = deck_of or only_deck

    @inner(INT(tables, work, INT, INT, INT, INT))
    def list_deck(t: Any, w: Any, side: int, deck: int, count: int, last: int) -> int:
        """List the hidden cards of a deck in the side's pool after `count` others, lowest id first; return how many there are then."""
        for card in range(int(t.first_card[side]), last):
            if w.hidden[card] == deck + 1:
                w.pool[side, count] = card
                count += 1
        return count

    @inner(INT(state, tables, work, INT, INT))
    def gather(s: Any, t: Any, w: Any, side: int, viewer: int) -> int:
        """List the cards of a side that a viewer can't place in its pool, deck by deck, whatever order they lie in; return how many."""
        for place, zone in enumerate(closed):
            if side != viewer or place >= owned:
                for index in range(int(s.size[side, zone])):
                    card = int(s.cards[side, zone, index])
                    w.hidden[card] = 0 if is_known(s, viewer, card) or looked_at(s, card, viewer) else deck_of(t, card) + 1
        count, last = 0, int(t.first_card[side]) + (side_cards if side_cards else int(t.deck[side]))
        for deck in range(decks):
            count = list_deck(t, w, side, deck, count, last)
        return count

    @inner(VOID(state, tables, work, INT, INT))
    def deal(s: Any, t: Any, w: Any, side: int, viewer: int) -> None:
        """Deal a side's unseen cards over its unseen places, each deck's over those of its own. The side knows those that it sees."""
        count, used = gather(s, t, w, side, viewer), 0
        for deck in range(decks):
            first, end = used, used
            while end < count and w.hidden[w.pool[side, end]] == deck + 1:
                end += 1
            for last in range(end - 1, first, -1):
                swap(w, side, last, first + below(w.rng[:], viewer, last - first + 1))
            for place, zone in enumerate(closed):
                if side == viewer and place < owned:
                    continue
                for index in range(int(s.size[side, zone])):
                    if w.hidden[s.cards[side, zone, index]] == deck + 1:
                        new = int(w.pool[side, used])
                        s.cards[side, zone, index] = new
                        s.known[new] = 1 << side if place < owned else 0
                        used += 1
        for index in range(count):
            w.hidden[w.pool[side, index]] = 0

    @inner(VOID(state, tables, work, INT))
    def imagine(s: Any, t: Any, w: Any, viewer: int) -> None:
        for seat in range(sides):
            side = (viewer + seat) % sides
            deal(s, t, w, side, viewer)
            s.rng[side] = draw(w.rng[:], viewer)

    return imagine
