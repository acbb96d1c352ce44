"""What a search of rows in the database answers alike whatever the rows are; what its own keys mean is said by whoever has the rows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import and_, or_
from time import thread_time
from typing import Any
from uuid import UUID

from django.db.models import Q
from django.utils.translation import gettext

from search.conditions import All, Condition, Either, Not, Query, Says
from search.keys import Key
from search.patterns import PATTERN_SECONDS
from search.spelling import normalise
from search.telling import told, told_order


class RowSearch:
    """A search as one condition for the database. `problems` says in words what was not understood."""

    def __init__(self, query: Query) -> None:
        self.query = query
        self.problems = list(query.problems)
        self._spent = 0.0

    @property
    def told(self) -> str:
        """What the text asks for, in sentences; empty for a single word, which tells itself."""
        order = told_order(self.query, _turned)
        if isinstance(self.query.condition, Says) and self.query.condition.key is None:
            return order
        clause = told(self.query)
        return " ".join(filter(None, [self._sentence(clause) if clause else "", order]))

    def _sentence(self, clause: str) -> str:
        """Which rows are found, where the clause holds."""
        raise NotImplementedError

    def _too_long(self) -> str:
        """That a regular expression took so long that not all rows were looked at."""
        raise NotImplementedError

    def _own(self, condition: Condition) -> Q:
        """A condition on a key that only these rows have."""
        raise NotImplementedError

    def _holding(self, lookup: str, spelling: str, key: Key | None) -> Q:
        """Rows that say so in the texts of the key, in those that bare words are looked for without one."""
        raise NotImplementedError

    def _texts(self, key: Key | None) -> Iterator[tuple[UUID, str]]:
        """These texts, each with the key of its row."""
        raise NotImplementedError

    def _q(self, condition: Condition) -> Q:
        match condition:
            case All(parts):
                return reduce(and_, map(self._q, parts))
            case Either(parts):
                return reduce(or_, map(self._q, parts))
            case Not(part):
                return ~self._q(part)
            case Says():
                return self._says(condition)
        return self._own(condition)

    def _says(self, says: Says) -> Q:
        lookup = "iexact" if says.is_whole else "icontains"
        found = Q()
        for saying, pattern in zip(says.sayings, says.patterns, strict=True):
            if pattern is not None:
                found |= Q(pk__in=self._matching(pattern, says.key))
                continue
            # They are kept as their owners wrote them, unlike the texts of cards.
            for spelling in {saying.text, normalise(saying.text)}:
                found |= self._holding(lookup, spelling, says.key)
        return found

    def _matching(self, pattern: Any, key: Key | None) -> list[UUID]:
        """Rows whose text matches. An expression that takes too long ends up as a problem."""
        begun, rows = thread_time(), []
        for row, text in self._texts(key):
            if pattern.search(text.encode()):
                rows.append(row)
            if self._spent + thread_time() - begun > PATTERN_SECONDS:
                self.problems.append(self._too_long())
                break
        self._spent += thread_time() - begun
        return rows


def _turned(name: str) -> str:
    """An order with - before it: rows stand the way people want them most, and so the other way round."""
    return gettext("%(name)s, the other way round") % {"name": name}
