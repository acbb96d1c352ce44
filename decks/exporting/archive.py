"""All decks of one owner as a zip that imports back: a JSON file for each deck, and the same as text for people."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable
from dataclasses import replace

from cards.catalogue import catalogue_of
from decks.exporting.files import export_list, file_name
from decks.lists.extras import extras_of
from decks.models import Deck

#: The fixed date of the archive's entries, the earliest that zip allows, so that the same decks give the same bytes.
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


def write_archive(decks: Iterable[Deck], language: str) -> bytes:
    """Return the zip: `<game>/<name>.json` and `<game>/text/<name>.txt`, with numbers after decks of the same name.

    `named_versions` of a deck are its versions with a name, where they have been read.
    """
    out = io.BytesIO()
    taken: set[str] = set()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for deck in decks:
            catalogue = catalogue_of(deck.game)
            named = getattr(deck, "named_versions", None)
            listing = replace(deck.listing(catalogue), extras=extras_of(deck, catalogue, versions=named, is_own=True))
            stem = _free_stem(deck, taken)
            _write(archive, f"{deck.game}/{stem}.json", export_list(listing, "json", language, catalogue=catalogue).content)
            _write(archive, f"{deck.game}/text/{stem}.txt", export_list(listing, "text", language, catalogue=catalogue).content)
    return out.getvalue()


def _free_stem(deck: Deck, taken: set[str]) -> str:
    """Return a name for the deck's files that is not taken yet, also on file systems that ignore case."""
    stem = file_name(deck.title, "").rstrip(".")
    number, chosen = 1, stem
    while f"{deck.game}/{chosen.casefold()}" in taken:
        number += 1
        chosen = f"{stem} ({number})"
    taken.add(f"{deck.game}/{chosen.casefold()}")
    return chosen


def _write(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, _LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, content)
