"""The fields of a game's state, declared once: type, owner, who sees them, their names in positions, and their bounds."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cached_property
from typing import Any, Literal

import numpy as np

from rules.kernel.state.values import Value

SIDES = 2


class Per(Enum):
    """The scope of a field: a state has it once for the game, for each side or for each place."""

    GAME = "game"
    SIDE = "side"
    PLACE = "place"


GAME, SIDE, PLACE = Per

#: Who sees a field: all, the side that it belongs to, those who know the card in the place, nobody.
Seen = Literal["everybody", "owner", "knowers", "nobody"]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a state. `type` is NumPy's; it has a row for each of what it is `per`, of the shape `shape`.

    `told`: how many of its lowest bits tell positions apart for a side that plans, none where others tell as much; `is_told_of_own`: only
    in the side's own row. `holds`: the least and the most that every number in it may be between two decisions. `said`: its values in
    positions, several where they share its bits.
    """

    name: str
    type: str
    per: Per = GAME
    shape: tuple[int, ...] = ()
    seen: Seen = "everybody"
    told: int = 0
    is_told_of_own: bool = False
    holds: tuple[int, int] | None = None
    said: tuple[Value, ...] = ()

    def __post_init__(self) -> None:
        bits = 8 * np.dtype(self.type).itemsize
        if self.told > bits:
            raise ValueError(f"{self.name} has {bits} bits; {self.told} can't be told.")
        if self.told and self.seen == "nobody":
            raise ValueError(f"Nobody sees {self.name}, so nothing can be told by it.")


class StateFields:
    """All fields of a game's state, in the order in which they lie there.

    The last two are tables that are mostly empty, each with a field of its name and `_size` for how many rows are in use.
    """

    def __init__(self, *declared: Field, places: int, sides: int = SIDES) -> None:
        """`sides` are those that have zones and chance of their own, players first."""
        self.declared = declared
        self.places = places
        self.sides = sides

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy type of the record."""
        rows = {GAME: (), SIDE: (self.sides,), PLACE: (self.places,)}
        return np.dtype([(each.name, each.type, (*rows[each.per], *each.shape)) for each in self.declared], align=True)

    def said(self, per: Per, part: type) -> tuple[Value, ...]:
        """Return the values of each `per` in positions, in the order of their dataclass. Raise AttributeError for a value that it does not
        have.
        """
        found = [replace(value, column=field.name) for field in self.declared if field.per is per for value in field.said]
        order = [each.name for each in fields(part)]
        for value in found:
            if value.name not in order:
                raise AttributeError(f"{part.__name__} has no {value.name}, which {value.column} says.")
        return tuple(sorted(found, key=lambda value: order.index(value.name)))

    def told(self, per: Per, *, is_own: bool = False) -> tuple[tuple[str, int], ...]:
        """Return the fields by which a side tells positions apart, each with how many of its bits: in all rows, or in its own alone."""
        found = (field for field in self.declared if field.per is per and field.is_told_of_own == is_own)
        return tuple((field.name, field.told) for field in found if field.told)

    @property
    def bounded(self) -> tuple[tuple[str, int, int], ...]:
        """The fields whose numbers stay within bounds, with the least and the most."""
        return tuple((field.name, *field.holds) for field in self.declared if field.holds)
