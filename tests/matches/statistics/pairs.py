"""Made-up pairs of games whose true win rate is known."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
STEPS = np.arange(5) / 4


def pair_scores(rate: float, *, seat: float = 0.0, draws: float = 0.0, tie: float = 0.0) -> Floats:
    """Return how likely each pair score is.

    `seat`: what going first is worth; `draws`: their share; `tie`: how often both games end alike.
    """

    def game(won: float) -> Floats:
        drawn = 2 * draws * min(won, 1 - won)
        return np.array([1 - won - drawn / 2, drawn, won - drawn / 2])

    alike = np.zeros(5)
    alike[[0, 2, 4]] = game(rate)
    return (1 - tie) * np.convolve(game(rate + seat), game(rate - seat)) + tie * alike


def rate_of(likely: Floats) -> float:
    return float(likely @ STEPS)
