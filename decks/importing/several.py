"""Several decks at once: in one paste, or in a zip. Whatever they come as, they go on as one text, deck after deck."""

from __future__ import annotations

import io
import json
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import PurePosixPath

from django.utils.translation import get_language, gettext

from decks import vocabulary
from decks.deck_code import LOOKS_LIKE_CODE
from decks.exporting.writers import write_text
from decks.importing.besides import FORMAT_VERSION, MARK
from decks.importing.headings import Label, LineReader, Other
from decks.importing.limits import MAX_BYTES, MAX_FILE_BYTES, checked_text
from decks.importing.parsing import parse_deck_text
from decks.importing.report import ImportReport, UnreadableDeckError
from decks.importing.resolving import Patience
from decks.pool import held_pools, pool_of
from rules import games

#: What one import takes.
MOST_DECKS = 300
MOST_TEXT = 12 * MAX_BYTES
MOST_LINES = 12_000
_READ = {".json", ".txt", ".md", ".csv", ".cod", ".toml", ".tsv", ""}
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, LookupError, struct.error, OSError, ValueError)


#: How one of our decks on one line begins.
_OURS = f'{{"{MARK}"'


def is_zip(content: bytes) -> bool:
    return content[:4] in (b"PK\x03\x04", b"PK\x05\x06")


def split_decks(text: str) -> list[str]:
    """The text of each deck: a new one begins with a label `Name: ...` after a deck that has a name or cards, and with each deck code."""
    if _is_json(text):
        return [text]
    codes = list(dict.fromkeys(LOOKS_LIKE_CODE.findall(text)))
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(codes) > 1 and not any(line.startswith(_OURS) for line in lines):
        return [line for line in lines if LOOKS_LIKE_CODE.search(line)]
    first = games.everything()[0]
    reader = LineReader(first, first.format())
    pieces: list[list[str]] = [[]]
    is_begun = False
    for line in lines:
        if line.startswith(_OURS):
            pieces += [[line], []]
            is_begun = False
            continue
        read = reader.read(line)
        is_name = isinstance(read, Label) and read.thing == vocabulary.NAME
        if is_name and is_begun:
            pieces.append([])
        is_begun = is_name or is_begun or (isinstance(read, Other) and read.kind == "card")
        pieces[-1].append(line)
    whole = ["\n".join(piece) for piece in pieces]
    return [piece for piece in whole if piece.strip()] if any(piece.startswith(_OURS) for piece in whole) else whole


def check_amount(text: str) -> None:
    """Raises UnreadableDeckError for more text than one import takes."""
    if len(text) > MOST_TEXT:
        words = gettext("This is %(size)d kB; several decks have %(most)d kB at most. Nothing was read.")
        raise UnreadableDeckError("too_large", words % {"size": len(text) // 1000, "most": MOST_TEXT // 1000})
    lines = text.count("\n") + 1
    if lines > MOST_LINES and not _is_json(text):
        words = gettext("These are %(lines)d lines; several decks have %(most)d at most. Nothing was read.")
        raise UnreadableDeckError("too_many_lines", words % {"lines": lines, "most": MOST_LINES})


def _is_json(text: str) -> bool:
    if not text.lstrip().startswith("{"):
        return False
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


@held_pools()
def text_of_zip(content: bytes) -> str:
    """All decks of the archive as one text. Raises UnreadableDeckError for an archive that is broken, locked or too large."""
    texts: list[str] = []
    lines = 0
    for name, member in _members(content):
        lines += 0 if name.lower().endswith(".json") else member.count(b"\n")
        if lines > MOST_LINES:
            words = gettext("The texts of this archive have more than %(most)d lines. Nothing was read.")
            raise UnreadableDeckError("too_many_lines", words % {"most": MOST_LINES})
        try:
            texts.append(as_piece(parse_deck_text(member, patience=Patience(0)), member))
        except UnreadableDeckError as refusal:
            texts.append(f"{vocabulary.NAME.en}: {PurePosixPath(name).stem}\n# {name}: {refusal.message}\n")
        if sum(map(len, texts)) > MOST_TEXT:
            raise _too_much()
    if not texts:
        words = gettext("There is no deck in this archive: no file ends in .json, .txt, .md, .csv, .cod or .toml.")
        raise UnreadableDeckError("empty_zip", words)
    return "\n".join(texts)


def as_piece(report: ImportReport, content: bytes) -> str:
    """What was read as text, in the reader's language; a JSON that has something beside the list as it is, on one line."""
    if not report.beside:
        return as_text(report)
    line = json.dumps({MARK: FORMAT_VERSION} | json.loads(checked_text(content)), ensure_ascii=False, separators=(", ", ":"))
    return line.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def as_text(report: ImportReport) -> str:
    """What was read as a list in the reader's language; lines that were not read stand at its end as they were."""
    language = get_language() or "en"
    lost = [line.text for line in report.problems]
    return write_text(report.listing, pool_of(report.game), language) + ("\n" + "\n".join(lost) + "\n" if lost else "")


def _members(content: bytes) -> Iterator[tuple[str, bytes]]:
    """Name and content of the files that may be decks. Sizes are counted as they are unpacked, whatever the archive says."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = [entry for entry in archive.infolist() if entry.filename and not entry.is_dir() and _is_read(entry.filename)]
            has_json = any(entry.filename.endswith(".json") for entry in names)
            chosen = [entry for entry in names if not (has_json and PurePosixPath(entry.filename).parent.name == "text")]
            if len(chosen) > MOST_DECKS:
                words = gettext("This archive has %(count)d files; %(most)d at most are read at once. Split it.")
                raise UnreadableDeckError("too_many_files", words % {"count": len(chosen), "most": MOST_DECKS})
            total = 0
            for entry in chosen:
                if entry.flag_bits & 1:
                    raise UnreadableDeckError("locked_zip", gettext("This archive is locked with a password. Unpack it first."))
                with archive.open(entry) as file:
                    member = file.read(MAX_FILE_BYTES + 1)
                total += len(member)
                if len(member) > MAX_FILE_BYTES or total > 10 * MAX_FILE_BYTES:
                    raise _too_much()
                yield entry.filename, member
    except UnreadableDeckError:
        raise
    except _BROKEN as error:
        raise UnreadableDeckError("broken_zip", gettext("This archive is broken and can't be unpacked.")) from error


def _is_read(name: str) -> bool:
    path = PurePosixPath(name)
    return path.suffix.lower() in _READ and not path.name.startswith(".") and "__MACOSX" not in path.parts


def _too_much() -> UnreadableDeckError:
    return UnreadableDeckError("too_large", gettext("Unpacked, this archive is too large for decks. Nothing was read."))
