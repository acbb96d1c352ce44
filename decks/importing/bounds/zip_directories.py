"""Check a ZIP's central directory before `zipfile` reads it: a long one would cost a second and a hundred megabytes."""

from __future__ import annotations

import struct

from django.utils.translation import gettext

from decks.notation.refusals import UnreadableDeckError

#: The most entries of any kind: more than 300 decks with their texts and folders.
MOST_ENTRIES = 2_000
#: The end record and the longest comment after it; before it, in archives of more than 4 GB, a locator and a larger record.
_END, _END_SIZE, _MOST_COMMENT = b"PK\x05\x06", 22, 65_536
_LOCATOR, _LOCATOR_SIZE, _END64_SIZE = b"PK\x06\x07", 20, 56
_ENTRY, _ENTRY_SIZE = b"PK\x01\x02", 46


def check_directory(content: bytes) -> None:
    """Raise UnreadableDeckError if an archive has more than MOST_ENTRIES entries, whatever count it states.

    Content that is no archive passes; the code that opens it reports the error.
    """
    place = content.rfind(_END, max(0, len(content) - _END_SIZE - _MOST_COMMENT), len(content) - _END_SIZE + len(_END))
    if place < 0:
        return
    (size,) = struct.unpack_from("<I", content, place + 12)
    end = place
    if content[max(0, place - _LOCATOR_SIZE) :].startswith(_LOCATOR) and place >= _LOCATOR_SIZE + _END64_SIZE:
        end = place - _LOCATOR_SIZE - _END64_SIZE
        (size,) = struct.unpack_from("<Q", content, end + 40)
    at, found = end - size, 0
    while at >= 0 and content[at : at + 4] == _ENTRY and at + _ENTRY_SIZE <= end:
        found += 1
        if found > MOST_ENTRIES:
            raise _too_many()
        at += _ENTRY_SIZE + sum(struct.unpack_from("<HHH", content, at + 28))


def _too_many() -> UnreadableDeckError:
    words = gettext("This archive has more than %(most)d entries. Nothing was read. Pack the decks alone.")
    return UnreadableDeckError("too_many_entries", words % {"most": MOST_ENTRIES})
