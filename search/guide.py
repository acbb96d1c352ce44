"""The rows that explain the search language: one for every sign and every key, each with an example that is a search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.kernel.cards import Choice
from rules.wording import Text
from search.keys import Key, Keys


@dataclass(frozen=True, slots=True)
class Row:
    """Something that can be typed: an example in the reader's language, and what it means."""

    example: str
    meaning: Text


@dataclass(frozen=True, slots=True)
class Entry:
    """A key with the names that it goes by and an example of each way to use it."""

    key: Key
    names: tuple[str, ...]
    examples: tuple[str, ...]


class Guide:
    """The rows of one table of keys, in the language that examples are written in."""

    def __init__(self, keys: Keys, language: str) -> None:
        self.keys = keys
        self.language = language

    @property
    def entries(self) -> list[Entry]:
        """The keys that are of use, with their names in both languages: each may be typed whatever the page's language is."""
        useful = [(key, self.keys.names_of(key)) for key in self.keys.all if not key.reason]
        return [Entry(key, names, tuple(self._examples(key))) for key, names in useful if names]

    @property
    def signs(self) -> list[Row]:
        """The rows that hold for every key, with examples of keys that every game has."""
        name, kind = self.keys.exact, next(key for key in self.keys.all if key.form == "choice")
        number = next(key for key in self.keys.all if key.form == "number")
        word, other = ("火", "水") if self._is_chinese else ("night", "bell")
        first, *more = (self._value(choice) for choice in kind.choices[:2])
        named, kinds, numbers = (self.keys.named(key, self.language) for key in (name, kind, number))
        return [
            Row(word, Text("The word, in either language, anywhere.", "任意位置含有该词，中英文均可。")),
            Row(f"{word} {other}", Text("Both words.", "同时含有两个词。")),
            Row(f'"{word} {other}"', Text("The words in this order, right after each other.", "按此顺序连续出现。")),
            Row(f"{word} {'或' if self._is_chinese else 'or'} {other}", Text("Either word.", "含有其中之一。")),
            Row(f"-{word}", Text("Not the word; “not” before it means the same.", "不含该词；也可写作“非 词”。")),
            Row(f"({word} or {other}) -{kinds}:{first}", Text("Parentheses hold together.", "括号内作为一个整体。")),
            Row(f"{kinds}:{first}", Text("A key and its value.", "键与值。")),
            *(Row(f"{kinds}:{first}|{second}", Text("Either of two values.", "多个值中的任意一个。")) for second in more),
            Row(f"{kinds}!={first}", Text("Anything but the value.", "不是该值。")),
            Row(f"{numbers}>=3", Text("At least; also < <= > =.", "不小于；还可用 <、<=、>、=。")),
            *self._in_short(),
            Row(f"!{word}", Text("The whole name, nothing more.", "名称完全一致。")),
            Row(f"{named}:/^{word}/", Text("A regular expression between slashes.", "斜线之间为正则表达式。")),
        ]

    def _in_short(self) -> Iterator[Row]:
        """Yield rows for numbers without their keys, as they are said in Chinese, and for ranges."""
        for unit in self.keys.units if self._is_chinese else ():
            if key := self.keys.of_unit(unit):
                meaning = f"{key.name.in_language(self.language)}不低于 3；也可写“3{unit}”“3{unit}以下”。"
                yield Row(f"3{unit}以上", Text(meaning, meaning))
        number = next(key for key in self.keys.all if key.form == "number")
        yield Row(f"{self.keys.named(number, self.language)}:2-4", Text("From the one number to the other.", "从前一个数到后一个数。"))

    @property
    def _is_chinese(self) -> bool:
        return self.language.startswith("zh")

    def _examples(self, key: Key) -> Iterator[str]:
        named = self.keys.named(key, self.language)
        values = [self._value(choice) for choice in key.choices]
        if key.examples:
            sign = ">=" if key.form == "date" else ":"
            yield from (f"{named}{sign}{each.in_language(self.language)}" for each in key.examples)
        elif key.form == "number":
            yield f"{named}>=2"
        elif key.is_ranked and len(values) > 1:
            yield f"{named}:{values[0]}"
            yield f"{named}>={values[1]}"
        elif values:
            yield f"{named}:{values[0]}"
            if key.slug == "sort":
                yield f"{named}:-{values[-1]}"

    def _value(self, choice: Choice) -> str:
        """Return the choice as it is typed."""
        words = choice.name.in_language(self.language)
        return f'"{words}"' if any(each in ' ()|"' for each in words) else words
