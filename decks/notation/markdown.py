"""Escaping of Markdown, so that people's text shows as they wrote it, and its inverse."""

from __future__ import annotations

import re

#: Characters that begin emphasis, code, links, images, tags, tables, quotations, headings, entities or formulas anywhere in a line.
_ANYWHERE = re.compile(r"[\\`*_\[\]<>|~&#$^=@{}]|(?<=[a-zA-Z]):(?=//)|(?<=www)\.", re.IGNORECASE)
#: Characters at the beginning of a line that begin a list, a ruler, a definition or a heading.
_AT_THE_START = re.compile(r"^(\s*)(?:([-+:])|(\d{1,9})([.)]))")
#: Leading white space, which would make the line a code block.
_SPACES = {" ": "&#32;", "\t": "&#9;"}
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])|&#(32|9);")
_TITLE = re.compile(r"\s*# ")
_ITEM = re.compile(r"^- ", re.MULTILINE)


def escape(words: str) -> str:
    """Escape text within a line, such as a name."""
    return _ANYWHERE.sub(lambda found: f"\\{found[0]}", words)


def escape_line(line: str) -> str:
    """Escape a whole line of running text."""
    safe = _AT_THE_START.sub(_escape_start, escape(line))
    return _SPACES.get(safe[:1], safe[:1]) + safe[1:]


def unescape(text: str) -> str:
    """Undo the escapes of a Markdown text, which begins with a title and has a list. Return any other text unchanged."""
    if not _TITLE.match(text) or not _ITEM.search(text):
        return text
    return _ESCAPED.sub(lambda found: found[1] or chr(int(found[2])), text)


def _escape_start(found: re.Match[str]) -> str:
    spaces, sign, number, dot = found.groups()
    return f"{spaces}\\{sign}" if sign else f"{spaces}{number}\\{dot}"
