"""The entries of the rules: importing this compiles them, or loads them from the cache. Only playing imports it."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.course.machine import deal
from rules.hota.engine.core.rules import RULES
from rules.kernel.compiled.compilation import INT, VOID, entry
from rules.kernel.compiled.entries import rules_entries

start, legal_actions, apply, choose_at_random, finish, play_games = rules_entries(RULES)


@entry(RULES.cache, VOID(*RULES.records, types.uint64, INT))
def empty(state: Any, tables: Any, work: Any, seed: Any, game: int) -> None:
    """Empty the record for a position that is set up, whose tables list no decks; chance is that of the game with this number."""
    deal(state[0], tables[0], work[0], seed, game)
