"""Browsing decks: the card that stands for each, and the filters of the public list."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from types import MappingProxyType
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from django.db.models.functions import Lower
from django.http import QueryDict
from django.utils.translation import get_language, gettext

from cards.catalogue import Catalogue, catalogue_of
from cards.models import Card
from cards.standings import Rate
from decks.lists.leads import lead_section, leads_of
from decks.models import Deck, DeckEntry, DeckQuerySet
from decks.search.backend import DeckSearch, best_first, rates_of
from decks.search.near_duplicates import MOST_GROUPED, Group, group_alike
from rules.construction import Format
from rules.kernel.cards import Field
from rules.kernel.engine import default_level
from rules.kernel.game import Game
from rules.wording import Text
from search.normalisation import MAX_QUERY, tidy

PER_PAGE = 24
MOST_LEADS = 60
"""The most lead cards in a list to choose from."""
MOST_NAMES = 20
"""The most names that are offered while one types."""
_TYPED_COUNT = re.compile(r"\s*(?:\d+(?:\s*[×*张枚]\s*|x\s+|\s*))?")


def lead_cards(decks: Iterable[Deck]) -> dict[uuid.UUID, Card]:
    """Return the card that each deck is known by, where it has one, in one query."""
    sections = {deck.pk: lead.slug for deck in decks if (lead := lead_section(deck.rules_format))}
    entries = DeckEntry.objects.filter(deck__in=sections, section__in=set(sections.values())).select_related("card").order_by()
    # If the database ordered them, SQLite would go through the entries of all decks; the first entry of a deck comes last, and stays.
    latest_first = sorted(entries, key=lambda entry: -entry.pk)
    return {entry.deck_id: entry.card for entry in latest_first if entry.section == sections[entry.deck_id] and entry.card.is_shown}


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck in a list. `lead` is the card that it is known by, where the format has one; `cover` the card shown for it.

    `rate` is its win rate, where that is known and shown, and `alike` are the decks for which it stands, too.
    """

    deck: Deck
    lead: Card | None
    cover: Card | None
    rate: Rate | None = None
    alike: Sequence[Deck] = ()


def deck_rows(decks: Sequence[Deck], rates: Mapping[uuid.UUID, Rate] = MappingProxyType({})) -> list[DeckRow]:
    """Return the decks with the cards that stand for them: two queries, whatever their number."""
    leads = lead_cards(decks)
    covers = _striking_cards([deck for deck in decks if deck.pk not in leads])
    return [DeckRow(deck, leads.get(deck.pk), leads.get(deck.pk) or covers.get(deck.pk), rates.get(deck.pk)) for deck in decks]


def fixed_decks(game: Game) -> list[tuple[Format, list[DeckRow]]]:
    """Return the shipped decks of a game, by format."""
    rows = deck_rows(list(Deck.objects.public().precons().filter(game=game.slug).with_totals().order_by("pk")))
    return [(format, [row for row in rows if row.deck.format == format.slug]) for format in game.formats]


def names_like(words: str, catalogue: Catalogue, *, are_leads: bool = False) -> list[str]:
    """Return names of cards, in the reader's language, that hold the words in either; with `are_leads`, only of leads."""
    cards = leads_of(catalogue) if are_leads else catalogue.rows
    found = (cards[slug].name for slugs in catalogue.names.holding(words) for slug in slugs if slug in cards)
    return list(islice(dict.fromkeys(islice(found, MOST_NAMES * 4)), MOST_NAMES))


def lines_like(line: str, catalogue: Catalogue) -> list[str]:
    """Return the completions of a line that names a card: “2 Kil” -> “2 Kiln Ox”, with the count as it was typed."""
    typed = line[: _TYPED_COUNT.match(line).end()]  # type: ignore[union-attr]
    return [f"{typed}{name}" for name in names_like(line[len(typed) :], catalogue)]


def _striking_cards(decks: Iterable[Deck]) -> dict[uuid.UUID, Card]:
    """Return for each deck its rarest card, the dearest of them."""
    entries = DeckEntry.objects.filter(deck__in=decks).select_related("card").order_by("card__rarity_rank", "card__cost", "-card__number")
    return {entry.deck_id: entry.card for entry in entries if entry.card.is_shown}


