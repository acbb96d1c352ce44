"""The sheet that a player hands in at a tournament: who, which deck, and every card with its count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.utils.translation import gettext

from decks.exporting.output import Writing
from decks.exporting.pictured.paper import finished, new_document, shortened
from decks.exporting.writers import write_deck_code

if TYPE_CHECKING:
    from fpdf import FPDF

MARGIN, GUTTER, LINE = 15.0, 8.0, 6.0
COLUMNS = 2


@dataclass(frozen=True, slots=True)
class Row:
    """A card with its copies, or a heading, which has no count. `mark` tells the card from others of its name."""

    words: str
    count: int | None = None
    mark: str = ""


def write_a4(writing: Writing) -> bytes:
    return write_sheet(writing, "a4")


def write_letter(writing: Writing) -> bytes:
    return write_sheet(writing, "letter")


def write_sheet(writing: Writing, paper: str) -> bytes:
    """Return the PDF: fields to fill in, the list in two columns, the deck code, and a place for the judge."""
    pdf = new_document(paper, writing.deck.name)
    column = (pdf.w - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS
    rows = _rows(writing)
    while rows:
        pdf.add_page()
        top = _write_head(pdf, writing)
        bottom = pdf.h - MARGIN - 24
        for place in range(COLUMNS):
            x, y = MARGIN + place * (column + GUTTER), top
            while rows and y + LINE <= bottom:
                if rows[0].count is None and len(rows) > 1 and y + 2 * LINE > bottom:
                    break
                _write_row(pdf, rows.pop(0), x, y, column)
                y += LINE
        _write_foot(pdf, writing)
    return finished(pdf)


def _rows(writing: Writing) -> list[Row]:
    """Return a heading for each section, each followed by its cards. An empty deck has one empty row."""
    rows: list[Row] = []
    current = None
    for section, card, count in writing.played():
        if section != current:
            current = section
            size = sum(writing.deck.sections[section].values())
            rows.append(Row(f"{writing.section_name(section)} ({size})"))
        rows.append(Row(writing.said(card.definition.name), count, writing.namesake_mark(card)))
    return rows or [Row(gettext("No cards"))]


def _write_head(pdf: FPDF, writing: Writing) -> float:
    """Draw title and fields; return where the list begins."""
    pdf.set_text_color(0)
    pdf.set_font_size(18)
    pdf.text(MARGIN, MARGIN + 6, gettext("Deck list"))
    pdf.set_font_size(10)
    game = f"{writing.said(writing.deck.game.name)} · {writing.said(writing.deck.format.name)}"
    pdf.text(pdf.w - MARGIN - pdf.get_string_width(game), MARGIN + 6, game)
    half = (pdf.w - 2 * MARGIN - GUTTER) / 2
    y = MARGIN + 16
    for left, right in (
        ((gettext("Player"), ""), (gettext("Player number"), "")),
        ((gettext("Event"), ""), (gettext("Date and place"), "")),
        ((gettext("Deck"), writing.deck.name), (gettext("Cards in all"), str(writing.deck.total))),
    ):
        _write_field(pdf, *left, MARGIN, y, half)
        _write_field(pdf, *right, MARGIN + half + GUTTER, y, half)
        y += 9
    return y


def _write_field(pdf: FPDF, name: str, value: str, x: float, y: float, width: float) -> None:
    pdf.set_font_size(7)
    pdf.set_text_color(90)
    pdf.text(x, y, name)
    taken = pdf.get_string_width(name) + 3
    pdf.set_font_size(10)
    pdf.set_text_color(0)
    pdf.text(x + taken, y, shortened(pdf, value, width - taken))
    pdf.set_draw_color(120)
    pdf.set_line_width(0.2)
    pdf.line(x + taken, y + 1, x + width, y + 1)


def _write_row(pdf: FPDF, row: Row, x: float, y: float, width: float) -> None:
    pdf.set_font_size(10 if row.count is None else 9.5)
    pdf.set_draw_color(0 if row.count is None else 190)
    pdf.set_line_width(0.3 if row.count is None else 0.1)
    if row.count is None:
        pdf.text(x, y + 4.2, shortened(pdf, row.words, width))
    else:
        pdf.text(x + 7 - pdf.get_string_width(str(row.count)), y + 4.2, str(row.count))
        room = width - 16
        if row.mark:
            taken = pdf.get_string_width(row.mark)
            room -= taken + 2
            pdf.text(x + width - 6 - taken, y + 4.2, row.mark)
        pdf.text(x + 10, y + 4.2, shortened(pdf, row.words, room))
        pdf.rect(x + width - 4, y + 1.2, 3.4, 3.4)
    pdf.line(x, y + 5.6, x + width, y + 5.6)


def _write_foot(pdf: FPDF, writing: Writing) -> None:
    y = pdf.h - MARGIN - 14
    half = (pdf.w - 2 * MARGIN - GUTTER) / 2
    _write_field(pdf, gettext("Player's signature"), "", MARGIN, y, half)
    _write_field(pdf, gettext("Checked by"), "", MARGIN + half + GUTTER, y, half)
    pdf.set_font_size(6.5)
    pdf.set_text_color(90)
    code = gettext("Deck code: %(code)s") % {"code": write_deck_code(writing.deck, writing.catalogue)}
    pdf.set_xy(MARGIN, y + 4)
    pdf.multi_cell(pdf.w - 2 * MARGIN, 3, shortened(pdf, code, 3 * (pdf.w - 2 * MARGIN)), wrapmode="CHAR")  # type: ignore[arg-type]
