"""Tuning Echo's players (rules.kernel.training.tuning): what their weights count, and what opening hands are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.echo.engine.card_words import ITEM, ROLES, WORDS, count_words
from rules.echo.engine.core import codes
from rules.echo.engine.core.feature_codes import FEATURES, PLACES
from rules.echo.engine.hand_worth import FEATURES as KEPT
from rules.echo.engine.hand_worth import Hands
from rules.echo.engine.thoughts import use_weights
from rules.echo.engine.weights import Weights
from rules.kernel.engine import PlayableDeck, TuningRound
from rules.kernel.parts import Parts
from rules.kernel.players.level_numbers import PLANNER
from rules.kernel.training.tuning import Learner, Rows, Vector, learn


def tune(
    parts: Parts,
    decks: Sequence[PlayableDeck],
    guesses: Vector,
    *,
    seed: int,
    games: int,
    rounds: int,
    on_round: Callable[[TuningRound], None],
) -> Weights:
    """See rules.kernel.training.tuning.learn.

    What the words of items in hand weigh is learned but not kept in the end: who holds one has not used it, and players who like to hold
    some hardly ever use them. What opening hands are worth is learned from the planner's games against itself, in which all are kept.
    """
    learner = _EchoLearner(parts, guesses)
    weights = learner.weights(learn(learner, decks, seed=seed, games=games, rounds=rounds, on_round=on_round))
    weights.words[:, ITEM] = 0
    return replace(weights, keeps=learner.hands.weights())


class _EchoLearner(Learner):
    """The features of a position, then the words of the cards seen in it."""

    size = FEATURES + WORDS * ROLES

    def __init__(self, parts: Parts, guesses: Vector) -> None:
        self.parts = parts
        self.guesses = guesses
        self.hands = Hands()

    def weights(self, found: Vector) -> Weights:
        """The weights in a vector; of opening hands none is worth anything."""
        return Weights(found[:FEATURES], found[FEATURES:].reshape(WORDS, ROLES), self.guesses, np.zeros(KEPT, np.int32))

    def use(self, tables: Any, weights: Vector) -> None:
        use_weights(tables, self.weights(weights))

    def describe(self, tables: Any, rows: Rows) -> Rows:
        seen = np.ascontiguousarray(rows[:, FEATURES:]).view(np.uint8)
        bits = np.unpackbits(seen, axis=1, bitorder="little").reshape(len(rows), PLACES * codes.CARDS)
        words = bits.astype(np.float32) @ count_words(tables).reshape(PLACES * codes.CARDS, WORDS * ROLES).astype(np.float32)
        return np.hstack([rows[:, :FEATURES], np.rint(words).astype(np.int16)])

    def watch(self, levels: tuple[int, int], tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
        if levels == (PLANNER, PLANNER):
            self.hands.add(tables, games, cards)
