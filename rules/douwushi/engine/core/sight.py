"""What a side can't see, dealt again: a player thinks about a world that agrees with all it knows and with nothing more."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.zones import cards_in, mark
from rules.kernel.compiled.bits import NONE, ONE, lowest_card
from rules.kernel.compiled.compiling import INT, VOID, inner
from rules.kernel.compiled.random import below, draw


@inner(INT(S, W, INT, INT))
def gather(s: Any, w: Any, side: int, viewer: int) -> int:
    """List the cards of a side that the viewer can't place, lowest id first, whatever order they lie in; how many.

    What the viewer is choosing among it sees.
    """
    unseen = cards_in(s, side, codes.RESERVE) | cards_in(s, side, codes.BOUNTY)
    if side != viewer:
        unseen |= cards_in(s, side, codes.HAND)
    unseen &= ~s.known[viewer, side]
    if s.asked != codes.ASK_NOTHING and s.asked_side == viewer:
        unseen &= ~(s.options[side] | s.picked[side])
    count = 0
    while unseen != NONE:
        w.pool[side, count] = side * codes.SIDE_CARDS + lowest_card(unseen)
        unseen &= unseen - ONE
        count += 1
    return count


@inner(VOID(S, T, W, INT, INT))
def deal(s: Any, t: Any, w: Any, side: int, viewer: int) -> None:
    """Deal a side's unseen cards over its unseen places."""
    count, unseen = gather(s, w, side, viewer), NONE
    for index in range(count):
        unseen |= mark(int(w.pool[side, index]))
    for last in range(count - 1, 0, -1):
        other = below(w.rng[:], viewer, last + 1)
        card = w.pool[side, last]
        w.pool[side, last] = w.pool[side, other]
        w.pool[side, other] = card
    used = 0
    for zone in (codes.HAND, codes.RESERVE, codes.BOUNTY):
        if zone == codes.HAND and side == viewer:
            continue
        for index in range(int(s.size[side, zone])):
            if (mark(int(s.cards[side, zone, index])) & unseen) != NONE:
                s.cards[side, zone, index] = w.pool[side, used]
                used += 1
    if side != viewer:
        s.known[side, side] = s.known[side, side] & ~unseen | cards_in(s, side, codes.HAND)


@inner(VOID(S, T, W, INT))
def imagine(s: Any, t: Any, w: Any, viewer: int) -> None:
    """Make a copy of the game into a world that the viewer holds possible, with chance of its own."""
    for seat in range(2):
        side = viewer if seat == 0 else 1 - viewer
        deal(s, t, w, side, viewer)
        s.rng[side] = draw(w.rng[:], viewer)
