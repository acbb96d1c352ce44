"""Deal again what a side can't see: a player thinks about a world that agrees with all it knows and with nothing more."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.kernel.compiled.bits import NONE, ONE, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.knowledge import U64, WORD, Knowledge, mark
from rules.kernel.compiled.random import below, draw
from rules.kernel.state.zones import Zone


class Sight(NamedTuple):
    """gather(s, w, side, viewer): list the cards of a side that a viewer can't place in the side's pool, lowest id first; return how many.
    imagine(s, t, w, viewer): make a copy of a game into a world that a viewer holds possible, with chance of its own.
    """

    gather: Any
    imagine: Any


def swapping(work: Any) -> Any:
    """Return the function `swap(w, side, index, other)`: exchange two cards of a side's pool, its unseen cards as they are to be dealt."""

    @inner(VOID(work, INT, INT, INT))
    def swap(w: Any, side: int, index: int, other: int) -> None:
        card = w.pool[side, index]
        w.pool[side, index] = w.pool[side, other]
        w.pool[side, other] = card

    return swap


def imagining(
    state: Any,
    tables: Any,
    work: Any,
    knowledge: Knowledge,
    zones: tuple[Zone, ...],
    *,
    cards_outside: Any = None,
    deal_outside: Any = None,
    looked_at: Any = None,
) -> Sight:
    """Return the functions of a game.

    Unseen cards are dealt to the zones in their order. Where cards outside them may be unseen, too, they are dealt there first:
    cards_outside(state, side) are those of a side, as bits of its word; deal_outside(state, tables, work, side, viewer, count) deals the
    other side's first of `count` cards in its pool to where they lie; return how many. looked_at(state, side, viewer): where a viewer may
    see cards without knowing their places, those.
    """
    held = tuple(zone.number for zone in zones if zone.seen == "owner")
    owned = len(held)
    closed = (*held, *(zone.number for zone in zones if zone.seen == "nobody"))
    first_of_side = 0 if knowledge.is_shared else WORD
    outside, looked, deal_first = _nothing_more(state, tables, work)
    outside, looked, deal_first = cards_outside or outside, looked_at or looked, deal_outside or deal_first
    known_of, know, cards_in, swap = knowledge.known_of, knowledge.know, knowledge.cards_in, swapping(work)

    @inner(U64(state, INT, INT))
    def unseen_by(s: Any, side: int, viewer: int) -> Any:
        """Return the cards of a side that a viewer can't place, as bits."""
        unseen = NONE if side == viewer else outside(s, side)
        for place, zone in enumerate(closed):
            if side != viewer or place >= owned:
                unseen |= cards_in(s, side, zone)
        return unseen & ~known_of(s, viewer, side) & ~looked(s, side, viewer)

    @inner(INT(state, work, INT, INT))
    def gather(s: Any, w: Any, side: int, viewer: int) -> int:
        """List the cards of a side that a viewer can't place in its pool, lowest id first, whatever order they lie in; return how many."""
        unseen, count = unseen_by(s, side, viewer), 0
        while unseen != NONE:
            w.pool[side, count] = side * first_of_side + lowest_card(unseen)
            unseen &= unseen - ONE
            count += 1
        return count

    @inner(VOID(state, tables, work, INT, INT))
    def deal(s: Any, t: Any, w: Any, side: int, viewer: int) -> None:
        """Deal a side's unseen cards over its unseen places. It knows those that it sees."""
        unseen, count = unseen_by(s, side, viewer), gather(s, w, side, viewer)
        for last in range(count - 1, 0, -1):
            swap(w, side, last, below(w.rng[:], viewer, last + 1))
        used = 0 if side == viewer else deal_first(s, t, w, side, viewer, count)
        seen = used
        for place, zone in enumerate(closed):
            if side == viewer and place < owned:
                continue
            for index in range(int(s.size[side, zone])):
                if (mark(int(s.cards[side, zone, index])) & unseen) != NONE:
                    s.cards[side, zone, index] = w.pool[side, used]
                    used += 1
            if place < owned:
                seen = used
        known = known_of(s, side, side) & ~unseen
        for index in range(seen):
            known |= mark(int(w.pool[side, index]))
        know(s, side, side, known)

    @inner(VOID(state, tables, work, INT))
    def imagine(s: Any, t: Any, w: Any, viewer: int) -> None:
        for seat in range(2):
            side = viewer if seat == 0 else 1 - viewer
            deal(s, t, w, side, viewer)
            s.rng[side] = draw(w.rng[:], viewer)

    return Sight(gather, imagine)


def _nothing_more(state: Any, tables: Any, work: Any) -> tuple[Any, Any, Any]:
    """Return the functions of a game in which all that is hidden lies in zones, and nobody looks at cards."""

    @inner(U64(state, INT))
    def outside(s: Any, side: int) -> Any:
        return NONE

    @inner(U64(state, INT, INT))
    def looked(s: Any, side: int, viewer: int) -> Any:
        return NONE

    @inner(INT(state, tables, work, INT, INT, INT))
    def deal_first(s: Any, t: Any, w: Any, side: int, viewer: int, count: int) -> int:
        return 0

    return outside, looked, deal_first
