"""A collection as text: typed or pasted lines, and tables (CSV) that read back as they were written."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from decks.collections.owned_cards import MOST_OWNED
from decks.notation import vocabulary
from decks.notation.card_lines import Reading, readings
from decks.notation.cells import escape_cell, unescape_cell
from decks.notation.chat_lines import chat_readings
from decks.notation.encodings import decoded
from decks.notation.headings import normalised
from decks.notation.refusals import UnreadableDeckError
from decks.notation.tables import header_of

MAX_BYTES = 1_000_000
MAX_LINES = 20_000
#: The most unreadable lines that are reported.
MOST_TOLD = 30


@dataclass(frozen=True, slots=True)
class ReadCollection:
    """The copies that the text names, by slug; `problems` tells the reason for each line that could not be read, `unread` holds these
    lines.
    """

    counts: dict[str, int]
    problems: tuple[str, ...]
    unread: tuple[str, ...] = ()


def read_collection(text: str | bytes, catalogue: Catalogue) -> ReadCollection:
    """Read one card a line, `3 Name`, or a table with columns for count and card. Raise UnreadableDeckError for what is no text."""
    if len(text) > MAX_BYTES:
        words = gettext("A collection has %(most)d kB at most. Nothing was read.")
        raise UnreadableDeckError("too_large", words % {"most": MAX_BYTES // 1000})
    lines = decoded(text).lstrip("\ufeff").replace("\0", "").splitlines()
    if len(lines) > MAX_LINES:
        words = gettext("A collection has %(most)d lines at most. Nothing was read.")
        raise UnreadableDeckError("too_many_lines", words % {"most": MAX_LINES})
    counts: dict[str, int] = {}
    problems: list[str] = []
    unread: list[str] = []
    for number, ways in _rows(lines):
        slug, count = _found(ways, catalogue)
        if not slug:
            shown = lines[number - 1].strip()[:60]
            near = catalogue.names.nearest(ways[0].name)[:1] if len(problems) < MOST_TOLD and ways else ()
            problems.append(_told(number, shown, catalogue.rows[near[0]].name if near else ""))
        elif not 0 <= count <= MOST_OWNED:
            words = gettext("line %(number)d: a count goes from 0 to %(most)d")
            problems.append(words % {"number": number, "most": MOST_OWNED})
        else:
            counts[slug] = min(counts.get(slug, 0) + count, MOST_OWNED)
            continue
        unread.append(lines[number - 1])
    return ReadCollection(counts, tuple(problems[:MOST_TOLD]), tuple(unread))


def write_collection(owned: dict[str, int], catalogue: Catalogue, language: str) -> str:
    """Return a table with a row for each card owned: copies, name, slug, number."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    columns = (vocabulary.COUNT, vocabulary.CARD, vocabulary.SLUG, vocabulary.NUMBER)
    writer.writerow([column.in_language(language) for column in columns])
    for slug, row in catalogue.rows.items():
        if owned.get(slug):
            name = catalogue.definitions[slug].name.in_language(language)
            writer.writerow([owned[slug], escape_cell(name), slug, row.number])
    return out.getvalue()


def _rows(lines: list[str]) -> Iterator[tuple[int, list[Reading]]]:
    """Yield each line that says something: its number from 1, and the ways to read it."""
    header = header_of(lines)
    if header is None:
        for number, line in enumerate(lines, start=1):
            if line.strip() and not line.lstrip().startswith(("#", "//")):
                words = normalised(line[:200])
                yield number, [*readings(words), *chat_readings(words)]
        return
    places = [header.places.get(thing) for thing in (vocabulary.COUNT, vocabulary.SLUG, vocabulary.CARD)]
    for number, line in enumerate(lines[header.row + 1 :], start=header.row + 2):
        cells = next(csv.reader([line[:2000]], delimiter=header.delimiter), [])
        count, slug, name = ("" if place is None or place >= len(cells) else unescape_cell(cells[place].strip()) for place in places)
        if slug or name:
            yield number, [Reading(int(count[:6]) if count.isascii() and count.isdigit() else -1, name, slug)]


def _found(ways: list[Reading], catalogue: Catalogue) -> tuple[str, int]:
    """Return the card that a line means and its count; of several printings of a name, the first."""
    for way in ways:
        if way.slug in catalogue.rows:
            return way.slug, way.count
        if not way.slug and (slugs := catalogue.names.find(way.name)):
            return slugs[0], way.count
    return "", 0


def _told(number: int, line: str, near: str) -> str:
    if near:
        words = gettext("line %(number)d: no card is called “%(line)s”. Did you mean %(near)s?")
        return words % {"number": number, "line": line, "near": near}
    return gettext("line %(number)d: no card is called “%(line)s”.") % {"number": number, "line": line}
