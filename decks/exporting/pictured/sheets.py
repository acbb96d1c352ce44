"""Sheets of card pictures for tabletop simulators: at most ten across and seven down, row by row.

The cards are ordered by number, so that decks with the same cards share a sheet. URLs are signed with the site's key: an exported file's
sheets load as long as the key stays the same, and nobody can request other sheets.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from django.conf import settings
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac
from PIL import Image

from cards.drawing_versions import drawing_version
from cards.models import Card
from cards.pictures import rasters
from cards.pictures.kept_files import KeptFiles
from cards.pictures.renderer import BACKGROUND
from limits.payers import Payer
from limits.process_pool import PROCESS_POOL, StillWorkingError
from limits.refusals import NotMadeError
from rules.kernel.game import Game

ACROSS, DOWN = 10, 7
MOST = ACROSS * DOWN
#: Pixels: ten cells across keep within the 4096 that graphics cards take.
CELL = (378, 528)
QUALITY = 85
MOST_BYTES = 400_000_000


def size_of(count: int) -> tuple[int, int]:
    """Return columns and rows for so many cards; at least two of each, the least that simulators take."""
    return max(min(count, ACROSS), 2), max(-(-count // ACROSS), 2)


def in_sheets(cards: Iterable[Card]) -> list[list[Card]]:
    """Split the cards, ordered by number, into sheets of at most MOST cards."""
    placed = sorted(cards, key=lambda card: card.number)
    return [placed[start : start + MOST] for start in range(0, len(placed), MOST)]


def address_of(game: Game, cards: Sequence[Card], language: str) -> str:
    """Return the URL of the sheet of these cards: their permanent numbers, a version that changes with the drawings, and a signature."""
    numbers = numbers_of(cards)
    signature = signature_of(game, numbers, language)
    return f"{reverse('decks:sheet', args=[game, numbers, language])}?v={version_of(cards)}&s={signature}"


def numbers_of(cards: Iterable[Card]) -> str:
    return "-".join(str(card.number) for card in cards)


def signature_of(game: Game, numbers: str, language: str) -> str:
    """Return the signature, which shows that this site wrote the URL."""
    return salted_hmac("decks.sheets", f"{game.slug}/{numbers}.{language}", algorithm="sha256").hexdigest()[:24]


def is_signed(game: Game, numbers: str, language: str, signature: str) -> bool:
    return constant_time_compare(signature_of(game, numbers, language), signature)


def back_address_of(game: Game, language: str) -> str:
    return f"{reverse('decks:sheet_back', args=[game, language])}?v={drawing_version(game.slug)[:10]}"


def version_of(cards: Sequence[Card]) -> str:
    return hashlib.sha256(" ".join(card.picture_version for card in cards).encode()).hexdigest()[:10]


def sheet_for(cards: Sequence[Card], language: str, payer: Payer) -> bytes:
    """Return the sheet as JPEG. At most MOST cards.

    Raise RefusedError, and StillWorkingError while the sheet or one of its pictures is being made.
    """
    key = _key(cards, language)
    known = _files().get(key)
    if known is not None:
        return known
    if rasters.draw_missing(cards, language, payer):
        raise StillWorkingError
    sheet: bytes = PROCESS_POOL.run(f"sheet {key}", payer, lambda: make_sheet(cards, language))
    return sheet


def make_sheet(cards: Sequence[Card], language: str) -> bytes:
    """Return the sheet as JPEG, made and cached if it is not cached yet. Its pictures must have been drawn."""
    key = _key(cards, language)
    known = _files().get(key)
    if known is not None:
        return known
    drawn = [rasters.raster(card, language) for card in cards]
    whole = [content for content in drawn if content is not None]
    if len(whole) < len(cards):  # one was evicted since it was drawn; without it the other cards would move to wrong places
        raise NotMadeError
    sheet = _composed(whole)
    with contextlib.suppress(OSError):
        _files().put(key, sheet)
    return sheet


def _files() -> KeptFiles:
    return KeptFiles(Path(settings.VAR_DIR) / "cache" / "sheets", MOST_BYTES)


def _key(cards: Sequence[Card], language: str) -> str:
    words = f"{cards[0].game} {numbers_of(cards)} {version_of(cards)} {language} {CELL}"
    return hashlib.sha256(words.encode()).hexdigest()[:32] + ".jpg"


def _composed(drawn: Sequence[bytes]) -> bytes:
    columns, rows = size_of(len(drawn))
    sheet = Image.new("RGB", (columns * CELL[0], rows * CELL[1]), BACKGROUND)
    for place, content in enumerate(drawn):
        picture = Image.open(io.BytesIO(content)).resize(CELL, Image.Resampling.LANCZOS)
        sheet.paste(picture, (place % ACROSS * CELL[0], place // ACROSS * CELL[1]))
    out = io.BytesIO()
    sheet.save(out, "JPEG", quality=QUALITY)
    return out.getvalue()
