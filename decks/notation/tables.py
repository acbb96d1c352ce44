"""Find the header of a table of cards: the row that names its columns, in either language."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from decks.notation import vocabulary
from rules.wording import Text

COLUMNS = (
    vocabulary.DECK,
    vocabulary.GAME,
    vocabulary.FORMAT,
    vocabulary.SECTION,
    vocabulary.COUNT,
    vocabulary.SLUG,
    vocabulary.CARD,
)
#: The most columns of a table that are read.
MOST_COLUMNS = 100
#: The most lines among which a table's header is looked for.
MOST_ABOVE = 4


@dataclass(frozen=True, slots=True)
class Header:
    """The row of a table that names its columns: its line, from 0, and the place of each column."""

    row: int
    delimiter: str
    places: Mapping[Text, int]


def header_of(lines: Sequence[str]) -> Header | None:
    """Return the header of a table of cards, below a title and the line in which Excel names the delimiter; None for no such table."""
    for row, line in enumerate(lines[:MOST_ABOVE]):
        for delimiter in (",", "\t", ";"):
            if delimiter in line:
                places = _columns(_cells(line, delimiter)[:MOST_COLUMNS])
                if vocabulary.COUNT in places and {vocabulary.SLUG, vocabulary.CARD} & places.keys():
                    return Header(row, delimiter, places)
    return None


def _cells(line: str, delimiter: str) -> list[str]:
    """Return the cells of a line; none of a line that is longer than those of tables."""
    try:
        return next(csv.reader([line], delimiter=delimiter), [])
    except csv.Error:
        return []


def _columns(headers: list[str]) -> dict[Text, int]:
    places: dict[Text, int] = {}
    for column in COLUMNS:
        exact = [place for place, header in enumerate(headers) if header.strip().casefold() in (column.en.casefold(), column.zh)]
        found = exact or [place for place, header in enumerate(headers) if vocabulary.is_called(header, column)]
        if found and found[0] not in places.values():
            places[column] = found[0]
    return places
