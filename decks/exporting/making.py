"""Makes export files for requests: nothing is made twice, and pictures are waited for a few seconds only."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from django.conf import settings
from django.utils.translation import get_language

from cards import pictures, rasters
from cards.kept_files import KeptFiles
from decks.beside import beside_of
from decks.exporting.files import FORMATS, ExportedFile, export_list, file_name
from decks.exporting.writers import write_json
from decks.exporting.writing import Writing
from decks.lists import DeckList
from decks.models import Deck
from decks.owners import Owner
from decks.pool import CardPool

MOST_BYTES = 500_000_000


def listing_for(deck: Deck, pool: CardPool, reader: Owner, format: str) -> DeckList:
    """The deck's list, for JSON with what belongs to it beside: to its owner all of that, to others what its page shows."""
    listing = deck.listing(pool)
    return replace(listing, beside=beside_of(deck, pool, is_own=reader.owns(deck))) if format == "json" else listing


@dataclass(frozen=True, slots=True)
class Making:
    """A file to be made of a deck. `etag` changes with anything that shows in the file."""

    deck: DeckList
    pool: CardPool
    format: str
    site: str

    @property
    def writing(self) -> Writing:
        return Writing(self.deck, self.pool, get_language() or "en", self.site)

    @property
    def etag(self) -> str:
        versions = [pictures.version(card) for card in self.writing.pictured()] if FORMATS[self.format].needs_pictures else []
        parts = (write_json(self.deck, self.pool, ""), self.format, self.writing.language, self.site, _source_version(), *versions)
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]

    def missing_pictures(self, seconds: float = rasters.SECONDS) -> int:
        """Has the pictures that the file needs drawn; answers how many are not there yet."""
        if not FORMATS[self.format].needs_pictures:
            return 0
        backs = (self.deck.game,) if self.format == "tabletop" else ()
        return rasters.draw_missing(self.writing.pictured(), self.writing.drawn_language, backs=backs, seconds=seconds)

    def file(self) -> ExportedFile:
        """The file; its pictures must be drawn. Raises TooManyCardsError."""
        chosen = FORMATS[self.format]
        if not chosen.needs_pictures:
            return export_list(self.deck, self.format, pool=self.pool, site=self.site)
        files = KeptFiles(Path(settings.VAR_DIR) / "cache" / "exports", MOST_BYTES)
        known = files.get(self.etag)
        if known is not None:
            return ExportedFile(file_name(self.deck.name, chosen.extension), chosen.content_type, "", known)
        file = export_list(self.deck, self.format, pool=self.pool, site=self.site)
        files.put(self.etag, file.content)
        return file


@cache
def _source_version() -> str:
    """Stands for the source of the writers."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
