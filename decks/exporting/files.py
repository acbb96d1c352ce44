"""The files that a deck can be exported as: their formats, names and headers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import quote

from django.utils.functional import Promise
from django.utils.translation import get_language, gettext_lazy, override

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList
from decks.exporting import addresses, cockatrice, deck_sites, writers
from decks.exporting.output import Writing
from decks.exporting.pictured import picture, proxies, tabletop, tournament
from decks.models import Deck
from rules.kernel.game import Game

#: Unicode categories of invisible characters (such as those that reverse the text direction), surrogates and unassigned ones.
_UNSEEN = ("Cf", "Cs", "Co", "Cn")
#: Device names on Windows, which are reserved with any extension.
_DEVICE = re.compile(r"(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|\s|$)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class ExportFormat:
    """A way to write decks.

    `is_copied` offers it as text to copy, `is_saved` as a file. `needs_pictures` is true if the pictures of all cards must be drawn first.
    `lost` tells what is lost when the file is read again, empty for nothing; None where it can't be read. `has_mark` starts the file with a
    byte order mark, which spreadsheets need to see that it is UTF-8.
    """

    slug: str
    name: str | Promise
    extension: str
    content_type: str
    write: Callable[[Writing], str | bytes]
    lost: str | Promise | None = ""
    is_copied: bool = False
    is_saved: bool = True
    needs_pictures: bool = False
    has_mark: bool = False

    @property
    def is_slow(self) -> bool:
        """Return whether the export takes 0.1 to 3 s of CPU time, too long for a request; text formats take milliseconds."""
        return self.needs_pictures or self.content_type == _PDF


@dataclass(frozen=True, slots=True)
class ExportedFile:
    """A written deck: `text` for copying, empty where it is no text; `content` for a file of that name."""

    name: str
    content_type: str
    text: str
    content: bytes


def _plain(write: Callable[[DeckList, Catalogue, str], str]) -> Callable[[Writing], str]:
    return lambda writing: write(writing.deck, writing.catalogue, writing.language)


_TEXT = "text/plain; charset=utf-8"
_PDF = "application/pdf"
_NOTE = gettext_lazy("the note")
_NAME_AND_NOTE = gettext_lazy("name and note")
_POOL = gettext_lazy("the stated pool")

FORMATS: Mapping[str, ExportFormat] = {
    each.slug: each
    for each in (
        ExportFormat("text", gettext_lazy("Text"), "txt", _TEXT, _plain(writers.write_text), is_copied=True),
        ExportFormat("markdown", "Markdown", "md", "text/markdown; charset=utf-8", _plain(writers.write_markdown), is_copied=True),
        ExportFormat(
            "bbcode",
            gettext_lazy("BBCode for forums"),
            "bbcode.txt",
            _TEXT,
            _plain(writers.write_bbcode),
            lost=gettext_lazy("square brackets in name and note"),
            is_copied=True,
            is_saved=False,
        ),
        ExportFormat(
            "code", gettext_lazy("Deck code"), "code.txt", _TEXT, _plain(writers.write_deck_code), lost=_NAME_AND_NOTE, is_copied=True
        ),
        ExportFormat(
            "link",
            gettext_lazy("Link with the deck in it"),
            "link.txt",
            _TEXT,
            lambda writing: addresses.link_of(writing.deck, writing.catalogue, writing.site),
            lost=_NOTE,
            is_copied=True,
            is_saved=False,
        ),
        ExportFormat("csv", gettext_lazy("Table (CSV)"), "csv", "text/csv; charset=utf-8", _plain(writers.write_csv), _NOTE, has_mark=True),
        ExportFormat("json", "JSON", "json", "application/json; charset=utf-8", _plain(writers.write_json)),
        ExportFormat("cockatrice", "Cockatrice", "cod", "application/xml; charset=utf-8", _plain(cockatrice.write_cockatrice)),
        ExportFormat(
            "tabletop",
            gettext_lazy("Tabletop Simulator"),
            "tts.json",
            "application/json",
            tabletop.write_tabletop,
            lost=_POOL,
            needs_pictures=True,
        ),
        ExportFormat("print-a4", gettext_lazy("Print and play, A4"), "a4.pdf", _PDF, proxies.write_a4, None, needs_pictures=True),
        ExportFormat(
            "print-letter", gettext_lazy("Print and play, Letter"), "letter.pdf", _PDF, proxies.write_letter, None, needs_pictures=True
        ),
        ExportFormat(
            "picture", gettext_lazy("Picture for chats (PNG)"), "png", "image/png", picture.write_picture, None, needs_pictures=True
        ),
        ExportFormat("tournament-a4", gettext_lazy("Tournament sheet, A4"), "sheet-a4.pdf", _PDF, tournament.write_a4, None),
        ExportFormat(
            "tournament-letter", gettext_lazy("Tournament sheet, Letter"), "sheet-letter.pdf", _PDF, tournament.write_letter, None
        ),
    )
}
#: The formats of the deck sites of published games, offered for those games' decks alone.
SITE_FORMATS: Mapping[str, ExportFormat] = {
    each.slug: each
    for each in (
        ExportFormat(
            "site-text",
            gettext_lazy("List for deck sites"),
            "site.txt",
            _TEXT,
            _plain(deck_sites.write_site_text),
            lost=_NAME_AND_NOTE,
            is_copied=True,
        ),
        ExportFormat(
            "site-json",
            gettext_lazy("JSON for deck sites"),
            "site.json",
            "application/json; charset=utf-8",
            _plain(deck_sites.write_site_json),
            lost=_NOTE,
        ),
    )
}
EVERY_FORMAT: Mapping[str, ExportFormat] = {**FORMATS, **SITE_FORMATS}
SAVED = tuple(format for format in FORMATS.values() if format.is_saved)


def formats_of(game: Game) -> Mapping[str, ExportFormat]:
    """Return the formats that a game's decks can be exported as."""
    return EVERY_FORMAT if game.read_published else FORMATS


