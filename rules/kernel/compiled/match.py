"""Play games in batches: the one loop that every game's engine shares.

A game gives its record types and four functions; `specialise` compiles the loop for them once. Deck `d` is side `d`; deck 0 goes first in
even games. A game depends on (decks, levels, seed, game number) alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from numba import types

from rules.kernel.compiled.compilation import INT, VOID, array_of, entry, pointer
from rules.kernel.compiled.rows import CARD_ROW, GAME_ROW
from rules.kernel.compiled.storage.cache import CompileCache

ROWS = types.Array(numba.from_dtype(GAME_ROW), 1, "C")
CARD_ROWS = types.Array(numba.from_dtype(CARD_ROW), 3, "C")
LEAD_ROWS = types.Array(types.int16, 2, "C")
LEVELS = types.Array(types.int64, 1, "C")


def _play_games(
    state: Any,
    tables: Any,
    work: Any,
    rows: Any,
    cards: Any,
    leads: Any,
    levels: Any,
    seed: Any,
    game: int,
    start: Any,
    choose: Any,
    apply: Any,
    finish: Any,
) -> None:
    for index in range(len(rows)):
        decider = start(state, tables, work, seed, game + index)
        while decider >= 0:
            decider = apply(state, tables, work, choose(state, tables, work, levels[decider], apply))
        rows[index].game = game + index
        rows[index].first = (game + index) & 1
        finish(state, work, rows, cards, leads, index)


def _examine_games(
    state: Any,
    tables: Any,
    work: Any,
    rows: Any,
    cards: Any,
    leads: Any,
    levels: Any,
    seed: Any,
    game: int,
    start: Any,
    choose: Any,
    apply: Any,
    finish: Any,
    examine: Any,
) -> None:
    for index in range(len(rows)):
        decider = start(state, tables, work, seed, game + index)
        examine(state, tables, work)
        while decider >= 0:
            decider = apply(state, tables, work, choose(state, tables, work, levels[decider], apply))
            examine(state, tables, work)
        rows[index].game = game + index
        rows[index].first = (game + index) & 1
        finish(state, work, rows, cards, leads, index)


def specialise(cache: CompileCache, state: Any, tables: Any, work: Any) -> Callable[..., None]:
    """Return the batch loop for a game's records: `play(state, tables, work, rows, cards, leads, levels, seed, first_game, start, choose,
    apply, finish)`.

    start(state, tables, work, seed, game) -> decider; choose(state, tables, work, level, apply) -> action; apply(state, tables, work,
    action) -> decider, -1 when the game is over; finish(state, work, rows, cards, leads, index) fills in the rest of a row, and the game's
    rows of cards and of leads where there are any.
    """
    return entry(cache, VOID(*_arguments(state, tables, work)))(_play_games)


def specialise_examined(cache: CompileCache, state: Any, tables: Any, work: Any) -> Callable[..., None]:
    """Return the same loop with one more function: examine(state, tables, work) looks at each state with a decision, and at the last."""
    s, t, w = array_of(state), array_of(tables), array_of(work)
    return entry(cache, VOID(*_arguments(state, tables, work), pointer(VOID(s, t, w))))(_examine_games)


def _arguments(state: Any, tables: Any, work: Any) -> tuple[Any, ...]:
    """Return the types of the loop's arguments."""
    s, t, w = array_of(state), array_of(tables), array_of(work)
    start = pointer(INT(s, t, w, types.uint64, INT))
    apply = pointer(INT(s, t, w, INT))
    choose = pointer(INT(s, t, w, INT, apply))
    finish = pointer(VOID(s, w, ROWS, CARD_ROWS, LEAD_ROWS, INT))
    return s, t, w, ROWS, CARD_ROWS, LEAD_ROWS, LEVELS, types.uint64, INT, start, choose, apply, finish
