"""Read one line as copies of a card: `3 Name`, `3x Name`, `Name x3`, `Name*3`, `Name`, with or without `[slug]`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

_COUNT = r"[(\[]?(?P<count>[+-]?\d+)[)\]]?"
_SIGN = r"[x×*✕✖张枚]"
_PATTERNS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"^{_COUNT}\s*{_SIGN}\s*(?P<name>\S.*)$",
        rf"^{_COUNT}\s*(?P<name>\S.*)$",
        rf"^(?P<name>.*\S)\s*{_SIGN}\s*{_COUNT}$",
        rf"^(?P<name>.*\S)\s*(?<!\d){_COUNT}\s*[张枚]$",
        rf"^(?P<name>.*\S)\s+{_COUNT}$",
    )
)
_SLUG = re.compile(r"^(?P<name>.*?)\s*\[(?P<slug>[a-z0-9-]+)\]\s*$")
_INLINE_COMMENT = re.compile(r"\s(?:#|//).*$")
#: The most letters of a line that may name a card, and of cached readings of lines: a text is read for several games.
LONGEST, LINES_KEPT = 300, 16_000
_HAS_WORD = re.compile(r"[^\W\d_]")


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a line: so many copies of what is called `name`; `slug` where the line gives it in brackets. `left_out` holds the
    words of the line that are no part of that.
    """

    count: int
    name: str
    slug: str = ""
    is_counted: bool = True
    left_out: str = ""


def readings(line: str) -> tuple[Reading, ...]:
    """Return all ways to read the line, the most literal first. A line without a word has none, nor has one too long for a name."""
    return _readings(" ".join(line.split())) if len(line) <= LONGEST else ()


# A deck's page reads its own lines at each view: it takes 55 ms of CPU time, and 1.5 more without this (2026-11-25).
@lru_cache(maxsize=LINES_KEPT)
def _readings(line: str) -> tuple[Reading, ...]:
    texts = dict.fromkeys(text.strip() for text in (line, _INLINE_COMMENT.sub("", line)))
    found = dict.fromkeys(reading for text in texts for reading in _of_text(text))
    return tuple(reading for reading in found if _HAS_WORD.search(reading.name or reading.slug))


def _of_text(text: str) -> Iterator[Reading]:
    yield _named(1, text, False)
    for pattern in _PATTERNS:
        found = pattern.match(text)
        if found:
            yield _named(_number(found["count"]), found["name"], True)


def _named(count: int, name: str, is_counted: bool) -> Reading:
    bracketed = _SLUG.match(name)
    if bracketed:
        return Reading(count, bracketed["name"], bracketed["slug"], is_counted)
    return Reading(count, name, "", is_counted)


def _number(digits: str) -> int:
    """Return the count; more digits than any deck needs are cut, so that nobody pays for reading them."""
    return int(digits[:9])
