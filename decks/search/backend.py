"""Answers a search of decks from the database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, date, datetime
from functools import partial, reduce
from operator import or_
from typing import Any
from uuid import UUID

from django.db.models import Q, QuerySet, Sum
from django.db.models.functions import Lower
from django.utils.translation import get_language, gettext

from cards.catalogue import Catalogue
from cards.usage import Rate
from decks.lists.leads import lead_section
from decks.models import Deck, DeckEntry, DeckQuerySet, DeckTag, pool_sections
from decks.search.keys import deck_keys
from decks.search.named_cards import named_cards
from decks.search.row_order import Place
from rules.kernel.cards import Choice
from search.conditions import Chosen, Compared, Condition, Dated, Holds, Query, Relation
from search.keys import Key
from search.reading import read
from search.rows import RowSearch

COLUMNS = {"name": ("name", "name_zh"), "note": ("note", "note_zh"), "author": ("owner__username",), "tag": ("tags__name",)}
#: What can be asked of a deck's win rate.
FIGURES: Mapping[str, Callable[[Rate], float]] = {"rate": lambda rate: round(100 * rate.rate, 1), "games": lambda rate: rate.games}
LOOKUPS: Mapping[Relation, str] = {"=": "", "<": "__lt", "<=": "__lte", ">": "__gt", ">=": "__gte"}
FLAGS: Mapping[str, Q] = {"legal": Q(is_legal=True), "starter": Q(is_precon=True), "copy": Q(copied_from__isnull=False)}
#: The place of decks without a win rate; those of others are up to 1000.
LAST = 1001
#: Gives the win rates that are known of a game's decks. Whoever knows them says so (`tell_rates`).
Rates = Callable[[str], Mapping[UUID, Rate]]
_rates: list[Rates] = []


def tell_rates(rates: Rates) -> None:
    """Names who knows win rates."""
    _rates[:] = [rates]


def rates_of(game: str) -> Mapping[UUID, Rate]:
    """The win rates that are known of the game's decks as they are."""
    return _rates[0](game) if _rates else {}


def best_first(game: str, *, is_turned: bool = False) -> Place:
    """Orders decks by the lower end of their win rates' intervals, so that luck in few games leads no list; those without one are last."""
    bands: dict[int, list[UUID]] = {}
    for key, rate in rates_of(game).items():
        low = round(rate.low * 1000)
        bands.setdefault(low if is_turned else 1000 - low, []).append(key)
    return Place(tuple(bands.items()), LAST)


