"""The tables that the players think with (rules.kernel.playing.thoughts)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.douwushi.engine.card_words import count_words
from rules.douwushi.engine.weights import FILE
from rules.kernel.cards import Card
from rules.kernel.playing.thoughts import fill_marks, worth_of_words
from rules.kernel.playing.weights import Weights


def fill_thoughts(tables: Any, cards: Mapping[int, Card]) -> None:
    """Fill in the tables from `mark` on."""
    fill_marks(tables, cards)
    use_weights(tables, FILE.read())


def use_weights(tables: Any, weights: Weights) -> None:
    """Let the players of both sides think with these weights."""
    tables["weights"][:], tables["worth"][:] = weights.features, worth_of_words(count_words(tables), weights.words)
