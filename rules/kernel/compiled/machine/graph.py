"""Places that are next to each other: on a grid, or in any graph. Sets of places are bits, of 63 places at most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner

Neighbours = Sequence[Sequence[int]]


class Graph(NamedTuple):
    """next_to(place): the places beside one.
    around(places): those beside any of some, or among them.
    within(place, steps, free): those that are reached from a place in so many steps at most, each but the last onto a free place; the place
    itself is none of them.
    """

    next_to: Any
    around: Any
    within: Any


def grid(width: int, height: int, *, is_diagonal: bool = False) -> list[list[int]]:
    """Return the neighbours of each place of a grid, which is counted row by row from 0."""
    places = [(x, y) for y in range(height) for x in range(width)]
    found = []
    for x, y in places:
        steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx or dy) and (is_diagonal or not dx or not dy)]
        beside = [(x + dx, y + dy) for dx, dy in steps]
        found.append([places.index(place) for place in beside if place in places])
    return found


def graph(neighbours: Neighbours) -> Graph:
    """Return the functions for some places, given the neighbours of each."""
    beside = np.array([sum(1 << other for other in others) for others in neighbours], np.int64)

    @inner(INT(INT))
    def next_to(place: int) -> int:
        return int(beside[place])

    @inner(INT(INT))
    def around(places: int) -> int:
        found = left = places
        while left:
            found |= next_to(lowest(left))
            left &= left - 1
        return found

    @inner(INT(INT, INT, INT))
    def within(place: int, steps: int, free: int) -> int:
        found, edge = 0, 1 << place
        for _ in range(steps):
            found |= around(edge)
            edge = found & free
        return found & ~(1 << place)

    return Graph(next_to, around, within)
