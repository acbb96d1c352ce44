"""Refuse in words what can't be a deck at all: nothing, far too much, or no text."""

from __future__ import annotations

import re
import unicodedata
from itertools import islice
from typing import Any

from django.utils.translation import gettext

from decks.importing.report import UnreadableDeckError
from search.scripts import fold_traditional

MAX_BYTES = 100_000
#: Files of programs say much more about every copy.
MAX_FILE_BYTES = 1_000_000
MAX_LINES = 1_000
#: The letters of a file that tell its encoding.
LETTERS_LOOKED_AT = 2_000
#: The most levels of lists and objects within each other in a file; bags within bags are the deepest.
MOST_LEVELS = 40
#: Characters that databases and pages can't write, but escapes can name.
_UNWRITABLE = re.compile("[\0\ud800-\udfff]")
#: The beginnings of files that people choose by mistake.
_KNOWN = (
    *((start, "picture") for start in (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF")),
    *((start, "archive") for start in (b"Rar!", b"7z\xbc\xaf", b"\x1f\x8b", b"BZh", b"\xfd7zXZ")),
    (b"%PDF-", "pdf"),
    (b"\xd0\xcf\x11\xe0", "workbook"),
)
_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f\u202a\u202b\u202c\u202d\u202e"))


def checked_text(text: str | bytes) -> str:
    """Return the text without invisible characters, with uniform line ends. Raise UnreadableDeckError."""
    size = len(text) if isinstance(text, bytes) else len(text.encode("utf-8", "surrogatepass"))
    is_file = (text[:3].lstrip(b"\xef\xbb\xbf") if isinstance(text, bytes) else text[:1])[:1] in ("{", "[", "<", b"{", b"[", b"<")
    most = MAX_FILE_BYTES if is_file else MAX_BYTES
    if size > most:
        words = gettext("This is %(size)d kB; a deck list has %(most)d kB at most. Nothing was read.")
        raise UnreadableDeckError("too_large", words % {"size": size // 1000, "most": most // 1000})
    plain = decoded(text)
    if _is_binary(plain):
        raise UnreadableDeckError("binary", gettext("This is not text. Paste the list itself, or open the file in a text editor first."))
    visible = plain.translate(_INVISIBLE).replace("\r\n", "\n").replace("\r", "\n")
    if not visible.strip():
        raise UnreadableDeckError("empty", gettext("There is nothing here yet. Paste a list, or a deck code."))
    if not is_file:
        check_rows(visible.count("\n") + 1)
    return visible


def check_rows(lines: int) -> None:
    """Raise UnreadableDeckError for more lines or entries than any deck has."""
    if lines > MAX_LINES:
        words = gettext("This has %(lines)d lines; a deck list has %(most)d at most. Nothing was read.")
        raise UnreadableDeckError("too_many_lines", words % {"lines": lines, "most": MAX_LINES})


def checked_tree(tree: Any) -> Any:
    """Return the tree of a JSON or TOML file. Raise UnreadableDeckError if it names, by escapes, what no text can hold, or is deeper than
    any deck's tree.
    """
    level, depth = [tree], 0
    while level:
        below: list[Any] = []
        for each in level:
            if isinstance(each, dict):
                below += [*each, *each.values()]
            elif isinstance(each, list):
                below += each
            elif isinstance(each, str) and _UNWRITABLE.search(each):
                words = gettext("One of the words holds a null character or half of a character, which is no text. Nothing was read.")
                raise UnreadableDeckError("binary", words)
        level, depth = below, depth + 1
        if depth > MOST_LEVELS:
            words = gettext("Things lie within each other more than %(most)d levels deep here, as in no deck. Nothing was read.")
            raise UnreadableDeckError("not_a_deck", words % {"most": MOST_LEVELS})
    return tree


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


def _is_binary(text: str) -> bool:
    return any(unicodedata.category(letter) in ("Cc", "Cs", "Cn") and letter not in "\t\n\r\f\v" for letter in set(text))