class DeckSearch(RowSearch):
    """A search of a game's decks; with `is_own` of one's own, which have tags."""

    def __init__(self, catalogue: Catalogue, text: str, *, is_own: bool = False) -> None:
        self.catalogue = catalogue
        self.text = text
        self._among = Deck.objects.none()
        super().__init__(
            read(text, deck_keys(catalogue.game, is_own=is_own), find_cards=partial(named_cards, catalogue)) if text else Query()
        )

    def _sentence(self, clause: str) -> str:
        return gettext("Decks where %(clause)s.") % {"clause": clause}

    def _too_long(self) -> str:
        return gettext("A regular expression took too long; not all decks were looked at. A simpler one may do.")

    def narrow(self, decks: DeckQuerySet) -> DeckQuerySet:
        """Return the decks that match the conditions; the conditions are evaluated on these decks only."""
        self._among = decks.order_by()
        return decks if self.query.condition is None else decks.filter(self._q(self.query.condition))

    @property
    def order(self) -> list[Any]:
        """The orders that the text asks for: the latest first, names from A on, the best win rates first, unless turned round."""
        found: list[Any] = []
        for each in self.query.settings:
            if each.choice.slug == "name":
                by = Lower("name_zh" if (get_language() or "").startswith("zh") else "name")
                found.append(by.desc() if each.is_descending else by.asc())
            elif each.choice.slug == "rate":
                found.append(best_first(self.catalogue.game.slug, is_turned=each.is_descending))
            else:
                found.append(f"{'' if each.is_descending else '-'}{each.choice.slug}_at")
        return found

    def _own(self, condition: Condition) -> Q:
        match condition:
            case Chosen(key, choices) if key.form == "flag":
                return reduce(or_, (FLAGS[choice.slug] for choice in choices))
            case Chosen(key, choices) if key.slug == "format":
                return self._format([choice.slug for choice in choices])
            case Chosen(key, choices):
                return self._led_by(card for card in self.catalogue.rows if self._has(card, key.slug, choices))
            case Compared():
                return self._compared(condition)
            case Dated(key, relation, spans):
                return reduce(or_, (dated(f"{key.slug}_at", relation, first, end) for _, first, end in spans))
            case Holds():
                return self._holds(condition)
        raise TypeError(condition)

    def _holding(self, lookup: str, spelling: str, key: Key | None) -> Q:
        if key and key.slug == "tag":
            return Q(pk__in=DeckTag.objects.filter(Q((f"name__{lookup}", spelling))).values("deck"))
        return reduce(or_, (Q((f"{column}__{lookup}", spelling)) for column in _columns(key)))

    def _texts(self, key: Key | None) -> Iterator[tuple[UUID, str]]:
        rows = self._among.filter(game=self.catalogue.game.slug).values_list("pk", *_columns(key))
        for row, *texts in rows.iterator(chunk_size=2_000):
            yield from ((row, text) for text in texts if text)

    def _format(self, slugs: list[str]) -> Q:
        """Decks that name no format are of the game's default one."""
        return Q(format__in=[*slugs, *([""] if self.catalogue.game.format().slug in slugs else [])])

    def _has(self, card: str, field: str, choices: tuple[Choice, ...]) -> bool:
        return self.catalogue.definitions[card].values.get(field) in {choice.slug for choice in choices}

    def _led_by(self, cards: Iterable[str]) -> Q:
        lead = lead_section(self.catalogue.game.format())
        return Q(pk__in=self._entries(cards).filter(section=lead.slug if lead else "").values("deck"))

    def _entries(self, cards: Iterable[str]) -> QuerySet[DeckEntry]:
        """The entries of these cards that are part of a deck."""
        keys = [self.catalogue.rows[slug].pk for slug in cards]
        return DeckEntry.objects.filter(card__in=keys, deck__game=self.catalogue.game.slug).exclude(section__in=pool_sections()).order_by()

    def _holds(self, holds: Holds) -> Q:
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

    def _compared(self, compared: Compared) -> Q:
        rates = rates_of(self.catalogue.game.slug) if compared.key.slug in FIGURES else {}
        found = Q(pk__in=[])
        for amount in compared.amounts:
            if not isinstance(amount, int | float):
                self.problems.append(gettext("The numbers of decks can't be compared with each other; a comparison was left out."))
                return Q()
            if figure := FIGURES.get(compared.key.slug):
                keys = [key for key, rate in rates.items() if _is_so(figure(rate), compared.relation, amount)]
                found |= Q(pk__in=keys)
            else:
                sized = Deck.objects.filter(game=self.catalogue.game.slug).with_totals()
                found |= Q(pk__in=sized.filter(**{f"total{LOOKUPS[compared.relation]}": amount}).order_by().values("pk"))
        return found


def _columns(key: Key | None) -> tuple[str, ...]:
    return COLUMNS[key.slug] if key else (*COLUMNS["name"], *COLUMNS["note"])


def _is_so(number: float, relation: Relation, amount: float) -> bool:
    return {
        "=": number == amount,
        "<": number < amount,
        "<=": number <= amount,
        ">": number > amount,
        ">=": number >= amount,
    }[relation]


def dated(column: str, relation: Relation, first: date, end: date) -> Q:
    """Days are those of UTC, as everywhere on the site."""
    begin, over = (datetime(day.year, day.month, day.day, tzinfo=UTC) for day in (first, end))
    match relation:
        case "=":
            return Q((f"{column}__gte", begin), (f"{column}__lt", over))
        case "<":
            return Q((f"{column}__lt", begin))
        case "<=":
            return Q((f"{column}__lt", over))
        case ">":
            return Q((f"{column}__gte", over))
        case ">=":
            return Q((f"{column}__gte", begin))
