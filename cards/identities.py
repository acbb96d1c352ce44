"""Slugs and permanent numbers of imported cards and sets, the same on every site; deck codes are made of the numbers."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection
from functools import lru_cache

#: How every imported card's and set's slug begins, and no shipped one's does.
PREFIX = "imported-"
#: The lowest number; numbers below 100,000,000 fit into the addresses of sheets.
FIRST = 2_000_000
#: A number follows from the first letters of the name, so that cards are in the order of their names, then from the whole name.
#: It does not follow from the order of a file, since other sites may have imported other files.
LETTERS, SHARES = 4, 184
#: The most letters of the words in a slug: columns hold 50 for sets, and more for cards.
_LONGEST = 32


# 8 microseconds of CPU time each: an import of cards asks several times a card (2026-11-25).
@lru_cache(maxsize=20_000)
def slug_of(name: str) -> str:
    """Return a slug of letters, digits and hyphens. A digest tells a name that has other characters, or is too long, from similar ones."""
    spread = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(letter for letter in spread if not unicodedata.combining(letter) and letter not in "'’")
    words = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in plain).split()
    slug = "-".join(words)[:_LONGEST].strip("-")
    is_lossy = len(slug) < len("-".join(words)) or any(letter.isalnum() and not letter.isascii() for letter in plain) or not slug
    return PREFIX + "-".join(filter(None, (slug, _digest(name)[:8] if is_lossy else "")))


def number_of(name: str, taken: Collection[int]) -> int:
    """Return the card's number, or the next free one if another card has it."""
    letters = [letter for letter in unicodedata.normalize("NFKD", name).casefold() if letter.isascii() and letter.isalnum()]
    place = 0
    for letter in [*letters, *" " * LETTERS][:LETTERS]:
        place = place * 27 + (ord(letter) - ord("a") + 1 if letter.isalpha() else 0)
    number = FIRST + place * SHARES + int(_digest(name), 16) % SHARES
    while number in taken:
        number += 1
    return number


def _digest(name: str) -> str:
    return hashlib.sha256(" ".join(name.casefold().split()).encode()).hexdigest()
