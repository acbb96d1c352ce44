"""The positions of a search: the ones that it has reached, as nodes of a tree, those kept at each step, and the worlds that they lie in.

The workspace has the fields below, and the free ones of the worlds from FIRST_FREE on, which a search uses.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.players.plan_memory import LEAST

#: The most positions of one search, positions kept at once, open choices, and places to remember positions seen.
NODES, WIDTH, OPEN, SEEN = 4096, 48, 24, 1 << 14
#: The world in which plans are made, and the first of those for a search's positions.
IMAGINED, FIRST_FREE = 1, 2
WORLDS = FIRST_FREE + 2 * WIDTH + OPEN + 3

FIELDS: list[tuple[Any, ...]] = [
    ("node_key", "u8", (NODES,)),
    ("node_value", "i4", (NODES,)),
    ("node_rank", "i4", (NODES,)),
    ("node_offset", "i4", (NODES,)),
    ("node_parent", "i2", (NODES,)),
    ("node_action", "i4", (NODES,)),
    ("nodes", "i4"),
    ("best_node", "i4"),
    ("seen", "u8", (SEEN,)),
    ("seen_at", "i4", (SEEN,)),
    ("seen_size", "i4"),
    ("beam_size", "i4", (2,)),
    ("beam_node", "i2", (2, WIDTH)),
    ("beam_world", "i2", (2, WIDTH)),
    ("free", "i2", (WORLDS,)),
    ("frees", "i4"),
]

NO_KEY = np.uint64(0)
_MASK = np.uint64(SEEN - 1)
_ONE = np.uint64(1)


class SearchTree(NamedTuple):
    """clear(w, width): begin a search that keeps so many positions at once.
    is_new(w, mark): whether a mark was not seen in this search.
    add_node(w, parent, action, mark, worth, rank, luck): a position that an action leads to; return its number.
    enter(w, node, world, width): let one compete for a place among those kept at the next step.
    release(w, world): a world is free.
    """

    clear: Any
    is_new: Any
    add_node: Any
    enter: Any
    release: Any


def search_tree(work: Any) -> SearchTree:
    """Return the functions for a game's workspace."""

    @inner(types.boolean(work, types.uint64))
    def is_new(w: Any, mark: Any) -> bool:
        """Remember a position, or a pair of actions; return whether it is new in this search. When memory is full, nothing is new."""
        if w.seen_size >= SEEN - 1:
            return False
        place = mark & _MASK
        while w.seen[place] != NO_KEY:
            if w.seen[place] == mark:
                return False
            place = (place + _ONE) & _MASK
        w.seen[place] = mark
        w.seen_at[w.seen_size] = place
        w.seen_size += 1
        return True

    @inner(INT(work, INT, INT, types.uint64, INT, INT, INT))
    def add_node(w: Any, parent: int, action: int, mark: Any, worth: int, rank: int, luck: int) -> int:
        node = int(w.nodes)
        w.node_parent[node], w.node_action[node], w.node_key[node] = parent, action, mark
        w.node_value[node], w.node_rank[node], w.node_offset[node] = worth, rank, luck
        w.nodes = node + 1
        if worth > LEAST and (w.best_node < 0 or worth > w.node_value[w.best_node]):
            w.best_node = node
        return node

    @inner(VOID(work, INT))
    def release(w: Any, world: int) -> None:
        w.free[w.frees] = world
        w.frees += 1

    @inner(VOID(work, INT, INT, INT))
    def enter(w: Any, node: int, world: int, width: int) -> None:
        """Let a stable position compete for a place in the next beam, which keeps its worst last."""
        size, rank = int(w.beam_size[1]), w.node_rank[node]
        if size == width:
            if rank <= w.node_rank[w.beam_node[1, size - 1]]:
                release(w, world)
                return
            size -= 1
            release(w, int(w.beam_world[1, size]))
        at = size
        while at > 0 and w.node_rank[w.beam_node[1, at - 1]] < rank:
            w.beam_node[1, at], w.beam_world[1, at] = w.beam_node[1, at - 1], w.beam_world[1, at - 1]
            at -= 1
        w.beam_node[1, at], w.beam_world[1, at] = node, world
        w.beam_size[1] = size + 1

    @inner(VOID(work, INT))
    def clear(w: Any, width: int) -> None:
        for index in range(w.seen_size):
            w.seen[w.seen_at[index]] = NO_KEY
        w.nodes = w.frees = w.seen_size = 0
        w.beam_size[1] = 0
        w.best_node = -1
        for world in range(FIRST_FREE + 2 * width + OPEN + 2, FIRST_FREE - 1, -1):
            release(w, world)

    return SearchTree(clear, is_new, add_node, enter, release)
