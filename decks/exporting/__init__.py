"""Writing decks as files that this site and others read."""

from decks.exporting.files import FORMATS, ExportedFile, ExportFormat, content_disposition, export_deck, export_list

__all__ = ["FORMATS", "ExportFormat", "ExportedFile", "content_disposition", "export_deck", "export_list"]
