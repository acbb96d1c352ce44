"""The grid of a board that has one: its squares with their ground, and where on it a card lies."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from rules.wording import Text

NOWHERE = Text("", "")
#: How a square's ground is drawn; pages have a pattern for each.
Look = Literal["void", "land", "water", "rubble"]
#: Where in its square a card lies: it is the ground itself, lies on it or below it, or lies over a block of squares.
Level = Literal["ground", "on", "below", "over"]


@dataclass(frozen=True, slots=True)
class Spot:
    """The spot of a card: a square by its number, from 0, and the level. `name` gives both to readers, as `c1 (below)`.

    `span`: the columns and rows of a block of squares that the card lies over; its square is the one with the lowest column and row.
    """

    square: int
    name: Text
    level: Level = "on"
    span: int = 1

    @property
    def as_json(self) -> dict[str, Any]:
        return {"square": self.square, "name": _text(self.name), "level": self.level, "span": self.span}


@dataclass(frozen=True, slots=True)
class Square:
    """A square: its name in the notation, how its ground looks, and what its regions are called, on top and below (none if empty)."""

    name: str
    look: Look
    words: Text
    below: Text = NOWHERE


@dataclass(frozen=True, slots=True)
class Grid:
    """The squares of a board, row by row from row 1 on, each from its first column on. `edges`: each side's own row, from 0."""

    name: Text
    columns: int
    squares: tuple[Square, ...] = field(default=())
    edges: tuple[int, ...] = (0, 0)

    def with_square(self, number: int, square: Square) -> Grid:
        """Return the grid with another ground in a square."""
        return replace(self, squares=(*self.squares[:number], square, *self.squares[number + 1 :]))

    @property
    def as_json(self) -> dict[str, Any]:
        squares = [{"name": each.name, "look": each.look, "words": _text(each.words), "below": _text(each.below)} for each in self.squares]
        return {"name": _text(self.name), "columns": self.columns, "edges": list(self.edges), "squares": squares}


def _text(text: Text) -> dict[str, str]:
    return {"en": text.en, "zh": text.zh}
