"""Read decks that people paste: text in both languages, codes, and this site's own Markdown, CSV and JSON."""

from decks.importing.parser import parse_deck_text
from decks.importing.report import ImportReport, LineStatus, ReadLine
from decks.notation.refusals import UnreadableDeckError

__all__ = ["ImportReport", "LineStatus", "ReadLine", "UnreadableDeckError", "parse_deck_text"]
