"""Find a card by what people call it: names in both languages or slugs, whatever their spacing, width, case and accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import cached_property, lru_cache

from cards.catalogue.likeness import Likeness
from search.traditional_chinese import fold_traditional

_SEPARATORS = re.compile(r"[\W_]+")


#: The most letters of a name whose key is cached.
_LONGEST = 300


def key_of(name: str) -> str:
    """Return the key that names are compared by: letters and digits alone, without case, width or accents, traditional characters
    simplified.
    """
    return _kept_key(name) if len(name) <= _LONGEST else _key(name)


def _key(name: str) -> str:
    spread = unicodedata.normalize("NFKD", name).casefold()
    return fold_traditional(_SEPARATORS.sub("", "".join(letter for letter in spread if not unicodedata.combining(letter))))


# An import of 15 lines takes 34 ms of CPU time, and 1.7 more without this; a deck's page 55, and 1.4 more (2026-11-25).
_kept_key = lru_cache(maxsize=50_000)(_key)


@dataclass(frozen=True)
class NameIndex:
    """Names of cards, found exactly (by key) or by nearness."""

    slugs: Mapping[str, tuple[str, ...]]
    #: To look for the nearest names takes 1 ms of CPU time among 202 cards, 2.7 among 20,000 (2026-11-25).
    _near: dict[str, tuple[str, ...]] = field(default_factory=dict, repr=False)

    @classmethod
    def of_cards(cls, names: Mapping[str, Iterable[str]]) -> NameIndex:
        """Build the index from slug -> all the names that a card goes by."""
        slugs: dict[str, list[str]] = {}
        for slug, words in names.items():
            for key in {key_of(word) for word in words} - {""}:
                slugs.setdefault(key, []).append(slug)
        return cls({key: tuple(found) for key, found in slugs.items()})

    def find(self, name: str) -> tuple[str, ...]:
        """Return the cards with that name: none, one, or several that share it."""
        return self.slugs.get(key_of(name), ())

    def holding(self, words: str) -> Iterator[tuple[str, ...]]:
        """Yield the cards of each name that holds these words, names that begin with them first; nothing for no words."""
        key = key_of(words)
        if key:
            yield from (slugs for name, slugs in self.slugs.items() if name.startswith(key))
            yield from (slugs for name, slugs in self.slugs.items() if name.find(key) > 0)

    def nearest(self, name: str, most: int = 3) -> tuple[str, ...]:
        """Return up to `most` cards whose names look like it, the likest first; none where nothing does."""
        key = key_of(name)[:80]
        if key not in self._near:
            if len(self._near) > 5_000:
                self._near.clear()
            self._near[key] = self._search(key)
        return self._near[key][:most]

    def _search(self, key: str) -> tuple[str, ...]:
        fine = sorted(((_closeness(key, other), other) for other in self._likeness.likest(key, 24)), reverse=True)
        found: list[str] = []
        for closeness, other in fine:
            if closeness < 0.45:
                break
            found += [slug for slug in self.slugs[other] if slug not in found]
        return tuple(found[:8])

    @cached_property
    def _likeness(self) -> Likeness:
        return Likeness(self.slugs)


def _closeness(asked: str, name: str) -> float:
    """Return the closeness from 0 to 1; a name that holds the words asked for, or is held by them, counts as near."""
    ratio = SequenceMatcher(None, asked, name).ratio()
    is_inside = len(min(asked, name, key=len)) >= 2 and (asked in name or name in asked)
    return max(ratio, 0.6 + ratio / 10) if is_inside else ratio
