"""What a side can't see, dealt again, in games of more cards than a word has bits: all that is hidden lies in zones."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.random import below, draw
from rules.kernel.compiled.wide_knowledge import WideKnowledge
from rules.kernel.players.sight import swapping
from rules.kernel.state.zones import Zone


def wide_imagining(state: Any, tables: Any, work: Any, knowledge: WideKnowledge, zones: tuple[Zone, ...], *, looked_at: Any) -> Any:
    """The function `imagine(s, t, w, viewer)` of a game: make a copy of it into a world that a viewer holds possible, with its own chance.

    Unseen cards are dealt to the zones in their order. looked_at(state, card, viewer): whether a viewer sees a card of which it does not
    know the place. The workspace has `hidden`, a byte for each card.
    """
    held = tuple(zone.number for zone in zones if zone.seen == "owner")
    closed = (*held, *(zone.number for zone in zones if zone.seen == "nobody"))
    owned = len(held)
    is_known, swap = knowledge.is_known, swapping(work)

    @inner(INT(state, tables, work, INT, INT))
    def gather(s: Any, t: Any, w: Any, side: int, viewer: int) -> int:
        """List the cards of a side that a viewer can't place in its pool, lowest id first, whatever order they lie in; how many."""
        for place, zone in enumerate(closed):
            if side != viewer or place >= owned:
                for index in range(int(s.size[side, zone])):
                    card = int(s.cards[side, zone, index])
                    w.hidden[card] = 0 if is_known(s, viewer, card) or looked_at(s, card, viewer) else 1
        count = 0
        for card in range(int(t.first_card[side]), int(t.first_card[side]) + int(t.deck[side])):
            if w.hidden[card]:
                w.pool[side, count] = card
                count += 1
        return count

    @inner(VOID(state, tables, work, INT, INT))
    def deal(s: Any, t: Any, w: Any, side: int, viewer: int) -> None:
        """Deal a side's unseen cards over its unseen places. It knows those that it sees."""
        count = gather(s, t, w, side, viewer)
        for last in range(count - 1, 0, -1):
            swap(w, side, last, below(w.rng[:], viewer, last + 1))
        used = 0
        for place, zone in enumerate(closed):
            if side == viewer and place < owned:
                continue
            for index in range(int(s.size[side, zone])):
                card = int(s.cards[side, zone, index])
                if w.hidden[card] == 1:
                    new = int(w.pool[side, used])
                    s.cards[side, zone, index] = new
                    s.known[new] = 1 << side if place < owned else 0
                    used += 1
        for index in range(count):
            w.hidden[w.pool[side, index]] = 0

    @inner(VOID(state, tables, work, INT))
    def imagine(s: Any, t: Any, w: Any, viewer: int) -> None:
        for seat in range(2):
            side = viewer if seat == 0 else 1 - viewer
            deal(s, t, w, side, viewer)
            s.rng[side] = draw(w.rng[:], viewer)

    return imagine
