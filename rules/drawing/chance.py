"""Chance that a word decides: the same word gives the same drawing on every machine, for ever."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

Thing = TypeVar("Thing")


class Chance:
    """A stream of choices drawn from a word. Each `fork` is a stream of its own, so that a new choice in one leaves the others be."""

    def __init__(self, word: str) -> None:
        self._word = word
        self._count = 0

    def fork(self, purpose: str) -> Chance:
        """The stream for one purpose."""
        return Chance(f"{self._word}/{purpose}")

    def unit(self) -> float:
        """A number from 0 up to but not including 1."""
        self._count += 1
        digest = sha256(f"{self._word}#{self._count}".encode()).digest()
        return int.from_bytes(digest[:6], "big") / (1 << 48)

    def between(self, low: float, high: float) -> float:
        """A number from `low` to `high`."""
        return low + (high - low) * self.unit()

    def whole(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both possible."""
        return low + int(self.unit() * (high - low + 1))

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of the things."""
        return things[int(self.unit() * len(things))]
