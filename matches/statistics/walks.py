"""A random walk between two bounds, looked at from time to time: where it ends, and what its end says about its drift."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

import numpy as np

from matches.statistics.distributions import Floats, normal_tails

#: Points at which the walk's density is kept between the bounds come in lots of so many, at most so many lots.
_LOT, _MOST_LOTS = 64, 8
_PRECISION = 1e-3
_MOST_STEPS = 60


@dataclass(frozen=True, slots=True)
class Walk:
    """A Brownian motion of unit variance a unit of time that starts at 0 and is looked at until it lies outside `lower` to `upper`.

    `steps`: time from look to look. `inside[look]`: the density before that look of walks that were inside at all looks so far, times the
    width that each of `places` stands for. It is carried from look to look by numerical integration (Armitage, McPherson and
    Rowe 1969) with the drift `about`; with another it is that times the likelihood ratio of the two drifts.
    """

    steps: Floats
    lower: float
    upper: float
    about: float
    places: Floats
    inside: Floats

    def going_on(self, drift: float) -> Floats:
        """Return the odds that each look is reached."""
        return np.asarray(self._weighted(drift).sum(axis=1))

    def above(self, drift: float, looks: slice, bound: float) -> float:
        """Return the odds that one of these looks is the first to find the walk outside, and finds it above `bound`."""
        return self._outside(drift, looks, bound, 1)

    def below(self, drift: float, looks: slice, bound: float) -> float:
        return self._outside(drift, looks, bound, -1)

    def beyond(self, drift: float, look: int, place: float) -> float:
        """Return the odds that an end is at least as high as one at `place` at that look (counted from 0).

        Ends above are the higher the earlier, ends below the lower the earlier (Siegmund 1978), so that looks to come don't matter.
        """
        before, at = slice(0, look), slice(look, look + 1)
        if place <= self.lower:
            return 1 - self.below(drift, before, self.lower) - self.below(drift, at, place)
        return self.above(drift, before, self.upper) + self.above(drift, at, place)

    def drift(self, chance: float, look: int, place: float) -> float:
        """The drift for which an end at least so high has that chance. `beyond` grows with the drift; the Illinois method finds it."""
        time = float(self.steps[: look + 1].sum())
        wanted = NormalDist().inv_cdf(chance)

        def excess(drift: float) -> float:
            return NormalDist().inv_cdf(min(max(self.beyond(drift, look, place), 1e-12), 1 - 1e-12)) - wanted

        plain, part = place / time + wanted / math.sqrt(time), 0.3 / math.sqrt(time)
        low, high = plain - part, plain + part
        while (below := excess(low)) > 0:
            low, high = low - 2 * (high - low), low
        while (above := excess(high)) < 0:
            low, high, below = high, high + 2 * (high - low), above
        side = 0
        for _ in range(_MOST_STEPS):
            middle = (low * above - high * below) / (above - below)
            found = excess(middle)
            if abs(found) < _PRECISION:
                break
            if found < 0:
                low, below, above = middle, found, above / 2 if side < 0 else above
            else:
                high, above, below = middle, found, below / 2 if side > 0 else below
            side = -1 if found < 0 else 1
        return middle

    def _outside(self, drift: float, looks: slice, bound: float, side: int) -> float:
        steps = self.steps[looks, None]
        rooms = side * (bound - self.places - drift * steps) / np.sqrt(steps)
        return float((self._weighted(drift, looks) * normal_tails(rooms)).sum())

    def _weighted(self, drift: float, looks: slice = slice(None)) -> Floats:
        """The densities before some looks with that drift."""
        times = (np.cumsum(self.steps) - self.steps)[looks, None]
        return np.asarray(self.inside[looks] * np.exp((drift - self.about) * (self.places - (drift + self.about) / 2 * times)))


def make_walk(times: Sequence[float], lower: float, upper: float, about: float = 0.0) -> Walk:
    """The walk that is looked at at those growing times. lower < 0 < upper. Drifts near `about` are told best."""
    steps = np.diff(np.asarray(times), prepend=0.0)
    # Points no farther apart than 1.2 deviations of the shortest step leave an error of about exp(-2 pi^2 / 1.2^2), a millionth.
    lots = math.ceil(1.3 * (upper - lower) / math.sqrt(steps.min()) / _LOT)
    nodes, weights = _quadrature(_LOT * min(lots, _MOST_LOTS))
    places = np.concatenate([[0.0], (upper + lower) / 2 + (upper - lower) / 2 * nodes])
    widths = np.concatenate([[0.0], (upper - lower) / 2 * weights])
    inside = np.zeros((len(steps), len(places)))
    inside[0, 0] = 1
    distances = places[:, None] - places
    for look, step in enumerate(steps[:-1]):
        arriving = np.exp(-((distances - about * step) ** 2) / (2 * step)) / math.sqrt(2 * math.pi * step)
        inside[look + 1] = widths * (arriving @ inside[look])
    return Walk(steps, lower, upper, about, places, inside)


# CPU time of 64, 256 and 512 points: 5, 41 and 321 ms (2026-11-25).
@lru_cache(maxsize=_MOST_LOTS)
def _quadrature(points: int) -> tuple[Floats, Floats]:
    nodes, weights = np.polynomial.legendre.leggauss(points)
    return nodes, weights
