"""The mix of a field that no deck beats: the equilibrium of a matrix of win rates."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from matches.statistics.distributions import Floats
from matches.statistics.fields import Cells, measure_field
from matches.statistics.rates import Interval

#: How often the matrix is drawn anew to learn how sure the shares are.
SAMPLES = 400
#: The deviation of a rate of which nothing is known: that of any between 0 and 1.
_UNKNOWN = 0.29
#: Decks below this share of the mix have none.
_NOTHING = 1e-6
_PRECISION = 1e-12
_MOST_STEPS = 80


@dataclass(frozen=True, slots=True)
class Share:
    """A deck's share of the mix, with its interval; how often it is in the mix at all when the games are drawn anew (`chance`); and its win
    rate against the mix, at most 50 %.
    """

    share: float
    interval: Interval
    chance: float
    win_rate: float


def mix_field(decks: int, cells: Cells, *, seed: int = 0, samples: int = SAMPLES) -> tuple[Share, ...]:
    """The equilibrium mix of decks 0 to `decks` - 1 from the pairs of games between them.

    The intervals are those of a parametric bootstrap (Efron and Tibshirani 1993): each cell's rate is drawn anew, normal around the
    measured one with the deviation that its pair scores give it, and the middle 95 % of the mixes' shares are told. Two decks that
    have not met may be anything to each other. The same seed gives the same answer. Raises ValueError as `measure_field` does.
    """
    field = measure_field(decks, cells)
    left, right = field.versus.argmax(axis=1), field.versus.argmin(axis=1)
    gains, errors = np.zeros((decks, decks)), np.full((decks, decks), _UNKNOWN)
    gains[left, right], gains[right, left] = field.means - 0.5, 0.5 - field.means
    errors[left, right] = errors[right, left] = np.sqrt(field.variances / field.pairs)
    drawn = np.random.default_rng(seed).standard_normal((samples, decks, decks))
    upper = np.triu(np.clip(gains + errors * drawn, -0.5, 0.5), 1)
    mixes, shares = equilibria(upper - upper.transpose(0, 2, 1)), equilibria(gains[None])[0]
    low, high = np.quantile(mixes, (0.025, 0.975), axis=0)
    # So many samples can't tell less than one of them.
    low, high = np.minimum(low, np.minimum(shares, 1 - 1 / samples)), np.maximum(high, np.maximum(shares, 1 / samples))
    columns = shares, low, high, (mixes > 0).mean(axis=0), 0.5 + gains @ shares
    return tuple(
        Share(share, Interval(least, most), chance, rate)
        for share, least, most, chance, rate in zip(*(column.tolist() for column in columns), strict=True)
    )


def equilibria(gains: Floats) -> Floats:
    """The mixes (n, decks) that no deck gains against in each of n antisymmetric matrices (n, decks, decks).

    `gains[m, i, j]`: by how much deck i's win rate against j exceeds 1/2 in matrix m. Where many mixes will do it is their analytic
    centre: decks that do the same have the same share, and none is left out without need.

    Method: the primal-dual interior point method, which follows the central path x_i s_i = mu down to mu = 0 (Wright 1997); a
    symmetric game is its own dual.
    """
    matrices, decks = gains.shape[:2]
    shares = np.full((matrices, decks), 1 / decks)
    limit = np.ones((matrices, 1))
    slack = limit - np.einsum("mij,mj->mi", gains, shares)
    system = np.zeros((matrices, decks + 1, decks + 1))
    system[:, decks, :decks] = 1
    for _ in range(_MOST_STEPS):
        gap = (shares * slack).mean(axis=1, keepdims=True)
        if gap.max() < _PRECISION:
            break
        system[:, :decks, :decks] = -shares[:, :, None] * gains
        system[:, range(decks), range(decks)] += slack
        system[:, :decks, decks] = shares
        wanted = np.concatenate([0.1 * gap - shares * slack, np.zeros((matrices, 1))], axis=1)
        step = np.linalg.solve(system, wanted[:, :, None])[:, :, 0]
        shares_step = step[:, :decks]
        slack_step = step[:, decks:] - np.einsum("mij,mj->mi", gains, shares_step)
        length = np.minimum(_room(shares, shares_step), _room(slack, slack_step))
        shares, slack = shares + length * shares_step, slack + length * slack_step
    shares = np.where(shares < _NOTHING, 0.0, shares)
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def _room(values: Floats, step: Floats) -> Floats:
    """Return, for each matrix, the part of the step that keeps all values well above zero, at most 1."""
    shrink = np.where(step < 0, -values / np.where(step < 0, step, 1), np.inf).min(axis=1, keepdims=True)
    return np.asarray(np.minimum(1.0, 0.95 * shrink))
