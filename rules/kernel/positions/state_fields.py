"""A game's state declarations (rules.kernel.state) in scenario files: they are read strictly, and written where a value is not the usual
one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.kernel.positions.fields import Cards, read_bounded, read_card, read_counts, read_places
from rules.kernel.positions.scenario_format import Table, nearest
from rules.kernel.positions.writer import counted_from_1
from rules.kernel.state.values import Counts, Flag, Marks, Number, Value
from rules.kernel.state.zones import Zone
from rules.wording import Text


def _read(table: Table, value: Value) -> Any:
    match value:
        case Number(default=int(default)):
            return read_bounded(table, value.in_file, default, value.least, value.most)
        case Flag():
            return table.flag(value.in_file)
        case Marks():
            return _read_marks(table, value)
        case Counts():
            return read_counts(table, tuple(value.events), value.in_file)
    raise TypeError(value)


def _read_marks(table: Table, marks: Marks) -> tuple[str, ...]:
    read = table.texts(marks.in_file)
    for word in read:
        if word not in marks.words:
            near = nearest(word, marks.words)
            raise table.wrong(Text(f"“{word}” is nothing to gain{near.en}", f"{marks.whose.zh}没有“{word}”可以获得{near.zh}"), word)
    return read


def read_values(table: Table, values: Sequence[Value]) -> dict[str, Any]:
    """Return the values of some fields in a file, by the position's names, without fields that have no usual value. Raise
    ScenarioFileError.
    """
    return {value.name: _read(table, value) for value in values if value.usual is not None}


def write_values(given: Any, values: Sequence[Value]) -> dict[str, Any]:
    """Return the values of some fields of a part of a position that a file holds: those that have a usual value and differ from it."""
    told = [(value, getattr(given, value.name)) for value in values if value.usual is not None]
    return {value.in_file: _written(value, said) for value, said in told if said != value.usual}


def _written(value: Value, said: Any) -> Any:
    if isinstance(value, Counts):
        return dict(said)
    return list(said) if isinstance(said, tuple) else said


def read_zones(table: Table, zones: Sequence[Zone], cards: Cards) -> dict[str, Any]:
    """Return the content of some zones in a file, by the position's names. Raise ScenarioFileError."""
    found: dict[str, Any] = {}
    for zone in zones:
        listed = found[zone.name] = tuple(read_card(table, slug, cards) for slug in table.texts(zone.name))
        found |= {name: read_places(table, name, listed) for name in zone.knowledge}
    return found


def write_zones(half: Any, zones: Sequence[Zone]) -> dict[str, Any]:
    """Return the content of some zones of a position's side for a file, without empty ones."""
    values: dict[str, Any] = {}
    for zone in zones:
        values[zone.name] = [card.slug for card in getattr(half, zone.name)]
        values |= {name: counted_from_1(getattr(half, name)) for name in zone.knowledge}
    return {key: value for key, value in values.items() if value}


def zone_keys(zones: Sequence[Zone]) -> tuple[str, ...]:
    """Return the keys that zones have in files."""
    return tuple(name for zone in zones for name in zone.keys)
