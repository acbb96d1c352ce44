"""Read this site's own JSON and CSV files, and the definitions of shipped decks."""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from django.utils.translation import gettext

from cards.catalogue.names import key_of
from decks.deck_list import Extras
from decks.importing.bounds.limits import MOST_LEVELS, check_rows, checked_tree
from decks.importing.files.extras import ExtrasReader
from decks.importing.files.origins import require_true_origin
from decks.importing.lines.resolution import Resolver
from decks.importing.lines.text_lists import MAYBE, Collector
from decks.importing.report import ImportReport, LineStatus, ReadLine
from decks.lists.changes import MAX_COPIES, MAX_LINES
from decks.notation import vocabulary
from decks.notation.cells import unescape_cell
from decks.notation.own_json import check_version
from decks.notation.refusals import UnreadableDeckError
from decks.notation.tables import header_of
from decks.wording import said
from rules.construction import Format
from rules.kernel.game import Game
from rules.wording import Text

#: A key with more parts than any definition's: the time to read one is quadratic in them.
_DEEP_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')\s*+\.\s*+)""" + f"{{{MOST_LEVELS}}}")


@dataclass(frozen=True, slots=True)
class Row:
    """One card of a document: where it stands, its source text, and what it says. `card_number` tells printings of a name apart."""

    number: int
    raw: str
    section: str
    count: str
    slug: str
    name: str
    card_number: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """A parsed file whose cards are not looked up yet. `game` and `format` are the words in it, empty where it has none; `tree` is all of a
    JSON.
    """

    source: str
    game: str
    format: str
    name: str
    note: str
    rows: tuple[Row, ...] = field(default=())
    tree: Mapping[str, Any] | None = None


def parse_json(text: str) -> Any:
    """Return the tree, or None when the text does not begin like one. Raise UnreadableDeckError."""
    if not text.lstrip().startswith(("{", "[")):
        return None
    try:
        tree = json.loads(text)
    except (ValueError, RecursionError) as error:
        if not text.lstrip().startswith(("{\n", '{"', "{ ", "[{", "[\n")):
            return None
        place = f"{error.lineno}:{error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        raise UnreadableDeckError("broken_json", gettext("This JSON is broken at %(place)s.") % {"place": place or "?"}) from error
    return checked_tree(tree)


def read_toml(text: str) -> Document | None:
    """Return the document of a shipped deck's definition, or None for other text."""
    if "[sections" not in text or _DEEP_KEY.search(text):
        return None
    try:
        tree = tomllib.loads(text)
    except (ValueError, RecursionError):
        return None
    return of_tree(checked_tree(tree), "toml")


def of_tree(data: Any, source: str) -> Document:
    """Return the document of a tree with `sections`. Raise UnreadableDeckError."""
    if not isinstance(data, dict) or not isinstance(data.get("sections"), dict):
        words = gettext("This is no deck: it needs “sections”, an object with the cards of each section.")
        raise UnreadableDeckError("not_a_deck", words)
    check_version(data)
    check_rows(sum(len(cards) for cards in data["sections"].values() if isinstance(cards, list | dict)))
    rows = tuple(_numbered(_rows_of_tree(data["sections"])))
    game, format, name, note = (value if isinstance(value := data.get(key), str) else "" for key in ("game", "format", "name", "note"))
    return Document(source, game, format, name, note, rows, data if source == "json" else None)


def _rows_of_tree(sections: Mapping[str, Any]) -> Iterator[Row]:
    for section, cards in sections.items():
        entries = [{"card": slug, "count": count} for slug, count in cards.items()] if isinstance(cards, dict) else cards
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            words = gettext("The section “%(section)s” is neither a list of cards nor an object of counts.")
            raise UnreadableDeckError("not_a_deck", words % {"section": section})
        for entry in entries:
            count = entry.get("count", 1)
            raw = json.dumps(entry, ensure_ascii=False, default=str)
            yield Row(0, raw, section, str(count), str(entry.get("card") or ""), str(entry.get("name") or ""))


def _numbered(rows: Iterator[Row]) -> Iterator[Row]:
    for number, row in enumerate(rows, 1):
        yield Row(number, row.raw, row.section, row.count, row.slug, row.name)


