"""Cards of a published game as files of other programs have them, and readers of their parts, which name the field of every fault."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from rules.kernel.language.faults import unreadable
from rules.kernel.language.misspellings import unknown
from rules.wording import Text

#: The most letters of a name, of any other short words, and of a text.
MOST_NAME, MOST_WORDS, MOST_TEXT = 80, 200, 4_000
#: The most entries of a list, such as the printings of a card.
MOST_ENTRIES = 500
#: Characters that mark no letter and can hide or reverse others.
_UNSEEN = ("Cf", "Cs", "Co", "Cn", "Cc")
_BREAK = re.compile(r"\r\n?|\u2028|\u2029")


@dataclass(frozen=True, slots=True)
class Printing:
    """One printing of a card: its set, the day of it, and what the file says of its picture and paper, empty where it says nothing."""

    set: str
    day: date
    slug: str = ""
    finish: str = ""
    product: str = ""
    artist: str = ""
    type_line: str = ""
    flavour: str = ""


@dataclass(frozen=True, slots=True)
class PublishedCard:
    """One card as a file has it. `values` are the game's fields as a definition has them, absent ones left out."""

    name: str
    kind: str
    rarity: str
    values: Mapping[str, Any]
    text: str
    subtypes: tuple[str, ...] = ()
    printings: tuple[Printing, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Part:
    """An object of a file, and its place in its card. Each reader raises UnreadableError, naming the field."""

    data: Mapping[str, Any]
    path: str = ""

    def place(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def part(self, key: str) -> Part:
        """Return the object under the key."""
        value = self._needed(key)
        if not isinstance(value, Mapping):
            raise self.wrong(key, "is no object", "不是对象")
        return Part(value, self.place(key))

    def parts(self, key: str) -> list[Part]:
        """Return the objects of the list under the key, at least one."""
        value = self._needed(key)
        if not isinstance(value, list) or not all(isinstance(each, Mapping) for each in value):
            raise self.wrong(key, "is no list of objects", "不是对象列表")
        if not 1 <= len(value) <= MOST_ENTRIES:
            count = len(value)
            raise self.wrong(key, f"has {count} entries; 1 to {MOST_ENTRIES} are possible", f"有 {count} 项，应为 1 至 {MOST_ENTRIES} 项")
        return [Part(each, f"{self.place(key)}[{number}]") for number, each in enumerate(value)]

    def words(self, key: str, *, most: int = MOST_WORDS, is_required: bool = False) -> str:
        """Return the words under the key on one line; empty for null, and where they may be absent."""
        return " ".join(self.text(key, most=most, is_required=is_required).split())

    def name(self, key: str = "name") -> str:
        """Return the name under the key. Cards are grouped by its small letters, of which there may be more: “ß” has two."""
        name = self.words(key, most=MOST_NAME, is_required=True)
        if not any(map(str.isalnum, name)):
            raise self.wrong(key, "has no letter", "没有文字")
        self._require_length(key, name.casefold(), MOST_NAME)
        return name

    def text(self, key: str, *, most: int = MOST_TEXT, is_required: bool = False) -> str:
        """Return the same with its lines. A text that has to be there may still be empty, except a name."""
        value = self._needed(key) if is_required else self.data.get(key)
        if value is None:
            return ""
        if not isinstance(value, str):
            raise self.wrong(key, "is no text", "不是文字")
        self._require_length(key, value, most)
        lines = _BREAK.sub("\n", value).replace("\t", " ").split("\n")
        for letter in "".join(lines):
            if unicodedata.category(letter) in _UNSEEN and letter not in "\u200b\u200c\u200d\ufeff\u00ad":
                code = f"U+{ord(letter):04X}"
                raise self.wrong(key, f"holds {code}, which is no letter", f"含有 {code}，这不是文字字符")
        return "\n".join(line.translate(_INVISIBLE).strip() for line in lines).strip()

    def number(self, key: str, *, most: int = 999) -> int | None:
        """Return the whole number under the key, None for null."""
        value = self._needed(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1 or not 0 <= value <= most:
            raise self.wrong(key, f"{_said(value)} is no whole number from 0 to {most}", f"{_said(value)} 不是 0 至 {most} 的整数")
        return int(value)

    def choice(self, key: str, choices: Collection[str]) -> str:
        """Return one of the words, written as they are."""
        return self.known(key, self.words(key, is_required=True), choices)

    def known(self, key: str, word: str, choices: Collection[str]) -> str:
        """Return the word as the choices have it."""
        for choice in choices:
            if choice.casefold() == word.casefold():
                return choice
        raise unreadable(self.place(key), unknown(word, choices))

    def listed(self, key: str) -> tuple[str, ...]:
        """Return the words of a list, or of a text that separates them by commas; none for null, an empty text and “None”."""
        value = self._needed(key)
        if value is None or isinstance(value, str):
            found = self.words(key).split(",")
        elif isinstance(value, list) and len(value) <= MOST_ENTRIES:
            found = [Part({key: each}, self.path).words(key) for each in value]
        else:
            raise self.wrong(key, "is neither a list nor a text", "既不是列表也不是文字")
        named = tuple(dict.fromkeys(word.strip() for word in found if word.strip() not in ("", "None")))
        if any(len(word) > MOST_NAME for word in named):
            raise self.wrong(key, f"has a word of more than {MOST_NAME} letters", f"有超过 {MOST_NAME} 个字符的词")
        return named

    def day(self, key: str) -> date:
        """Return the day that a date or a moment begins with."""
        words = self.words(key, is_required=True)
        try:
            return date.fromisoformat(words[:10])
        except ValueError as error:
            raise self.wrong(key, f"“{words[:40]}” is no date", f"“{words[:40]}”不是日期") from error

    def wrong(self, key: str, en: str, zh: str) -> Exception:
        return unreadable(self.place(key), Text(en, zh))

    def _require_length(self, key: str, words: str, most: int) -> None:
        if len(words) > most:
            raise self.wrong(key, f"has {len(words)} letters; {most} at most are possible", f"有 {len(words)} 个字符，最多 {most} 个")

    def _needed(self, key: str) -> Any:
        if key not in self.data:
            raise self.wrong(key, "is missing", "缺少此字段")
        return self.data[key]


_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\ufeff\u00ad"))


def _said(value: object) -> str:
    return repr(value)[:40]


def first_of(printings: Sequence[Printing]) -> Printing:
    """Return the earliest printing, of several on a day the one that comes first."""
    return min(printings, key=lambda printing: printing.day)
