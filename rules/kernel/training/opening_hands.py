"""The worth of opening hands, learned from games in which all hands were kept as dealt, so that chance alone decides who holds what."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

#: The number that stands for a whole game won.
GAME = 1 << 16
#: The penalty on the square of a weight in the fit.
RIDGE = 100.0

Numbers = npt.NDArray[np.int32]
Told = npt.NDArray[np.float64]


class OpeningHands:
    """Opening hands and their results, summed up for a fit by least squares. A hand has `size` features."""

    def __init__(self, size: int) -> None:
        self._squares, self._products = np.diag(np.full(size, RIDGE)), np.zeros(size)

    def add(self, told: Told, results: Told) -> None:
        """Add hands of the same deck, enemy and seat, shape (games, size), with 1, 0.5 or 0 for each.

        They are compared among themselves.
        """
        told = told - told.mean(axis=0)
        self._squares += told.T @ told
        self._products += told.T @ (results - results.mean())

    def add_games(self, games: npt.NDArray[np.void], side: int, told: Told) -> None:
        """Add a side's hands of some games (GAME_ROW), shape (games, size)."""
        results = np.where(games["winner"] == side, 1.0, np.where(games["winner"] == 1 - side, 0.0, 0.5))
        for first in range(2):
            chosen = games["first"] == first
            if chosen.any():
                self.add(told[chosen], results[chosen])

    def weights(self) -> Numbers:
        """Return the weights that fit best, GAME to one game won."""
        found: Numbers = np.rint(np.linalg.solve(self._squares, self._products) * GAME).astype(np.int32)
        return found
