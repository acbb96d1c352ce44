"""Plain words that are also values: `3 cost follower` looks for these words, and could ask for a cost and a kind."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from django.utils.translation import get_language

from cards.imported_data import SUBTYPE
from cards.search.card_search import Search
from search.conditions import All, Compared, Says
from search.keys import Keys, bare

_COUNTED = re.compile(r"(?P<before>[^\W\d]*)-?(?P<count>\d{1,3})-?(?P<after>[^\W\d]*)")
#: What the language reads as "both", and drops.
_AND = re.compile("and|且|并且|和|与|&+", re.IGNORECASE)
#: The most words of one value's name, such as a set's, and the most of a number and what it counts.
_LONGEST, _COUNTING = 4, 2
#: A longer word without spaces is not split into values, nor longer pieces of one looked up.
_MOST_SPLIT, _LONGEST_PIECE = 24, 12
#: Words that say nothing of a card beside values.
_FILLING = frozenset({"card", "cards", "with", "的", "卡", "牌"})


@dataclass(frozen=True, slots=True)
class Value:
    """A condition that a word stands for, as it is typed: `kind:` and `follower`. Those with `is_single` have one value on a card."""

    key: str
    value: str
    is_single: bool = True


def as_values(search: Search) -> Search | None:
    """Return the search with conditions in place of the words that name a value, or a number and what it counts, in the reader's
    language; None if no word does, if the search is more than words, or if it asks for just that.
    """
    words = search.text.split()
    if not words or not _is_plain(search) or any(_AND.fullmatch(word) for word in words):
        return None
    language = get_language() or ""
    values = search.catalogue.kept(f"values by their names {language}", lambda: _values(search, language))
    parts = list(_Reader(search.keys, language, values).read(words))
    if not any(isinstance(part, Value) for part in parts):
        return None
    meant = replace(search, text=" ".join(_joined(parts)))
    return None if meant.query.condition == search.query.condition else meant


def _is_plain(search: Search) -> bool:
    """Return whether the search is words and numbers that all have to hold."""
    condition = search.query.condition
    parts = condition.parts if isinstance(condition, All) else (condition,)
    return (
        not search.query.settings
        and not search.query.problems
        and all(
            isinstance(part, Compared) or (isinstance(part, Says) and part.key is None and [each.form for each in part.sayings] == ["word"])
            for part in parts
        )
    )


def _values(search: Search, language: str) -> Mapping[str, Value]:
    """Return the condition for each value of a game's cards by its slug, its names and, where nothing has such a name, other words for it;
    the first key that has such a value counts.
    """
    fields = {field.slug: field for field in search.catalogue.game.fields}
    slugs = ("kind", "rarity", *fields, SUBTYPE, "set")
    found: dict[str, Value] = {}
    others: dict[str, Value] = {}
    for key in sorted((key for key in search.keys.all if key.slug in slugs and not key.reason), key=lambda key: slugs.index(key.slug)):
        if key.form != "choice":
            continue
        name = search.keys.named(key, language)
        is_single = key.slug in ("kind", "rarity", "set") or (key.slug in fields and fields[key.slug].form == "choice")
        for choice in key.choices:
            value = Value(f"{name}:", _quoted(choice.name.in_language(language), choice.slug), is_single)
            for each in (choice.slug, choice.name.en, choice.name.zh):
                found.setdefault(bare(each), value)
            for each in (word for word, slug in key.synonyms.items() if slug == choice.slug):
                others.setdefault(bare(each), value)
    return others | found


def _quoted(value: str, slug: str) -> str:
    if '"' in value:
        return slug
    return f'"{value}"' if re.search(r"[\s()|]", value) else value


def _joined(parts: list[str | Value]) -> Iterator[str]:
    """Yield the words and the conditions; of two values of which a card has one, either will do."""
    said: dict[str, list[str]] = {}
    for part in parts:
        if isinstance(part, Value) and part.is_single and part.value not in said.setdefault(part.key, []):
            said[part.key].append(part.value)
    told: set[str] = set()
    for part in parts:
        if not isinstance(part, Value):
            yield part
            continue
        written = part.key + ("|".join(said[part.key]) if part.is_single else part.value)
        if written not in told:
            told.add(written)
            yield written


@dataclass(frozen=True)
class _Reader:
    """Reads words as values of what a game's cards have: kind, rarity, set and the game's own fields."""

    keys: Keys
    language: str
    values: Mapping[str, Value]

    def read(self, words: list[str]) -> Iterator[str | Value]:
        """Yield each word as it stands, or the values in place of it and those after it that name one together."""
        at = 0
        while at < len(words):
            for taken in range(min(_LONGEST, len(words) - at), 0, -1):
                if values := self._values_of(words[at : at + taken]):
                    yield from values
                    break
            else:
                taken = 1
                if bare(words[at]) not in _FILLING:
                    yield words[at]
            at += taken

    def _values_of(self, words: list[str]) -> list[Value]:
        together = bare(" ".join(words))
        value = self.values.get(together) or self.values.get(together.removesuffix("s")) or self._counted(words)
        if value:
            return [value]
        is_compound = len(words) == 1 and not together.isascii() and len(together) <= _MOST_SPLIT
        return self._split(together) if is_compound else []

    def _counted(self, words: list[str]) -> Value | None:
        """Return the condition for a number and the one name beside it, before or after, in one word or two: `3 cost`, `费用3`."""
        if len(words) > _COUNTING or (len(words) > 1 and sum(any(map(str.isdigit, word)) for word in words) != 1):
            return None
        found = _COUNTED.fullmatch("".join(words))
        if found is None or bool(found["before"]) == bool(found["after"]):
            return None
        key = (self.keys.of_unit(found["after"]) if found["after"] else None) or self.keys.find(found["before"] or found["after"])
        if key is None or key.form != "number" or key.reason:
            return None
        return Value(f"{self.keys.named(key, self.language)}=", str(int(found["count"])))

    def _split(self, word: str) -> list[Value]:
        """Return the values of a word in which they stand together without spaces, such as `3费随从`; none if anything is left, or if
        all are single characters, which may as well be a name.
        """
        values: list[Value] = []
        longest = 0
        while word:
            for end in range(min(len(word), _LONGEST_PIECE), 0, -1):
                value = self.values.get(word[:end]) or self._counted([word[:end]])
                if value or word[:end] in _FILLING:
                    values += [value] if value else []
                    longest = max(longest, end if value else 0)
                    word = word[end:]
                    break
            else:
                return []
        return values if longest > 1 else []
