"""Refuses, in words, what can't be a deck at all: nothing, far too much, or no text."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from django.utils.translation import gettext

from decks.importing.report import UnreadableDeckError

MAX_BYTES = 100_000
#: Files that programs write say much more about every copy.
MAX_FILE_BYTES = 1_000_000
MAX_LINES = 1_000
#: What databases and pages can't write, but escapes can name.
_UNWRITABLE = re.compile("[\0\ud800-\udfff]")
_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f\u202a\u202b\u202c\u202d\u202e"))


def checked_text(text: str | bytes) -> str:
    """The text without invisible characters, its lines ended alike. Raises UnreadableDeckError."""
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
    lines = visible.count("\n") + 1
    if lines > MAX_LINES and not is_file:
        words = gettext("This has %(lines)d lines; a deck list has %(most)d at most. Nothing was read.")
        raise UnreadableDeckError("too_many_lines", words % {"lines": lines, "most": MAX_LINES})
    return visible


def checked_tree(tree: Any) -> Any:
    """The tree of a JSON or TOML, whose escapes can name what no text can hold. Raises UnreadableDeckError."""
    waiting = [tree]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            waiting += [*each, *each.values()]
        elif isinstance(each, list):
            waiting += each
        elif isinstance(each, str) and _UNWRITABLE.search(each):
            words = gettext("One of the words holds a null character or half of a character, which is no text. Nothing was read.")
            raise UnreadableDeckError("binary", words)
    return tree


def decoded(text: str | bytes) -> str:
    """Bytes as text: UTF-8, UTF-16 with its mark, or the old Chinese encoding. Raises UnreadableDeckError."""
    if isinstance(text, str):
        return text
    for encoding in ("utf-16",) if text[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8", "gb18030"):
        try:
            return text.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise UnreadableDeckError("binary", gettext("This is not text in UTF-8. Save the list as UTF-8 and try again."))


def _is_binary(text: str) -> bool:
    return any(unicodedata.category(letter) in ("Cc", "Cs", "Cn") and letter not in "\t\n\r\f\v" for letter in text)
