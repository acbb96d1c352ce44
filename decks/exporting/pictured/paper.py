"""PDF pages with Chinese and Latin letters, in the two sizes of paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.pictures.fonts import FAMILY, FILE

if TYPE_CHECKING:
    from fpdf import FPDF

#: Width and height in millimetres.
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


def new_document(paper: str, title: str) -> FPDF:
    """Return a document without pages that prints at its true size; its unit is the millimetre."""
    # Imported on first use: with the libraries that it loads it takes 27 MB of a web process (2026-11-22).
    from fpdf import FPDF
    from fpdf.prefs import ViewerPreferences

    pdf = FPDF(unit="mm", format=PAPERS[paper])
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.add_font(FAMILY, fname=FILE)
    pdf.set_font(FAMILY, size=9)
    pdf.set_title(title)
    pdf.set_creator("Deckproof")
    pdf.viewer_preferences = ViewerPreferences(print_scaling="None")
    return pdf


def shortened(pdf: FPDF, words: str, width: float) -> str:
    """Return the words, cut with an ellipsis where they are wider than `width`."""
    if pdf.get_string_width(words) <= width:
        return words
    while words and pdf.get_string_width(words + "…") > width:
        words = words[:-1]
    return words + "…"


def finished(pdf: FPDF) -> bytes:
    return bytes(pdf.output())
