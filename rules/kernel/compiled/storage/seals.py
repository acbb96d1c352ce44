"""Checksums for stored files: they detect content that was changed, truncated or only partly written."""

from __future__ import annotations

import hashlib

_BYTES = 16


def seal(content: bytes) -> bytes:
    """Return the content with its checksum appended, as it is written to a file."""
    return content + _seal_of(content)


def unseal(kept: bytes) -> bytes | None:
    """Return the content without its checksum; None if the checksum is wrong."""
    content, found = kept[:-_BYTES], kept[-_BYTES:]
    return content if len(found) == _BYTES and _seal_of(content) == found else None


def _seal_of(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=_BYTES, person=b"deckproof kept").digest()
