"""Tuning Dou Wushi's players (rules.kernel.training.tuning): what their weights count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.douwushi.engine.card_words import HELD_SPELL, ROLES, WORDS, count_words
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.feature_codes import FEATURES, PLACES
from rules.douwushi.engine.thoughts import use_weights
from rules.douwushi.engine.weights import Weights
from rules.kernel.engine import PlayableDeck, TuningRound
from rules.kernel.parts import Parts
from rules.kernel.training.tuning import Vector, learn
from rules.kernel.training.word_learner import WordLearner, Words


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
    learner = WordLearner(parts, FEATURES, Words(count_words, places=PLACES, cards=codes.CARDS, words=WORDS, roles=ROLES), _think)
    found = Weights(*learner.split(learn(learner, decks, seed=seed, games=games, rounds=rounds, on_round=on_round)))
    found.words[:, HELD_SPELL] = 0
    return found


def _think(tables: Any, features: Vector, words: Vector) -> None:
    """Let the players think with these weights."""
    use_weights(tables, Weights(features, words))
