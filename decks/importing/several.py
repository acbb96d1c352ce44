"""Several decks at once, in one paste or in a zip; either becomes one text, deck after deck."""

from __future__ import annotations

import io
import json
import struct
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import PurePosixPath

from django.utils.translation import get_language, gettext

from cards.catalogue import catalogue_of, held_catalogues
from decks.exporting.writers import write_text
from decks.importing.bounds.limits import MAX_BYTES, MAX_FILE_BYTES, checked_text
from decks.importing.deck_breaks import as_line, is_json, split_decks
from decks.importing.lines.resolution import Patience
from decks.importing.parser import parse_deck_text
from decks.importing.report import ImportReport
from decks.models import NAME_LENGTH
from decks.notation import vocabulary
from decks.notation.encodings import decoded
from decks.notation.refusals import UnreadableDeckError

#: The limits of one import.
MOST_DECKS = 300
MOST_TEXT = 12 * MAX_BYTES
MOST_LINES = 12_000
#: The flag of a zip entry whose name is UTF-8.
_UTF8 = 0x800
_READ = {".json", ".txt", ".md", ".csv", ".cod", ".toml", ".tsv", ""}
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, LookupError, struct.error, OSError, ValueError)


def is_zip(content: bytes) -> bool:
    return content[:4] in (b"PK\x03\x04", b"PK\x05\x06")


def check_amount(text: str) -> None:
    """Raise UnreadableDeckError for more text than one import takes."""
    if len(text) > MOST_TEXT:
        words = gettext("This is %(size)d kB; several decks have %(most)d kB at most. Nothing was read.")
        raise UnreadableDeckError("too_large", words % {"size": len(text) // 1000, "most": MOST_TEXT // 1000})
    lines = text.count("\n") + 1
    if lines > MOST_LINES and not is_json(text):
        words = gettext("These are %(lines)d lines; several decks have %(most)d at most. Nothing was read.")
        raise UnreadableDeckError("too_many_lines", words % {"lines": lines, "most": MOST_LINES})


def check_count(decks: int) -> None:
    """Raise UnreadableDeckError for more decks than one import takes."""
    if decks > MOST_DECKS:
        words = gettext("These are %(count)d decks; %(most)d at most are read at once.")
        raise UnreadableDeckError("too_many_decks", words % {"count": decks, "most": MOST_DECKS})


@held_catalogues()
def text_of_zip(content: bytes) -> str:
    """Return all decks of the archive as one text. Raise UnreadableDeckError for an archive that is broken, locked or too large."""
    texts: list[str] = []
    lines = 0
    for name, member in _members(content):
        lines += 0 if name.lower().endswith(".json") else member.count(b"\n")
        if lines > MOST_LINES:
            words = gettext("The texts of this archive have more than %(most)d lines. Nothing was read.")
            raise UnreadableDeckError("too_many_lines", words % {"most": MOST_LINES})
        texts += _pieces(name, member)
        check_count(len(texts))
        if sum(map(len, texts)) > MOST_TEXT:
            raise _too_much()
    if not texts:
        words = gettext("There is no deck in this archive: no file ends in .json, .txt, .md, .csv, .cod or .toml.")
        raise UnreadableDeckError("empty_zip", words)
    return "\n".join(texts)


def _pieces(name: str, member: bytes) -> Iterator[str]:
    """Yield the decks of one file, each as text; a deck without a name gets the file's name, and a file that can't be read yields the
    reason.
    """
    stem = PurePosixPath(name).stem.removesuffix(".code").removesuffix(".bbcode")
    try:
        parts = split_decks(decoded(member))
        check_count(len(parts))
    except UnreadableDeckError as refusal:
        parts = []
        yield _refused(stem, name, refusal)
    for part in parts:
        try:
            report = parse_deck_text(part, patience=Patience(0))
        except UnreadableDeckError as refusal:
            yield _refused(stem, name, refusal)
        else:
            yield as_piece(report if report.name else replace(report, name=stem[:NAME_LENGTH]), part)


def _refused(stem: str, name: str, refusal: UnreadableDeckError) -> str:
    return f"{vocabulary.NAME.en}: {stem}\n# {name}: {refusal.message}\n"


def as_piece(report: ImportReport, content: str) -> str:
    """Return what was read as text, in the reader's language; a JSON with extras as it is, on one line."""
    if not report.extras or report.source == "text":
        return as_text(report)
    return as_line(json.loads(checked_text(content)))


def as_text(report: ImportReport) -> str:
    """Return what was read as a list in the reader's language, with the maybe-board under a heading of its own; lines that were not read
    stand at its end as they were.
    """
    language, catalogue = get_language() or "en", catalogue_of(report.game)
    maybe = [f"{count} {catalogue.rows[slug].name}" for slug, count in (report.extras.maybe if report.extras else {}).items()]
    more = [vocabulary.MAYBE.in_language(language), *maybe] if maybe else []
    more = [line.text for line in report.problems] + more
    return write_text(report.listing, catalogue, language) + ("\n" + "\n".join(more) + "\n" if more else "")


def _members(content: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield name and content of the files that may be decks. Count sizes while unpacking, whatever the archive says."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = [entry for entry in archive.infolist() if entry.filename and not entry.is_dir() and _is_read(_path(entry))]
            has_json = any(entry.filename.endswith(".json") for entry in names)
            chosen = [entry for entry in names if not (has_json and PurePosixPath(_path(entry)).parent.name == "text")]
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
                yield _path(entry), member
    except UnreadableDeckError:
        raise
    except _BROKEN as error:
        raise UnreadableDeckError("broken_zip", gettext("This archive is broken and can't be unpacked.")) from error


def _path(entry: zipfile.ZipInfo) -> str:
    """Return the file's path. Windows writes it in the machine's encoding, without saying so, and old tools separate it by backslashes."""
    name = entry.filename
    if not entry.flag_bits & _UTF8:
        for encoding in ("utf-8", "gb18030"):
            try:
                name = name.encode("cp437").decode(encoding)
                break
            except UnicodeError:
                continue
    return name.replace("\\", "/")


def _is_read(name: str) -> bool:
    path = PurePosixPath(name)
    return path.suffix.lower() in _READ and not path.name.startswith(".") and "__MACOSX" not in path.parts


def _too_much() -> UnreadableDeckError:
    return UnreadableDeckError("too_large", gettext("Unpacked, this archive is too large for decks. Nothing was read."))
