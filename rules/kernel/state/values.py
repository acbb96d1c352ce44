"""The values of a state's fields in positions: numbers, flags, marks, counts. Each is stored in the state and told from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.wording import Text

#: The most that is counted of a side in a turn, which fits in a byte.
MOST_COUNTED = 255


@dataclass(frozen=True, slots=True, kw_only=True)
class Value(ABC):
    """`name`: the position's; `column`: the state's, which its field fills in; `key`: that of files, the same as `name` if not given."""

    name: str
    column: str = ""
    key: str = ""

    @property
    def in_file(self) -> str:
        return self.key or self.name

    @property
    @abstractmethod
    def usual(self) -> Any:
        """The value that files leave out; None where they always say it."""

    @property
    @abstractmethod
    def bounds(self) -> tuple[int, int]:
        """The least and the most that it puts into its column."""

    @abstractmethod
    def store(self, state: Any, at: int, value: Any) -> None:
        """Set the value in a state whose column is 0."""

    @abstractmethod
    def tell(self, state: Any, at: int) -> Any:
        """Return the value that a state has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Value):
    """A whole number from `least` to `most`. `default`: None where files always say it.

    `words`: what pages call it, where they show it and let it be set, up to `most_set` if that is less.
    """

    least: int = 0
    most: int
    default: int | None = 0
    words: Text | None = None
    most_set: int | None = None

    @property
    def usual(self) -> int | None:
        return self.default

    @property
    def bounds(self) -> tuple[int, int]:
        return self.least, self.most

    def store(self, state: Any, at: int, value: int) -> None:
        state[self.column][at] = value

    def tell(self, state: Any, at: int) -> int:
        return int(state[self.column][at])


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Value):
    """Yes or no: one bit of its column, 1 where it has the column to itself."""

    bit: int = 1

    @property
    def usual(self) -> bool:
        return False

    @property
    def bounds(self) -> tuple[int, int]:
        return 0, self.bit

    def store(self, state: Any, at: int, value: bool) -> None:
        state[self.column][at] |= self.bit * value

    def tell(self, state: Any, at: int) -> bool:
        return bool(int(state[self.column][at]) & self.bit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks(Value):
    """Any of some words, each a bit of the column. `whose`: what has them."""

    words: Mapping[str, int]
    whose: Text

    @property
    def usual(self) -> tuple[str, ...]:
        return ()

    @property
    def bounds(self) -> tuple[int, int]:
        return 0, sum(self.words.values())

    def store(self, state: Any, at: int, value: Collection[str]) -> None:
        state[self.column][at] = sum(self.words[word] for word in set(value))

    def tell(self, state: Any, at: int) -> tuple[str, ...]:
        return tuple(word for word, bit in self.words.items() if int(state[self.column][at]) & bit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts(Value):
    """The number of times that each of some events has happened; `events` gives the index of each in the column."""

    events: Mapping[Any, int]

    @property
    def usual(self) -> tuple[tuple[Any, int], ...]:
        return ()

    @property
    def bounds(self) -> tuple[int, int]:
        return 0, MOST_COUNTED

    def store(self, state: Any, at: int, value: tuple[tuple[Any, int], ...]) -> None:
        for event, count in value:
            state[self.column][at][self.events[event]] = count

    def tell(self, state: Any, at: int) -> tuple[tuple[Any, int], ...]:
        counted = state[self.column][at]
        return tuple((event, int(counted[row])) for event, row in self.events.items() if counted[row])


def store_values(state: Any, at: int, given: Any, values: Sequence[Value]) -> None:
    """Store the values of a part of a position in a state."""
    for value in values:
        value.store(state, at, getattr(given, value.name))


def tell_values(state: Any, at: int, values: Sequence[Value]) -> dict[str, Any]:
    """Return the values of a part of a position that a state has, by the position's names."""
    return {value.name: value.tell(state, at) for value in values}


def shown(values: Sequence[Value]) -> tuple[Number, ...]:
    """Return the values that pages show and scenarios compare: the numbers that have words."""
    return tuple(value for value in values if isinstance(value, Number) and value.words)
