"""Answer a search of decks from the database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial, reduce
from operator import or_
from typing import Any
from uuid import UUID

from django.db.models import Q, QuerySet, Sum
from django.utils.translation import get_language, gettext_lazy

from cards.catalogue import Catalogue
from cards.standings import Rate
from decks.lists.leads import lead_section
from decks.models import Deck, DeckEntry, DeckQuerySet, DeckTag, pool_sections
from decks.search.keys import deck_keys
from decks.search.named_cards import named_cards
from decks.search.row_order import Place
from rules.kernel.cards import Choice
from search.conditions import Chosen, Holds, Query, Relation
from search.keys import Key
from search.resolution import read
from search.rows import LOOKUPS, RowSearch, texts_of

#: The figures of a deck's win rate that can be searched.
FIGURES: Mapping[str, Callable[[Rate], float]] = {"rate": lambda rate: round(100 * rate.rate, 1), "games": lambda rate: rate.games}
FLAGS: Mapping[str, Q] = {"legal": Q(is_legal=True), "starter": Q(is_precon=True), "copy": Q(copied_from__isnull=False)}
#: The place of decks without a win rate; those of others are up to 1000.
LAST = 1001
#: Returns the known win rates of a game's decks. `tell_rates` sets the function.
Rates = Callable[[str], Mapping[UUID, Rate]]
_rates: list[Rates] = []


def tell_rates(rates: Rates) -> None:
    """Set the function that returns win rates."""
    _rates[:] = [rates]


def rates_of(game: str) -> Mapping[UUID, Rate]:
    """Return the win rates that are known of the game's decks as they are."""
    return _rates[0](game) if _rates else {}


def best_first(game: str, *, is_turned: bool = False) -> Place:
    """Order decks by the lower end of their win rates' intervals, so that luck in few games leads no list; those without one are last."""
    bands: dict[int, list[UUID]] = {}
    for key, rate in rates_of(game).items():
        low = round(rate.low * 1000)
        bands.setdefault(low if is_turned else 1000 - low, []).append(key)
    return Place(tuple(bands.items()), LAST)


class DeckSearch(RowSearch):
    """A search of a game's decks; with `is_own`, of one's own, which have tags."""

    SENTENCE = gettext_lazy("Decks where %(clause)s.")
    TOO_LONG = gettext_lazy("A regular expression took too long; not all decks were looked at. A simpler one may do.")
    INCOMPARABLE = gettext_lazy("The numbers of decks can't be compared with each other; a comparison was left out.")
    COLUMNS = {"name": ("name", "name_zh"), "note": ("note", "note_zh"), "author": ("owner__username",), "tag": ("tags__name",)}

    def __init__(self, catalogue: Catalogue, text: str, *, is_own: bool = False) -> None:
        self.catalogue = catalogue
        self.text = text
        self._among = Deck.objects.none()
        keys = deck_keys(catalogue.game, is_own=is_own)
        super().__init__(read(text, keys, find_cards=partial(named_cards, catalogue)) if text else Query())

    def narrow(self, decks: DeckQuerySet) -> DeckQuerySet:
        """Return the decks that match the conditions; the conditions are evaluated on these decks only."""
        self._among = decks.order_by()
        return decks if self.query.condition is None else decks.filter(self.q(self.query.condition))

    def ordered(self, slug: str, *, is_turned: bool) -> Any:
        """Return one order: the best win rates first, unless turned round."""
        return best_first(self.catalogue.game.slug, is_turned=is_turned) if slug == "rate" else super().ordered(slug, is_turned=is_turned)

    @property
    def name_column(self) -> str:
        return "name_zh" if (get_language() or "").startswith("zh") else "name"

    def chosen(self, chosen: Chosen) -> Q:
        if chosen.key.form == "flag":
            return reduce(or_, (FLAGS[choice.slug] for choice in chosen.choices))
        if chosen.key.slug == "format":
            return self._format([choice.slug for choice in chosen.choices])
        return self._led_by(card for card in self.catalogue.rows if self._has(card, chosen.key.slug, chosen.choices))

    def holding(self, lookup: str, spelling: str, key: Key | None) -> Q:
        if key and key.slug == "tag":
            return Q(pk__in=DeckTag.objects.filter(Q((f"name__{lookup}", spelling))).values("deck"))
        return super().holding(lookup, spelling, key)

    def texts(self, key: Key | None) -> Iterator[tuple[UUID, str]]:
        return texts_of(self._among.filter(game=self.catalogue.game.slug), "pk", self.columns(key))

    def _format(self, slugs: list[str]) -> Q:
        """Return the decks of these formats; those that name no format have the game's default one."""
        return Q(format__in=[*slugs, *([""] if self.catalogue.game.format().slug in slugs else [])])

    def _has(self, card: str, field: str, choices: tuple[Choice, ...]) -> bool:
        return self.catalogue.definitions[card].values.get(field) in {choice.slug for choice in choices}

    def _led_by(self, cards: Iterable[str]) -> Q:
        lead = lead_section(self.catalogue.game.format())
        return Q(pk__in=self._entries(cards).filter(section=lead.slug if lead else "").values("deck"))

    def _entries(self, cards: Iterable[str]) -> QuerySet[DeckEntry]:
        """Return the entries of these cards that are part of a deck."""
        keys = [self.catalogue.rows[slug].pk for slug in cards]
        return DeckEntry.objects.filter(card__in=keys, deck__game=self.catalogue.game.slug).exclude(section__in=pool_sections()).order_by()

    def holds(self, holds: Holds) -> Q:
        entries = self._entries(holds.cards)
        if holds.key.slug == "lead":
            lead = lead_section(self.catalogue.game.format())
            entries = entries.filter(section=lead.slug if lead else "")
        counted = entries.values("deck").annotate(copies=Sum("count"))

        def held(lookup: str, count: int) -> Q:
            return Q(pk__in=counted.filter(**{f"copies{lookup}": count}).values("deck"))

        # A deck without the card has no entry that could be counted.
        match holds.relation:
            case "<":
                return ~held("__gte", holds.count)
            case "<=":
                return ~held("__gt", holds.count)
            case ">=" if holds.count == 0:
                return Q()
            case "=" if holds.count == 0:
                return ~held("__gt", 0)
        return held(LOOKUPS[holds.relation], holds.count)

    @cached_property
    def _rates(self) -> Mapping[UUID, Rate]:
        return rates_of(self.catalogue.game.slug)

    def counted(self, key: Key, relation: Relation, amount: float) -> Q:
        if figure := FIGURES.get(key.slug):
            return Q(pk__in=[deck for deck, rate in self._rates.items() if _is_so(figure(rate), relation, amount)])
        sized = Deck.objects.filter(game=self.catalogue.game.slug).with_totals()
        return Q(pk__in=sized.filter(**{f"total{LOOKUPS[relation]}": amount}).order_by().values("pk"))


def _is_so(number: float, relation: Relation, amount: float) -> bool:
    return {
        "=": number == amount,
        "<": number < amount,
        "<=": number <= amount,
        ">": number > amount,
        ">=": number >= amount,
    }[relation]
