"""Weigh the opponents in a total while not every opponent has had its share of the games."""

from __future__ import annotations

from collections.abc import Sequence

#: Opponents are played evenly where the share of the games that one has had is less than so much of it below another's.
UNEVEN = 0.05


def weights_of_total(pairs: Sequence[int], planned: Sequence[int], weights: Sequence[float] = ()) -> list[float]:
    """Return the weight of each opponent in a total: zero before its first pair, then its own, or the number of pairs planned for it.

    Empty where each counts for its pairs: opponents of one weight that have been played evenly.
    """
    if not any(pairs):
        return []
    if not weights:
        shares = [done / most for done, most in zip(pairs, planned, strict=True)]
        if max(shares) - min(shares) <= UNEVEN * max(shares):
            return []
    return [float(weight) if done else 0.0 for done, weight in zip(pairs, weights or planned, strict=True)]