@dataclass(frozen=True, slots=True)
class DeckAsk:
    """A request for public decks, tidied: `values` are the chosen values of the lead card's own fields.

    With `has_groups`, near duplicates are shown as one.
    """

    words: str = ""
    lead: str = ""
    card: str = ""
    is_legal: bool = False
    has_groups: bool = False
    origin: str = ""
    sort: str = ""
    values: Mapping[str, str] = field(default_factory=dict)
    page: int = 1

    def address(self) -> str:
        """Return the query string that asks for this; never empty, so that it works as a link."""
        params = QueryDict(mutable=True)
        asked = {"q": self.words, "lead": self.lead, "card": self.card, "legal": "1" if self.is_legal else "", "from": self.origin}
        asked |= {"once": "1" if self.has_groups else "", **self.values, "sort": self.sort, "page": str(self.page) if self.page > 1 else ""}
        params.update({key: value for key, value in asked.items() if value})
        return f"?{params.urlencode()}"


class DeckBrowsing:
    """The public decks of a game that an address asks for. `problems` tells in words what could not be asked."""

    def __init__(self, game: Game, params: QueryDict) -> None:
        self.game = game
        self.lead = lead_section(game.format())
        self.problems: list[str] = []
        self.sorts = {"": gettext("Last changed"), "name": gettext("Name of the deck"), "new": gettext("Newest")}
        self.sorts |= {"rate": gettext("Best win rate")} if game.is_playable else {}
        self.origins = {"": gettext("Everybody's"), "shipped": gettext("Starter decks"), "members": gettext("Players' decks")}
        self.ask = self._read(params)
        self.search = DeckSearch(self.catalogue, self.ask.words)
        self.decks = self._decks()
        self.problems += self.search.problems

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue_of(self.game)

    @property
    def leads(self) -> list[Card]:
        """The cards that decks can be known by, if they are few enough to choose from; else one of them is typed."""
        return list(leads_of(self.catalogue).values()) if len(leads_of(self.catalogue)) <= MOST_LEADS else []

    @property
    def lead_words(self) -> str:
        """The words to type for the lead card that was asked for."""
        card = leads_of(self.catalogue).get(self.ask.lead)
        return "" if card is None else card.name if self._lead_called(card.name) == card.slug else card.slug

    @property
    def card_words(self) -> str:
        """The words to type for the card that was asked for: its name rather than its slug."""
        card = self.catalogue.rows.get(self.ask.card)
        return card.name if card and self.catalogue.names.find(card.name) == self.catalogue.names.find(card.slug) else self.ask.card

    @cached_property
    def lead_fields(self) -> list[Field]:
        """The choice fields that lead cards have, which tell their decks apart."""
        kinds = {card.kind for card in leads_of(self.catalogue).values()}
        return [each for each in self.game.fields if each.form == "choice" and each.is_filter and kinds & set(each.kinds or kinds)]

    @property
    def fields(self) -> list[tuple[Field, str]]:
        """Each of the lead cards' fields with the value asked for."""
        return [(each, self.ask.values.get(each.slug, "")) for each in self.lead_fields]

    @cached_property
    def groups(self) -> list[Group]:
        """The decks with their near duplicates, where these are shown as one."""
        return group_alike(self.decks, self.catalogue) if self.ask.has_groups else []

    @property
    def most_grouped(self) -> int:
        """The number of decks that the list groups, if it doesn't go through all that are found; else 0."""
        return MOST_GROUPED if sum(1 + len(group.others) for group in self.groups) == MOST_GROUPED else 0

    @cached_property
    def page(self) -> Page[Any]:
        found: Sequence[Any] | DeckQuerySet = self.groups if self.ask.has_groups else self.decks
        return Paginator(found, PER_PAGE).get_page(self.ask.page)

    @cached_property
    def rows(self) -> list[DeckRow]:
        rates = rates_of(self.game.slug)
        if not self.ask.has_groups:
            return deck_rows(list(self.page.object_list), rates)
        shown: list[Group] = list(self.page.object_list)
        decks = {deck.pk: deck for deck in self.decks.filter(pk__in=[key for group in shown for key in (group.first, *group.others)])}
        alike = {group.first: [decks[key] for key in group.others if key in decks] for group in shown}
        rows = deck_rows([decks[group.first] for group in shown if group.first in decks], rates)
        return [replace(row, alike=alike[row.deck.pk]) for row in rows]

    @property
    def player(self) -> Text | None:
        """The name of the weakest level whose games count for the win rates; None where no deck shown has one."""
        return default_level(self.game.engine()).name if any(row.rate for row in self.rows) else None

    @property
    def previous_address(self) -> str:
        return replace(self.ask, page=self.page.number - 1).address() if self.page.has_previous() else ""

    @property
    def next_address(self) -> str:
        return replace(self.ask, page=self.page.number + 1).address() if self.page.has_next() else ""

    @property
    def is_narrowed(self) -> bool:
        return replace(self.ask, page=1, sort="") != DeckAsk()

    def _read(self, params: QueryDict) -> DeckAsk:
        words = tidy(params.get("q", ""))[:MAX_QUERY].rstrip()
        sort, origin, page = params.get("sort", ""), params.get("from", ""), params.get("page", "")
        values = {}
        for each in self.lead_fields:
            value = params.get(each.slug, "")
            if value and value in {choice.slug for choice in each.choices}:
                values[each.slug] = value
        return DeckAsk(
            words,
            self._known_lead(" ".join(params.get("lead", "").split())[:MAX_QUERY]),
            self._known_card(" ".join(params.get("card", "").split())[:MAX_QUERY]),
            params.get("legal") == "1",
            params.get("once") == "1",
            origin if origin in self.origins else "",
            sort if sort in self.sorts else "",
            values,
            int(page) if page.isascii() and page.isdigit() and len(page) < 6 else 1,
        )

    def _known_card(self, name: str) -> str:
        if name and not self.catalogue.names.find(name):
            self._lacks(name)
            return ""
        return name

    def _known_lead(self, name: str) -> str:
        slug = name if name in leads_of(self.catalogue) else self._lead_called(name)
        if name and not slug:
            self._lacks(name)
        return slug

    def _lead_called(self, name: str) -> str:
        return next((slug for slug in self.catalogue.names.find(name) if slug in leads_of(self.catalogue)), "")

    def _lacks(self, name: str) -> None:
        self.problems.append(gettext("No card is called “%(name)s”; decks with any cards are shown.") % {"name": name[:40]})

    def _decks(self) -> DeckQuerySet:
        decks = self.search.narrow(Deck.objects.public().filter(game=self.game.slug)).select_related("owner").with_totals()
        if self.ask.is_legal:
            decks = decks.filter(is_legal=True)
        if self.ask.origin:
            decks = decks.filter(is_precon=self.ask.origin == "shipped")
        if self.ask.card:
            decks = decks.filter(pk__in=self._decks_with(self.catalogue.names.find(self.ask.card)))
        if self.lead and (self.ask.lead or self.ask.values):
            asked = [self.ask.lead] if self.ask.lead else leads_of(self.catalogue)
            decks = decks.filter(pk__in=self._decks_with(filter(self._fits, asked), self.lead.slug))
        name = "name_zh" if (get_language() or "").startswith("zh") else "name"
        orders: dict[str, Any] = {"": "-updated_at", "new": "-created_at", "name": Lower(name)}
        if self.ask.sort == "rate":
            return decks.order_by(best_first(self.game.slug), "-updated_at", "pk")
        return decks.order_by(*(self.search.order if not self.ask.sort else ()), orders[self.ask.sort], "pk")

    def _fits(self, lead: str) -> bool:
        values = self.catalogue.definitions[lead].values
        return all(values.get(slug) == value for slug, value in self.ask.values.items())

    def _decks_with(self, slugs: Iterable[str], section: str = "") -> QuerySet[DeckEntry, Any]:
        cards = [self.catalogue.rows[slug].pk for slug in slugs]
        entries = DeckEntry.objects.filter(card__in=cards, deck__visibility="public", deck__game=self.game.slug)
        return (entries.filter(section=section) if section else entries).values("deck")
