"""Find cards: read a search, match it, order what was found, and fetch the rows that are looked at."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import overload

import numpy as np
from django.db.models import QuerySet
from django.utils.translation import get_language, gettext

from cards.catalogue import Catalogue
from cards.catalogue.card_columns import CardColumns, Mask, Numbers, Places
from cards.models import Card
from cards.search.backend import Matcher
from cards.search.keys import card_keys
from search.conditions import All, Query, Says
from search.keys import Keys
from search.normalisation import normalise
from search.paraphrase import told, told_order
from search.resolution import read


@dataclass(frozen=True)
class Search:
    """A search of a game's cards. `query` is what it means; `found` are the cards that meet it, before any filter.

    `held` are the primary keys of the cards in the deck that is being built; None where there is no such deck.
    """

    catalogue: Catalogue
    text: str = ""
    held: Collection[int] | None = None

    @property
    def columns(self) -> CardColumns:
        return self.catalogue.columns

    @cached_property
    def keys(self) -> Keys:
        return card_keys(self.catalogue, has_deck=self.held is not None)

    @cached_property
    def query(self) -> Query:
        return read(self.text, self.keys) if self.text else Query()

    @property
    def is_more_than_words(self) -> bool:
        """True if the search asks for anything but words that all have to be there."""
        condition = self.query.condition
        parts = condition.parts if isinstance(condition, All) else (condition,)
        is_plain = all(part is None or (isinstance(part, Says) and part.key is None and len(part.sayings) == 1) for part in parts)
        return not is_plain or bool(self.query.settings)

    @property
    def told(self) -> str:
        """The meaning of the search, in sentences."""
        clause, order = told(self.query), told_order(self.query)
        sentences = [gettext("Cards where %(clause)s.") % {"clause": clause}] if clause else []
        return " ".join([*sentences, *([order] if order else [])])

    @property
    def found(self) -> Mask:
        return self._matched[0]

    @property
    def problems(self) -> tuple[str, ...]:
        """In words whatever was not understood, or not looked for."""
        return tuple(dict.fromkeys((*self.query.problems, *self._matched[1])))

    @cached_property
    def _matched(self) -> tuple[Mask, list[str]]:
        matcher = Matcher(self.columns, self.held or ())
        found = matcher.match(self.query.condition)
        return self.columns.everything if matcher.problems else found, matcher.problems

    @property
    def order(self) -> tuple[str, ...]:
        """The orders that the text itself asks for, `-` before those from the top down, the first first."""
        orders: list[str] = []
        for each in self.query.settings:
            if each.key.slug == "sort":
                orders.append(f"{'-' if each.is_descending else ''}{each.choice.slug}")
            elif each.key.slug == "direction" and orders:
                orders[-1] = f"{'-' if each.choice.slug == 'desc' else ''}{orders[-1].removeprefix('-')}"
        return tuple(dict.fromkeys(orders))

    def sorted(self, mask: Mask, sort: str = "") -> FoundCards:
        """Return those cards by `sort`, else by what the text asks for, else by their numbers with cards of that name first."""
        places = np.flatnonzero(mask)
        ranks = [self._column(each)[places] for each in ((sort,) if sort else self.order)]
        if not ranks and self.text:
            ranks = [np.where(self.columns.holding(normalise(self.text), "name")[places], 0.0, 1.0)]
        if ranks:
            places = places[np.lexsort(ranks[::-1])]
        unique = self.query.setting("unique")
        if unique and unique.choice.slug == "cards":
            _, first = np.unique(self.columns.arrays["name_group"][places], return_index=True)
            places = places[np.sort(first)]
        return FoundCards(self.columns, places)

    def _column(self, sort: str) -> Numbers:
        """Return the numbers that sort the cards so; cards without one come last either way."""
        name = sort.removeprefix("-")
        if name == "name":
            name = "name_zh" if (get_language() or "").startswith("zh") else "name_en"
        ranks = self.columns.ranks(name)
        signed = -ranks if sort.startswith("-") else ranks
        return np.where(np.isnan(signed), np.inf, signed)


class FoundCards(Sequence[Card]):
    """Cards in their order, read from the database when they are looked at; a slice is a part of them that is not read yet."""

    def __init__(self, columns: CardColumns, places: Places) -> None:
        self.columns = columns
        self.places = places

    def __len__(self) -> int:
        return len(self.places)

    @overload
    def __getitem__(self, index: int) -> Card: ...
    @overload
    def __getitem__(self, index: slice) -> FoundCards: ...
    def __getitem__(self, index: int | slice) -> Card | FoundCards:
        if isinstance(index, slice):
            return FoundCards(self.columns, self.places[index])
        return self[index:][:1]._cards[0]

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    @property
    def slugs(self) -> list[str]:
        """The slugs without asking the database."""
        return [str(slug) for slug in self.columns.arrays["slug"][self.places]]

    @property
    def tiles(self) -> list[Card]:
        """The cards with only the columns that a tile shows."""
        return self._read(Card.objects.only("game", "slug", "name_en", "name_zh", "digest"))

    @cached_property
    def _cards(self) -> list[Card]:
        return self._read(Card.objects.select_related("set", "standing"))

    def _read(self, cards: QuerySet[Card]) -> list[Card]:
        keys = [int(key) for key in self.columns.keys[self.places]]
        rows = cards.in_bulk(keys)
        return [rows[key] for key in keys if key in rows]