def export_deck(deck: Deck, format: str, language: str = "", site: str = "") -> ExportedFile:
    """Return a deck as a file, in a language or the active one. Raise KeyError for an unknown format, and TooManyCardsError."""
    catalogue = catalogue_of(deck.game)
    with override(language or get_language()):
        return export_list(deck.listing(catalogue), format, language, catalogue=catalogue, site=site)


def export_list(deck: DeckList, format: str, language: str = "", *, catalogue: Catalogue | None = None, site: str = "") -> ExportedFile:
    """Return a deck list as a file. Raise KeyError for an unknown format, and TooManyCardsError."""
    chosen = EVERY_FORMAT[format]
    written = chosen.write(Writing(deck, catalogue or catalogue_of(deck.game), language or get_language() or "en", site))
    text = "" if isinstance(written, bytes) else written
    content = written if isinstance(written, bytes) else written.encode("utf-8-sig" if chosen.has_mark else "utf-8")
    return ExportedFile(file_name(deck.name, chosen.extension), chosen.content_type, text, content)


def file_name(name: str, extension: str) -> str:
    """Return the deck's name as a safe file name: Chinese stays, reserved characters become dashes, invisible ones are removed."""
    shown = "".join(letter for letter in unicodedata.normalize("NFC", name) if unicodedata.category(letter) not in _UNSEEN)
    safe = re.sub(r'[\\/:*?"<>|\x00-\x1f\x7f-\x9f\u2028\u2029]+', "-", shown).strip(" .-~")[:80].rstrip(" .-")
    return f"{safe}-deck.{extension}" if _DEVICE.match(safe) else f"{safe or 'deck'}.{extension}"


def content_disposition(name: str) -> str:
    """Return the header for a download (RFC 6266): the full name in UTF-8, and one in ASCII for browsers that can't read it."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    stem, _, extension = letters.rpartition(".") if "." in letters else (letters, "", "")
    plain = re.sub(r"[^A-Za-z0-9._-]+", "-", stem).strip("-.")
    fallback = f"{plain or 'deck'}.{extension}" if extension else plain or "deck"
    return f"attachment; filename=\"{fallback}\"; filename*=UTF-8''{quote(name, safe='')}"
