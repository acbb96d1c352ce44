"""The doors of the rules: importing this compiles them, or loads them from the cache. Only playing imports it."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core import players
from rules.douwushi.engine.core.arrays import APPLY, CACHE, STATE, TABLES, WORK
from rules.douwushi.engine.core.decisions import decider
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.legal import list_actions
from rules.douwushi.engine.core.machine import begin_game, clear_game, perform
from rules.douwushi.engine.core.tally import write_cards, write_leads
from rules.kernel.compiled.compiling import INT, VOID, entry
from rules.kernel.compiled.match import CARD_ROWS, LEAD_ROWS, ROWS, specialise


@entry(CACHE, INT(STATE, TABLES, WORK, types.uint64, INT))
def start(state: Any, tables: Any, work: Any, seed: Any, game: int) -> int:
    """Set up a game; who decides first."""
    begin_game(state[0], tables[0], work[0], seed, game)
    return decider(state[0])


@entry(CACHE, VOID(STATE, TABLES, WORK, types.uint64, INT))
def empty(state: Any, tables: Any, work: Any, seed: Any, game: int) -> None:
    """Empty the record for a position that is set up; chance is that of the game with this number."""
    clear_game(state[0], work[0], seed, game)


@entry(CACHE, INT(STATE, TABLES, WORK))
def legal_actions(state: Any, tables: Any, work: Any) -> int:
    """Write the legal actions into the workspace; how many."""
    return list_actions(state[0], tables[0], work[0])


@entry(CACHE, INT(STATE, TABLES, WORK, INT))
def apply(state: Any, tables: Any, work: Any, action: int) -> int:
    """Apply a legal action, or NO_ACTION to run a position that was set up to its first decision; who decides next, -1 nobody."""
    perform(state[0], tables[0], work[0], action)
    return decider(state[0])


@entry(CACHE, INT(STATE, TABLES, WORK, INT, APPLY))
def choose_at_random(state: Any, tables: Any, work: Any, level: int, apply: Any) -> int:
    """What `choosing.choose` picks for the random player, whatever the level: the rules alone are enough for it."""
    return players.choose_at_random(state[0], tables[0], work[0])


@entry(CACHE, VOID(STATE, WORK, ROWS, CARD_ROWS, LEAD_ROWS, INT))
def finish(state: Any, work: Any, rows: Any, cards: Any, leads: Any, index: int) -> None:
    """Write how a game ended, and what became of its cards and leads where there is room for it."""
    s, row = state[0], rows[index]
    row.winner = s.winner
    row.turns = s.turn
    row.actions = s.actions
    row.end = s.end
    row.errors = s.errors
    if len(cards) > 0:
        write_cards(work[0], cards, index)
    if len(leads) > 0:
        write_leads(work[0], leads, index, int(s.turn))


play_games = specialise(CACHE, S, T, W)
