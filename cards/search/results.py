"""Browsing: the cards that an address asks for, and the filters that narrow them down."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice

from django.core.paginator import Page, Paginator
from django.http import QueryDict
from django.utils.translation import get_language, gettext

from cards.catalogue import catalogue_of
from cards.catalogue.card_columns import Mask
from cards.models import Card
from cards.search.asks import MOST_PAGES, VIEWS, Ask, read_ask, sorts_of
from cards.search.card_search import FoundCards, Search
from cards.search.facets import Facet, count_values, facets_of, narrow
from cards.search.hints import alone, near_searches
from cards.search.keys import RATE, USAGE
from cards.search.words_as_values import as_values
from rules.kernel.cards import Choice, Field
from rules.kernel.engine import default_level
from rules.kernel.game import Game
from rules.wording import Text

PER_PAGE = 60
MOST_NEAR = 6
"""The most searches with nearby names that are offered."""


@dataclass(frozen=True, slots=True)
class Chip:
    """Something asked for, with the address that takes it back; `without` counts the cards that would be left then."""

    param: str
    label: str
    address: str
    without: int | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """Another search, with its address and the number of cards that it finds."""

    words: str
    address: str
    count: int


@dataclass(frozen=True, slots=True)
class Option:
    """A value of a filter, as the page shows it."""

    choice: Choice
    count: int
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a column; `order` is ascending or descending where the table is sorted by it, and `address`, if any, sorts it anew."""

    name: str
    is_number: bool
    address: str
    order: str


