"""Writing decks as files that this site and others read."""

from decks.exporting.files import COPIED, FORMATS, SAVED, ExportedFile, ExportFormat, content_disposition, export_deck, export_list
from decks.exporting.output import TooManyCardsError, Writing

__all__ = [
    "COPIED",
    "FORMATS",
    "SAVED",
    "ExportFormat",
    "ExportedFile",
    "TooManyCardsError",
    "Writing",
    "content_disposition",
    "export_deck",
    "export_list",
]
