"""Amounts that are counted when they are needed."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

from rules.kernel.language.operands import CHANGE
from rules.kernel.language.shared.sides import Side
from rules.kernel.language.words import Part

#: What a game counts, and what it counts of a side in a turn.
T = TypeVar("T")


class Count(Part, Generic[T]):
    """`times` x what is counted + `plus`, limited by `at_most`."""

    count: T
    times: Annotated[int, CHANGE] = 1
    plus: int = 0
    at_most: int | None = None


class EventCount(Part, Generic[T]):
    """The number of times that something happened to a side this turn."""

    this_turn: T
    side: Side = "own"
