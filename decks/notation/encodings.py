"""Decode the bytes of a file: UTF-8, UTF-16 or an old Chinese encoding; refuse in words what is another kind of file."""

from __future__ import annotations

from itertools import islice

from django.utils.translation import gettext

from decks.notation.refusals import UnreadableDeckError
from search.traditional_chinese import fold_traditional

#: The letters of a file that tell its encoding.
LETTERS_LOOKED_AT = 2_000
#: The beginnings of files that people choose by mistake.
_KNOWN = (
    *((start, "picture") for start in (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF")),
    *((start, "archive") for start in (b"Rar!", b"7z\xbc\xaf", b"\x1f\x8b", b"BZh", b"\xfd7zXZ")),
    (b"%PDF-", "pdf"),
    (b"\xd0\xcf\x11\xe0", "workbook"),
)


def refuse_known(content: bytes) -> None:
    """Raise UnreadableDeckError, which says what to do, for what is plainly another kind of file."""
    kind = next((kind for start, kind in _KNOWN if content.startswith(start)), "")
    if kind == "picture":
        raise UnreadableDeckError("picture", gettext("This is a picture: no cards are read from it. Ask for the list or the deck code."))
    if kind == "archive":
        raise UnreadableDeckError("archive", gettext("Archives of this kind are not read. Unpack it, or pack it again as a ZIP."))
    if kind == "pdf":
        raise UnreadableDeckError("pdf", gettext("This is a PDF: no cards are read from it. Copy the list out of it and paste that."))
    if kind == "workbook":
        words = gettext("This is an old Excel workbook. Save it as .xlsx or CSV, or copy its cells and paste them here.")
        raise UnreadableDeckError("old_workbook", words)


def decoded(text: str | bytes) -> str:
    """Return bytes as text: UTF-8, UTF-16 with its mark, or one of the old Chinese encodings. Raise UnreadableDeckError."""
    if isinstance(text, str):
        return text
    refuse_known(text)
    for encodings in (("utf-16",),) if text[:2] in (b"\xff\xfe", b"\xfe\xff") else (("utf-8",), ("gb18030", "big5hkscs")):
        found = [plain for encoding in encodings if (plain := _read_as(text, encoding)) is not None]
        if found:
            return max(found, key=_commonness) if len(found) > 1 else found[0]
    raise UnreadableDeckError("binary", gettext("This is not text in UTF-8. Save the list as UTF-8 and try again."))


def _read_as(text: bytes, encoding: str) -> str | None:
    try:
        return text.decode(encoding)
    except UnicodeDecodeError:
        return None


def _commonness(text: str) -> float:
    """Return how common the Chinese of a text is, 0 to 1: in the wrong one of two encodings, most letters are rare ones."""
    letters = fold_traditional("".join(islice((letter for letter in text if not letter.isascii()), LETTERS_LOOKED_AT)))
    return sum(map(_common, letters)) / max(1, len(letters))


def _common(letter: str) -> float:
    """Return how common a letter is by the national standard's two lists of characters, the first of which holds those that everybody
    writes.
    """
    try:
        row = letter.encode("gb2312")[0]
    except UnicodeEncodeError:
        return 0.0
    return 1.0 if 0xB0 <= row <= 0xD7 else 0.5
