"""Answer a search: the contract of a backend, and the walk through a condition that all backends share.

There are two backends. The cards of a game are columns in memory: `cards.search.backend` returns masks. Decks and simulations are rows of
the database: `search.rows` returns conditions for it, and `decks.search.backend` and `matches.search.backend` define their own keys.

Whatever is searched declares a table of keys (`search.keys`). `search.resolution` understands a text by it, and passes a backend only
conditions on usable keys of that table, each of the kind that the key's form asks for: `Says` for text (or for no key: the words of the
thing), `Chosen` for choices and flags, `Compared`, `Dated` and `Holds` for numbers, dates and cards.
"""

from __future__ import annotations

from functools import reduce
from operator import and_, or_
from typing import Protocol, TypeVar

from search.conditions import All, Chosen, Compared, Condition, Dated, Either, Holds, Not, Says

#: A set of things that `&`, `|` and `~` combine, such as a mask or a condition of the database.
F_co = TypeVar("F_co", covariant=True)


class Backend(Protocol[F_co]):
    """Answers conditions on one sort of things.

    A backend adds what it can't look for to `problems`, in the reader's language. Its answer is then too wide or too narrow, and the caller
    decides what to do with it. The regular expressions of one search may take `search.patterns.PATTERN_SECONDS` together. A backend raises
    TypeError for a kind of condition that no key of its things leads to.
    """

    problems: list[str]

    def says(self, says: Says) -> F_co:
        """Return the things of which a text holds any of the sayings, in any of their spellings, or is one of them."""

    def chosen(self, chosen: Chosen) -> F_co:
        """Return the things that have any of the choices, or one that compares so with the first."""

    def compared(self, compared: Compared) -> F_co:
        """Return the things whose number compares so with any of the amounts; never those without one."""

    def dated(self, dated: Dated) -> F_co:
        """Return the things whose day, in UTC, compares so with any of the spans; never those without one."""

    def holds(self, holds: Holds) -> F_co:
        """Return the things with so many copies of the cards, all counted together."""


def answer(condition: Condition, backend: Backend[F_co]) -> F_co:
    """Return the things that meet the condition."""
    match condition:
        case All(parts):
            return reduce(and_, (answer(part, backend) for part in parts))
        case Either(parts):
            return reduce(or_, (answer(part, backend) for part in parts))
        case Not(part):
            return ~answer(part, backend)  # type: ignore[operator,no-any-return]
        case Says():
            return backend.says(condition)
        case Chosen():
            return backend.chosen(condition)
        case Compared():
            return backend.compared(condition)
        case Dated():
            return backend.dated(condition)
        case Holds():
            return backend.holds(condition)
