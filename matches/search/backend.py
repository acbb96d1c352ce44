"""Answers a search of simulations from the database."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any
from uuid import UUID

from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.db.models.functions import Lower
from django.utils.translation import gettext

from decks.search.backend import LOOKUPS, dated
from decks.visibility.restraints import Visibility
from matches.models import Contestant
from matches.models.simulations import SimulationQuerySet
from matches.search.keys import DECK, simulation_keys
from search.conditions import Chosen, Compared, Condition, Dated, Query
from search.keys import Key
from search.reading import read
from search.rows import RowSearch

#: Where the words of a simulation itself stand, by key; those of its decks stand with its contestants.
COLUMNS = ("name", "note")
DECK_NAMES = ("snapshot__name__en", "snapshot__name__zh")


class SimulationSearch(RowSearch):
    """A search among `rows`, of which nothing else is looked at."""

    def __init__(self, rows: SimulationQuerySet, text: str) -> None:
        self.rows = rows
        super().__init__(read(text, simulation_keys()) if text else Query())

    def _sentence(self, clause: str) -> str:
        return gettext("Simulations where %(clause)s.") % {"clause": clause}

    def _too_long(self) -> str:
        return gettext("A regular expression took too long; not all simulations were looked at. A simpler one may do.")

    @property
    def found(self) -> SimulationQuerySet:
        """Those of the rows that meet the conditions."""
        return self.rows if self.query.condition is None else self.rows.filter(self._q(self.query.condition))

    @property
    def order(self) -> list[Any]:
        """The orders that the text asks for, then the newest first: many games and late ones first, names from A on, unless turned."""
        asked: list[Any] = []
        for each in self.query.settings:
            if each.choice.slug == "name":
                asked.append(Lower("name").desc() if each.is_descending else Lower("name").asc())
            else:
                asked.append(f"{'' if each.is_descending else '-'}{each.choice.slug.replace('created', 'created_at')}")
        return [*asked, "-created_at", "pk"]

    def _own(self, condition: Condition) -> Q:
        match condition:
            case Chosen(key, choices):
                return Q((f"{key.slug}__in", [choice.slug for choice in choices]))
            case Compared():
                return self._compared(condition)
            case Dated(_, relation, spans):
                return reduce(or_, (dated("created_at", relation, first, end) for _, first, end in spans))
        raise TypeError(condition)

    def _holding(self, lookup: str, spelling: str, key: Key | None) -> Q:
        """Versions of a race have no names of their own."""
        found = Q() if key == DECK else reduce(or_, (Q((f"{column}__{lookup}", spelling)) for column in _columns(key)))
        if key in (None, DECK):
            words = reduce(or_, (Q((f"{name}__{lookup}", spelling)) for name in DECK_NAMES))
            found |= Q(Exists(_named_contestants().filter(words, simulation=OuterRef("pk"))))
        return found

    def _texts(self, key: Key | None) -> Iterator[tuple[UUID, str]]:
        if key != DECK:
            for pk, *texts in self.rows.order_by().values_list("pk", *_columns(key)).iterator(chunk_size=2_000):
                yield from ((pk, text) for text in texts if text)
        if key in (None, DECK):
            decks = _named_contestants().filter(simulation__in=self.rows.order_by()).order_by()
            for pk, *texts in decks.values_list("simulation", *DECK_NAMES).iterator(chunk_size=2_000):
                yield from ((pk, text) for text in texts if text)

    def _compared(self, compared: Compared) -> Q:
        found = Q(pk__in=[])
        for amount in compared.amounts:
            if not isinstance(amount, int | float):
                self.problems.append(gettext("The numbers of simulations can't be compared with each other; a comparison was left out."))
                return Q()
            found |= Q((f"games{LOOKUPS[compared.relation]}", amount))
        return found


def _named_contestants() -> QuerySet[Contestant]:
    """Return the contestants whose names may be shown to everyone who may search the simulation (`Contestant.is_withheld`)."""
    rows = Contestant.objects.filter(is_withheld_for_good=False)
    for deck in ("deck", "source"):
        members = Q(**{f"{deck}__owner": F("simulation__owner")})
        guests = Q(**{f"{deck}__owner": None, "simulation__owner": None, f"{deck}__owner_key": F("simulation__owner_key")})
        rows = rows.filter(Q(**{deck: None}) | ~Q(**{f"{deck}__visibility": Visibility.PRIVATE}) | members | guests)
    return rows.exclude(weight=0)


def _columns(key: Key | None) -> tuple[str, ...]:
    return COLUMNS if key is None else (key.slug,)
