"""The protocol of rules that stop a simulation: fixed beforehand, and looking only at completed prefixes of the pairs."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from matches.statistics.rates import Interval, Strata, Weights

#: Pairs before the first look. Fewer say too little about the spread of their scores.
FEWEST = 25
#: Each look has a tenth more pairs than the last.
GROWTH = 1.1


class Outcome(StrEnum):
    """The outcome of a look: to go on, or the reason to stop."""

    GO_ON = "go_on"
    COMPLETE = "complete"
    REACHED = "reached"
    BETTER = "better"
    NOT_BETTER = "not_better"
    OUT_OF_GAMES = "out_of_games"


@dataclass(frozen=True, slots=True)
class Decision:
    """One look at the first `pairs` pairs. Once it is over, `rate` and `interval` allow for the rule's early stopping; before, they are
    provisional. `log_likelihood_ratio`: of a sequential test.
    """

    outcome: Outcome
    pairs: int
    rate: float | None
    interval: Interval
    log_likelihood_ratio: float | None = None

    @property
    def is_over(self) -> bool:
        return self.outcome != Outcome.GO_ON


class StopRule(Protocol):
    """Decides by prefixes of the pairs at sizes known beforehand, so that chunks and workers can't change a result."""

    def sizes(self) -> tuple[int, ...]:
        """The numbers of pairs at which it looks, growing; the last is the most that will be played."""
        ...

    def check(self, pairs: int, strata: Strata, weights: Weights = ()) -> Decision:
        """The look at the first `pairs` pairs, one of `sizes`. `strata` counts their scores: fewer than `pairs` where games went wrong.

        Raises ValueError for another number of pairs.
        """
        ...

    def expect(self, last: Decision) -> int:
        """Return after about how many pairs it ends if things go on as they stood at its last look; at most all."""
        ...

    def as_json(self) -> dict[str, Any]: ...


def look_sizes(first: float, most: int) -> tuple[int, ...]:
    """Return the sizes of the looks: `first` pairs (at least 25), then a tenth more each time, and at the very last `most`."""
    sizes = []
    size = max(math.ceil(first), FEWEST)
    while size < most:
        sizes.append(size)
        size = math.ceil(size * GROWTH)
    return (*sizes, most)


def decide(rule: StopRule, completed: int, counted: Callable[[int], Strata], weights: Weights = (), *, after: int = 0) -> Decision | None:
    """The first look that ends it, or else the last one that `completed` pairs allow; None before the first.

    `counted(pairs)` gives the strata of the first so many pairs. Looks at up to `after` pairs, known to go on, are left out.
    """
    latest = None
    for size in rule.sizes():
        if size > completed:
            break
        if size > after:
            latest = rule.check(size, counted(size), weights)
            if latest.is_over:
                break
    return latest


def require_look(rule: StopRule, pairs: int) -> None:
    """Raises ValueError unless the rule looks at that number of pairs."""
    if pairs not in rule.sizes():
        raise ValueError(f"{pairs} pairs are none of the sizes at which this rule looks.")
