"""The compiled engine's doors: importing this compiles it, or loads it from the cache. Only playing imports it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from numba import types

from rules.echo.engine.core.greedy import choose_greedily
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.legal import list_actions
from rules.echo.engine.core.machine import begin_game, perform
from rules.echo.engine.core.players import RANDOM_PLAYER, choose_at_random
from rules.echo.engine.core.stack import decider
from rules.kernel.cache import CompileCache, sources_in
from rules.kernel.compiling import INT, VOID, array_of, entry, pointer
from rules.kernel.match import ROWS, specialise

CACHE = CompileCache("echo", sources_in(Path(__file__).parent))
STATE, TABLES, WORK = array_of(S), array_of(T), array_of(W)


@entry(CACHE, INT(STATE, TABLES, WORK, types.uint64, INT))
def start(state: Any, tables: Any, work: Any, seed: Any, game: int) -> int:
    """Set up a game; who decides first."""
    begin_game(state[0], tables[0], work[0], seed, game)
    return decider(state[0])


@entry(CACHE, INT(STATE, TABLES, WORK))
def legal_actions(state: Any, tables: Any, work: Any) -> int:
    """Write the legal actions into the workspace; how many."""
    return list_actions(state[0], tables[0], work[0])


@entry(CACHE, INT(STATE, TABLES, WORK, INT))
def apply(state: Any, tables: Any, work: Any, action: int) -> int:
    """Apply a legal action, or NO_ACTION to run a position that was set up to its first decision; who decides next, -1 nobody."""
    perform(state[0], tables[0], work[0], action)
    return decider(state[0])


@entry(CACHE, INT(STATE, TABLES, WORK, INT, pointer(INT(STATE, TABLES, WORK, INT))))
def choose(state: Any, tables: Any, work: Any, level: int, apply: Any) -> int:
    """The action that a player of a level picks."""
    if level == RANDOM_PLAYER:
        return choose_at_random(state[0], tables[0], work[0])
    return choose_greedily(state, tables, work, apply)


@entry(CACHE, VOID(STATE, WORK, ROWS, INT))
def finish(state: Any, work: Any, rows: Any, index: int) -> None:
    """Write how a game ended."""
    s, row = state[0], rows[index]
    row.winner = s.winner
    row.turns = s.turn
    row.actions = s.actions
    row.end = s.end
    row.errors = s.errors


play_games = specialise(CACHE, S, T, W)
