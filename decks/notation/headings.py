"""Recognise the lines of a list that are no cards: headings of sections and kinds, labels such as `Name:`, comments, rulers."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from cards.catalogue.names import key_of
from decks.notation import vocabulary
from decks.notation.card_lines import LINES_KEPT, LONGEST
from rules.construction import Format, Section
from rules.kernel.game import Game
from rules.wording import Text

_MARKS = re.compile(r"^(?:#+|//+|;)\s*")
_RAW_MARKS = re.compile(r"^\s*(?:[#＃]+|[/／]{2,}|[;；])\s*")
_QUOTE = re.compile(r"^\s*[>＞] ?")
_RULER = re.compile(r"^[-=_*~.·—\s|]+$")
_COUNTED = re.compile(r"\s?[:(\[]?\s?(?:[x×]\s?)?(?<!\d)\d+\s?(?:cards?|张)?\s?[)\]]?\s?:?$", re.IGNORECASE)
_LABEL = re.compile(r"^(?P<label>[^:]{1,20}):\s*(?P<value>.*)$")
_NUMBER = re.compile(r"\W*+\d*+\W*+")
_BULLET = re.compile(r"^(?:[-*•·+]\s+|\[\*\]\s*)")
#: The tags of forums; a card's slug in brackets is none.
_TAG = re.compile(r"\[/?(?:b|i|u|s|list|quote|code|center|size|color|url|font|h[1-6])(?:=[^\]\n]{0,80})?\]", re.IGNORECASE)
LABELS = (vocabulary.NAME, vocabulary.GAME, vocabulary.FORMAT)


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading over a section, or with an empty `section` over a kind of cards. `rest` is a card that stands on the same line."""

    section: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Label:
    """`Name: ...`, `Game: ...` or `Format: ...`."""

    thing: Text
    value: str


@dataclass(frozen=True, slots=True)
class Other:
    """A blank line, a ruler, a comment or quotation (with its words), a heading of the maybe-board, a heading that the game has no section
    for, or what may be a card.
    """

    kind: Literal["blank", "comment", "quote", "maybe_heading", "unknown_heading", "card"]
    words: str = ""


class LineReader:
    """Tells the lines of a list for one game apart. `named` holds the keys of its sections' names."""

    def __init__(self, game: Game, format: Format) -> None:
        self._sections: dict[str, str] = {}
        for section in format.sections:
            also = vocabulary.SECTION_ALIASES.get(section.slug, ())
            for words in (section.slug, section.name.en, section.name.zh, *also):
                self._sections.setdefault(key_of(words), section.slug)
        self.named = frozenset(self._sections)
        self._kinds: set[str] = set()
        for kind in game.kinds:
            takers = [section.slug for section in format.sections if section.takes(kind.slug)]
            for words in (kind.slug, kind.name.en, kind.name.zh, kind.name.en + "s", kind.name.en + "es"):
                if len(takers) == 1:
                    self._sections.setdefault(key_of(words), takers[0])
                self._kinds.add(key_of(words))

    def read(self, raw: str) -> Heading | Label | Other:
        """Return what the line is. Words are normalised in width; a label's value stays as it was written."""
        plain = _plain(raw)
        if not isinstance(plain, _Words):
            return plain
        section = self._section(plain.keys)
        if section is not None:
            return Heading(section)
        if not plain.comment and not vocabulary.ELSEWHERE.isdisjoint(plain.keys):
            return Other("maybe_heading", plain.before or plain.line)
        return plain.comment or self._inline(plain) or Other("card", plain.line)

    def _section(self, keys: tuple[str, ...]) -> str | None:
        """Return the section that words with one of these keys are a heading of, "" for a kind's heading, None for no heading."""
        for key in keys:
            if key in self._sections:
                return self._sections[key]
            if key in self._kinds:
                return ""
        return None

    def _inline(self, plain: _Words) -> Heading | Other | None:
        """Return `Hero: Name`, a heading and a card on one line; or a heading such as `Sideboard:` that means nothing here."""
        if not plain.before:
            return None
        section = self._section(_keys(plain.before))
        if section is not None and plain.after:
            return Heading(section, plain.after)
        return None if plain.after else Other("unknown_heading", plain.before)


