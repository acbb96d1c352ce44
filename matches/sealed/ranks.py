"""Compute how many decks of a field a deck is better than, with an interval: pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

#: So many strengths of all decks are drawn from what is known of them.
DRAWS = 4000
COVERED = (2.5, 97.5)


@dataclass(frozen=True, slots=True)
class Rank:
    """Better than `better` of `decks` decks; with a chance of 95 % than `low` to `high`."""

    better: int
    low: int
    high: int
    decks: int


def rank_among(mean: float, error: float, means: Sequence[float], errors: Sequence[float]) -> Rank:
    """Rank a deck of a mean score, known to a standard error, among decks of others.

    What games say of a deck is part luck: the field's means are drawn towards their average as far as their errors explain their spread
    (empirical Bayes), and so is the deck's own, by the same spread. Then strengths are drawn from what is left to doubt, and the better
    ones counted. The same figures give the same rank.
    """
    field, doubt = np.asarray(means), np.asarray(errors)
    centre = float(np.mean(field))
    spread = max(float(np.var(field)) - float(np.mean(doubt**2)), 1e-6)
    kept = spread / (spread + doubt**2)
    own = spread / (spread + error**2)
    chance = np.random.Generator(np.random.PCG64(1))
    strengths = centre + kept * (field - centre) + np.sqrt(kept) * doubt * chance.standard_normal((DRAWS, len(field)))
    deck = centre + own * (mean - centre) + np.sqrt(own) * error * chance.standard_normal((DRAWS, 1))
    better = np.sum(strengths < deck, axis=1)
    low, high = np.percentile(better, COVERED)
    return Rank(round(float(np.mean(better))), int(np.floor(low)), int(np.ceil(high)), len(field))
