"""The deck as one picture for chats: every card with its count, the deck's name and code, and a QR code that opens the list."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable

import segno
from django.utils.translation import gettext, ngettext
from PIL import Image, ImageDraw, ImageFont

from cards.pictures import rasters
from cards.pictures.fonts import FILE
from decks.exporting.addresses import LONGEST_QR, link_of
from decks.exporting.output import TooManyCardsError, Writing
from rules.drawing.palette import VERMILION

MOST_DIFFERENT = 120
CARD_WIDTH, CARD_HEIGHT = 180, 252
MARGIN, GAP, HEAD, TITLE = 36, 14, 168, 44
PAPER, INK, FAINT, BACKGROUND = "#f6f0e4", "#221c18", "#6b6058", "#241a16"


def write_picture(writing: Writing) -> bytes:
    """Return the picture as PNG; all card pictures must have been drawn. Raise TooManyCardsError."""
    sections: dict[str, list[tuple[bytes, int]]] = {}
    cards = writing.pictured()
    if len(cards) > MOST_DIFFERENT:
        words = gettext("%(count)d different cards are too many for one picture; %(most)d are possible.")
        raise TooManyCardsError(words % {"count": len(cards), "most": MOST_DIFFERENT})
    for section, card, count in writing.played():
        content = rasters.raster(card, writing.drawn_language)
        assert content is not None, f"{card} is not drawn"
        sections.setdefault(section, []).append((content, count))
    across = _across(len(cards))
    width, height = _size(across, map(len, sections.values()))
    image = Image.new("RGB", (width, height), PAPER)
    _draw_head(image, writing, width)
    top = MARGIN + HEAD
    for section, placed in sections.items():
        name = f"{writing.section_name(section)} · {sum(count for _, count in placed)}"
        ImageDraw.Draw(image).text((MARGIN, top + 6), name, fill=INK, font=_font(24))
        top += TITLE
        for place, (content, count) in enumerate(placed):
            column, row = place % across, place // across
            _draw_card(image, content, count, MARGIN + column * (CARD_WIDTH + GAP), top + row * (CARD_HEIGHT + GAP))
        top += -(-len(placed) // across) * (CARD_HEIGHT + GAP)
    return _as_png(image)


def write_title(writing: Writing) -> bytes:
    """Return the head of the picture alone as PNG, for a deck of any size; it needs no card pictures."""
    width, height = _size(_across(0), ())
    image = Image.new("RGB", (width, height), PAPER)
    _draw_head(image, writing, width)
    return _as_png(image)


def size_of_picture(writing: Writing) -> tuple[int, int]:
    """Return width and height of the picture in pixels; those of its head alone for a deck that is too large for it."""
    cards = writing.pictured()
    if len(cards) > MOST_DIFFERENT:
        return _size(_across(0), ())
    return _size(_across(len(cards)), Counter(section for section, _, _ in writing.played()).values())


def _across(cards: int) -> int:
    return 6 if cards <= 36 else 8 if cards <= 64 else 10


def _size(across: int, sections: Iterable[int]) -> tuple[int, int]:
    """Return width and height in pixels for sections of so many different cards."""
    heights = [TITLE + -(-cards // across) * (CARD_HEIGHT + GAP) for cards in sections]
    return 2 * MARGIN + across * CARD_WIDTH + (across - 1) * GAP, 2 * MARGIN + HEAD + sum(heights)


def _as_png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", optimize=False, compress_level=6)
    return out.getvalue()


def _draw_head(image: Image.Image, writing: Writing, width: int) -> None:
    draw = ImageDraw.Draw(image)
    room = width - 2 * MARGIN - HEAD
    deck = writing.deck
    size = ngettext("%(count)d card", "%(count)d cards", deck.total) % {"count": deck.total}
    words = (writing.said(deck.game.name), writing.said(deck.format.name), size)
    draw.rectangle((0, 0, width, 10), fill=VERMILION)
    draw.text((MARGIN, MARGIN + 2), _cut(deck.name, 46, room), fill=INK, font=_font(46))
    draw.text((MARGIN, MARGIN + 66), _cut(" · ".join(words), 24, room), fill=FAINT, font=_font(24))
    link = link_of(deck, writing.catalogue, writing.site)
    if writing.site and len(link) <= LONGEST_QR:
        code = io.BytesIO()
        segno.make(link, error="l", micro=False).save(code, kind="png", scale=4, border=2, light=PAPER)
        side = HEAD - 16
        picture = Image.open(code).convert("RGB").resize((side, side), Image.Resampling.LANCZOS)
        image.paste(picture, (width - MARGIN - side, MARGIN - 8))


def _draw_card(image: Image.Image, content: bytes, count: int, x: int, y: int) -> None:
    opened = Image.open(io.BytesIO(content))
    opened.draft("RGB", (CARD_WIDTH, CARD_HEIGHT))
    picture = opened.resize((CARD_WIDTH, CARD_HEIGHT), Image.Resampling.LANCZOS)
    image.paste(picture, (x, y), _rounded())
    if count > 1:
        draw = ImageDraw.Draw(image)
        words = f"×{count}"
        wide = int(draw.textlength(words, font=_font(26))) + 20
        box = (x + CARD_WIDTH - wide - 6, y + CARD_HEIGHT - 44, x + CARD_WIDTH - 6, y + CARD_HEIGHT - 6)
        draw.rounded_rectangle(box, radius=8, fill=BACKGROUND, outline=PAPER, width=2)
        draw.text(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), words, fill=PAPER, font=_font(26), anchor="mm")


def _cut(words: str, size: int, width: int) -> str:
    """Return the words, cut with an ellipsis where they are wider than that many pixels."""
    font = _font(size)
    if font.getlength(words) <= width:
        return words
    while words and font.getlength(words + "…") > width:
        words = words[:-1]
    return words + "…"


def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FILE), size)


def _rounded() -> Image.Image:
    mask = Image.new("L", (CARD_WIDTH, CARD_HEIGHT), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, CARD_WIDTH - 1, CARD_HEIGHT - 1), radius=9, fill=255)
    return mask
