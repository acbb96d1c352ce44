"""A game's cards as columns in memory, which searches and filters are answered from.

A search over 20,000 cards is a few passes over arrays; the database is asked for one version a search, and for the rows of one page.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from cards.catalogue.word_index import WordIndex
from cards.imported_data import SET
from cards.models import Card, CardSet, CardValue
from cards.standings import standing_column
from rules.kernel.game import Game
from rules.wording import Text

Mask = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]
#: The lines of `Card.search` that hold each text.
LINES = {"name": slice(1, 3), "text": slice(3, 5), "flavour": slice(5, 7)}
#: The types of the columns that are no text.
TYPES: dict[str, Any] = {"pk": np.int64, "number": np.int64, "set_id": np.int64, "rarity_rank": np.int64}
COLUMNS = ("pk", "slug", "number", "kind", "set_id", "name_zh_order", "name_group", "rarity", "rarity_rank")


@dataclass(frozen=True, eq=False)
class CardColumns:
    """The cards of a game in the order of their numbers. Each column has one value a card; masks say which cards, by place."""

    game: Game
    arrays: Mapping[str, npt.NDArray[Any]] = field(repr=False)
    search: list[str] = field(repr=False)
    sets: tuple[CardSet, ...] = field(repr=False)

    @classmethod
    def of_rows(cls, game: Game, rows: Sequence[Card], sets: tuple[CardSet, ...]) -> CardColumns:
        arrays = {name: np.array([getattr(row, name) for row in rows], dtype=TYPES.get(name, str)) for name in COLUMNS}
        arrays["name_en_order"] = np.array([row.name_en.lower() for row in rows], dtype=str)
        return cls(game, arrays, [row.search for row in rows], sets)

    def __len__(self) -> int:
        return len(self.search)

    @property
    def keys(self) -> Places:
        """Primary keys."""
        return self.arrays["pk"]

    @cached_property
    def everything(self) -> Mask:
        return np.ones(len(self), dtype=np.bool_)

    @cached_property
    def nothing(self) -> Mask:
        return np.zeros(len(self), dtype=np.bool_)

    @cached_property
    def places(self) -> dict[int, int]:
        """Place by primary key."""
        return {int(key): place for place, key in enumerate(self.keys)}

    @cached_property
    def _values(self) -> tuple[dict[str, Numbers], dict[str, dict[str, Mask]]]:
        """The numbers and the chosen values of the game's own fields and behaviours."""
        numbers: dict[str, Numbers] = {}
        chosen: dict[str, dict[str, list[int]]] = {}
        rows = CardValue.objects.filter(card__game=self.game.slug).values_list("card", "field", "text", "number")
        for key, name, text, number in rows.iterator(chunk_size=10_000):
            place = self.places.get(key)
            if place is None:
                continue
            if number is None:
                chosen.setdefault(name, {}).setdefault(text, []).append(place)
            else:
                numbers.setdefault(name, np.full(len(self), np.nan))[place] = number
        return numbers, {name: {text: self._mask(found) for text, found in texts.items()} for name, texts in chosen.items()}

    def _mask(self, places: list[int]) -> Mask:
        mask = np.zeros(len(self), dtype=np.bool_)
        mask[places] = True
        return mask

    def among(self, keys: Collection[int]) -> Mask:
        """Return the cards with these primary keys."""
        return self._mask([self.places[key] for key in keys if key in self.places])

    def numbers(self, name: str) -> Numbers:
        """Return a number of each card, NaN where it has none."""
        if name == "number":
            return self.arrays["number"].astype(np.float64)
        if name == "printings":
            return self._printings.astype(np.float64)
        if name == "rarity":
            return np.where(self.arrays["rarity"] == "", np.nan, self.arrays["rarity_rank"].astype(np.float64))
        if name == "released":
            days = {each.pk: float(each.released.toordinal()) for each in self.sets}
            return np.array([days.get(key, np.nan) for key in self.arrays["set_id"]], dtype=np.float64)
        if name in ("decks", "usage", "rate"):
            return standing_column(self.game.slug, name, self.keys)
        return self._values[0].get(name, np.full(len(self), np.nan))

    def distinct(self, name: str) -> tuple[int, ...]:
        """Return the whole numbers that any card has in a field of the game's, in order."""
        known = self._distinct.get(name)
        if known is None:
            numbers = self.numbers(name)
            known = self._distinct[name] = tuple(int(number) for number in np.unique(numbers[~np.isnan(numbers)]))
        return known

    @cached_property
    def _distinct(self) -> dict[str, tuple[int, ...]]:
        return {}

    def having(self, name: str, values: Collection[str]) -> Mask:
        """Return the cards that have any of the values in a column or field."""
        masks = self._columns[name] if name in self._columns else self._values[1].get(name, {})
        return any_of([self.nothing, *(masks[value] for value in values if value in masks)])

    @cached_property
    def _columns(self) -> dict[str, dict[str, Mask]]:
        """The cards of each kind, rarity and set; an imported card is in every set that it was printed in."""
        kinds, rarities, sets = (self.arrays[name] for name in ("kind", "rarity", "set_id"))
        further = self._values[1].get(SET, {})
        return {
            "kind": {str(kind): kinds == kind for kind in np.unique(kinds)},
            "rarity": {str(rarity): rarities == rarity for rarity in np.unique(rarities)},
            "set": {each.slug: (sets == each.pk) | further.get(each.slug, self.nothing) for each in self.sets},
        }

    def filled(self, name: str) -> Mask:
        """Return the cards that have anything at all in a field."""
        numbers, chosen = self._values
        if name == "rarity":
            return np.asarray(self.arrays["rarity"] != "")
        return ~np.isnan(numbers[name]) if name in numbers else any_of([self.nothing, *chosen.get(name, {}).values()])

    def values_of(self, name: str) -> list[str]:
        """Return the values that any card has in a field of choices."""
        return sorted(self._values[1].get(name, {}))

    def texts(self, name: str = "") -> list[str]:
        """Return a text of each card in both languages, normalised, one a line; without a name everything that it says."""
        return self.search if not name else self._texts[name]

    @cached_property
    def _texts(self) -> dict[str, list[str]]:
        parts = [each.split("\n") for each in self.search]
        return {name: ["\n".join(part[lines]) for part in parts] for name, lines in LINES.items()}

    def holding(self, words: str, name: str = "") -> Mask:
        """Return the cards whose text holds the normalised words."""
        if not words:
            return self.everything
        known = self._indices.get(name)
        if known is None:
            known = self._indices[name] = WordIndex(self.texts(name))
        return known.holding(words)

    @property
    def name_words(self) -> list[str]:
        """The different words of all names, normalised."""
        self.holding("-", "name")
        return self._indices["name"].words

    @cached_property
    def _indices(self) -> dict[str, WordIndex]:
        return {}

    def encoded(self, name: str = "") -> list[bytes]:
        """Return the same texts, encoded for regular expressions."""
        known = self._bytes.get(name)
        if known is None:
            known = self._bytes[name] = [text.encode() for text in self.texts(name)]
        return known

    @cached_property
    def _bytes(self) -> dict[str, list[bytes]]:
        return {}

    @cached_property
    def first_printings(self) -> Mask:
        """The card of each name that was released first; of several, the one with the lowest number."""
        order = np.lexsort((self.arrays["number"], self.numbers("released")))
        _, first = np.unique(self.arrays["name_group"][order], return_index=True)
        return self._mask(list(order[first]))

    @cached_property
    def _printings(self) -> Places:
        """The number of printings that each card's name has."""
        _, inverse, counts = np.unique(self.arrays["name_group"], return_inverse=True, return_counts=True)
        return counts[inverse]

    def ranks(self, name: str) -> Numbers:
        """Return what cards are sorted by: a number, or the place of their names in the order of a language (`name_en`, `name_zh`)."""
        if name not in ("name_en", "name_zh"):
            return self.numbers(name)
        _, inverse = np.unique(self.arrays[f"{name}_order"], return_inverse=True)
        return inverse.astype(np.float64)

    def day(self, place: int) -> date:
        """Return the day when a card was released."""
        return date.fromordinal(int(self.numbers("released")[place]))

    @property
    def set_names(self) -> list[tuple[str, Text]]:
        """Slug and name of every set."""
        return [(each.slug, Text(each.name_en, each.name_zh)) for each in self.sets]


def any_of(masks: Sequence[Mask]) -> Mask:
    """Return where any of at least one mask is true."""
    found = masks[0]
    for mask in masks[1:]:
        found = found | mask
    return found
