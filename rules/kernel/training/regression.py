"""Fit weights to the outcomes of games: logistic regression by Newton's method, in plain NumPy and the same at every run."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.players.logistic import SCALE

#: The kind of a sample whose player strayed from its plan.
STRAYED = 2
#: Rows of the sums that are built at once, which bounds the memory of their floating-point copies.
CHUNK = 1 << 15
STEPS, ENOUGH = 25, 1e-6
#: The largest odds; a chance is never taken for certain.
MOST = 30.0


def fit(features: npt.NDArray[Any], results: npt.NDArray[Any], ridge: float) -> npt.NDArray[np.float64]:
    """Return the weights, in log odds for one unit of each feature, that make the results most likely.

    features: shape (positions, weights), whole numbers. results: shape (positions,), 1 a win, 0 a loss, 0.5 a draw. `ridge` is the penalty
    on the square of a weight in units of (half a) log likelihood: it keeps a feature that is hardly ever seen from a wild weight. A feature
    that is never seen weighs nothing.
    """
    is_seen = features.any(axis=0)
    weights = np.zeros(features.shape[1])
    weights[is_seen] = _fit_seen(features[:, is_seen], results, ridge)
    return weights


def _fit_seen(features: npt.NDArray[Any], results: npt.NDArray[Any], ridge: float) -> npt.NDArray[np.float64]:
    count = features.shape[1]
    weights = np.zeros(count)
    for _ in range(STEPS):
        slope, curve = -ridge * weights, np.diag(np.full(count, ridge))
        for start in range(0, len(features), CHUNK):
            rows = features[start : start + CHUNK].astype(np.float64)
            chances = chance_of(rows @ weights)
            slope += rows.T @ (results[start : start + CHUNK] - chances)
            curve += rows.T @ (rows * (chances * (1 - chances))[:, None])
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < ENOUGH:
            break
    return weights


def loss(features: npt.NDArray[Any], results: npt.NDArray[Any], weights: npt.NDArray[np.float64]) -> float:
    """Return how far the chances that weights give are from the results: the mean of -log likelihood, log 2 for a coin."""
    chances = chance_of(features @ weights)
    return float(-np.mean(results * np.log(chances) + (1 - results) * np.log(1 - chances)))


def chance_of(odds: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return the chances to win for log odds."""
    chances: npt.NDArray[np.float64] = 1 / (1 + np.exp(-np.clip(odds, -MOST, MOST)))
    return chances


def rounded(weights: npt.NDArray[np.float64]) -> npt.NDArray[np.int32]:
    """Return the weights as whole numbers, SCALE of them to one unit of log odds."""
    return np.rint(weights * SCALE).astype(np.int32)


def returns(
    samples: npt.NDArray[Any], winners: npt.NDArray[Any], chances: npt.NDArray[np.float64], trace: float
) -> npt.NDArray[np.float64]:
    """Return the result of each position of some games, as the chance of the side that saw it to win.

    samples: see training.sampling, the positions of a game one after the other. winners: of each game, 0, 1 or else a draw. chances: the
    estimate of each position. A result is the share `trace` of the next position's result, and 1 - trace of the next position's estimate:
    the larger the share, the more a position is blamed for the luck that followed. If a player strays next, nothing after that counts.
    """
    found = np.empty(len(samples))
    for at in range(len(samples) - 1, -1, -1):
        index, side = samples["index"][at], samples["side"][at]
        if at + 1 == len(samples) or samples["index"][at + 1] != index:
            winner = winners[index]
            found[at] = float(winner == side) if winner in (0, 1) else 0.5
        elif trace < 1 and samples["kind"][at + 1] == STRAYED:
            found[at] = chances[at]
        else:
            after = trace * found[at + 1] + (1 - trace) * chances[at + 1]
            found[at] = after if samples["side"][at + 1] == side else 1 - after
    return found
