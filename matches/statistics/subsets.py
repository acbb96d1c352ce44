"""The win rate of some of the games: those in which a card was drawn, say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from matches.statistics.rates import Interval, wilson

#: How games of a subset are counted: three counts of pairs of which one game belongs to it (lost, drawn, won), and five of pairs of which
#: both do (0 to 4 half points).
SLOTS = 8
_GAMES = (1, 1, 1, 2, 2, 2, 2, 2)
_POINTS = (0.0, 0.5, 1.0, 0.0, 0.5, 1.0, 1.5, 2.0)


@dataclass(frozen=True, slots=True)
class Subset:
    """So many games, the win rate in them and its interval."""

    games: int
    rate: float
    interval: Interval


def subset_rate(counts: Sequence[int]) -> Subset | None:
    """The win rate of a subset's games, whose number is itself a matter of chance; None without any.

    Method: the ratio of points to games, with pairs as clusters (Cochran 1977, chapter 6), in Wilson's interval as `rates.interval`; one
    imaginary game is added to the measured variance.
    """
    games = sum(number * each for number, each in zip(counts, _GAMES, strict=True))
    if not games:
        return None
    rate = sum(number * points for number, points in zip(counts, _POINTS, strict=True)) / games
    binary = rate * (1 - rate)
    squares = sum(number * (points - rate * each) ** 2 for number, points, each in zip(counts, _POINTS, _GAMES, strict=True))
    effective = games * games / (squares / binary + 1) if binary else float(games)
    return Subset(games, rate, wilson(rate, effective, sum(counts)))
