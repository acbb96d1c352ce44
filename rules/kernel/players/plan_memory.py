"""Plans: remember what a search found, and follow it as long as the side sees what it expected."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.random import below

#: The most actions of a plan.
LENGTH = 40
#: The unit of the chance to stray: the workspace holds how many of so many searches stray from the best plan to a random one; only learning
#: does.
STRAYS = 1024
#: Memories: those of four sides' players at most, then those of players that are only imagined (rules.kernel.players.foresight).
PLAYERS = 4
MINDS = 2 * PLAYERS
#: The worth of a position at which no turn can end.
LEAST = -(1 << 30)

#: A player's memory from one decision to the next.
MEMORY: list[tuple[Any, ...]] = [
    ("plan_key", "u8", (MINDS, LENGTH)),
    ("plan", "i4", (MINDS, LENGTH)),
    ("plan_size", "i2", (MINDS,)),
    ("plan_at", "i2", (MINDS,)),
]
#: The fields of a workspace that straying uses.
STRAYING: list[tuple[Any, ...]] = [("stray", "i4"), ("strayed", "i4", (MINDS,))]


def way(work_type: Any, end_action: int, plan: str, key: str) -> Any:
    """Return the function `write_way(work, row, node)` of a game, for two fields of a workspace: plans, and keys of what is seen at each
    step.

    It writes the actions that lead to a node of the search, and the end of the turn after it, into a row of both, and returns how many.
    """

    @inner(INT(work_type, INT, INT))
    def write_way(w: Any, row: int, node: int) -> int:
        length, at = 0, node
        while w.node_parent[at] >= 0:
            length += 1
            at = int(w.node_parent[at])
        action, at = end_action, node
        for index in range(length, -1, -1):
            if index < LENGTH:
                w[plan][row, index], w[key][row, index] = action, w.node_key[at]
            action, at = int(w.node_action[at]), int(w.node_parent[at])
        return min(length + 1, LENGTH)

    return write_way


def memory(work_type: Any, end_action: int) -> tuple[Any, Any]:
    """Return the functions `begin` and `recall` of a game (rules.kernel.players.turn_search.Planner)."""
    write_way = way(work_type, end_action, "plan", "plan_key")

    @inner(INT(work_type, INT))
    def choose_node(w: Any, memory: int) -> int:
        """Return the best node; for a player who strays, any."""
        node = int(w.best_node)
        w.strayed[memory] = 0
        if w.stray and below(w.rng[:], memory % PLAYERS, STRAYS) < w.stray:
            w.strayed[memory] = 1
            node = below(w.rng[:], memory % PLAYERS, int(w.nodes))
            while w.node_value[node] == LEAST:
                node = (node + 1) % int(w.nodes)
        return node

    @inner(INT(work_type, INT))
    def begin(w: Any, memory: int) -> int:
        """Keep the way to the chosen node, and the end of the turn after it, as the plan in a memory; return its first action."""
        w.plan_size[memory] = write_way(w, memory, choose_node(w, memory))
        w.plan_at[memory] = 1
        return int(w.plan[memory, 0])

    @inner(INT(work_type, INT, INT, types.uint64))
    def recall(w: Any, memory: int, count: int, mark: Any) -> int:
        at = int(w.plan_at[memory])
        if at >= w.plan_size[memory] or w.plan_key[memory, at] != mark:
            return -1
        for index in range(count):
            if w.legal[index] == w.plan[memory, at]:
                w.plan_at[memory] = at + 1
                return int(w.plan[memory, at])
        return -1

    return begin, recall
