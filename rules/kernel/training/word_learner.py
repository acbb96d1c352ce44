"""The learner of most games: weights of the features of a position, and of the words of the cards that are seen in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.parts import Parts
from rules.kernel.players.level_numbers import PLANNER
from rules.kernel.training.tuning import Learner, Rows, Vector

Weighing = Callable[[Any, Vector, npt.NDArray[np.int32]], None]
Watching = Callable[[Any, npt.NDArray[np.void], npt.NDArray[np.void]], None]


@dataclass(frozen=True)
class Words:
    """How often cards say which words. count(tables) has the shape (places, cards, words, roles)."""

    count: Callable[[Any], npt.NDArray[np.int32]]
    places: int
    cards: int
    words: int
    roles: int


class WordLearner(Learner):
    """The features of a position, then the words of the cards seen in it.

    `weigh(tables, features, words)`: let the players think with these weights, words of the shape (words, roles). `watch(tables, games,
    cards)`: learn from the planner's games against itself, in which nothing but these weights has been learned yet.
    """

    def __init__(self, parts: Parts, features: int, words: Words, weigh: Weighing, watch: Watching | None = None) -> None:
        self.parts = parts
        self.features = features
        self.words = words
        self.weigh = weigh
        self.watch_planner = watch
        self.size = features + words.words * words.roles

    def split(self, weights: Vector) -> tuple[Vector, npt.NDArray[np.int32]]:
        """Return the weights of the features and those of the words that stand in a vector."""
        return weights[: self.features], weights[self.features :].reshape(self.words.words, self.words.roles)

    def use(self, tables: Any, weights: Vector) -> None:
        self.weigh(tables, *self.split(weights))

    def describe(self, tables: Any, rows: Rows) -> Rows:
        seen = np.ascontiguousarray(rows[:, self.features :]).view(np.uint8)
        bits = np.unpackbits(seen, axis=1, bitorder="little").reshape(len(rows), self.words.places * self.words.cards)
        counts = self.words.count(tables).reshape(self.words.places * self.words.cards, -1)
        words = bits.astype(np.float32) @ counts.astype(np.float32)
        return np.hstack([rows[:, : self.features], np.rint(words).astype(np.int16)])

    def watch(self, levels: tuple[int, int], tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
        if self.watch_planner and levels == (PLANNER, PLANNER):
            self.watch_planner(tables, games, cards)
