"""What a game's positions say of its state, declared once: read from scenario files and written, set up in a state and described.

A field belongs to what a position has several of (a side, a place on the field): its column in the state has a row for each. A zone holds a
side's cards in a row, and who has seen which of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from rules.kernel.cards import Card
from rules.kernel.positions.fields import COUNT, Cards, read_bounded, read_card, read_counts, read_places
from rules.kernel.positions.scenario_format import Table, nearest
from rules.kernel.positions.writing import counted_from_1
from rules.wording import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Field(ABC):
    """`name`: the position's; `column`: the state's, the same if not given; `key`: that of files, the same as `name` if not given."""

    name: str
    column: str = ""
    key: str = ""

    @property
    def in_state(self) -> str:
        return self.column or self.name

    @property
    def in_file(self) -> str:
        return self.key or self.name

    @property
    @abstractmethod
    def usual(self) -> Any:
        """The value that files leave out."""

    @property
    @abstractmethod
    def bounds(self) -> tuple[int, int]:
        """The least and the most that it puts into its column."""

    @abstractmethod
    def read(self, table: Table) -> Any:
        """Return the value that a file gives. Raises ScenarioFileError."""

    def write(self, value: Any) -> Any:
        """Return a value as files have it."""
        return list(value) if isinstance(value, tuple) else value

    @abstractmethod
    def store(self, state: Any, at: int, value: Any) -> None:
        """Set the value in a state whose column is 0."""

    @abstractmethod
    def tell(self, state: Any, at: int) -> Any:
        """Return the value that a state has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Field):
    """A whole number from `least` to `most`."""

    least: int = 0
    most: int
    default: int = 0

    @property
    def usual(self) -> int:
        return self.default

    @property
    def bounds(self) -> tuple[int, int]:
        return self.least, self.most

    def read(self, table: Table) -> int:
        return read_bounded(table, self.in_file, self.default, self.least, self.most)

    def store(self, state: Any, at: int, value: int) -> None:
        state[self.in_state][at] = value

    def tell(self, state: Any, at: int) -> int:
        return int(state[self.in_state][at])


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Field):
    """Yes or no: one bit of its column, 1 where it has the column to itself."""

    bit: int = 1

    @property
    def usual(self) -> bool:
        return False

    @property
    def bounds(self) -> tuple[int, int]:
        return 0, self.bit

    def read(self, table: Table) -> bool:
        return table.flag(self.in_file)

    def store(self, state: Any, at: int, value: bool) -> None:
        state[self.in_state][at] |= self.bit * value

    def tell(self, state: Any, at: int) -> bool:
        return bool(int(state[self.in_state][at]) & self.bit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks(Field):
    """Any of some words, each a bit of the column."""

    words: Mapping[str, int]

    @property
    def usual(self) -> tuple[str, ...]:
        return ()

    @property
    def bounds(self) -> tuple[int, int]:
        return 0, sum(self.words.values())

    def read(self, table: Table) -> tuple[str, ...]:
        for word in table.texts(self.in_file):
            if word not in self.words:
                near = nearest(word, self.words)
                raise table.wrong(Text(f"“{word}” is nothing to gain{near.en}", f"随从没有“{word}”可以获得{near.zh}"), word)
        return table.texts(self.in_file)

    def store(self, state: Any, at: int, value: Collection[str]) -> None:
        state[self.in_state][at] = sum(self.words[word] for word in set(value))

    def tell(self, state: Any, at: int) -> tuple[str, ...]:
        return tuple(word for word, bit in self.words.items() if int(state[self.in_state][at]) & bit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts(Field):
    """How often each of some events has happened; `events` are the columns' places of theirs."""

    events: Mapping[Any, int]

    @property
    def usual(self) -> tuple[tuple[Any, int], ...]:
        return ()

    @property
    def bounds(self) -> tuple[int, int]:
        return 0, COUNT

    def read(self, table: Table) -> tuple[tuple[Any, int], ...]:
        return read_counts(table, tuple(self.events), self.in_file)

    def write(self, value: tuple[tuple[Any, int], ...]) -> dict[Any, int]:
        return dict(value)

    def store(self, state: Any, at: int, value: tuple[tuple[Any, int], ...]) -> None:
        for event, count in value:
            state[self.in_state][at][self.events[event]] = count

    def tell(self, state: Any, at: int) -> tuple[tuple[Any, int], ...]:
        counted = state[self.in_state][at]
        return tuple((event, int(counted[row])) for event, row in self.events.items() if counted[row])


def read_fields(table: Table, fields: Sequence[Field]) -> dict[str, Any]:
    """Return what a file says of some fields, by the position's names. Raises ScenarioFileError."""
    return {field.name: field.read(table) for field in fields}


def write_fields(given: Any, fields: Sequence[Field]) -> dict[str, Any]:
    """Return what a file has to say of some fields of a part of a position: those that are not as usual."""
    values = [(field, getattr(given, field.name)) for field in fields]
    return {field.in_file: field.write(value) for field, value in values if value != field.usual}


def store_fields(state: Any, at: int, given: Any, fields: Sequence[Field]) -> None:
    """Set some fields of a part of a position in a state."""
    for field in fields:
        field.store(state, at, getattr(given, field.name))


def tell_fields(state: Any, at: int, fields: Sequence[Field]) -> dict[str, Any]:
    """Return what a state has in some fields, by the position's names."""
    return {field.name: field.tell(state, at) for field in fields}


class ZonedPlay(Protocol):
    """A play (rules.kernel.playing.plays), as far as zones are concerned."""

    cards: Mapping[int, Card]
    state: Any

    def knows(self, side: int, number: int) -> bool: ...
    def show(self, number: int, viewers: Sequence[int]) -> None: ...


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of each side; `number` is its place in the state's `cards` and `size`.

    `seen`: who sees all of it. `is_from_top`: positions list it from the top down, which lies last in the state. `known` and `shown` are
    the position's names for the places in it, from 0, of cards that the side itself and the other side have seen nevertheless.
    """

    name: str
    number: int
    seen: Literal["nobody", "owner", "everybody"] = "nobody"
    is_from_top: bool = False
    known: str = ""
    shown: str = ""

    def numbers(self, state: Any, side: int) -> tuple[int, ...]:
        """Return the ids of the cards in a state's zone, in the position's order."""
        listed = tuple(int(card) for card in state["cards"][side][self.number][: state["size"][side][self.number]])
        return listed[::-1] if self.is_from_top else listed

    def read(self, table: Table, cards: Cards) -> dict[str, Any]:
        """Return what a file says of the zone, by the position's names. Raises ScenarioFileError."""
        listed = tuple(read_card(table, slug, cards) for slug in table.texts(self.name))
        return {self.name: listed} | {name: read_places(table, name, listed) for name in (self.known, self.shown) if name}

    def write(self, half: Any) -> dict[str, Any]:
        """Return what a file says of the zone of a position's side; nothing of an empty one."""
        values: dict[str, Any] = {self.name: [card.slug for card in getattr(half, self.name)]}
        values |= {name: counted_from_1(getattr(half, name)) for name in (self.known, self.shown) if name}
        return {key: value for key, value in values.items() if value}

    def store(self, play: ZonedPlay, side: int, half: Any, free: Iterator[int]) -> None:
        """Lay the cards of a position's side into a play, with the next free ids."""
        state, numbers = play.state[0], [next(free) for _ in getattr(half, self.name)]
        state["size"][side][self.number] = len(numbers)
        state["cards"][side][self.number][: len(numbers)] = numbers[::-1] if self.is_from_top else numbers
        for place, number in enumerate(numbers):
            play.show(number, [viewer for viewer in (0, 1) if self._is_seen(half, place, viewer == side)])

    def _is_seen(self, half: Any, place: int, is_own: bool) -> bool:
        if self.seen == "everybody" or (self.seen == "owner" and is_own):
            return True
        name = self.known if is_own else self.shown
        return bool(name) and place in getattr(half, name)

    def tell(self, play: ZonedPlay, side: int) -> dict[str, Any]:
        """Return what a position says of the zone in a play."""
        numbers = self.numbers(play.state[0], side)
        told: dict[str, Any] = {self.name: tuple(play.cards[number] for number in numbers)}
        for name, viewer in ((self.known, side), (self.shown, 1 - side)):
            if name:
                told[name] = tuple(place for place, number in enumerate(numbers) if play.knows(viewer, number))
        return told


def zone_keys(zones: Sequence[Zone]) -> tuple[str, ...]:
    """Return the keys that zones have in files."""
    return tuple(name for zone in zones for name in (zone.name, zone.known, zone.shown) if name)


def read_zones(table: Table, zones: Sequence[Zone], cards: Cards) -> dict[str, Any]:
    """Return what a file says of some zones, by the position's names. Raises ScenarioFileError."""
    return {name: value for zone in zones for name, value in zone.read(table, cards).items()}


def write_zones(half: Any, zones: Sequence[Zone]) -> dict[str, Any]:
    """Return what a file says of some zones of a position's side; nothing of the empty ones."""
    return {name: value for zone in zones for name, value in zone.write(half).items()}


def tell_zones(play: ZonedPlay, side: int, zones: Sequence[Zone]) -> dict[str, Any]:
    """Return what a position says of some zones in a play."""
    return {name: value for zone in zones for name, value in zone.tell(play, side).items()}
