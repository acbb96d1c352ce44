"""The learner of most games: it weighs the features of a position, the words of the cards that are seen in it, and opening hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.engine import PlayableDeck, TuningRound
from rules.kernel.engine_parts import EngineParts
from rules.kernel.players.level_numbers import PLANNER
from rules.kernel.playing.card_words import CardWords, Counts
from rules.kernel.playing.weights import Weights
from rules.kernel.training.opening_hands import OpeningHands
from rules.kernel.training.tuning import Learner, Rows, Vector, learn


@dataclass(frozen=True, kw_only=True)
class Learned:
    """The declaration of what a game's players learn.

    `features` is how many a position has; `words` are those of cards, which `count_words(tables)` counts. `use(tables, weights)` lets the
    players think with weights. `kept` is how many numbers tell of an opening hand; `add_games(hands, tables, games, cards)` adds them.

    What the words of cards in hand in the role `unkept` weigh is learned but not kept in the end: who holds one has not used it, and
    players who like to hold some hardly ever use them.
    """

    features: int
    words: CardWords
    count_words: Callable[[Any], Counts]
    use: Callable[[Any, Weights], None]
    unkept: int
    kept: int = 0
    add_games: Callable[[OpeningHands, Any, npt.NDArray[np.void], npt.NDArray[np.void]], None] | None = None


def learn_weights(
    parts: EngineParts,
    learned: Learned,
    decks: Sequence[PlayableDeck],
    guesses: Vector,
    *,
    seed: int,
    games: int,
    rounds: int,
    on_round: Callable[[TuningRound], None],
) -> Weights:
    """See tuning.learn. What opening hands are worth is learned from the planner's games against itself, in which all are kept."""
    learner = WordLearner(parts, learned, guesses)
    features, words = learner.split(learn(learner, decks, seed=seed, games=games, rounds=rounds, on_round=on_round))
    words[:, learned.unkept] = 0
    return Weights(features, words, learner.hands.weights(), guesses)


class WordLearner(Learner):
    """The features of a position, then the words of the cards seen in it; beside them, in `hands`, what opening hands are worth."""

    def __init__(self, parts: EngineParts, learned: Learned, guesses: Vector) -> None:
        self.parts = parts
        self.learned = learned
        self.guesses = guesses
        self.hands = OpeningHands(learned.kept)
        self.size = learned.features + len(learned.words.names) * learned.words.roles

    def split(self, weights: Vector) -> tuple[Vector, npt.NDArray[np.int32]]:
        """Return the weights of the features and those of the words that stand in a vector."""
        features = self.learned.features
        return weights[:features], weights[features:].reshape(-1, self.learned.words.roles)

    def use(self, tables: Any, weights: Vector) -> None:
        """Let the players think with weights by which no opening hand is better than another, so that all are kept."""
        self.learned.use(tables, Weights(*self.split(weights), np.zeros(self.learned.kept, np.int32), self.guesses))

    def describe(self, tables: Any, rows: Rows) -> Rows:
        features, places = self.learned.features, self.learned.words.places
        seen = np.ascontiguousarray(rows[:, features:]).view(np.uint8)
        counts = self.learned.count_words(tables)
        cards = places * counts.shape[1]
        bits = np.unpackbits(seen, axis=1, bitorder="little").reshape(len(rows), cards)
        words = bits.astype(np.float32) @ counts.reshape(cards, -1).astype(np.float32)
        return np.hstack([rows[:, :features], np.rint(words).astype(np.int16)])

    def watch(self, levels: tuple[int, int], tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
        if self.learned.add_games and levels == (PLANNER, PLANNER):
            self.learned.add_games(self.hands, tables, games, cards)
