"""Races of many versions under a budget: who plays how much, who is left, and what may be said of the finalists."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from matches.statistics.differences import Difference, difference
from matches.statistics.distributions import TAIL
from matches.statistics.rates import Strata, Weights


@dataclass(frozen=True, slots=True)
class Round:
    """`versions` are in it; each, and the version they are compared with, plays on until it has played `pairs`; the best `kept` go on."""

    versions: int
    pairs: int
    kept: int


def plan_race(versions: int, budget: int, *, finalists: int = 3, lot: int = 1) -> tuple[Round, ...]:
    """The rounds of a race that `finalists` of the versions outlast; all their pairs, with those of the version that they are all compared
    with, stay within the budget. Every number of pairs is a multiple of `lot`: one pair against each opponent, say.

    Successive rejects (Audibert, Bubeck and Munos 2010): the k-th of K versions is rejected after n_k pairs each, n_k in proportion to
    1 / (K + 1 - k), so that close ones get more; those rejected after the same number go together. The constant is the largest
    that the budget allows. Raises ValueError when it does not suffice for one lot each.
    """
    if not 1 <= finalists <= versions or lot < 1:
        raise ValueError(f"A race of {versions} versions has between 1 and as many finalists, and lots of at least one pair.")
    if _cost(_rounds(versions, finalists, lot, 1)) > budget:
        raise ValueError(f"A race of {versions} versions takes at least {(versions + 1) * lot} pairs, not {budget}.")
    low, high = 1, budget + 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _cost(_rounds(versions, finalists, lot, middle)) <= budget else (low, middle)
    return _rounds(versions, finalists, lot, low)


def keep_best(rates: Mapping[int, float], kept: int) -> tuple[int, ...]:
    """The numbers of the versions that go on: those with the highest rates, of equals the first; in the order of their numbers."""
    return tuple(sorted(sorted(rates, key=lambda version: (-rates[version], version))[:kept]))


def judge_finalists(finalists: Sequence[Strata], weights: Weights = ()) -> tuple[Difference, ...]:
    """Return the finalists' differences from the deck, on pairs that the race has not seen, corrected for being told together.

    Method: Holm (1979). The smallest of m chances is judged at 5 % / m, the next at 5 % / (m - 1), until one does not pass; each interval
    is the one that belongs to its level, and each chance is adjusted. So none is called better or worse without reason in 95 of
    100 such finals, however many finalists there are. Raises ValueError for a finalist without pairs.
    """
    plain = [difference(strata, weights) for strata in finalists]
    chances = [found.chance for found in plain if found]
    if len(chances) < len(plain):
        raise ValueError("Every finalist needs pairs against every opponent that counts.")
    told: dict[int, Difference] = {}
    level, adjusted, passing = float(len(plain)), 0.0, True
    for place, index in enumerate(sorted(range(len(plain)), key=chances.__getitem__)):
        if passing:
            level = len(plain) - place
        adjusted = max(adjusted, min(1.0, (len(plain) - place) * chances[index]))
        found = difference(finalists[index], weights, tail=TAIL / level)
        assert found
        told[index] = replace(found, chance=adjusted)
        passing = passing and adjusted <= 2 * TAIL
    return tuple(told[index] for index in range(len(plain)))


def _rounds(versions: int, finalists: int, lot: int, constant: int) -> tuple[Round, ...]:
    """A race in which the k-th rejected version has played about `constant` / (versions + 1 - k) lots."""
    rounds: list[Round] = []
    for left in range(versions, finalists, -1):
        pairs = lot * math.ceil(constant / left)
        if rounds and rounds[-1].pairs == pairs:
            rounds[-1] = replace(rounds[-1], kept=left - 1)
        else:
            rounds.append(Round(left, pairs, left - 1))
    return tuple(rounds)


def _cost(rounds: Sequence[Round]) -> int:
    before = 0
    cost = 0
    for each in rounds:
        cost += (each.versions + 1) * (each.pairs - before)
        before = each.pairs
    return cost