class Browsing:
    """The answer to what is asked of a game's cards.

    `held` are the primary keys of those in the deck that is being built; `among`, if given, those that there are to choose from.
    """

    def __init__(self, game: Game, params: QueryDict, held: Collection[int] | None = None, among: Collection[int] | None = None) -> None:
        self.game = game
        self.catalogue = catalogue_of(game)
        self.facets = facets_of(self.catalogue, held)
        self.sorts = sorts_of(game)
        self.ask = read_ask(params, self.facets, self.sorts)
        self.search = Search(self.catalogue, self.ask.query, held)
        self.choice = self.catalogue.columns.everything if among is None else self.catalogue.columns.among(among)
        self.problems = [*self.ask.problems, *self.search.problems]
        self.page = self._page()

    def _page(self) -> Page[Card]:
        pages = Paginator(self.search.sorted(self.cards, self.ask.sort), PER_PAGE)
        if self.ask.page > pages.num_pages:
            self.problems.append(gettext("There is no page %(page)s; this is the last one.") % {"page": self.ask.page})
            self.ask = replace(self.ask, page=pages.num_pages, first=0)
        return pages.page(self.ask.page)

    @property
    def slugs(self) -> list[str]:
        """The slugs of the page's cards."""
        return self._pages_from(self.page.number).slugs

    @cached_property
    def shown(self) -> Sequence[Card]:
        """The cards of the page, and of those before it that are shown with it."""
        found = self._pages_from(self.ask.first or self.page.number)
        return found.tiles if self.ask.view == "grid" else list(found)

    def _pages_from(self, first: int) -> FoundCards:
        """Return the cards from that page to the present one."""
        found = self.page.paginator.object_list
        assert isinstance(found, FoundCards)
        return found[(first - 1) * PER_PAGE : self.page.number * PER_PAGE]

    @property
    def continued_address(self) -> str:
        """The address that also shows the next page below these cards; empty for the last page, or if so many are shown already."""
        first = self.ask.first or self.page.number
        following = self.page.number + 1
        is_most = following - first >= MOST_PAGES
        return "" if is_most or not self.page.has_next() else replace(self.ask, page=following, first=first).address()

    @property
    def address(self) -> str:
        """The address that asks for all of this from its first page on."""
        return replace(self.ask, page=1, first=0).address()

    @cached_property
    def cards(self) -> Mask:
        """The cards with the words asked for that the filters leave."""
        return self._narrowed(self.search)

    def _narrowed(self, search: Search) -> Mask:
        """Return the cards that a search finds and the filters leave."""
        return narrow(self.catalogue.columns, search.found & self.choice, self.facets, self.ask.chosen)

    @property
    def told(self) -> str:
        """The meaning of the search, in sentences; empty for plain words, which need none."""
        return self.search.told if self.search.is_more_than_words else ""

    @property
    def total(self) -> int:
        return self.page.paginator.count

    @cached_property
    def filters(self) -> list[tuple[Facet, list[Option]]]:
        """Each filter with its options and their counts, but for those that part nothing."""
        counts = count_values(self.catalogue.columns, self.search.found & self.choice, self.facets, self.ask.chosen)
        filters = []
        for facet in self.facets:
            chosen = self.ask.chosen.get(facet.param, ())
            known = {choice.slug: choice for choice in facet.choices}
            for value in chosen:
                known.setdefault(value, facet.choice(value) or known[value])
            counted = counts[facet.param]
            options = [Option(choice, counted.get(slug, 0), slug in chosen) for slug, choice in known.items()]
            if len(options) > 1 or chosen:
                filters.append((facet, options))
        return filters

    @cached_property
    def chips(self) -> list[Chip]:
        """Everything asked for; when nothing answers, each tells how many cards would without it."""
        asked = [(facet, value) for facet in self.facets for value in self.ask.chosen.get(facet.param, ())]
        chips = [self._chip("q", "", f"“{self.ask.query}”")] if self.ask.query else []
        for facet, value in asked:
            choice = facet.choice(value)
            label = choice.name.in_language(get_language()) if choice else value
            chips.append(self._chip(facet.param, value, f"{facet.name.in_language(get_language())} {label}" if facet.is_number else label))
        return chips

    def _chip(self, param: str, value: str, label: str) -> Chip:
        ask = self.ask.without(param, value)
        return Chip(param, label, ask.address(), None if self.total else self._count(ask))

    def _count(self, ask: Ask) -> int:
        found = self.search.found if ask.query else self.catalogue.columns.everything
        return int(narrow(self.catalogue.columns, found & self.choice, self.facets, ask.chosen).sum())

    @property
    def alone(self) -> list[tuple[str, int]]:
        """The conditions of a search that finds nothing, each in words with how many cards meet it; empty if anything is found."""
        return [] if self.total else alone(self.search)

    @property
    def near(self) -> list[tuple[str, str]]:
        """The searches to offer when nothing is found, with names that look like what was typed, each with its address.

        There are none where the words name a value that cards have.
        """
        found = {} if self.total or self.as_values else dict.fromkeys(islice(near_searches(self.search), MOST_NEAR))
        return [(words, replace(self.ask, query=words, page=1, first=0).address()) for words in found]

    @cached_property
    def as_values(self) -> Offer | None:
        """The search with conditions in place of words that name a value, if that finds any card."""
        meant = as_values(self.search)
        count = int(self._narrowed(meant).sum()) if meant else 0
        return Offer(meant.text, replace(self.ask, query=meant.text, page=1, first=0).address(), count) if meant and count else None

    @property
    def headings(self) -> list[Heading]:
        """The heads of a table, each with whether the table can be sorted by it, and whether it is."""
        heads = [self._heading(gettext("No."), True, ""), self._heading(gettext("Name"), False, "name")]
        heads.append(self._heading(gettext("Kind"), False))
        for each in self.columns:
            sorts = (each.slug, f"-{each.slug}") if each.is_sort else ()
            heads.append(self._heading(each.name.in_language(get_language()), each.form == "number", *sorts))
        heads += [self._heading(gettext("Rarity"), False, "-rarity", "rarity")] if self.game.rarities else []
        heads.append(self._heading(USAGE.name.in_language(get_language()), True, "-usage"))
        return [*heads, *([self._heading(RATE.name.in_language(get_language()), True, "-rate")] if self.game.is_playable else [])]

    @property
    def player(self) -> Text:
        """The name of the weakest level whose games count for the win rates of a game that can be played."""
        return default_level(self.game.engine()).name

    def _heading(self, name: str, is_number: bool, *sorts: str) -> Heading:
        """Return a heading. A click sorts in the first of these ways; when the table is sorted so, in the other."""
        present = self.ask.sort
        following = sorts[-1] if sorts and present == sorts[0] else next(iter(sorts), present)
        is_so = present in sorts and bool(present or not self.search.order)
        order = "" if not is_so else "descending" if present.startswith("-") else "ascending"
        address = "" if following == present else replace(self.ask, sort=following, page=1, first=0).address()
        return Heading(name, is_number, address, order)

    @property
    def columns(self) -> list[Field]:
        """The fields that a table of these cards needs: those that any of them has."""
        used = {slug for card in self.shown for slug in card.definition.values}
        return [field for field in self.game.fields if field.slug in used and (field.is_filter or field.is_sort)]

    @cached_property
    def views(self) -> list[tuple[str, str, str]]:
        """Slug, name and address of each way to look at the cards."""
        return [(slug, str(name), replace(self.ask, view=slug).address()) for slug, name in VIEWS.items()]

    @cached_property
    def pages(self) -> list[tuple[str | int, str]]:
        """Numbers and addresses of the pages to link to; an ellipsis has none."""
        shown = self.page.paginator.get_elided_page_range(self.page.number, on_each_side=2, on_ends=1)
        return [(number, replace(self.ask, page=number, first=0).address() if isinstance(number, int) else "") for number in shown]

    @property
    def previous_address(self) -> str:
        return (
            replace(self.ask, page=(self.ask.first or self.page.number) - 1, first=0).address()
            if (self.ask.first or self.page.number) > 1
            else ""
        )

    @property
    def next_address(self) -> str:
        return replace(self.ask, page=self.page.number + 1, first=0).address() if self.page.has_next() else ""
