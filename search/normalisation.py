"""The form in which words are compared, and the ways to write a count."""

from __future__ import annotations

import re
import unicodedata

from search.amounts import DIGITS
from search.traditional_chinese import fold_traditional

MAX_QUERY = 400
_COUNTED = re.compile("(?<![十百千第])[一二两三四五六七八九](?=[张点个只名次回费])")


def tidy(query: str) -> str:
    """Return what was typed, on one line and without invisible characters."""
    return " ".join("".join(each if each.isprintable() else " " for each in query).split())


def normalise(text: str) -> str:
    """Return one form for full-width and half-width, capitals and small letters, traditional and simplified characters."""
    return " ".join(fold_traditional(unicodedata.normalize("NFKC", text)).casefold().split())


def spellings(words: str) -> tuple[str, ...]:
    """Return the normalised words as they stand, and with digits where they count in Chinese: `抽一张` is printed as `抽1张`."""
    counted = _COUNTED.sub(lambda found: str(DIGITS[found[0]]), words)
    return (words,) if counted == words else (words, counted)
