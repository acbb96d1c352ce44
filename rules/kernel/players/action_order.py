"""The order in which a search tries actions: by their gains elsewhere in it, those not tried yet first.

The workspace has the fields below.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import types

from rules.kernel.compiled.action_codes import ACTION_BITS
from rules.kernel.compiled.compilation import INT, VOID, inner

#: How many actions' gains are remembered in a search; how many pairs of a position and an action there are to choose from at one step.
GAINS, PAIRS = 512, 4096

FIELDS: list[tuple[Any, ...]] = [
    ("gain_of", "i4", (GAINS,)),
    ("gain", "i4", (GAINS,)),
    ("pairs", "i4"),
    ("pair", "i8", (PAIRS,)),
]

#: The hope of an action that has not been tried.
NEW = 1 << 28
#: A pair of a place in the beam and an action, with its hope before both: one number, so that pairs compare as numbers.
PLACE_BITS = 8


class ActionOrder(NamedTuple):
    """learn(w, action, gain, is_more): remember what an action has brought.
    take(w): take what is hoped most of; return its place and its action.
    add(w, rank, place, action): list an action of the position in a place of the beam, which has a rank.
    """

    learn: Any
    add: Any
    take: Any


def action_order(work: Any) -> ActionOrder:
    """Return the functions for a game's workspace."""

    @inner(INT(work, INT))
    def place_of(w: Any, action: int) -> int:
        """Return where the gain of an action is remembered, or the free place for it."""
        place = (action * 40503 >> 4) & (GAINS - 1)
        while w.gain_of[place] != action + 1 and w.gain_of[place] != 0:
            place = (place + 1) & (GAINS - 1)
        return place

    @inner(VOID(work, INT, INT, types.boolean))
    def learn(w: Any, action: int, gain: int, is_more: bool) -> None:
        """Remember the gain of an action; of the gains of its choices, the largest."""
        place = place_of(w, action)
        if not is_more or w.gain_of[place] == 0 or gain > w.gain[place]:
            w.gain[place] = gain
        w.gain_of[place] = action + 1

    @inner(VOID(work, INT))
    def add_pair(w: Any, pair: int) -> None:
        """Put a pair on the heap, which keeps its most hopeful one first."""
        at = int(w.pairs)
        w.pairs = at + 1
        while at > 0 and w.pair[(at - 1) // 2] < pair:
            w.pair[at] = w.pair[(at - 1) // 2]
            at = (at - 1) // 2
        w.pair[at] = pair

    @inner(INT(work))
    def take_pair(w: Any) -> int:
        """Take the most hopeful pair from the heap."""
        best = int(w.pair[0])
        w.pairs -= 1
        size, last = int(w.pairs), int(w.pair[w.pairs])
        at, child = 0, 1
        while child < size:
            if child + 1 < size and w.pair[child + 1] > w.pair[child]:
                child += 1
            if w.pair[child] <= last:
                break
            w.pair[at] = w.pair[child]
            at, child = child, 2 * child + 1
        w.pair[at] = last
        return best

    @inner(VOID(work, INT, INT, INT))
    def add(w: Any, rank: int, place: int, action: int) -> None:
        if w.pairs < PAIRS:
            known = place_of(w, action)
            hope = rank + (int(w.gain[known]) if w.gain_of[known] else NEW)
            add_pair(w, (hope << PLACE_BITS | place) << ACTION_BITS | action)

    @inner(types.UniTuple(INT, 2)(work))  # type: ignore[attr-defined]
    def take(w: Any) -> Any:
        pair = take_pair(w)
        return pair >> ACTION_BITS & ((1 << PLACE_BITS) - 1), pair & ((1 << ACTION_BITS) - 1)

    return ActionOrder(learn, add, take)
