"""Read a list of lines, plain or Markdown, into a deck."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from cards.catalogue.names import key_of
from decks.deck_list import Extras, MutableSections
from decks.importing.lines.line_numbers import Numbering
from decks.importing.lines.resolution import Resolver
from decks.importing.report import ImportReport, LineStatus, ReadLine
from decks.lists.changes import MAX_COPIES
from decks.notation import vocabulary
from decks.notation.chat_lines import apart, is_chatter, is_counted, title_of
from decks.notation.headings import Heading, Label, LineReader, Other
from decks.wording import said
from rules.construction import Format, section_for
from rules.kernel.game import Game

#: The pseudo-section of the maybe-board.
MAYBE = "(maybe)"


@dataclass(slots=True)
class Collector:
    """Adds up the cards that lines mean, in the section of the last heading or else in their default section; `maybe` holds those under a
    heading of the maybe-board.
    """

    catalogue: Catalogue
    format: Format
    sections: MutableSections = field(default_factory=dict)
    maybe: dict[str, int] = field(default_factory=dict)
    lines: list[ReadLine] = field(default_factory=list)

    def add(self, line: ReadLine, section: str) -> None:
        if line.card is not None:
            line = self._counted(line, section)
        self.lines.append(line)

    def _counted(self, line: ReadLine, section: str) -> ReadLine:
        assert line.card is not None
        definition = self.catalogue.definitions[line.card.slug]
        place = section or section_for(self.format, definition, self.sections) or self.format.deck_sections[-1].slug
        cards = self.maybe if place == MAYBE else self.sections.get(place, {})
        held = cards.get(line.card.slug, 0)
        if held + line.count > MAX_COPIES:
            words = gettext("Together with the lines above these are more than %(most)d copies. This line was left out.")
            return replace(line, status=LineStatus.UNREADABLE, message=words % {"most": MAX_COPIES}, card=None)
        if place != MAYBE:
            cards = self.sections.setdefault(place, {})
        cards[line.card.slug] = held + line.count
        message = line.message or (gettext("Added to the %(count)d copies above.") % {"count": held} if held else "")
        return replace(line, section="" if place == MAYBE else place, message=message)


@dataclass(slots=True)
class _State:
    name: str = ""
    section: str = ""
    note: list[str] = field(default_factory=list)


def read_text(text: str, game: Game, format: Format, resolver: Resolver) -> ImportReport:
    """Return the deck that the lines make. Raise no error: the report tells what can't be read."""
    raws = text.split("\n")
    stated = _stated_format(raws, game, format)
    reader = LineReader(game, stated)
    collector = Collector(resolver.catalogue, stated)
    state = _State()
    for number, (raw, numbered) in enumerate(zip(raws, Numbering.of(raws).lengths, strict=True), 1):
        _read_line(number, raw, reader.read(raw[numbered:]), state, collector, resolver)
    extras = Extras(collector.maybe) if collector.maybe else None
    note = "\n".join(state.note).strip()
    return ImportReport(game, stated, "text", state.name, note, collector.sections, tuple(collector.lines), extras)


def _read_line(number: int, raw: str, read: Heading | Label | Other, state: _State, collector: Collector, resolver: Resolver) -> None:
    if isinstance(read, Heading):
        if read.rest:
            _read_cards(number, raw, read.rest, read.section, state, collector, resolver)
            return
        state.section = read.section
        collector.add(ReadLine(number, raw, LineStatus.HEADING, section=read.section), "")
    elif isinstance(read, Label):
        if read.thing != vocabulary.NAME or not _read_several(number, read.value, state.section, collector, resolver):
            _read_label(number, raw, read, state, collector)
    elif read.kind == "quote":
        state.note.append(read.words)
        collector.add(ReadLine(number, raw, LineStatus.COMMENT, gettext("Taken as part of the note.") if read.words else ""), "")
    elif read.kind == "comment":
        if not state.name and read.words and not collector.sections:
            state.name = read.words
            collector.add(ReadLine(number, raw, LineStatus.LABEL, gettext("Taken as the deck's name.")), "")
        else:
            collector.add(ReadLine(number, raw, LineStatus.COMMENT), "")
    elif read.kind == "maybe_heading":
        state.section = MAYBE
        words = gettext("The format %(format)s has no section “%(section)s”. The cards below it go to the maybe-board.")
        names = {"format": said(collector.format.name), "section": read.words}
        collector.add(ReadLine(number, raw, LineStatus.HEADING, words % names), "")
    elif read.kind == "unknown_heading":
        state.section = ""
        words = gettext("The format %(format)s has no section “%(section)s”. The cards below it go where they belong by default.")
        names = {"format": said(collector.format.name), "section": read.words}
        collector.add(ReadLine(number, raw, LineStatus.UNREADABLE, words % names), "")
    elif read.kind == "card":
        _read_cards(number, raw, read.words, state.section, state, collector, resolver)


def _read_cards(number: int, raw: str, words: str, section: str, state: _State, collector: Collector, resolver: Resolver) -> None:
    """Read a line with one card, with several, or with none that names the deck or tells who wrote it."""
    line = resolver.resolve(number, raw, words)
    if line.status == LineStatus.UNMATCHED and line.game is None:
        if _read_several(number, words, section, collector, resolver):
            return
        if is_chatter(words) and not line.choices:
            line = ReadLine(number, raw, LineStatus.COMMENT, gettext("Left out: this tells who wrote when, or leads elsewhere."))
        elif not (state.name or collector.sections or line.choices or is_counted(words)):
            state.name = title_of(raw)
            line = ReadLine(number, raw, LineStatus.LABEL, gettext("Taken as the deck's name."))
    collector.add(line, section)


def _read_several(number: int, words: str, section: str, collector: Collector, resolver: Resolver) -> bool:
    """Read a line with several cards, each for itself, and return whether it has: one is known where each has its count, else two are."""
    parts = [resolver.resolve(number, part, part) for part in apart(words)]
    if sum(part.card is not None for part in parts) < (1 if all(is_counted(part.text) for part in parts) else 2):
        return False
    for place, part in enumerate(parts, 1):
        collector.add(replace(part, part=place), section)
    return True


def _read_label(number: int, raw: str, label: Label, state: _State, collector: Collector) -> None:
    if label.thing == vocabulary.NAME and label.value:
        state.name = label.value
    message = ""
    status = LineStatus.LABEL
    if label.thing == vocabulary.FORMAT and not _is_format(label.value, collector.format):
        status = LineStatus.COMMENT
        message = gettext("This game has no such format; %(format)s was taken.") % {"format": said(collector.format.name)}
    collector.add(ReadLine(number, raw, status, message), "")


def _stated_format(raws: list[str], game: Game, format: Format) -> Format:
    """Return the format that a `Format:` line names, looked up first because the headings depend on it."""
    reader = LineReader(game, format)
    for raw in raws:
        read = reader.read(raw) if ":" in raw or "：" in raw else None
        if isinstance(read, Label) and read.thing == vocabulary.FORMAT:
            return next((each for each in game.formats if _is_format(read.value, each)), format)
    return format


def _is_format(words: str, format: Format) -> bool:
    return key_of(words) in {key_of(name) for name in (format.slug, format.name.en, format.name.zh)}
