"""Amounts that are counted when they are needed."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

from rules.kernel.language.operands import CHANGE
from rules.kernel.language.shared.sides import Player, Side
from rules.kernel.language.words import Part

#: What a game counts, what it counts of a side in a turn, and the names of figures.
T = TypeVar("T")
#: Whose figure it is.
W = TypeVar("W")


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


class PlayerFigure(Part, Generic[T]):
    """A figure of a player now."""

    has: T
    side: Player = "own"


class Figure(Part, Generic[T, W]):
    """A figure of a thing now; of several things, the total."""

    figure: T
    who: W
