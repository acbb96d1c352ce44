"""Playing games to learn from: the batch loop once more, which writes down the positions that a game wants to learn the worth of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import types

from rules.kernel.compiled.cache import CompileCache
from rules.kernel.compiled.compiling import INT, VOID, array_of, entry, pointer
from rules.kernel.compiled.match import CARD_ROWS, LEAD_ROWS, LEVELS, ROWS
from rules.kernel.compiled.random import below, mix

#: A position written down: the game's place in its batch, the side that sees it, and what kind of position it is.
SAMPLE = np.dtype([("index", "i4"), ("side", "i2"), ("kind", "i2")])
SAMPLES = types.Array(numba.from_dtype(SAMPLE), 1, "C")
FEATURES = types.Array(types.int16, 2, "C")
STREAM = types.Array(types.uint64, 1, "C")
#: Of so many decisions, how many are taken at random is given.
WILD = 1024
_PURPOSE = np.uint64(0x77696C64)


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
    """The loop for a game's records; how many samples were written.

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
