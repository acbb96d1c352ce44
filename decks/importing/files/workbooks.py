"""Read the sheets of an Excel workbook (.xlsx) as text: a line for each row, its cells separated by tabs."""

from __future__ import annotations

import io
import re
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring
from django.utils.translation import gettext

from decks.importing.bounds.limits import MAX_FILE_BYTES, MAX_LINES
from decks.importing.several import MOST_TEXT
from decks.notation import vocabulary
from decks.notation.refusals import UnreadableDeckError

#: The most sheets, columns of each, and letters of a cell that are read.
MOST_SHEETS, MOST_COLUMNS, MOST_LETTERS = 50, 100, 2_000
#: The most bytes of all parts that are read together, unpacked.
MOST_BYTES = 2 * MAX_FILE_BYTES
_ADDRESS = re.compile(r"^([A-Z]{1,3})(\d{1,7})$")
_ALPHABET = 26
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, LookupError, struct.error, OSError, ValueError)


def is_workbook(content: bytes) -> bool:
    """Return whether an archive is a workbook."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return "xl/workbook.xml" in archive.namelist()
    except _BROKEN:
        return False


def text_of_workbook(content: bytes) -> str:
    """Return the rows of all sheets; if several have any, each sheet is a deck with the sheet's name. Raise UnreadableDeckError."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            sheets = [(name, rows) for name, rows in _sheets(_Parts(archive)) if rows]
    except (ParseError, DefusedXmlException, *_BROKEN) as error:
        if isinstance(error, UnreadableDeckError):
            raise
        words = gettext("This Excel workbook is broken. Copy its cells and paste them here instead.")
        raise UnreadableDeckError("broken_workbook", words) from error
    if not sheets:
        raise UnreadableDeckError("empty", gettext("There is nothing in this Excel workbook."))
    if len(sheets) == 1:
        return "\n".join(sheets[0][1]) + "\n"
    return "\n".join("\n".join((f"{vocabulary.NAME.en}: {name}", *rows, "")) for name, rows in sheets)


class _Parts:
    """The parts of a workbook, unpacked one by one while their total size is within the limit, whatever the archive says."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._left = MOST_BYTES
        self.names = frozenset(archive.namelist())

    def read(self, name: str) -> Element:
        with self._archive.open(name) as file:
            content = file.read(self._left + 1)
        self._left -= len(content)
        if self._left < 0:
            raise _too_large()
        part: Element = fromstring(content, forbid_dtd=True)
        return part

    def read_if_there(self, name: str) -> Iterable[Element]:
        return self.read(name) if name in self.names else ()


def _sheets(parts: _Parts) -> Iterator[tuple[str, list[str]]]:
    """Yield name and rows of each sheet, in the workbook's order. A text that many cells share counts for each of them."""
    shared = [_plain("".join(_texts(item))) for item in parts.read_if_there("xl/sharedStrings.xml")]
    targets = {link.get("Id", ""): link.get("Target", "") for link in parts.read_if_there("xl/_rels/workbook.xml.rels")}
    sheets = [each for each in parts.read("xl/workbook.xml").iter() if _tag(each) == "sheet"]
    letters = 0
    for number, sheet in enumerate(sheets[:MOST_SHEETS], 1):
        link = next((value for key, value in sheet.attrib.items() if key.endswith("}id")), "")
        target = targets.get(link, f"worksheets/sheet{number}.xml").removeprefix("/xl/")
        if f"xl/{target}" not in parts.names:
            continue
        rows: list[str] = []
        for row in _rows(parts.read(f"xl/{target}"), shared):
            letters += len(row)
            if letters > MOST_TEXT:
                raise _too_large()
            rows.append(row)
        yield " ".join(sheet.get("name", "").split())[:80], rows


def _rows(sheet: Element, shared: list[str]) -> Iterator[str]:
    rows = [each for each in sheet.iter() if _tag(each) == "row"]
    if len(rows) > 20 * MAX_LINES:
        raise _too_large()
    for row in rows:
        cells: dict[int, str] = {}
        for place, cell in enumerate(row):
            column = _column(cell.get("r", ""), place)
            if column < MOST_COLUMNS:
                cells[column] = _value(cell, shared)
        if any(cells.values()):
            yield "\t".join(cells.get(column, "") for column in range(max(cells) + 1)).rstrip("\t")


def _value(cell: Element, shared: list[str]) -> str:
    kind = cell.get("t", "n")
    if kind == "inlineStr":
        return _plain("".join(_texts(cell)))
    value = next((each.text or "" for each in cell if _tag(each) == "v"), "")
    if kind == "s":
        return shared[int(value)]
    return _plain(value.removesuffix(".0"))


def _plain(words: str) -> str:
    """Return the words on one line, and cut at the length that is read of a cell."""
    return " ".join(words.split())[:MOST_LETTERS]


def _column(address: str, place: int) -> int:
    found = _ADDRESS.match(address)
    if not found:
        return place
    column = 0
    for letter in found[1]:
        column = column * _ALPHABET + ord(letter) - ord("A") + 1
    return column - 1


def _texts(element: Element) -> Iterator[str]:
    """Yield the words of an element, without how they are pronounced."""
    for child in element:
        if _tag(child) == "t":
            yield child.text or ""
        elif _tag(child) != "rPh":
            yield from _texts(child)


def _tag(element: Element) -> str:
    return str(element.tag).rpartition("}")[2]


def _too_large() -> UnreadableDeckError:
    return UnreadableDeckError("too_large", gettext("This Excel workbook is too large for decks. Nothing was read."))
