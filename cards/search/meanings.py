"""Plain words that are also values: `3 cost follower` looks for these words, and could ask for a cost and a kind."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from django.utils.translation import get_language

from cards.catalogue import Catalogue
from cards.imported_data import SUBTYPE
from cards.search.card_search import Search
from search.keys import Key, Keys, bare

#: What makes a search more than words: keys, quotes, signs, brackets, patterns, a `-` or `!` before a word.
_SIGNS = re.compile(r"""[:=<>!"“”「」()（）|/：＝＜＞！]|(?:^|\s)-""")
_COUNTED = re.compile(r"(?P<before>[^\W\d]*?)-?(?P<count>\d{1,3})-?(?P<after>[^\W\d]*)")
#: The most words of one value's name, such as a set's.
_LONGEST = 4
_AND = frozenset({"and", "with", "cards", "card", "和", "的", "卡", "牌"})


def as_values(search: Search) -> str:
    """Return the search with conditions in place of the words that name a value, or a number and what it counts, in the reader's
    language; empty if no word does, or if the search is more than words."""
    if not search.text or _SIGNS.search(search.text):
        return ""
    reader = _Reader(search.catalogue, search.keys)
    parts = list(reader.read(search.text.split()))
    if not any(value for _, value in parts):
        return ""
    together: dict[str, list[str]] = {}
    for words, value in parts:
        together.setdefault(words, []).extend([value] if value and value not in together.get(words, ()) else ())
    meant = " ".join(f"{words}{'|'.join(values)}" for words, values in together.items())
    return "" if Search(search.catalogue, meant, search.held).query.condition == search.query.condition else meant


class _Reader:
    """Reads words as values of what a game's cards have: kind, rarity, set and the game's own fields."""

    def __init__(self, catalogue: Catalogue, keys: Keys) -> None:
        self.keys, self.language = keys, get_language() or ""
        own = [field.slug for field in catalogue.game.fields]
        self.numbers = {field.slug for field in catalogue.game.fields if field.form == "number"}
        self.values: Mapping[str, tuple[str, str]] = self._values(("kind", "rarity", *own, SUBTYPE, "set"))

    def _values(self, slugs: tuple[str, ...]) -> dict[str, tuple[str, str]]:
        """Return the condition for each value, by its slug and names in either language; the first key that has such a value counts."""
        found: dict[str, tuple[str, str]] = {}
        for key in sorted((key for key in self.keys.all if key.slug in slugs and not key.reason), key=lambda key: slugs.index(key.slug)):
            for choice in key.choices if key.form == "choice" else ():
                condition = self._condition(key, choice.name.in_language(self.language))
                for name in (choice.slug, choice.name.en, choice.name.zh):
                    found.setdefault(bare(name), condition)
        return found

    def _condition(self, key: Key, value: str) -> tuple[str, str]:
        return f"{self.keys.named(key, self.language)}:", f'"{value}"' if " " in value else value

    def read(self, words: list[str]) -> Iterator[tuple[str, str]]:
        """Yield each word as it stands with an empty value, or the key and the value in place of it and those after it that name one."""
        at = 0
        while at < len(words):
            for taken in range(min(_LONGEST, len(words) - at), 0, -1):
                if conditions := self._read_one(words[at : at + taken]):
                    yield from conditions
                    break
            else:
                taken = 1
                if bare(words[at]) not in _AND:
                    yield words[at], ""
            at += taken

    def _read_one(self, words: list[str]) -> list[tuple[str, str]]:
        together = bare(" ".join(words))
        condition = self.values.get(together) or self.values.get(together.removesuffix("s")) or self._counted("".join(words))
        if condition:
            return [condition]
        return self._split(together) if len(words) == 1 and not together.isascii() else []

    def _counted(self, word: str) -> tuple[str, str] | None:
        """Return the condition for a number and the one name beside it, before or after: `3cost`, `费用3`."""
        found = _COUNTED.fullmatch(word)
        if found is None or bool(found["before"]) == bool(found["after"]):
            return None
        name = found["before"] or found["after"]
        key = (self.keys.of_unit(name) if found["after"] else None) or self.keys.find(name)
        if key is None or key.slug not in self.numbers or key.reason:
            return None
        return f"{self.keys.named(key, self.language)}=", str(int(found["count"]))

    def _split(self, word: str) -> list[tuple[str, str]]:
        """Return the conditions of a word in which values stand together without spaces, such as `3费随从`; none if anything is left."""
        conditions: list[tuple[str, str]] = []
        while word:
            for end in range(len(word), 0, -1):
                condition = self.values.get(word[:end]) or self._counted(word[:end])
                if condition or word[:end] in _AND:
                    conditions += [condition] if condition else []
                    word = word[end:]
                    break
            else:
                return []
        return conditions
