"""The meaning of a search: conditions on the things that are searched, and how to show them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from rules.kernel.cards import Choice
from search.keys import Key
from search.syntax_tree import Saying

Relation = Literal["=", "<", "<=", ">", ">="]


@dataclass(frozen=True, slots=True)
class Says:
    """A text holds any of the sayings, or with `is_whole` is one of them. Without a key, any text of the thing.

    `patterns` are compiled, one for each saying that is a regular expression, else None.
    """

    key: Key | None
    sayings: tuple[Saying, ...]
    patterns: tuple[Any, ...]
    is_whole: bool = False


@dataclass(frozen=True, slots=True)
class Chosen:
    """Something has any of the choices, or, where choices are ranked, one that compares so with the first."""

    key: Key
    choices: tuple[Choice, ...]
    relation: Relation = "="


@dataclass(frozen=True, slots=True)
class Compared:
    """A number compares so with any of the amounts, or with the number of another key of the same thing."""

    key: Key
    relation: Relation
    amounts: tuple[float | Key, ...]


@dataclass(frozen=True, slots=True)
class Dated:
    """A day compares so with any of the spans, each from its first day up to, and without, its last."""

    key: Key
    relation: Relation
    spans: tuple[tuple[str, date, date], ...]


@dataclass(frozen=True, slots=True)
class Holds:
    """So many copies of any of these cards, by slug; `written` names them in words."""

    key: Key
    written: str
    cards: tuple[str, ...]
    relation: Relation
    count: int


@dataclass(frozen=True, slots=True)
class Not:
    part: Condition


@dataclass(frozen=True, slots=True)
class All:
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Either:
    parts: tuple[Condition, ...]


Condition = Says | Chosen | Compared | Dated | Holds | Not | All | Either


@dataclass(frozen=True, slots=True)
class Setting:
    """A choice of how the answer is shown: an order, a view."""

    key: Key
    choice: Choice
    is_descending: bool = False


@dataclass(frozen=True, slots=True)
class Query:
    """A search, resolved. `problems` tells in the reader's language what was not understood."""

    condition: Condition | None = None
    settings: tuple[Setting, ...] = ()
    problems: tuple[str, ...] = ()

    def setting(self, slug: str) -> Setting | None:
        """Return the last setting of that key."""
        return next((each for each in reversed(self.settings) if each.key.slug == slug), None)
