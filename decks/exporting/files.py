"""The files that a deck can be downloaded as: their formats, names and headers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import quote

from django.utils.functional import Promise
from django.utils.translation import get_language, gettext_lazy, override

from decks.exporting import writers
from decks.lists import DeckList
from decks.models import Deck
from decks.pool import CardPool, pool_of


@dataclass(frozen=True, slots=True)
class ExportFormat:
    """A way to write decks. `has_mark` starts the file with a byte order mark, which spreadsheets need to see that it is UTF-8."""

    slug: str
    name: str | Promise
    extension: str
    content_type: str
    write: Callable[[DeckList, CardPool, str], str]
    has_mark: bool = False


@dataclass(frozen=True, slots=True)
class ExportedFile:
    """A written deck: `text` for copying, `content` for a file of that name."""

    name: str
    content_type: str
    text: str
    content: bytes


FORMATS: Mapping[str, ExportFormat] = {
    each.slug: each
    for each in (
        ExportFormat("text", gettext_lazy("Text"), "txt", "text/plain; charset=utf-8", writers.write_text),
        ExportFormat("markdown", gettext_lazy("Markdown"), "md", "text/markdown; charset=utf-8", writers.write_markdown),
        ExportFormat("csv", gettext_lazy("Table (CSV)"), "csv", "text/csv; charset=utf-8", writers.write_csv, has_mark=True),
        ExportFormat("json", gettext_lazy("JSON"), "json", "application/json; charset=utf-8", writers.write_json),
        ExportFormat("code", gettext_lazy("Deck code"), "code.txt", "text/plain; charset=utf-8", writers.write_deck_code),
    )
}


def export_deck(deck: Deck, format: str, language: str = "") -> ExportedFile:
    """A deck as a file, in a language or the active one. Raises KeyError for a format that is not in FORMATS."""
    pool = pool_of(deck.game)
    with override(language or get_language()):
        return export_list(deck.listing(pool), format, language, pool=pool)


def export_list(deck: DeckList, format: str, language: str = "", *, pool: CardPool | None = None) -> ExportedFile:
    """A deck list as a file. Raises KeyError for a format that is not in FORMATS."""
    chosen = FORMATS[format]
    text = chosen.write(deck, pool or pool_of(deck.game), language or get_language() or "en")
    content = text.encode("utf-8-sig" if chosen.has_mark else "utf-8")
    return ExportedFile(file_name(deck.name, chosen.extension), chosen.content_type, text, content)


def file_name(name: str, extension: str) -> str:
    """The deck's name as a file's: Chinese stays, what file systems refuse becomes a dash."""
    safe = re.sub(r'[\\/:*?"<>|\x00-\x1f\x7f]+', "-", unicodedata.normalize("NFC", name)).strip(" .-")
    return f"{safe[:80] or 'deck'}.{extension}"


def content_disposition(name: str) -> str:
    """The header for a download (RFC 6266): the full name in UTF-8, and one in ASCII for those who can't read it."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    stem, _, extension = letters.rpartition(".") if "." in letters else (letters, "", "")
    plain = re.sub(r"[^A-Za-z0-9._-]+", "-", stem).strip("-.")
    fallback = f"{plain or 'deck'}.{extension}" if extension else plain or "deck"
    return f"attachment; filename=\"{fallback}\"; filename*=UTF-8''{quote(name, safe='')}"
