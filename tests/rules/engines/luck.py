"""Proofs for batches of games that tally their cards: the luck of draws is nothing on average."""

from __future__ import annotations

import math

import numpy as np
import pytest

from rules.kernel.compiled.rows import LUCK_UNIT
from rules.kernel.engine import card_rows
from tests.rules.engines.batches import BatchProofs


class LuckProofs(BatchProofs):
    """Those of all batches, and that of luck."""

    @pytest.mark.parametrize("level", ["random", "planner"])
    def test_luck_is_nothing_on_average(self, level: str) -> None:
        """Whatever the cards are worth, in mulligans, draws, searches and all else that these games hold; random worths, seed 7."""
        decks = self.decks()
        cards = card_rows(decks, 1000)
        self.play(5, 500, (level, level), cards=cards)
        luck = cards["luck"] / LUCK_UNIT
        assert np.abs(luck.sum(axis=2)).max() < 0.01, "each draw brings as much as it takes"
        for side, deck in enumerate(decks):
            told = luck[:, side, : len(deck.copies)]
            spread = told.std(axis=0)
            assert (spread > 0).sum() > len(deck.copies) * 0.8
            errors = told.mean(axis=0)[spread > 0] / (spread[spread > 0] / math.sqrt(len(told)))
            assert 0.7 < math.sqrt((errors**2).mean()) < 1.3
            total = told @ np.random.default_rng(7).normal(size=told.shape[1])
            assert abs(total.mean()) < 4 * total.std() / math.sqrt(len(total))