def opened(raw: str, named: frozenset[str]) -> str:
    """Return which of these keys of sections' names the line is a heading of; empty for any other line."""
    plain = _plain(raw)
    if not isinstance(plain, _Words):
        return ""
    return next((key for key in (*plain.keys, *_keys(plain.before)) if key in named), "")


def counted(name: Text, size: int) -> Text:
    """Return the heading over a section of so many cards."""
    return Text(f"{name.en} ({size})", f"{name.zh}（{size}）")


def headings_of(game: Game) -> tuple[Text, ...]:
    """Return a heading for each section of the game's formats, with the cards that it needs at least, in the first format that has it."""
    sections: dict[str, Section] = {}
    for format in game.formats:
        for section in format.sections:
            sections.setdefault(section.slug, section)
    return tuple(counted(each.name, each.bounds.least) if each.bounds.least else each.name for each in sections.values())


def card_words(raw: str) -> tuple[str, ...]:
    """Return all words that might be a card on the line, whatever the game's headings are."""
    plain = _plain(raw)
    return (plain.line, plain.after) if isinstance(plain, _Words) else ()


@dataclass(frozen=True, slots=True)
class _Words:
    """A line that may be a heading, by `keys`, and else is a comment, or a card; `before` and `after` stand round its colon."""

    line: str
    keys: tuple[str, ...]
    comment: Other | None
    before: str = ""
    after: str = ""


def _plain(raw: str) -> Label | Other | _Words:
    """Return what a line is for any game, or its words."""
    return _kept(raw) if len(raw) <= LONGEST else _told(raw)


def _told(raw: str) -> Label | Other | _Words:
    line = normalised(raw)
    if "[" in raw:
        tagless = _TAG.sub("", raw)
        line = normalised(tagless)
        # A forum line begins with a tag; a tag inside a name or a note is part of the text.
        raw = tagless if raw.lstrip().startswith("[") else raw
    if line.startswith(">"):
        return Other("quote", _QUOTE.sub("", raw))
    if not line:
        return Other("blank")
    if _RULER.match(line):
        return Other("blank")
    line = _BULLET.sub("", line)
    marks = _MARKS.match(line)
    words = (line[marks.end() :] if marks else line).strip("*_ ")
    label = _label(words, raw)
    if label is not None:
        return label
    comment = Other("comment", _RAW_MARKS.sub("", raw).strip()) if marks else None
    found = _LABEL.match(words)
    return _Words(line, _keys(words), comment, *(found.group("label", "value") if found else ()))


# An import of 15 lines reads each three times: it takes 34 ms of CPU time, and 1.1 more without this (2026-11-25).
_kept = lru_cache(maxsize=LINES_KEPT)(_told)


def _label(words: str, raw: str) -> Label | None:
    found = _LABEL.match(words)
    if not found:
        return None
    before, *after = re.split(r"[:：]", raw, maxsplit=1)
    value = after[0].strip() if after else found["value"]
    value = value.strip("* ") if "**" in before else value
    for thing in LABELS:
        if vocabulary.is_called(found["label"], thing):
            return Label(thing, value)
    is_title = vocabulary.is_called(found["label"], vocabulary.DECK) and not _NUMBER.fullmatch(value)
    return Label(vocabulary.NAME, value) if is_title else None


def _keys(words: str) -> tuple[str, ...]:
    """Return the keys by which headings are compared: of the words, and of the words without a count after them."""
    if len(words) > LONGEST:
        return ()
    counted = _COUNTED.search(words)
    return tuple(filter(None, (key_of(words), key_of(words[: counted.start()]) if counted else "")))


def normalised(line: str) -> str:
    """Return the line with full-width letters, digits and punctuation as plain ones, and single spaces."""
    return " ".join(unicodedata.normalize("NFKC", line).split())
