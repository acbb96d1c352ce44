"""Test whether the largest of many figures is more than the luck of the largest."""

from __future__ import annotations

from collections.abc import Sequence

from matches.statistics.comparisons import Gap
from matches.statistics.distributions import TAIL, student_quantile
from matches.statistics.rates import interval


def is_off(counts: Sequence[int], rate: float, among: int) -> bool:
    """Return whether the rate of these scores surely differs from `rate`, though it is the extreme of so many (Bonferroni)."""
    return not interval([counts], tail=TAIL / among).holds(rate)


def is_gap(gap: Gap, among: int) -> bool:
    """Return whether a gap is surely not zero, though it is the largest of so many (Bonferroni)."""
    freedom = min(gap.games_with, gap.games_without)
    return abs(gap.rate) > reach_of(gap) * student_quantile(freedom, TAIL / among) / student_quantile(freedom)


def reach_of(gap: Gap) -> float:
    """Return how far a gap's 95 % interval reaches to either side; an end may be cut off at -1 or 1, never both."""
    return max(gap.interval.high - gap.rate, gap.rate - gap.interval.low)
