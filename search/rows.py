"""Answer a search from rows of the database; each subclass defines what its own keys mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime
from functools import reduce
from operator import or_
from time import thread_time
from typing import Any, ClassVar
from uuid import UUID

from django.db.models import Q, QuerySet
from django.db.models.functions import Lower
from django.utils.functional import Promise
from django.utils.translation import gettext

from search.backends import answer
from search.conditions import Chosen, Compared, Condition, Dated, Holds, Query, Relation, Says
from search.keys import Key
from search.normalisation import normalise
from search.paraphrase import told, told_order
from search.patterns import PATTERN_SECONDS

LOOKUPS: Mapping[Relation, str] = {"=": "", "<": "__lt", "<=": "__lte", ">": "__gt", ">=": "__gte"}


class RowSearch:
    """A search as one condition for the database (`search.backends.Backend`), its orders, and what it asks for in words.

    A subclass defines its keys: the columns of each text, the rows with a choice or a number, and each order. Days are in the column named
    by the key's slug and `_at`.
    """

    #: “Decks where %(clause)s.”
    SENTENCE: ClassVar[Promise]
    #: The message that a regular expression took so long that not all rows were searched.
    TOO_LONG: ClassVar[Promise]
    #: The message that two numbers of a row can't be compared with each other.
    INCOMPARABLE: ClassVar[Promise]
    #: The columns of each text, by the key's slug, and the texts that words without a key are looked for in.
    COLUMNS: ClassVar[Mapping[str, tuple[str, ...]]]
    BARE: ClassVar[tuple[str, ...]] = ("name", "note")

    def __init__(self, query: Query) -> None:
        self.query = query
        self.problems = list(query.problems)
        self._spent = 0.0

    @property
    def told(self) -> str:
        """The meaning of the search, in sentences; empty for plain words, which need none, unless they are ordered."""
        order = told_order(self.query, _turned)
        if isinstance(self.query.condition, Says) and self.query.condition.key is None:
            return order
        clause = told(self.query)
        return " ".join(filter(None, [str(self.SENTENCE) % {"clause": clause} if clause else "", order]))

    @property
    def order(self) -> list[Any]:
        """The orders that the text asks for, the first first."""
        return [self.ordered(each.choice.slug, is_turned=each.is_descending) for each in self.query.settings]

    def ordered(self, slug: str, *, is_turned: bool) -> Any:
        """Return one order: names from A on, days from the latest, unless turned round."""
        if slug == "name":
            by = Lower(self.name_column)
            return by.desc() if is_turned else by.asc()
        return f"{'' if is_turned else '-'}{slug}_at"

    @property
    def name_column(self) -> str:
        """The column that names are ordered by."""
        return "name"

    def q(self, condition: Condition) -> Q:
        """Return the rows that meet the condition."""
        return answer(condition, self)

    def says(self, says: Says) -> Q:
        lookup = "iexact" if says.is_whole else "icontains"
        found = Q()
        for saying, pattern in zip(says.sayings, says.patterns, strict=True):
            if pattern is not None:
                found |= Q(pk__in=self._matching(pattern, says.key))
                continue
            # Rows have their texts as their owners wrote them, unlike cards.
            for spelling in {saying.text, normalise(saying.text)}:
                found |= self.holding(lookup, spelling, says.key)
        return found

    def chosen(self, chosen: Chosen) -> Q:
        return Q((f"{chosen.key.slug}__in", [choice.slug for choice in chosen.choices]))

    def compared(self, compared: Compared) -> Q:
        found = Q(pk__in=[])
        for amount in compared.amounts:
            if not isinstance(amount, int | float):
                self.problems.append(str(self.INCOMPARABLE))
                return Q()
            found |= self.counted(compared.key, compared.relation, amount)
        return found

    def dated(self, dated: Dated) -> Q:
        return reduce(or_, (_within(f"{dated.key.slug}_at", dated.relation, first, end) for _, first, end in dated.spans))

    def holds(self, holds: Holds) -> Q:
        raise TypeError(f"{type(self).__name__} can't be asked for cards")

    def counted(self, key: Key, relation: Relation, amount: float) -> Q:
        """Return the rows whose number compares so with the amount."""
        raise NotImplementedError

    def holding(self, lookup: str, spelling: str, key: Key | None) -> Q:
        """Return the rows that say so in the texts of the key; without a key, in those that bare words are looked for in."""
        return reduce(or_, (Q((f"{column}__{lookup}", spelling)) for column in self.columns(key)))

    def texts(self, key: Key | None) -> Iterator[tuple[UUID, str]]:
        """Yield these texts of all rows that are searched, each with the key of its row."""
        raise NotImplementedError

    def columns(self, key: Key | None) -> tuple[str, ...]:
        """Return the columns of the key's texts; without a key, of those that bare words are looked for in."""
        return tuple(column for slug in ([key.slug] if key else self.BARE) for column in self.COLUMNS[slug])

    def _matching(self, pattern: Any, key: Key | None) -> list[UUID]:
        """Return the rows whose text matches. An expression that takes too long becomes a problem."""
        begun, rows = thread_time(), []
        for row, text in self.texts(key):
            if pattern.search(text.encode()):
                rows.append(row)
            if self._spent + thread_time() - begun > PATTERN_SECONDS:
                self.problems.append(str(self.TOO_LONG))
                break
        self._spent += thread_time() - begun
        return rows


def texts_of(rows: QuerySet[Any, Any], row: str, columns: tuple[str, ...]) -> Iterator[tuple[UUID, str]]:
    """Yield the texts in the columns, each with the key in the column `row`; leave out empty ones."""
    for pk, *texts in rows.order_by().values_list(row, *columns).iterator(chunk_size=2_000):
        yield from ((pk, text) for text in texts if text)


def _turned(name: str) -> str:
    """Return the name of an order turned round, as - before it asks for: rows stand the way people want them most."""
    return gettext("%(name)s, the other way round") % {"name": name}


def _within(column: str, relation: Relation, first: date, end: date) -> Q:
    """Return the condition that the column compares so with these days. Days are those of UTC, as everywhere on the site."""
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
