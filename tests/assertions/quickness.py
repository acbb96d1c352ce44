"""Asks that something is done within so much processor time, whatever else the machine does meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

#: Another program on the core, or the garbage collector, slows one try; what is slow itself is so each time.
TRIES = 5


@dataclass(slots=True)
class Quickness:
    """Times what is done, and keeps what took longest: `most_seconds` a piece, in processor time of this thread."""

    most_seconds: float
    count: int = 0
    slowest_seconds: float = 0.0
    slowest: object = field(default=None)

    def ask(self, given: object, work: Callable[[], object]) -> None:
        """Does it, and does it again while it was too slow. Raises AssertionError where no try was quick enough."""
        took = min_of(work, self.most_seconds)
        self.count += 1
        if took > self.slowest_seconds:
            self.slowest_seconds, self.slowest = took, given
        assert took < self.most_seconds, f"{took:.2f} s: {given!r:.500}"

    def __str__(self) -> str:
        return f"{self.count} inputs, the slowest {self.slowest_seconds:.3f} s: {self.slowest!r:.300}"


def min_of(work: Callable[[], object], enough: float) -> float:
    """The processor seconds of the quickest try; one is enough where it took less than `enough`."""
    quickest = float("inf")
    for _ in range(TRIES):
        begun = time.thread_time()
        work()
        quickest = min(quickest, time.thread_time() - begun)
        if quickest < enough:
            break
    return quickest
