"""Deal again what a side can't see: a player thinks about a world that agrees with all it knows and with nothing more."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.fields import ZONES
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.zones import KNOWLEDGE, cards_on_field, is_known
from rules.kernel.compiled.bits import NONE, bit
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.players.sight import imagining, swapping

swap = swapping(W)


@inner(INT(S, INT, INT))
def unseen_slots(s: Any, side: int, viewer: int) -> int:
    """Count the slots of a side that hold a card which the viewer doesn't know."""
    count = 0
    for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
        if s.card[slot] >= 0 and not is_known(s, viewer, int(s.card[slot])):
            count += 1
    return count


@inner(VOID(S, T, W, INT, INT, INT))
def choose_placed(s: Any, t: Any, w: Any, side: int, viewer: int, count: int) -> None:
    """Put first in a shuffled pool what may have been placed: the strongest from the left, of as many cards as a side chooses from."""
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
    """Deal followers of a side's pool over its unseen slots; return how many."""
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


def _dealing(is_placed: bool) -> Any:
    @inner(INT(S, T, W, INT, INT, INT))
    def deal_outside(s: Any, t: Any, w: Any, side: int, viewer: int, count: int) -> int:
        """Deal followers to the field, such as the side would have placed if asked for."""
        if is_placed:
            choose_placed(s, t, w, side, viewer, count)
        s.tossed[side] = NONE
        return int(deal_field(s, t, w, side, viewer, count))

    return deal_outside


#: Every world alike; and those in which what lies face down was chosen as players choose it when they set up.
(gather, imagine), (_, imagine_placed) = (
    imagining(S, T, W, KNOWLEDGE, ZONES, cards_outside=cards_on_field, deal_outside=_dealing(is_placed)) for is_placed in (False, True)
)
