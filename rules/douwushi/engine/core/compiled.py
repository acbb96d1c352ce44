"""The entries of the rules: importing this compiles them, or loads them from the cache. Only playing imports it."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.course.machine import clear_game
from rules.douwushi.engine.core.rules import RULES
from rules.kernel.compiled.compilation import INT, VOID, entry
from rules.kernel.compiled.entries import rules_entries

start, legal_actions, apply, choose_at_random, finish, play_games = rules_entries(RULES)


@entry(RULES.cache, VOID(*RULES.records, types.uint64, INT))
def empty(state: Any, tables: Any, work: Any, seed: Any, game: int) -> None:
    """Empty the record for a position that is set up; chance is that of the game with this number."""
    clear_game(state[0], work[0], seed, game)
