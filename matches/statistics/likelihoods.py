"""Compute how much better one win rate explains counted pair scores than another does."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from matches.statistics.distributions import Floats

#: What stands in for a score that was never seen, so that no rate is impossible (Fishtest's LLRcalc does the same).
_UNSEEN = 1e-3
#: Enough, because the ratio is flat where the multiplier is right: an error of 1e-8 there is none of 1e-15 here.
_HALVINGS = 30


def log_likelihood_ratio(counts: npt.ArrayLike, null: float, alternative: float) -> Floats:
    """The generalised log-likelihood ratio of mean score `alternative` against `null`, each strictly between 0 and 1.

    `counts` has the shape (..., steps + 1): observations by score, 0 to `steps` steps; the answer has the shape (...). Under either
    hypothesis the probabilities of the scores are those with that mean which make the counts likeliest: p_i / (1 + x (a_i - mean)) by
    Lagrange's method. With five counts this is the pentanomial ratio of Fishtest (M. Van den Bergh, "A practical introduction to the
    GSPRT").
    """
    seen = np.maximum(np.asarray(counts, dtype=float), _UNSEEN)
    total = seen.sum(axis=-1)
    shares = seen / total[..., None]
    scores = np.linspace(0, 1, seen.shape[-1])
    gain = np.log1p(_multiplier(shares, scores - null)[..., None] * (scores - null))
    loss = np.log1p(_multiplier(shares, scores - alternative)[..., None] * (scores - alternative))
    return np.asarray(total * (shares * (gain - loss)).sum(axis=-1))


def _multiplier(shares: Floats, distances: Floats) -> Floats:
    """The x with sum p d / (1 + x d) = 0, by halving: the sum falls from one end of the x with positive denominators to the other."""
    low = np.full(shares.shape[:-1], -1 / distances[-1])
    high = np.full(shares.shape[:-1], -1 / distances[0])
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        is_above = (shares * distances / (1 + middle[..., None] * distances)).sum(axis=-1) > 0
        low, high = np.where(is_above, middle, low), np.where(is_above, high, middle)
    return np.asarray((low + high) / 2)
