"""Export files for requests: cached files, and slow ones made in the process pool, for which a request waits a few seconds."""

from __future__ import annotations

import contextlib
import hashlib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from django.conf import settings
from django.utils.translation import get_language

from cards.catalogue import Catalogue
from cards.pictures import rasters
from cards.pictures.kept_files import KeptFiles
from decks import notation
from decks.deck_list import DeckList
from decks.exporting.files import EVERY_FORMAT, SITE_FORMATS, ExportedFile, export_list, file_name
from decks.exporting.output import Writing
from decks.exporting.pictured import sheets
from decks.exporting.writers import write_json
from decks.lists.extras import extras_of
from decks.models import Deck
from decks.owners import Owner
from limits.ledger import paying
from limits.payers import Payer
from limits.process_pool import PROCESS_POOL

MOST_BYTES = 500_000_000


def listing_for(deck: Deck, catalogue: Catalogue, reader: Owner, format: str) -> DeckList:
    """Return the deck's list with its extras, if the format has room for them: all of them in JSON for its owner, else those that its page
    shows to others.
    """
    listing = deck.listing(catalogue)
    if format != "json" and format not in SITE_FORMATS:
        return listing
    return replace(listing, extras=extras_of(deck, catalogue, is_own=format == "json" and reader.owns(deck)))


@dataclass(frozen=True, slots=True)
class Making:
    """A file to be made of a deck. `etag` changes with anything that shows in the file."""

    deck: DeckList
    catalogue: Catalogue
    format: str
    site: str

    @property
    def writing(self) -> Writing:
        return Writing(self.deck, self.catalogue, get_language() or "en", self.site)

    @property
    def etag(self) -> str:
        versions = [card.picture_version for card in self.writing.pictured()] if EVERY_FORMAT[self.format].needs_pictures else []
        parts = (write_json(self.deck, self.catalogue, ""), self.format, self.writing.language, self.site, _source_version(), *versions)
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]

    def missing_pictures(self, payer: Payer) -> int:
        """Start drawing the card pictures that the file needs, and return how many are still missing. Raise RefusedError."""
        if not EVERY_FORMAT[self.format].needs_pictures:
            return 0
        backs = (self.deck.game,) if self.format == "tabletop" else ()
        return rasters.draw_missing(self.writing.pictured(), self.writing.drawn_language, payer, backs=backs)

    def file(self, payer: Payer) -> ExportedFile:
        """Return the file, whose pictures must have been drawn.

        Raise TooManyCardsError, RefusedError, and StillWorkingError while the file is being made.
        """
        chosen = EVERY_FORMAT[self.format]
        if not chosen.is_slow:
            with paying(payer):
                return export_list(self.deck, self.format, catalogue=self.catalogue, site=self.site)
        etag = self.etag
        content = _files().get(etag)
        if content is None:
            content = PROCESS_POOL.run(f"file {etag}", payer, lambda: self._make(etag))
        return ExportedFile(file_name(self.deck.name, chosen.extension), chosen.content_type, "", content)

    def _make(self, etag: str) -> bytes:
        """Make the file and cache it if the disk takes it; for the tabletop format also make the sheets that the file refers to."""
        content = export_list(self.deck, self.format, catalogue=self.catalogue, site=self.site).content
        if self.format == "tabletop":
            for sheet in sheets.in_sheets(self.writing.pictured()):
                sheets.make_sheet(sheet, self.writing.drawn_language)
        with contextlib.suppress(OSError):
            _files().put(etag, content)
        return content


def _files() -> KeptFiles:
    return KeptFiles(Path(settings.VAR_DIR) / "cache" / "exports", MOST_BYTES)


# 0.6 ms of CPU time for each request of a file (2026-11-25).
@cache
def _source_version() -> str:
    """Return a digest of the source code of the writers and of the notation that they write."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).parent, Path(notation.__file__).parent):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
