"""Play games to learn from: the batch loop with one addition, which writes down the positions whose worth a game wants to learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import types

from rules.kernel.compiled.compilation import INT, VOID, array_of, entry, inner, pointer
from rules.kernel.compiled.entries import CompiledRules
from rules.kernel.compiled.match import CARD_ROWS, LEAD_ROWS, LEVELS, ROWS
from rules.kernel.compiled.random import below, mix
from rules.kernel.compiled.storage.cache import CompileCache

#: A position written down: the game's place in its batch, the side that sees it, and what kind of position it is.
SAMPLE = np.dtype([("index", "i4"), ("side", "i2"), ("kind", "i2")])
SAMPLES = types.Array(numba.from_dtype(SAMPLE), 1, "C")
FEATURES = types.Array(types.int16, 2, "C")
STREAM = types.Array(types.uint64, 1, "C")
#: The unit of the chance of random actions: the caller gives how many of so many decisions are taken at random.
WILD = 1024
_PURPOSE = np.uint64(0x77696C64)
#: The kind of a position in which a turn ends as planned; of one in which the player strayed from its plan, it is one more.
TURN_END = 1
#: The bits of a number in a row that hold the cards seen in a place.
SHORT = 16
ROW = types.Array(types.int16, 1, "C")


def _sample_games(
    state: Any,
    tables: Any,
    work: Any,
    rows: Any,
    cards: Any,
    leads: Any,
    samples: Any,
    features: Any,
    levels: Any,
    stream: Any,
    wild: int,
    seed: Any,
    game: int,
    start: Any,
    choose: Any,
    apply: Any,
    finish: Any,
    observe: Any,
) -> int:
    count = 0
    for index in range(len(rows)):
        decider = start(state, tables, work, seed, game + index)
        stream[0] = mix(mix(seed, np.uint64(game + index)), _PURPOSE)
        while decider >= 0:
            level = 0 if wild and below(stream, 0, WILD) < wild else levels[decider]
            action = choose(state, tables, work, level, apply)
            if count < len(samples):
                kind = observe(state, tables, work, action, features[count])
                if kind > 0:
                    samples[count].index, samples[count].side, samples[count].kind = index, decider, kind
                    count += 1
            decider = apply(state, tables, work, action)
        rows[index].game = game + index
        rows[index].first = (game + index) & 1
        finish(state, work, rows, cards, leads, index)
    return count


def specialise(cache: CompileCache, state: Any, tables: Any, work: Any) -> Callable[..., int]:
    """Return the loop for a game's records, which returns how many samples it wrote.

    observe(state, tables, work, action, features) -> 0, or the kind of the position that the action is taken in, its features written.
    """
    s, t, w = array_of(state), array_of(tables), array_of(work)
    start = pointer(INT(s, t, w, types.uint64, INT))
    apply = pointer(INT(s, t, w, INT))
    choose = pointer(INT(s, t, w, INT, apply))
    finish = pointer(VOID(s, w, ROWS, CARD_ROWS, LEAD_ROWS, INT))
    observe = pointer(INT(s, t, w, INT, types.Array(types.int16, 1, "C")))
    written = (ROWS, CARD_ROWS, LEAD_ROWS, SAMPLES, FEATURES)
    signature = INT(s, t, w, *written, LEVELS, STREAM, INT, types.uint64, INT, start, choose, apply, finish, observe)
    return entry(cache, signature)(_sample_games)


def row_size(features: int, places: int, cards: int) -> int:
    """Return the length of a row: the features, then for each place the bits of the cards that are seen there."""
    return features + places * (cards // SHORT)


def noting_cards(features: int, cards: int) -> Any:
    """Return the function `note_card(row, place, card)` of a game: note a card as one that is seen in a place."""
    shorts = cards // SHORT

    @inner(VOID(ROW, INT, INT))
    def note_card(row: Any, place: int, card: int) -> None:
        row[features + place * shorts + card // SHORT] |= 1 << card % SHORT

    return note_card


def sampling_entries(rules: CompiledRules, *, features: int, is_end: Any, observe_end: Any, note_cards: Any) -> tuple[Any, Any]:
    """Return the entries `observe` and `sample_games` (`specialise`) of a game that learns from the ends of turns.

    is_end(state, action): whether the action ends a turn. observe_end(state, tables, work, side): write the features into the workspace.
    note_cards(state, work, side, row): note the cards that a side sees.
    """
    decider = rules.decider

    @entry(rules.cache, INT(*rules.records, INT, ROW))
    def observe(state: Any, tables: Any, work: Any, action: int, row: Any) -> int:
        """Write the row of the position in which a side ends its turn, and return its kind; return 0 for any other action."""
        s, w = state[0], work[0]
        if not is_end(s, action):
            return 0
        side = int(decider(s))
        observe_end(s, tables[0], w, side)
        row[:] = 0
        for index in range(features):
            row[index] = w.features[index]
        note_cards(s, w, side, row)
        return TURN_END + int(w.strayed[side])

    return observe, specialise(rules.cache, rules.state, rules.tables, rules.work)
