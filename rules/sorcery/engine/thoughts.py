"""The tables that the players think with (rules.kernel.playing.thoughts)."""

from __future__ import annotations

from typing import Any

from rules.kernel.playing.thoughts import worth_of_words
from rules.kernel.playing.weights import Weights
from rules.sorcery.engine.card_words import count_words
from rules.sorcery.engine.hand_worth import worth_of_hands
from rules.sorcery.engine.weights import FILE


def use_weights(tables: Any, weights: Weights | None = None) -> None:
    """Let the players of both sides think with these weights, else the game's own; the tables say where the decks list cards."""
    weights = weights or FILE.read()
    counts = count_words(tables)
    tables["weights"][:], tables["worth"][:] = weights.features, worth_of_words(counts, weights.words)
    tables["keep"][:] = worth_of_hands(tables, counts, weights.keeps)
