"""Gaps between a level's win rates and the judge's: root mean squares without the noise of sampling, with intervals by bootstrap.

Both play the same pairs of games, divided into two halves. The mean product of the differences in one half and in the other is the mean
squared gap: the noise of the halves is independent, so nothing has to be subtracted. A quick level plays further pairs by itself, so that
hardly more than the judge's noise is left (docs/statistics.md).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from matches.statistics import Interval

Rates = npt.NDArray[np.float64]
#: Pair scores of a matchup, of the level and of the judge: shape (2, pairs), whole numbers from 0 to 4, in which 4 is two games won.
Scores = npt.NDArray[np.int8]
#: Pair scores of a matchup in which a level has played further pairs, without the judge: shape (pairs,).
Further = npt.NDArray[np.int8]
#: A deck of a matchup: the matchup's two decks, and the one that is meant.
Side = tuple[tuple[str, str], str]
#: How many bootstrap draws of pairs and matchups make an interval.
DRAWS = 2000
#: The standard errors between two win rates on opposite sides of 50 % from which on they name different winners.
APART = 3.0
#: The fewest pairs that can be divided into two halves.
LEAST_PAIRS = 4


@dataclass(frozen=True, slots=True)
class RmsGap:
    """A gap, 0 to 1, as a root mean square over what was compared, with its 95 % interval.

    `margin`: the size that 95 of 100 true gaps of the kind are expected not to exceed, with the uncertainty of the estimate included.
    """

    size: float
    interval: Interval
    margin: float


@dataclass(frozen=True, slots=True)
class Agreement:
    """The agreement of a level with the judge.

    `matchups`: gap of the win rates of matchups; `decks`: of the mean rates over the field. `correlation` of these means, without the
    noise; None where the judge sees no spread. `spread`: their standard deviation by the judge. `other_winners`: matchups that another
    deck wins. `likeness`: the correlation of both players' pair scores within matchups, game for game; 0 where either's do not vary.
    """

    matchups: RmsGap
    decks: RmsGap
    correlation: float | None
    spread: float
    other_winners: tuple[tuple[str, str], ...]
    likeness: float


def measure(scores: Mapping[tuple[str, str], Scores], *, seed: int, further: Mapping[tuple[str, str], Further] | None = None) -> Agreement:
    """Return the agreement on matchups, each of two decks by name with the scores of the first. Raise ValueError for too few pairs.

    `further`: what the level has played of the same matchups beyond the judge's pairs, of all or of none.
    """
    for names, played in scores.items():
        if played.shape[1] < LEAST_PAIRS:
            raise ValueError(f"{names[0]} against {names[1]} has {played.shape[1]} pairs; {LEAST_PAIRS} are needed.")
    keys = list(scores)
    decks = sorted({deck for key in keys for deck in key})
    shares = _field_of(keys, decks)
    likeness = _likeness([scores[key] for key in keys])
    beside = [_Played(scores[key], further[key], likeness) if further else _Played(scores[key]) for key in keys]
    found = np.stack([each.half_rates() for each in beside])
    chance = np.random.default_rng(seed)
    drawn = np.stack([each.redrawn(chance, DRAWS) for each in beside])
    by_deck = np.einsum("dm,mhw->dhw", shares, found - 0.5)
    first, second = by_deck[:, :, 0], by_deck[:, :, 1]
    return Agreement(
        matchups=_gap(_products(found), _redrawn_squares(_products(drawn), chance), chance),
        decks=_gap(_products(by_deck), _redrawn_squares(_products(np.einsum("dm,mshw->dshw", shares, drawn)), chance), chance),
        correlation=_correlation(first, second),
        spread=_size(_cross(second[:, 0], second[:, 1])),
        other_winners=tuple(key for key in keys if has_other_winner(scores[key])),
        likeness=likeness,
    )


def measure_edits(scores: Mapping[tuple[str, str], Scores], edits: Sequence[tuple[Side, Side]], *, seed: int) -> RmsGap:
    """Return the gap of what edits change: each the edited deck's win rate less that of the deck it was made of.

    Both are sides of matchups in `scores`: whose scores, and which deck of the matchup is meant. An edit is drawn anew as a whole.
    """
    chance = np.random.default_rng(seed)
    found = {key: _Played(played).half_rates() for key, played in scores.items()}
    drawn = {key: _Played(played).redrawn(chance, DRAWS) for key, played in scores.items()}
    changed = np.stack([_of_side(found, edited) - _of_side(found, original) for edited, original in edits])
    redrawn = np.stack([_of_side(drawn, edited) - _of_side(drawn, original) for edited, original in edits])
    return _gap(_products(changed), _redrawn_squares(_products(redrawn), chance), chance)


def _of_side(rates: Mapping[tuple[str, str], Rates], side: Side) -> Rates:
    """Return a deck's rates from the matchup's, which are those of its first deck."""
    decks, deck = side
    return rates[decks] if deck == decks[0] else 1 - rates[decks]


def has_other_winner(scores: Scores) -> bool:
    """Return whether level and judge see other winners, and so clearly that chance hardly explains it."""
    level, judge = (scores / 4).mean(axis=1)
    difference = (scores[0] - scores[1]) / 4
    error = difference.std(ddof=1) / math.sqrt(difference.size)
    return bool((level - 0.5) * (judge - 0.5) < 0 and abs(level - judge) >= APART * error)


def _likeness(scores: Sequence[Scores]) -> float:
    """Return the pooled correlation of the level's and the judge's pair scores within matchups."""
    centred = np.concatenate([each - each.mean(axis=1, keepdims=True) for each in scores], axis=1)
    spreads = math.sqrt(float((centred[0] ** 2).sum() * (centred[1] ** 2).sum()))
    return float((centred[0] * centred[1]).sum()) / spreads if spreads else 0.0


@dataclass(frozen=True, slots=True)
class _Played:
    """The games of the level and the judge in a matchup. `likeness`: the correlation of their scores in the pairs that both have played."""

    both: Scores
    further: Further = field(default_factory=lambda: np.zeros(0, np.int8))
    likeness: float = 0.0

    def half_rates(self) -> Rates:
        """Return the win rates in the even and the odd pairs: shape (halves, players)."""
        rates = np.stack([self.both[:, half::2].mean(axis=1) / 4 for half in (0, 1)])
        if self.further.size:
            rates[:, 0] = self._mixed(rates[:, 0], np.array([self.further[half::2].mean() / 4 for half in (0, 1)]))
        return rates

    def redrawn(self, chance: np.random.Generator, draws: int) -> Rates:
        """Return the win rates in pairs drawn anew within each half: shape (draws, halves, players)."""
        rates = np.empty((draws, 2, 2))
        values = np.stack([np.arange(25) // 5, np.arange(25) % 5]) / 4
        for half in (0, 1):
            part = self.both[:, half::2]
            rates[:, half] = _counts_redrawn(part[0].astype(np.int64) * 5 + part[1], 25, chance, draws) @ values.T / part.shape[1]
            if self.further.size:
                other = self.further[half::2]
                alone = _counts_redrawn(other.astype(np.int64), 5, chance, draws) @ (np.arange(5) / 4) / other.size
                rates[:, half, 0] = self._mixed(rates[:, half, 0], alone)
        return rates

    def _mixed(self, beside: Rates, alone: Rates) -> Rates:
        """Return the level's rates: a mean of those beside the judge and those in further pairs.

        The weights give the difference from the judge's rates the least variance: the more alike both play, the more pairs beside the judge
        count.
        """
        pairs, more = self.both.shape[1], self.further.size
        share = (pairs + self.likeness * more) / (pairs + more)
        mixed: Rates = share * beside + (1 - share) * alone
        return mixed


def _counts_redrawn(kinds: npt.NDArray[np.int64], most: int, chance: np.random.Generator, draws: int) -> npt.NDArray[np.int64]:
    """Return how many of each of `most` kinds there are in as many pairs drawn anew: shape (draws, most)."""
    return chance.multinomial(kinds.size, np.bincount(kinds, minlength=most) / kinds.size, size=draws)


def _field_of(keys: Sequence[tuple[str, str]], decks: Sequence[str]) -> Rates:
    """Return the matrix that makes what decks win above a half on average out of what matchups do: shape (decks, matchups)."""
    sides = np.zeros((len(decks), len(keys)))
    for number, (first, second) in enumerate(keys):
        sides[decks.index(first), number], sides[decks.index(second), number] = 1, -1
    shares: Rates = sides / np.maximum(1, np.abs(sides).sum(axis=1, keepdims=True))
    return shares


def _products(rates: Rates) -> Rates:
    """Return the product of the differences in both halves of rates whose last axes are (halves, players)."""
    differences = rates[..., 0] - rates[..., 1]
    products: Rates = differences[..., 0] * differences[..., 1]
    return products


def _size(square: float) -> float:
    return math.sqrt(max(0.0, float(square)))


def _cross(first: Rates, second: Rates) -> float:
    return float(((first - first.mean()) * (second - second.mean())).mean())


def _correlation(level: Rates, judge: Rates) -> float | None:
    """Return the correlation of decks' rates, each of shape (decks, halves): products are taken across halves alone."""
    spreads = _cross(level[:, 0], level[:, 1]) * _cross(judge[:, 0], judge[:, 1])
    if spreads <= 0 or _cross(judge[:, 0], judge[:, 1]) <= 0:
        return None
    shared = (_cross(level[:, 0], judge[:, 1]) + _cross(level[:, 1], judge[:, 0])) / 2
    return max(-1.0, min(1.0, shared / math.sqrt(spreads)))


def _gap(products: Rates, squares: Rates, chance: np.random.Generator) -> RmsGap:
    """Return the gap. `squares` are the mean products of cases and pairs drawn anew; no true one is below 0, so the margin uses only those
    above.
    """
    low, high = np.quantile(squares, [0.025, 0.975])
    possible = squares[squares > 0] if (squares > 0).any() else np.abs(squares)
    gaps = np.sqrt(possible) * chance.standard_normal(possible.shape)
    return RmsGap(_size(products.mean()), Interval(_size(low), _size(high)), float(np.quantile(np.abs(gaps), 0.95)))


def _redrawn_squares(products: Rates, chance: np.random.Generator) -> Rates:
    """Return the mean product over cases drawn anew, for products of the shape (cases, draws)."""
    chosen = chance.integers(len(products), size=(products.shape[1], len(products)))
    means: Rates = np.take_along_axis(products.T, chosen, axis=1).mean(axis=1)
    return means
