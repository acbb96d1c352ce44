"""Answers a search of simulations from the database."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any
from uuid import UUID

from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils.translation import gettext_lazy

from decks.visibility.restraints import Visibility
from matches.models import Contestant
from matches.models.simulations import SimulationQuerySet
from matches.search.keys import DECK, simulation_keys
from search.conditions import Query, Relation
from search.keys import Key
from search.resolution import read
from search.rows import LOOKUPS, RowSearch, texts_of

#: Where the names of its decks stand, with its contestants.
DECK_NAMES = ("snapshot__name__en", "snapshot__name__zh")


class SimulationSearch(RowSearch):
    """A search among `rows`, of which nothing else is looked at."""

    SENTENCE = gettext_lazy("Simulations where %(clause)s.")
    TOO_LONG = gettext_lazy("A regular expression took too long; not all simulations were looked at. A simpler one may do.")
    INCOMPARABLE = gettext_lazy("The numbers of simulations can't be compared with each other; a comparison was left out.")
    COLUMNS = {"name": ("name",), "note": ("note",)}

    def __init__(self, rows: SimulationQuerySet, text: str) -> None:
        self.rows = rows
        super().__init__(read(text, simulation_keys()) if text else Query())

    @property
    def found(self) -> SimulationQuerySet:
        """The rows that meet the conditions."""
        return self.rows if self.query.condition is None else self.rows.filter(self.q(self.query.condition))

    @property
    def order(self) -> list[Any]:
        """The orders that the text asks for, then the newest first."""
        return [*super().order, "-created_at", "pk"]

    def ordered(self, slug: str, *, is_turned: bool) -> Any:
        """Many games come first, unless turned round."""
        if slug == "games":
            return "games" if is_turned else "-games"
        return super().ordered(slug, is_turned=is_turned)

    def holding(self, lookup: str, spelling: str, key: Key | None) -> Q:
        """Versions of a race have no names of their own."""
        found = Q() if key == DECK else super().holding(lookup, spelling, key)
        if key in (None, DECK):
            words = reduce(or_, (Q((f"{name}__{lookup}", spelling)) for name in DECK_NAMES))
            found |= Q(Exists(_named_contestants().filter(words, simulation=OuterRef("pk"))))
        return found

    def texts(self, key: Key | None) -> Iterator[tuple[UUID, str]]:
        if key != DECK:
            yield from texts_of(self.rows, "pk", self.columns(key))
        if key in (None, DECK):
            decks = _named_contestants().filter(simulation__in=self.rows.order_by())
            yield from texts_of(decks, "simulation", DECK_NAMES)

    def counted(self, key: Key, relation: Relation, amount: float) -> Q:
        return Q((f"games{LOOKUPS[relation]}", amount))


def _named_contestants() -> QuerySet[Contestant]:
    """Return the contestants whose names may be shown to everyone who may search the simulation (`Contestant.is_withheld`)."""
    rows = Contestant.objects.filter(is_withheld_for_good=False)
    for deck in ("deck", "source"):
        members = Q(**{f"{deck}__owner": F("simulation__owner")})
        guests = Q(**{f"{deck}__owner": None, "simulation__owner": None, f"{deck}__owner_key": F("simulation__owner_key")})
        rows = rows.filter(Q(**{deck: None}) | ~Q(**{f"{deck}__visibility": Visibility.PRIVATE}) | members | guests)
    return rows.exclude(weight=0)
