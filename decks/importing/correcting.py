"""Writes a corrected line into a pasted text, so that it reads as the card that was chosen."""

from __future__ import annotations

from decks.exporting.writers import card_words
from decks.importing.headings import Heading, LineReader
from decks.importing.report import ImportReport
from decks.pool import CardPool


def correct_line(text: str, report: ImportReport, *, number: int, slug: str, pool: CardPool, language: str) -> str:
    """The text with line `number` saying the card `slug`, with its count as before; unchanged when there is no such line or card."""
    lines = text.replace("\r\n", "\n").split("\n")
    if slug not in pool.rows or not 1 <= number <= len(lines):
        return text
    told = next((line for line in report.lines if line.number == number), None)
    words = f"{max(told.count if told else 1, 1)} {card_words(pool, slug, language)}"
    read = LineReader(report.game, report.format).read(lines[number - 1])
    if isinstance(read, Heading) and read.rest:
        words = f"{lines[number - 1].replace('：', ':').split(':', 1)[0].strip()}: {words}"
    lines[number - 1] = words
    return "\n".join(lines)
