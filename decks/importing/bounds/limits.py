"""Refuse in words what can't be a deck at all: nothing, far too much, or no text."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from django.utils.translation import gettext

from decks.notation.encodings import decoded
from decks.notation.refusals import UnreadableDeckError

MAX_BYTES = 100_000
#: Files of programs say much more about every copy.
MAX_FILE_BYTES = 1_000_000
MAX_LINES = 1_000
#: The most levels of lists and objects within each other in a file; bags within bags are the deepest.
MOST_LEVELS = 40
#: Characters that databases and pages can't write, but escapes can name.
_UNWRITABLE = re.compile("[\0\ud800-\udfff]")
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


def _is_binary(text: str) -> bool:
    return any(unicodedata.category(letter) in ("Cc", "Cs", "Cn") and letter not in "\t\n\r\f\v" for letter in set(text))
