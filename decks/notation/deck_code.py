"""The short deck code: a list of permanent card numbers as variable-length integers in base64.

Bytes: 0, then varints (unsigned LEB128): version 1, the game's number, the format's place in the game's list (permanent: formats are only
ever appended), the number of sections, and for each section, in the format's order, three lists: how many cards come once, and their
numbers; how many come twice, and theirs; how many come otherwise, and pairs of number and count. Numbers ascend, so a list has one code.
Written in the URL-safe alphabet without padding; both alphabets are read.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext

VERSION = 1
LONGEST = 4_000
_VARINT_BYTES = 5
#: A zero byte and version 1 always begin like this; the fourth letter is the start of the game's number.
LOOKS_LIKE_CODE = re.compile(r"(?<![A-Za-z0-9+/_-])AAE[A-Za-z0-9+/_-]{5,}={0,2}(?![A-Za-z0-9+/_=-])")


class DeckCodeError(ValueError):
    """Not a deck code that can be read; the message says why in the reader's language."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True, slots=True)
class CodedDeck:
    """The content of a code: a game, a format by its place, and for each of its sections the count of each card number."""

    game: int
    format: int
    sections: tuple[Mapping[int, int], ...]


def write_code(deck: CodedDeck) -> str:
    numbers = [VERSION, deck.game, deck.format, len(deck.sections)]
    for section in deck.sections:
        for copies in (1, 2):
            cards = sorted(number for number, count in section.items() if count == copies)
            numbers += [len(cards), *cards]
        others = sorted((number, count) for number, count in section.items() if count > 2)
        numbers += [len(others), *(value for pair in others for value in pair)]
    content = b"\0" + b"".join(_varint(number) for number in numbers)
    return base64.urlsafe_b64encode(content).decode("ascii").rstrip("=")


def read_code(code: str) -> CodedDeck:
    """Return what the code says. Raise DeckCodeError when it is damaged, cut off, of another version or no code at all."""
    numbers = _Numbers(_bytes(code.strip()))
    version = numbers.take()
    if version != VERSION:
        raise DeckCodeError(gettext("This deck code is of version %(version)d; version 1 is what this site reads.") % {"version": version})
    game, format = numbers.take(), numbers.take()
    sections = tuple(_read_section(numbers) for _ in range(_bounded(numbers.take(), 20)))
    if not numbers.is_empty:
        raise DeckCodeError(gettext("The deck code goes on after the end of the deck. Copy the code alone, and whole."))
    return CodedDeck(game, format, sections)


class _Numbers:
    """The numbers of a code, taken one by one."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self._place = 1

    @property
    def is_empty(self) -> bool:
        return self._place >= len(self._content)

    def take(self) -> int:
        number = 0
        for shift in range(0, 7 * _VARINT_BYTES, 7):
            if self.is_empty:
                raise DeckCodeError(gettext("The deck code is cut off: its end is missing. Copy it whole."))
            byte = self._content[self._place]
            self._place += 1
            number |= (byte & 127) << shift
            if byte < 128:
                return number
        raise DeckCodeError(gettext("The deck code is damaged: a number in it is too long."))


def _read_section(numbers: _Numbers) -> dict[int, int]:
    cards: dict[int, int] = {}
    for copies in (1, 2, 0):
        for _ in range(_bounded(numbers.take(), 1_000)):
            number = numbers.take()
            cards[number] = cards.get(number, 0) + (copies or numbers.take())
    return cards


def _bounded(count: int, most: int) -> int:
    if count > most:
        raise DeckCodeError(gettext("The deck code is damaged: it names more cards than a deck can hold."))
    return count


def _varint(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def _bytes(code: str) -> bytes:
    if len(code) > LONGEST:
        raise DeckCodeError(gettext("This is too long for a deck code."))
    letters = code.rstrip("=").replace("+", "-").replace("/", "_")
    try:
        content = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise DeckCodeError(gettext("This is not a deck code: it has letters that a code can't have, or is cut off.")) from error
    if len(content) < 2 or content[0] != 0:
        raise DeckCodeError(gettext("This is not one of this site's deck codes."))
    return content
