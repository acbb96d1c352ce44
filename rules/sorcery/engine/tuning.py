"""Tuning Sorcery's players (rules.kernel.training.tuning): what their weights count, and what opening hands are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from rules.kernel.engine import PlayableDeck, TuningRound
from rules.kernel.parts import Parts
from rules.kernel.training.opening_hands import OpeningHands
from rules.kernel.training.tuning import Vector, learn
from rules.kernel.training.word_learner import WordLearner, Words
from rules.sorcery.engine.card_words import HELD_MAGIC, ROLES, WORDS, count_words
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.feature_codes import FEATURES, PLACES
from rules.sorcery.engine.hand_worth import FEATURES as KEPT
from rules.sorcery.engine.hand_worth import add_games
from rules.sorcery.engine.thoughts import use_weights
from rules.sorcery.engine.weights import Weights


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

    What the words of magic in hand weigh is learned but not kept in the end: who holds one has not used it, and players who like to hold
    some hardly ever use them. What opening hands are worth is learned from the planner's games against itself, in which all are kept.
    """
    hands = OpeningHands(KEPT)
    words = Words(count_words, places=PLACES, cards=codes.CARDS, words=WORDS, roles=ROLES)
    learner = WordLearner(parts, FEATURES, words, _think, partial(add_games, hands))
    found = Weights(*learner.split(learn(learner, decks, seed=seed, games=games, rounds=rounds, on_round=on_round)), hands.weights())
    found.words[:, HELD_MAGIC] = 0
    return found


def _think(tables: Any, features: Vector, words: Vector) -> None:
    """Let the players think with these weights; no opening hand is better than another, so that all are kept."""
    use_weights(tables, Weights(features, words, np.zeros(KEPT, np.int32)))
