"""Find where one deck of a text ends and the next begins, in lists, codes, tables and the files of programs."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from decks.notation import vocabulary
from decks.notation.chat_lines import is_counted
from decks.notation.deck_code import LOOKS_LIKE_CODE
from decks.notation.headings import Label, LineReader, Other, opened
from decks.notation.own_json import FORMAT_VERSION, MARK
from decks.notation.tables import header_of
from rules import games

#: The beginning of one of our decks on one line.
OURS = f'{{"{MARK}"'
_FENCE = re.compile(r"^\s*```\w*\s*$", re.MULTILINE)
_BETWEEN = re.compile(r"[\s,;]*(?:[-=_*~]{3,}\s*)*")
_OPENED, _CLOSED = "<cockatrice_deck", "</cockatrice_deck>"
_DECLARED = re.compile(r"<\?xml[^>]*>\s*")
#: Characters that end a line for some readers, and surrogates, which no page can write.
_ESCAPED = re.compile("[\u2028\u2029\ud800-\udfff]")
#: The most decks that are told apart, more than one import takes.
_MOST = 1_000


def split_decks(text: str) -> list[str]:
    """Return the text of each deck. The texts joined line by line split again in the same places."""
    text = text.replace("\ufeff", "")
    plain = _FENCE.sub("", text) if text.lstrip().startswith("```") else text
    files = _split_json(plain) or _split_files(plain)
    if files:
        return files
    codes = list(dict.fromkeys(LOOKS_LIKE_CODE.findall(text)))
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    has_ours = any(line.startswith(OURS) for line in lines)
    if len(codes) > 1 and not has_ours:
        return [line for line in lines if LOOKS_LIKE_CODE.search(line)]
    table = None if has_ours else _split_table(lines)
    if table:
        return table
    pieces: list[str] = []
    kept: list[str] = []
    for line in lines:
        if line.startswith(OURS):
            pieces += [*_split_lists(kept), line]
            kept = []
        else:
            kept.append(line)
    pieces += _split_lists(kept)
    return [piece for piece in pieces if piece.strip()] if has_ours else pieces


def is_json(text: str) -> bool:
    """Return whether the text is one JSON value, an object or a list."""
    if not text.lstrip().startswith(("{", "[")):
        return False
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def as_line(tree: Any) -> str:
    """Return one of our decks on one line, as it stands between others."""
    line = json.dumps({MARK: FORMAT_VERSION} | tree, ensure_ascii=False, separators=(", ", ":"))
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", line)


def _split_json(text: str) -> list[str]:
    """Return decks in JSON, one below the other or in a list, each on one line; a single one as it is; nothing for any other text."""
    if not text.lstrip().startswith(("{", "[")):
        return []
    decoder = json.JSONDecoder()
    trees: list[Any] = []
    place = _behind(text, 0)
    try:
        while place < len(text) and len(trees) < _MOST:
            tree, place = decoder.raw_decode(text, place)
            trees += tree if isinstance(tree, list) and _are_decks(tree) else [tree]
            place = _behind(text, place)
    except (ValueError, RecursionError):
        return []
    if len(trees) == 1 and text.lstrip().startswith("{"):
        return [text]
    try:
        return [as_line(tree) for tree in trees] if _are_decks(trees) else [text]
    except RecursionError:
        return [text]


def _behind(text: str, place: int) -> int:
    """Return the place after what separates two files."""
    found = _BETWEEN.match(text, place)
    return found.end() if found else place


def _are_decks(trees: Sequence[Any]) -> bool:
    return bool(trees) and all(isinstance(tree, dict) and ("sections" in tree or "ObjectStates" in tree) for tree in trees)


def _split_files(text: str) -> list[str]:
    """Return Cockatrice files that stand one below the other, if that is all there is."""
    if not text.lstrip().startswith("<"):
        return []
    found = [file for part in text.split(_CLOSED)[:-1] if (file := _file(part))]
    return found if len(found) > 1 else []


def _file(part: str) -> str:
    """Return the file that ends where the part does, with the declaration before it; empty for none."""
    begin = part.find(_OPENED)
    if begin < 0:
        return ""
    declared = part.rfind("<?xml", 0, begin)
    if declared >= 0 and _DECLARED.fullmatch(part, declared, begin):
        begin = declared
    return part[begin:] + _CLOSED


def _split_table(lines: Sequence[str]) -> list[str]:
    """Return a table for each deck, of one table with a column that names the deck or of several tables; nothing for one deck."""
    header = header_of(lines)
    if header is None or vocabulary.DECK not in header.places:
        return []
    head, column = lines[header.row], header.places[vocabulary.DECK]
    heads = next(csv.reader([head], delimiter=header.delimiter))
    decks: dict[tuple[int, str], list[str]] = {}
    name, table = "", 0
    try:
        for cells in csv.reader((line for line in lines[header.row + 1 :] if re.search(r"\w", line)), delimiter=header.delimiter):
            if cells == heads:
                name, table = "", table + 1
                continue
            name = (cells[column].strip() if len(cells) > column else "") or name
            decks.setdefault((table, name), []).append(_row(cells, header.delimiter))
    except csv.Error:
        return []
    return ["\n".join((head, *rows)) for rows in decks.values()] if 1 < len(decks) <= _MOST else []


def _row(cells: Sequence[str], delimiter: str) -> str:
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="").writerow(" ".join(cell.split("\n")) for cell in cells)
    return out.getvalue()


def _split_lists(lines: Sequence[str]) -> list[str]:
    """Return lists that stand one below the other. A new one begins with a label `Name: ...` or a title `### ...` after a deck that has a
    name or cards, and where the first heading of the one before comes again: with what stands over that heading.
    """
    starts = [0]
    reader = LineReader(games.everything()[0], games.everything()[0].format())
    is_begun = has_cards = is_filled = False
    first = ""
    for place, line in enumerate(lines):
        read = reader.read(line)
        is_name = isinstance(read, Label) and read.thing == vocabulary.NAME
        heading = "" if is_name else opened(line, _sections())
        if (is_name and is_begun) or (has_cards and line.startswith("### ") and not heading):
            starts.append(place)
            first, has_cards = "", False
        elif heading and heading == first and is_filled:
            begin = _begin(lines, starts[-1], place)
            starts += [begin] if begin > starts[-1] else []
        is_begun = is_name or is_begun or (isinstance(read, Other) and read.kind == "card")
        if heading:
            first, is_filled = first or heading, False
        elif not (has_cards and is_filled) and is_counted(line):
            has_cards = is_filled = True
    return ["\n".join(lines[start:end]) for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]


def _begin(lines: Sequence[str], start: int, place: int) -> int:
    """Return where the deck of the heading at `place` begins: after the last card, at a title or label, or else at the block above it."""
    last = next((number for number in range(place - 1, start, -1) if is_counted(lines[number])), start)
    blocks = list(_blocks(lines, last + 1, place))
    titled = [first for first, block in blocks if any(line.startswith("#") or ":" in line or "：" in line for line in block)]
    return (titled or [first for first, _ in blocks[-1:]] or [place])[0]


def _blocks(lines: Sequence[str], after: int, place: int) -> Iterator[tuple[int, list[str]]]:
    """Yield the blocks of lines from `after` to before `place`, between blank lines and rulers, each with where it starts."""
    block: list[str] = []
    for number in range(after, place):
        if re.search(r"\w", lines[number]):
            block.append(lines[number])
        elif block:
            yield number - len(block), block
            block = []
    if block:
        yield place - len(block), block


# An import of 15 lines takes 34 ms of CPU time, and 2.3 more without this (2026-11-25).
@cache
def _sections() -> frozenset[str]:
    """Return the names of the sections of all games, as names are compared."""
    return frozenset().union(*(LineReader(game, format).named for game in games.everything() for format in game.formats))
