"""Compute by how much a deck leads at the beginning of a turn, over the games that come to it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from matches.statistics.distributions import student_quantile
from matches.statistics.rates import Interval

#: How the games that come to a turn are counted: the games, those in which the deck is ahead and behind; over pairs of n games that come
#: to it with the leads' sum s, the sums of s, s * s, s * n and n * n; and the pairs.
LEAD_SLOTS = 8


@dataclass(frozen=True, slots=True)
class Lead:
    """Its mean over so many games, in whatever the game counts leads in, and in how many of them the deck is ahead and behind."""

    turn: int
    games: int
    mean: float
    interval: Interval
    ahead: int
    behind: int


def lead_at(turn: int, counts: Sequence[int]) -> Lead | None:
    """The lead at a turn; None where fewer than two pairs come to it.

    Method: the ratio of leads to games, with pairs as clusters (Cochran 1977, chapter 6) and Student's t. One imaginary pair that is one
    off is added to the measured spread, so that equal leads leave a width above zero.
    """
    games, ahead, behind, total, squares, cross, both, pairs = counts
    if pairs < 2:
        return None
    mean = total / games
    spread = squares - 2 * mean * cross + mean * mean * both
    reach = student_quantile(pairs - 1) * math.sqrt((max(spread, 0.0) + 1) * pairs / (pairs - 1)) / games
    return Lead(turn, games, mean, Interval(mean - reach, mean + reach), ahead, behind)
