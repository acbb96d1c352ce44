"""Writing decks as files that this site and others read."""

from decks.exporting.files import (
    EVERY_FORMAT,
    FORMATS,
    SAVED,
    SITE_FORMATS,
    ExportedFile,
    ExportFormat,
    content_disposition,
    export_deck,
    export_list,
    formats_of,
)
from decks.exporting.output import TooManyCardsError, Writing

__all__ = [
    "EVERY_FORMAT",
    "FORMATS",
    "SAVED",
    "SITE_FORMATS",
    "ExportFormat",
    "ExportedFile",
    "TooManyCardsError",
    "Writing",
    "content_disposition",
    "export_deck",
    "export_list",
    "formats_of",
]