def read_csv(text: str) -> Document | None:
    """Return the document, or None when none of the first lines names the columns that a deck needs."""
    lines = text.split("\n")
    header = header_of(lines)
    if header is None:
        return None
    places, delimiter = header.places, header.delimiter
    reader = csv.reader(io.StringIO("\n".join(lines[header.row :])), delimiter=delimiter)
    try:
        table = [(header.row + reader.line_num, cells) for cells in reader]
    except csv.Error as error:
        raise UnreadableDeckError("broken_csv", gettext("This CSV is broken at line %(line)d.") % {"line": reader.line_num}) from error

    def cell(cells: list[str], column: Text) -> str:
        place = places.get(column)
        return unescape_cell(cells[place].strip()) if place is not None and place < len(cells) else ""

    filled = [(number, cells) for number, cells in table[1:] if any(each.strip() for each in cells)]
    rows = tuple(
        Row(
            number,
            delimiter.join(cells),
            cell(cells, vocabulary.SECTION),
            cell(cells, vocabulary.COUNT),
            cell(cells, vocabulary.SLUG),
            cell(cells, vocabulary.CARD),
        )
        for number, cells in filled
    )
    first = filled[0][1] if filled else []
    name = cell(first, vocabulary.DECK) or _name_above(lines[: header.row])
    return Document("csv", cell(first, vocabulary.GAME), cell(first, vocabulary.FORMAT), name, "", rows)


def _name_above(lines: Sequence[str]) -> str:
    """Return what stands over a table, without `Name:`; nothing where Excel's `sep=` stands alone."""
    titles = [line.strip(' \t,;"') for line in lines if not line.startswith("sep=")]
    label, colon, value = next(filter(None, titles), "").replace("：", ":", 1).partition(":")
    return (value if colon and vocabulary.is_called(label, vocabulary.NAME) else f"{label}{colon}{value}").strip()


def read_document(document: Document, game: Game, resolver: Resolver) -> ImportReport:
    """Return the deck of a document for that game. Raise UnreadableDeckError for more rows than any deck has."""
    check_rows(len(document.rows))
    format = stated_format(document, game)
    collector = Collector(resolver.catalogue, format)
    known = {key_of(words): section.slug for section in format.sections for words in (section.slug, section.name.en, section.name.zh)}
    for row in document.rows:
        section = known.get(key_of(row.section), "")
        if row.section and not section and key_of(row.section) in vocabulary.ELSEWHERE:
            words = gettext("The format %(format)s has no section “%(section)s”. The card goes to the maybe-board.")
            line = _resolved(row, resolver)
            told = " ".join(filter(None, (line.message, words % {"format": said(format.name), "section": row.section})))
            collector.add(replace(line, message=told), MAYBE)
            continue
        if row.section and not section:
            words = gettext("The format has no section “%(section)s”. This card was left out.") % {"section": row.section}
            collector.add(ReadLine(row.number, row.raw, LineStatus.UNREADABLE, words), "")
            continue
        collector.add(_resolved(row, resolver), section)
    lines = list(collector.lines)
    extras = Extras(collector.maybe) if collector.maybe else None
    if document.tree is not None:
        last = len(document.rows)

        def resolve(slug: str, count: int) -> ReadLine:
            return _resolved(Row(last + 1, json.dumps({"card": slug}, ensure_ascii=False), "", str(count), slug, ""), resolver)

        own = ExtrasReader(resolver.catalogue, resolve, lines).read(document.tree)
        extras = _with_maybe(own, collector.maybe) if own and extras else own or extras
        if extras and extras.opened:
            require_true_origin(extras.opened, format, collector.sections, resolver.catalogue)
    return ImportReport(game, format, document.source, document.name, document.note, collector.sections, tuple(lines), extras)


def _with_maybe(extras: Extras, more: Mapping[str, int]) -> Extras:
    """Return the extras with more cards on the maybe-board, from sections that the format does not have. Raise UnreadableDeckError."""
    maybe = Counter(extras.maybe) + Counter(more)
    if len(maybe) > MAX_LINES:
        words = gettext("“%(part)s” in this file has %(count)d entries; %(most)d at most are possible. Nothing was read.")
        raise UnreadableDeckError("too_many_entries", words % {"part": "maybe", "count": len(maybe), "most": MAX_LINES})
    return replace(extras, maybe={slug: min(count, MAX_COPIES) for slug, count in maybe.items()})


def stated_format(document: Document, game: Game) -> Format:
    wanted = key_of(document.format)
    for format in game.formats:
        if wanted and wanted in {key_of(words) for words in (format.slug, format.name.en, format.name.zh)}:
            return format
    return game.format()


def _resolved(row: Row, resolver: Resolver) -> ReadLine:
    try:
        count = int(row.count.strip() or "1")
    except ValueError:
        words = gettext("“%(count)s” is not a number of copies.") % {"count": row.count[:40]}
        return ReadLine(row.number, row.raw, LineStatus.UNREADABLE, words)
    slug = row.slug or _slug_of_number(row, resolver)
    name = f"{row.name} [{slug}]" if slug in resolver.catalogue.rows else (row.name or slug)
    return resolver.resolve(row.number, row.raw, f"{count} {name}")


def _slug_of_number(row: Row, resolver: Resolver) -> str:
    """Return the printing of that number, if it bears the row's name; else nothing."""
    digits = row.card_number
    slug = resolver.catalogue.slugs_by_number.get(int(digits), "") if digits.isascii() and digits.isdigit() and len(digits) < 9 else ""
    return slug if slug in resolver.catalogue.names.find(row.name) else ""
