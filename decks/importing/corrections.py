"""Write a corrected line into a pasted text, so that it reads as the card that was chosen."""

from __future__ import annotations

from cards.catalogue import Catalogue
from decks.exporting.writers import card_words
from decks.importing.lines.line_numbers import Numbering
from decks.importing.report import ImportReport
from decks.notation.headings import Heading, LineReader


def correct_line(text: str, report: ImportReport, *, place: str, slug: str, catalogue: Catalogue, language: str) -> str:
    """Return the text with the line at `place` (`ReadLine.place`) naming the card `slug`, with its count as before; unchanged when there is
    no such line or card. Split a line with several cards into one line for each.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    told = next((line for line in report.lines if line.place == place), None)
    if slug not in catalogue.rows or told is None or not 1 <= told.number <= len(lines):
        return text
    words = f"{max(told.count, 1)} {card_words(catalogue, slug, language)}"
    raw = lines[told.number - 1]
    read = LineReader(report.game, report.format).read(raw)
    if told.part:
        others = [line for line in report.lines if line.number == told.number]
        over = [raw.replace("：", ":").split(":", 1)[0].strip()] if isinstance(read, Heading) else []
        words = "\n".join([*over, *(words if line is told else line.text for line in others)])
    elif isinstance(read, Heading) and read.rest:
        words = f"{raw.replace('：', ':').split(':', 1)[0].strip()}: {words}"
    else:
        words = raw[: Numbering.of(lines).lengths[told.number - 1]] + words
    lines[told.number - 1] = words
    return "\n".join(lines)
