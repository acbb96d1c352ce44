"""Print and play: every copy at its true size of 63 x 88 mm, nine to a page, with marks to cut along."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from django.utils.translation import gettext

from cards.pictures import rasters
from decks.exporting.output import MOST_CARDS, TooManyCardsError, Writing
from decks.exporting.pictured.paper import PAPERS, finished, new_document, shortened

if TYPE_CHECKING:
    from fpdf import FPDF

CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
ACROSS, DOWN = 3, 3
MARK, GAP = 4.0, 1.0


def write_a4(writing: Writing) -> bytes:
    return write_cards(writing, "a4")


def write_letter(writing: Writing) -> bytes:
    return write_cards(writing, "letter")


def write_cards(writing: Writing, paper: str) -> bytes:
    """Return the PDF, which holds each picture once, however many copies there are. All pictures must have been drawn. Raise
    TooManyCardsError.
    """
    copies = [card for _, card, count in writing.played() for _ in range(count)]
    if len(copies) > MOST_CARDS:
        words = gettext("%(count)d cards are too many to print at once; %(most)d are possible.")
        raise TooManyCardsError(words % {"count": len(copies), "most": MOST_CARDS})
    pdf = new_document(paper, writing.deck.name)
    pictures = {card.slug: rasters.raster(card, writing.drawn_language) for card in writing.pictured()}
    pages = max(-(-len(copies) // (ACROSS * DOWN)), 1)
    for page in range(pages):
        pdf.add_page()
        left, top = _corner(paper)
        for place, card in enumerate(copies[page * ACROSS * DOWN : (page + 1) * ACROSS * DOWN]):
            content = pictures[card.slug]
            assert content is not None, f"{card} is not drawn"
            x, y = left + place % ACROSS * CARD_WIDTH, top + place // ACROSS * CARD_HEIGHT
            pdf.image(io.BytesIO(content), x=x, y=y, w=CARD_WIDTH, h=CARD_HEIGHT, alt_text=card.name)
        _draw_marks(pdf, left, top)
        _write_foot(pdf, writing, page + 1, pages, left)
    return finished(pdf)


def _corner(paper: str) -> tuple[float, float]:
    """Return where the first card begins, so that the cards stand in the middle of the paper."""
    width, height = PAPERS[paper]
    return (width - ACROSS * CARD_WIDTH) / 2, (height - DOWN * CARD_HEIGHT) / 2


def _draw_marks(pdf: FPDF, left: float, top: float) -> None:
    """Draw short lines outside the cards, in line with their edges."""
    right, bottom = left + ACROSS * CARD_WIDTH, top + DOWN * CARD_HEIGHT
    pdf.set_draw_color(90)
    pdf.set_line_width(0.15)
    for column in range(ACROSS + 1):
        x = left + column * CARD_WIDTH
        pdf.line(x, top - GAP - MARK, x, top - GAP)
        pdf.line(x, bottom + GAP, x, bottom + GAP + MARK)
    for row in range(DOWN + 1):
        y = top + row * CARD_HEIGHT
        pdf.line(left - GAP - MARK, y, left - GAP, y)
        pdf.line(right + GAP, y, right + GAP + MARK, y)


def _write_foot(pdf: FPDF, writing: Writing, page: int, pages: int, left: float) -> None:
    words = gettext("Page %(page)d of %(pages)d. Print at 100%%: each card measures 63 × 88 mm.") % {"page": page, "pages": pages}
    pdf.set_font_size(7)
    pdf.set_text_color(90)
    y = pdf.h - 2.2
    pdf.text(left + 4, y, shortened(pdf, writing.deck.name, 80))
    pdf.text(left + ACROSS * CARD_WIDTH - 4 - pdf.get_string_width(words), y, words)
