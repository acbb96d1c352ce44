"""The objects in places, known by their numbers as long as they lie there: where they are, what is on them, what they have used.

The state has of each place `uid`, `host` and `once`, and in `filled` bits of the places in use.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import types

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner

NOBODY = -1


class Objects(NamedTuple):
    """find(s, uid): the place of what has a uid, -1 when it is there no more.
    hosted_by(s, place): the places (bits) of what is on an object.
    is_spent(s, uid, bit): whether a once-a-turn ability of an object has been used this turn.
    spend(s, uid, bit): use it.
    """

    find: Any
    hosted_by: Any
    is_spent: Any
    spend: Any


def objects(state: Any) -> Objects:
    """Return the functions of a game."""

    @inner(INT(state, INT))
    def find(s: Any, uid: int) -> int:
        if uid <= 0:
            return NOBODY
        left = int(s.filled)
        while left:
            place = lowest(left)
            if s.uid[place] == uid:
                return place
            left &= left - 1
        return NOBODY

    @inner(INT(state, INT))
    def hosted_by(s: Any, place: int) -> int:
        found, left = 0, int(s.filled)
        while left:
            other = lowest(left)
            found |= int(s.host[other] == place) << other
            left &= left - 1
        return found

    @inner(types.boolean(state, INT, INT))
    def is_spent(s: Any, uid: int, bit: int) -> bool:
        place = find(s, uid)
        return bool(bit and place >= 0 and int(s.once[place]) & bit)

    @inner(VOID(state, INT, INT))
    def spend(s: Any, uid: int, bit: int) -> None:
        place = find(s, uid)
        if bit and place >= 0:
            s.once[place] |= bit

    return Objects(find, hosted_by, is_spent, spend)
