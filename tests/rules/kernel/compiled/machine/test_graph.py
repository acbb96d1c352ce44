"""Places next to each other on a grid and on any graph, and how far a way leads over free places."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kernel.compiled.compilation import INT, entry
from rules.kernel.compiled.machine.graph import graph, grid
from rules.kernel.compiled.storage.cache import CompileCache

CACHE = CompileCache("graph", (Path(__file__),))
next_to, around, within = graph(grid(5, 4))
_, _, within_ring = graph([(1, 5), (0, 2), (1, 3), (2, 4), (3, 5), (4, 0)])


@entry(CACHE, INT(INT, INT, INT, INT))
def look(which: int, place: int, steps: int, free: int) -> int:
    if which == 0:
        return next_to(place)
    if which == 1:
        return around(place)
    return within(place, steps, free) if which == 2 else within_ring(place, steps, free)


def places(bits: int) -> set[int]:
    return {place for place in range(20) if bits >> place & 1}


@pytest.mark.parametrize(("place", "expected"), [(0, {1, 5}), (7, {2, 6, 8, 12}), (19, {14, 18})])
def test_next_to_a_place_of_a_grid(place: int, expected: set[int]) -> None:
    assert places(look(0, place, 0, 0)) == expected


def test_a_grid_may_count_corners() -> None:
    assert set(grid(5, 4, is_diagonal=True)[0]) == {1, 5, 6}
    assert len(grid(5, 4, is_diagonal=True)[7]) == 8


def test_around_some_places() -> None:
    assert places(look(1, 1 | 1 << 19, 0, 0)) == {0, 1, 5, 14, 18, 19}


def test_a_way_goes_over_free_places_and_ends_beside_them() -> None:
    assert places(look(2, 0, 2, 1 << 1)) == {1, 2, 5, 6}
    assert places(look(2, 0, 5, 0)) == {1, 5}


def test_a_ring_is_a_graph_as_well() -> None:
    assert places(look(3, 0, 2, 0b111111)) == {1, 2, 4, 5}
    assert places(look(3, 0, 9, 0b111111)) == {1, 2, 3, 4, 5}
