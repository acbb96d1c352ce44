"""A maze, to plan ways through: a turn goes from room to room by doors, which are the actions, and ends for what the room is worth.

In some rooms the other side chooses the door.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import types

from rules.kernel.compiled.compilation import INT, VOID, array_of, entry, inner
from rules.kernel.compiled.random import scramble
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.players.answers import answering
from rules.kernel.players.decisions import no_gambles, settling
from rules.kernel.players.plan_memory import MEMORY, STRAYING
from rules.kernel.players.search_tree import WORLDS
from rules.kernel.players.turn_search import FIELDS, Mind, planner

ROOMS, DOORS = 8, 4
#: The action that ends a turn.
END = DOORS
WIDTH, TRIES = 4, 8
STATE_TYPE = np.dtype([("room", "i8"), ("kind", "i8"), ("decider", "i8")])
ROOM_FIELDS = ("kind", "decider", "worth", "promise", "doors")
TABLES_TYPE = np.dtype([*((name, "i8", (ROOMS,)) for name in ROOM_FIELDS), ("to", "i8", (ROOMS, DOORS))])
WORK_TYPE = np.dtype(
    [("rng", "u8", (2,)), ("legal", "i8", (DOORS,)), ("candidates", "i8", (DOORS,)), *FIELDS, *STRAYING, *MEMORY], align=True
)
S, T, W = (numba.from_dtype(dtype) for dtype in (STATE_TYPE, TABLES_TYPE, WORK_TYPE))
CACHE = CompileCache("maze", (Path(__file__),))


@inner(VOID(S, S))
def copy(target: Any, source: Any) -> None:
    target.room, target.kind, target.decider = source.room, source.kind, source.decider


@inner(VOID(S, T, INT))
def enter(s: Any, t: Any, room: int) -> None:
    s.room, s.kind, s.decider = room, t.kind[room], t.decider[room]


@inner(VOID(S, T, W, INT))
def perform(s: Any, t: Any, w: Any, action: int) -> None:
    enter(s, t, t.to[s.room, action])


@inner(INT(S, INT))
def stage(s: Any, side: int) -> int:
    return int(s.kind)


@inner(INT(S))
def decider(s: Any) -> int:
    return int(s.decider)


@inner(INT(S, T, W))
def legal(s: Any, t: Any, w: Any) -> int:
    for door in range(t.doors[s.room]):
        w.legal[door] = door
    return int(t.doors[s.room])


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
    return int(t.worth[s.room] if side == 0 else -t.worth[s.room])


@inner(INT(S, T, W, INT))
def promise(s: Any, t: Any, w: Any, side: int) -> int:
    return int(t.promise[s.room])


@inner(types.uint64(S, T, W, INT))
def key(s: Any, t: Any, w: Any, side: int) -> Any:
    return scramble(np.uint64(s.room + 1))


gamble, offset = no_gambles(S, T, W)
answer = answering(S, T, W, copy=copy, decider=decider, perform=perform, value=value)
settle = settling(S, T, W, stage=stage, legal=legal, decider=decider, perform=perform, answer=answer)


@inner(types.boolean(INT, INT))
def commutes(action: int, other: int) -> bool:
    return False


@inner(INT(INT))
def canonical(action: int) -> int:
    return action


@inner(types.boolean(S, INT))
def is_end(s: Any, action: int) -> bool:
    return action == END


MIND = Mind(S, T, W, copy, perform, settle, shortlist, options, value, promise, key, gamble, offset, commutes, canonical, END, is_end)
search, begin, _ = planner(MIND)
#: A search that looks at WIDTH ways of choosing after an action.
search_few = planner(replace(MIND, choices=1)).search


@entry(CACHE, INT(array_of(S), array_of(T), array_of(W), types.boolean))
def choose(worlds: Any, tables: Any, work: Any, has_few: bool) -> int:
    for world in range(2):
        enter(worlds[world], tables[0], 0)
    if has_few:
        search_few(worlds, tables[0], work[0], 0, WIDTH, TRIES)
    else:
        search(worlds, tables[0], work[0], 0, WIDTH, TRIES)
    return int(begin(work[0], 0))


@dataclass(frozen=True)
class Room:
    """A room: what a world in it waits for (STABLE, CHOICE, DONE), what ending there is worth, and the rooms behind its doors.

    `promise`: what more may come of it. `decider`: 1 where the other side chooses.
    """

    kind: int
    worth: int = 0
    to: tuple[int, ...] = ()
    promise: int = 0
    decider: int = 0

    @property
    def doors(self) -> int:
        return len(self.to)


def plan(*rooms: Room, stray: int = 0, has_few: bool = False) -> tuple[list[int], int]:
    """Return the plan from the first room on, which ends the turn, and its worth; of 1024 plans so many stray. `has_few`: WIDTH ways of
    choosing are looked at.
    """
    worlds, tables, work = np.zeros(WORLDS, STATE_TYPE), np.zeros(1, TABLES_TYPE), np.zeros(1, WORK_TYPE)
    for number, room in enumerate(rooms):
        for name in ROOM_FIELDS:
            tables[name][0, number] = getattr(room, name)
        tables["to"][0, number, : len(room.to)] = room.to
    work["stray"] = stray
    first = choose(worlds, tables, work, has_few)
    found = work["plan"][0, 0, : work["plan_size"][0, 0]].tolist()
    assert found[0] == first
    return found, int(work["node_value"][0, work["best_node"][0]])
