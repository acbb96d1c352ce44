"""A maze, to plan ways through: a turn goes from room to room by doors, which are the actions, and ends for what the room is worth."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import types

from rules.kernel.compiled.compilation import INT, VOID, array_of, entry, inner
from rules.kernel.compiled.random import scramble
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.players.decisions import no_gambles
from rules.kernel.players.plan_memory import MEMORY, STRAYING
from rules.kernel.players.turn_search import FIELDS, WORLDS, Mind, planner

ROOMS, DOORS = 8, 4
#: The action that ends a turn.
END = DOORS
WIDTH, TRIES = 4, 8
STATE_TYPE = np.dtype([("room", "i8")])
TABLES_TYPE = np.dtype([("kind", "i8", (ROOMS,)), ("worth", "i8", (ROOMS,)), ("doors", "i8", (ROOMS,)), ("to", "i8", (ROOMS, DOORS))])
WORK_TYPE = np.dtype(
    [("rng", "u8", (2,)), ("legal", "i8", (DOORS,)), ("candidates", "i8", (DOORS,)), *FIELDS, *STRAYING, *MEMORY], align=True
)
S, T, W = (numba.from_dtype(dtype) for dtype in (STATE_TYPE, TABLES_TYPE, WORK_TYPE))
CACHE = CompileCache("maze", (Path(__file__),))


@inner(VOID(S, S))
def copy(target: Any, source: Any) -> None:
    target.room = source.room


@inner(VOID(S, T, W, INT))
def perform(s: Any, t: Any, w: Any, action: int) -> None:
    s.room = t.to[s.room, action]


@inner(INT(S, T, W, INT))
def settle(s: Any, t: Any, w: Any, side: int) -> int:
    return int(t.kind[s.room])


@inner(INT(S, T, W))
def options(s: Any, t: Any, w: Any) -> int:
    for door in range(t.doors[s.room]):
        w.candidates[door] = door
    return int(t.doors[s.room])


@inner(INT(S, T, W, INT))
def shortlist(s: Any, t: Any, w: Any, side: int) -> int:
    return options(s, t, w)


@inner(INT(S, T, W, INT))
def value(s: Any, t: Any, w: Any, side: int) -> int:
    return int(t.worth[s.room])


@inner(INT(S, T, W, INT))
def promise(s: Any, t: Any, w: Any, side: int) -> int:
    return 0


@inner(types.uint64(S, T, W, INT))
def key(s: Any, t: Any, w: Any, side: int) -> Any:
    return scramble(np.uint64(s.room + 1))


gamble, offset = no_gambles(S, T, W)


@inner(types.boolean(INT, INT))
def commutes(action: int, other: int) -> bool:
    return False


@inner(INT(INT))
def sign(action: int) -> int:
    return action


MIND = Mind(S, T, W, copy, perform, settle, shortlist, options, value, promise, key, gamble, offset, commutes, sign, END)
search, begin, _ = planner(MIND)


@entry(CACHE, INT(array_of(S), array_of(T), array_of(W)))
def choose(worlds: Any, tables: Any, work: Any) -> int:
    search(worlds, tables[0], work[0], 0, WIDTH, TRIES)
    return int(begin(work[0], 0))


@dataclass(frozen=True)
class Room:
    """What a world in it waits for (STABLE, CHOICE, DONE), what ending there is worth, and the rooms behind its doors."""

    kind: int
    worth: int = 0
    to: tuple[int, ...] = ()


def plan(*rooms: Room, stray: int = 0) -> tuple[list[int], int]:
    """The plan from the first room on, which ends the turn, and its worth; of 1024 plans so many stray."""
    worlds, tables, work = np.zeros(WORLDS, STATE_TYPE), np.zeros(1, TABLES_TYPE), np.zeros(1, WORK_TYPE)
    for number, room in enumerate(rooms):
        for name, told in (("kind", room.kind), ("worth", room.worth), ("doors", len(room.to))):
            tables[name][0, number] = told
        tables["to"][0, number, : len(room.to)] = room.to
    work["stray"] = stray
    first = choose(worlds, tables, work)
    found = work["plan"][0, 0, : work["plan_size"][0, 0]].tolist()
    assert found[0] == first
    return found, int(work["node_value"][0, work["best_node"][0]])
