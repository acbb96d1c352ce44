"""One number for each deck of a matrix: Bradley-Terry ratings on the Elo scale."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from matches.statistics.distributions import Floats, student_quantile
from matches.statistics.fields import Cells, Field, measure_field
from matches.statistics.rates import Interval

#: The mean of a field's ratings.
MEAN = 1500.0
#: Elo points of a factor e in the odds: 400 points are a factor of 10.
_POINTS = 400 / math.log(10)
#: Drawn games against an average deck that each deck is credited with, so that 100 % has a rating, too.
_IMAGINARY = 1.0
_MOST_STEPS = 100


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo points, 1500 the mean of the field. A deck 100 points above another is expected to win 64 %, by 200 76 %, by 400 91 %."""

    elo: float
    interval: Interval


def rate_decks(decks: int, cells: Cells) -> tuple[Rating, ...]:
    """The ratings of decks 0 to `decks` - 1 from the pairs of games between them, a draw half a win.

    Where decks beat each other in a circle no rating foretells the single results; it is then the one that comes nearest.

    Method: maximum likelihood of Bradley and Terry (1952) by Newton's method, each deck credited with one drawn game against an average
    one. The intervals come from the observed information and, in its middle (White 1982), the measured spread of pair scores within
    each cell (`fields`): draws, what ties the games of a pair together and circles count as they are. They are those of a deck against the
    field's mean, which moves with the field. Raises ValueError as `measure_field` does.
    """
    field = measure_field(decks, cells)
    strengths = _likeliest(field)
    information, imaginary = _information(field, strengths)
    noise = (field.versus.T * (4 * field.pairs * field.variances)) @ field.versus + imaginary
    inverse = np.linalg.inv(information)
    centred = np.eye(decks) - 1 / decks
    errors = np.sqrt(np.diag(centred @ inverse @ noise @ inverse @ centred))
    freedoms = np.abs(field.versus).T @ field.pairs
    return tuple(map(_rating, strengths - strengths.mean(), errors, freedoms))


def _rating(strength: float, error: float, freedom: float) -> Rating:
    elo, reach = MEAN + _POINTS * float(strength), _POINTS * float(error) * student_quantile(float(freedom))
    return Rating(elo, Interval(elo - reach, elo + reach))


def _likeliest(field: Field) -> Floats:
    """The strengths (log odds against an average deck) that make the results likeliest; the likelihood has one peak."""
    strengths = np.zeros(field.decks)
    for _ in range(_MOST_STEPS):
        misses = 2 * field.pairs * (field.means - _chance(field.versus @ strengths))
        slope = field.versus.T @ misses + _IMAGINARY * (0.5 - _chance(strengths))
        step = np.linalg.solve(_information(field, strengths)[0], slope)
        strengths = strengths + step / max(1.0, np.abs(step).max())
        if np.abs(step).max() < 1e-9:
            break
    return strengths


def _information(field: Field, strengths: Floats) -> tuple[Floats, Floats]:
    """Return the observed information (how sharply the likelihood bends at those strengths), and the imaginary games' part of it."""
    expected, average = _chance(field.versus @ strengths), _chance(strengths)
    imaginary = np.diag(_IMAGINARY * average * (1 - average))
    return (field.versus.T * (2 * field.pairs * expected * (1 - expected))) @ field.versus + imaginary, imaginary


def _chance(strength: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-strength)))
