"""Nim with one heap, on the kernel alone: a second game that plays without touching the first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import types

from rules.kernel.compiled.compilation import INT, VOID, array_of, entry, inner, pointer
from rules.kernel.compiled.match import CARD_ROWS, LEAD_ROWS, ROWS, specialise, specialise_examined
from rules.kernel.compiled.random import below, mix
from rules.kernel.compiled.storage.cache import CompileCache

STATE_TYPE = np.dtype([("rng", "u8", (2,)), ("heap", "i4"), ("turns", "i4"), ("decider", "i4"), ("winner", "i4")], align=True)
TABLES_TYPE = np.dtype([("heap", "i4")])
WORK_TYPE = np.dtype([("seen", "i4")])
S, T, W = (numba.from_dtype(dtype) for dtype in (STATE_TYPE, TABLES_TYPE, WORK_TYPE))
STATE, TABLES, WORK = array_of(S), array_of(T), array_of(W)
CACHE = CompileCache("nim", (Path(__file__),))
APPLY = pointer(INT(STATE, TABLES, WORK, INT))


@inner(VOID(S, INT))
def take(s: Any, count: int) -> None:
    s.heap -= count
    s.turns += 1
    if s.heap == 0:
        s.winner, s.decider = s.decider, -1
    else:
        s.decider = 1 - s.decider


@entry(CACHE, INT(STATE, TABLES, WORK, types.uint64, INT))
def start(state: Any, tables: Any, work: Any, seed: Any, game: int) -> int:
    s = state[0]
    s.heap, s.turns, s.decider = tables[0].heap, 0, game & 1
    for seat in range(2):
        s.rng[s.decider ^ seat] = mix(mix(seed, np.uint64(game >> 1)), np.uint64(seat))
    return int(s.decider)


@entry(CACHE, INT(STATE, TABLES, WORK, INT))
def apply(state: Any, tables: Any, work: Any, action: int) -> int:
    take(state[0], action)
    return int(state[0].decider)


@entry(CACHE, INT(STATE, TABLES, WORK, INT, APPLY))
def choose(state: Any, tables: Any, work: Any, level: int, apply: Any) -> int:
    s = state[0]
    if level == 1 and s.heap % 4:
        return int(s.heap % 4)
    return 1 + below(s.rng[:], int(s.decider), min(3, int(s.heap)))


@entry(CACHE, VOID(STATE, WORK, ROWS, CARD_ROWS, LEAD_ROWS, INT))
def finish(state: Any, work: Any, rows: Any, cards: Any, leads: Any, index: int) -> None:
    rows[index].winner = state[0].winner
    rows[index].turns = rows[index].actions = state[0].turns


@entry(CACHE, VOID(STATE, TABLES, WORK))
def examine(state: Any, tables: Any, work: Any) -> None:
    work[0].seen += 1


play_games = specialise(CACHE, S, T, W)
examine_games = specialise_examined(CACHE, S, T, W)
