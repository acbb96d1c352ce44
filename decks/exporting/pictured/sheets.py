"""Sheets of card pictures as table-top simulators load them: at most ten across and seven down, row by row."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Sequence
from pathlib import Path

from django.conf import settings
from django.urls import reverse
from PIL import Image

from cards import pictures, rasters
from cards.drawing_process import GROUND
from cards.kept_files import KeptFiles
from cards.models import Card
from rules.kernel.game import Game

ACROSS, DOWN = 10, 7
MOST = ACROSS * DOWN
#: Pixels: ten cells across keep within the 4096 that graphics cards take.
CELL = (378, 528)
QUALITY = 85
MOST_BYTES = 400_000_000


def size_of(count: int) -> tuple[int, int]:
    """Columns and rows for so many cards; two at least of each, which is the least that simulators take."""
    return max(min(count, ACROSS), 2), max(-(-count // ACROSS), 2)


def address_of(game: Game, cards: Sequence[Card], language: str) -> str:
    """Where the sheet of these cards is: it says their permanent numbers, and a version that changes with the drawings."""
    numbers = "-".join(str(card.number) for card in cards)
    return f"{reverse('decks:sheet', args=[game, numbers, language])}?v={version_of(cards)}"


def back_address_of(game: Game, language: str) -> str:
    return f"{reverse('decks:sheet_back', args=[game, language])}?v={pictures.drawing_version(game.slug)[:10]}"


def version_of(cards: Sequence[Card]) -> str:
    return hashlib.sha256(" ".join(map(pictures.version, cards)).encode()).hexdigest()[:10]


def sheet_of(cards: Sequence[Card], language: str) -> bytes | None:
    """The sheet as JPEG, or None while one of the pictures is not drawn. At most MOST cards."""
    files = KeptFiles(Path(settings.VAR_DIR) / "cache" / "sheets", MOST_BYTES)
    words = f"{cards[0].game} {'-'.join(str(card.number) for card in cards)} {version_of(cards)} {language} {CELL}"
    key = hashlib.sha256(words.encode()).hexdigest()[:32] + ".jpg"
    known = files.get(key)
    if known is not None:
        return known
    drawn = [rasters.raster(card, language) for card in cards]
    if any(content is None for content in drawn):
        return None
    sheet = _composed([content for content in drawn if content is not None])
    files.put(key, sheet)
    return sheet


def _composed(drawn: Sequence[bytes]) -> bytes:
    columns, rows = size_of(len(drawn))
    sheet = Image.new("RGB", (columns * CELL[0], rows * CELL[1]), GROUND)
    for place, content in enumerate(drawn):
        picture = Image.open(io.BytesIO(content)).resize(CELL, Image.Resampling.LANCZOS)
        sheet.paste(picture, (place % ACROSS * CELL[0], place // ACROSS * CELL[1]))
    out = io.BytesIO()
    sheet.save(out, "JPEG", quality=QUALITY)
    return out.getvalue()
