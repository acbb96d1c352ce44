"""The tables that the players think with (rules.kernel.playing.thoughts)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.hota.engine.card_words import count_words
from rules.hota.engine.hand_worth import worth_of_hands
from rules.hota.engine.weights import FILE
from rules.kernel.cards import Card
from rules.kernel.playing.thoughts import fill_marks, worth_of_words
from rules.kernel.playing.weights import Weights


def fill_thoughts(tables: Any, cards: Mapping[int, Card]) -> None:
    """Fill in the tables from `mark` on, but for the hands that sides are given."""
    fill_marks(tables, cards)
    use_weights(tables, FILE.read())


def use_weights(tables: Any, weights: Weights) -> None:
    """Let the players of both sides think with these weights."""
    counts = count_words(tables)
    tables["weights"][:], tables["worth"][:] = weights.features, worth_of_words(counts, weights.words)
    tables["keep"][:], tables["keep_attributes"][:] = worth_of_hands(tables, counts, weights.keeps)
