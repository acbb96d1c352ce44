"""A board's grid as a page shows it: squares in rows, turned so that whoever looks has the own edge at the bottom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from matches.replays.shown_cards import ShownCard, ShownSide
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class ShownSquare:
    """A square of a grid, in its row and column on the page, from 1: its ground, the cards on it and below it, and the auras over it.

    `auras` begin here on the page: in the upper left square of the block that they lie over.
    """

    name: str
    look: str
    words: Text
    below_words: Text
    row: int
    column: int
    site: ShownCard | None
    on: tuple[ShownCard, ...]
    below: tuple[ShownCard, ...]
    auras: tuple[ShownCard, ...]


@dataclass(frozen=True, slots=True)
class ShownGrid:
    """The squares of a board in rows from the top of the page, the own edge of whoever looks at the bottom."""

    name: Text
    rows: tuple[tuple[ShownSquare, ...], ...]

    @property
    def squares(self) -> tuple[ShownSquare, ...]:
        return tuple(square for row in self.rows for square in row)


def show_grid(data: Mapping[str, Any], sides: Sequence[ShownSide], looker: int) -> ShownGrid:
    """The squares with the cards on them, turned so that the own edge of a side is at the bottom."""
    columns, squares = data["columns"], data["squares"]
    count = len(squares) // columns
    is_upright = data["edges"][looker] == 0
    cards = [card for side in sides for zone in side.grids for card in zone.cards if card and card.at]
    rows = []
    for row in range(count):
        shown = []
        for column in range(columns):
            number = (count - 1 - row) * columns + column if is_upright else row * columns + columns - 1 - column
            shown.append(_square(number, squares[number], (row + 1, column + 1), cards, columns, is_upright=is_upright))
        rows.append(tuple(shown))
    return ShownGrid(Text(**data["name"]), tuple(rows))


def _square(
    number: int, data: Mapping[str, Any], at: tuple[int, int], cards: Sequence[ShownCard], columns: int, *, is_upright: bool
) -> ShownSquare:
    def lying(level: str) -> tuple[ShownCard, ...]:
        return tuple(card for card in cards if card.at and card.at.level == level and card.at.square == number)

    def begins(card: ShownCard) -> bool:
        assert card.at is not None
        more = card.at.span - 1
        return number == card.at.square + (more * columns if is_upright else more)

    auras = tuple(card for card in cards if card.at and card.at.level == "over" and begins(card))
    words, below = Text(**data["words"]), Text(**data["below"])
    site = next(iter(lying("ground")), None)
    return ShownSquare(data["name"], data["look"], words, below, *at, site, lying("on"), lying("below"), auras)
