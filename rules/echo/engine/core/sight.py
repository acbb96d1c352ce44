"""What a side can't see, dealt again: a player thinks about a world that agrees with all it knows and with nothing more."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core import codes
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.zones import is_known
from rules.kernel.compiled.bits import NONE, ONE, bit, lowest_card
from rules.kernel.compiled.compiling import INT, VOID, inner
from rules.kernel.compiled.random import below, draw


@inner(INT(S, W, INT, INT))
def gather(s: Any, w: Any, side: int, viewer: int) -> int:
    """List the cards of a side that the viewer can't place, lowest id first, whatever order they lie in; how many."""
    unseen = NONE
    for index in range(int(s.size[side, codes.DECK])):
        unseen |= bit(int(s.cards[side, codes.DECK, index]))
    if side != viewer:
        for index in range(int(s.size[side, codes.HAND])):
            unseen |= bit(int(s.cards[side, codes.HAND, index]))
        for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
            if s.card[slot] >= 0:
                unseen |= bit(int(s.card[slot]))
    unseen &= ~s.known[viewer]
    count = 0
    while unseen != NONE:
        w.pool[side, count] = lowest_card(unseen)
        unseen &= unseen - ONE
        count += 1
    return count


@inner(VOID(W, INT, INT, INT))
def swap(w: Any, side: int, index: int, other: int) -> None:
    card = w.pool[side, index]
    w.pool[side, index] = w.pool[side, other]
    w.pool[side, other] = card


@inner(INT(S, INT, INT))
def unseen_slots(s: Any, side: int, viewer: int) -> int:
    """How many slots of a side hold a card that the viewer doesn't know."""
    count = 0
    for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
        if s.card[slot] >= 0 and not is_known(s, viewer, int(s.card[slot])):
            count += 1
    return count


@inner(VOID(S, T, W, INT, INT, INT))
def choose_placed(s: Any, t: Any, w: Any, side: int, viewer: int, count: int) -> None:
    """Put first in a shuffled pool what may have been placed: of as many cards as there was choice of, the strongest from the left."""
    placed = unseen_slots(s, side, viewer)
    held = min(count, placed * codes.OPENING_HAND // codes.SLOTS)
    for place in range(placed):
        best, attack = -1, -1
        for index in range(place, held):
            card = w.pool[side, index]
            if t.kind[card] == codes.FOLLOWER and t.attack[card] > attack:
                best, attack = index, int(t.attack[card])
        if best >= 0:
            swap(w, side, place, best)


@inner(INT(S, T, W, INT, INT, INT))
def deal_field(s: Any, t: Any, w: Any, side: int, viewer: int, count: int) -> int:
    """Deal followers of a side's pool over its unseen slots; how many."""
    used, before, after = 0, NONE, NONE
    for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
        if s.card[slot] >= 0 and not is_known(s, viewer, int(s.card[slot])):
            found = used
            while found < count - 1 and t.kind[w.pool[side, found]] != codes.FOLLOWER:
                found += 1
            swap(w, side, used, found)
            before |= bit(int(s.card[slot]))
            s.card[slot] = w.pool[side, used]
            after |= bit(int(s.card[slot]))
            used += 1
    s.present = s.present & ~before | after
    s.is_stale = 1
    return used


@inner(VOID(S, T, W, INT, INT, types.boolean))
def deal(s: Any, t: Any, w: Any, side: int, viewer: int, is_placed: bool) -> None:
    """Deal a side's unseen cards over its unseen places: followers to the field first, such as the side would have placed if asked for."""
    count = gather(s, w, side, viewer)
    for last in range(count - 1, 0, -1):
        swap(w, side, last, below(w.rng[:], viewer, last + 1))
    used = 0
    if side != viewer:
        if is_placed:
            choose_placed(s, t, w, side, viewer, count)
        used = deal_field(s, t, w, side, viewer, count)
        for index in range(int(s.size[side, codes.HAND])):
            if not is_known(s, viewer, int(s.cards[side, codes.HAND, index])):
                s.cards[side, codes.HAND, index] = w.pool[side, used]
                used += 1
        s.tossed[side] = NONE
    for index in range(used):
        s.known[side] |= bit(int(w.pool[side, index]))
    known, buried = s.known[viewer], NONE
    for index in range(int(s.size[side, codes.DECK])):
        if known & bit(int(s.cards[side, codes.DECK, index])) != NONE:
            continue
        card = int(w.pool[side, used])
        s.cards[side, codes.DECK, index] = card
        buried |= bit(card)
        used += 1
    s.known[side] &= ~buried


def _imagining(is_placed: bool) -> Any:
    @inner(VOID(S, T, W, INT))
    def imagine(s: Any, t: Any, w: Any, viewer: int) -> None:
        """Make a copy of the game into a world that the viewer holds possible, with chance of its own."""
        for side in (viewer, 1 - viewer):
            deal(s, t, w, side, viewer, is_placed)
            s.rng[side] = draw(w.rng[:], viewer)

    return imagine


#: Every world alike; and those in which what lies face down was chosen as players choose it when they set up.
imagine, imagine_placed = _imagining(False), _imagining(True)
