"""The conditions of an ability: all of them must hold; of those that are joined one is enough, and a denied one must not hold."""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple

from numba import types

from rules.kernel.compiled.compilation import INT, ROW, inner

BOOL = types.boolean


class Conditions(NamedTuple):
    """holds(s, t, context, first, count): whether the conditions in some rows of the tables hold, seen from a context.
    is_met(s, t, w, ability): whether an ability's hold in the workspace's context.
    """

    holds: Any
    is_met: Any


def conditions(state: Any, tables: Any, work: Any, *, codes: ModuleType, holds_one: Any) -> Conditions:
    """Return the functions of a game. `codes` names the columns; holds_one(s, t, context, row): whether a condition by itself holds."""
    denied, joined, first_column, count_column = codes.CONDITION_DENIED, codes.CONDITION_JOINED, codes.CONDITION, codes.CONDITIONS

    @inner(BOOL(state, tables, ROW, INT, INT))
    def holds(s: Any, t: Any, context: Any, first: int, count: int) -> bool:
        is_enough = False
        for index in range(first, first + count):
            is_enough = is_enough or holds_one(s, t, context, index) != bool(t.condition[index, denied])
            if not t.condition[index, joined]:
                if not is_enough:
                    return False
                is_enough = False
        return True

    @inner(BOOL(state, tables, work, INT))
    def is_met(s: Any, t: Any, w: Any, ability: int) -> bool:
        count = int(t.ability[ability, count_column])
        return count == 0 or holds(s, t, w.context[:], int(t.ability[ability, first_column]), count)

    return Conditions(holds, is_met)
