"""Tuning HotA's players (rules.kernel.training.tuning): what their weights count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.hota.engine.card_words import HELD_SPELL, ROLES, WORDS, count_words
from rules.hota.engine.core import codes
from rules.hota.engine.core.feature_codes import FEATURES, PLACES
from rules.hota.engine.thoughts import use_weights
from rules.hota.engine.weights import Weights
from rules.kernel.engine import PlayableDeck, TuningRound
from rules.kernel.parts import Parts
from rules.kernel.training.tuning import Learner, Rows, Vector, learn


def tune(
    parts: Parts,
    decks: Sequence[PlayableDeck],
    *,
    seed: int,
    games: int,
    rounds: int,
    on_round: Callable[[TuningRound], None],
) -> Weights:
    """See rules.kernel.training.tuning.learn.

    What the words of spells in hand weigh is learned but not kept in the end: who holds one has not used it, and players who like to hold
    some hardly ever use them.
    """
    learner = _HotaLearner(parts)
    weights = weights_in(learn(learner, decks, seed=seed, games=games, rounds=rounds, on_round=on_round))
    weights.words[:, HELD_SPELL] = 0
    return weights


def weights_in(found: Vector) -> Weights:
    """The weights in a vector."""
    return Weights(found[:FEATURES], found[FEATURES:].reshape(WORDS, ROLES))


class _HotaLearner(Learner):
    """The features of a position, then the words of the cards seen in it."""

    size = FEATURES + WORDS * ROLES

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    def use(self, tables: Any, weights: Vector) -> None:
        use_weights(tables, weights_in(weights))

    def describe(self, tables: Any, rows: Rows) -> Rows:
        seen = np.ascontiguousarray(rows[:, FEATURES:]).view(np.uint8)
        bits = np.unpackbits(seen, axis=1, bitorder="little").reshape(len(rows), PLACES * codes.CARDS)
        words = bits.astype(np.float32) @ count_words(tables).reshape(PLACES * codes.CARDS, WORDS * ROLES).astype(np.float32)
        return np.hstack([rows[:, :FEATURES], np.rint(words).astype(np.int16)])

    def watch(self, levels: tuple[int, int], tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
        """Nothing else is learned."""
