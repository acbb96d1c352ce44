"""The points of games and of pairs of them, from deck 0's side."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

#: The half points of a game by its winner: deck 0, deck 1, nobody.
POINTS = np.array([2, 0, 1])


def pair_points(games: npt.NDArray[np.void]) -> npt.NDArray[Any]:
    """Return deck 0's half points, 0 to 4, in each pair of some games (GAME_ROW) in their order: shape (games / 2,)."""
    points: npt.NDArray[Any] = POINTS[games["winner"]].reshape(-1, 2).sum(axis=1)
    return points
