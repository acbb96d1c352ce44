"""Conditions that several games have, the words that join them, and lists of them as clauses: of each clause one condition must hold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import Annotated, Generic, TypeVar
from typing import Any as Anything

from rules.kernel.language.operands import Several
from rules.kernel.language.shared.sides import OTHER, Player
from rules.kernel.language.words import Part, Word
from rules.wording import Text

#: A game's conditions, and what it counts.
C = TypeVar("C")
T = TypeVar("T")
#: Any one of them will do.
Clause = tuple[Anything, ...]


class Count(Part, Generic[T]):
    """There are so many: `at_least`, `at_most`, or between both."""

    of: T
    at_least: int | None = None
    at_most: int | None = None

    def denied(self) -> Clause:
        return outside(self)


class TurnOf(Part):
    """It is this side's turn."""

    side: Player

    def denied(self) -> Clause:
        return other_side(self)


class Any(Part, Generic[C]):
    """At least one of several conditions holds."""

    of: Annotated[tuple[C, ...], Several(Text("conditions", "条件"))]


class Not(Part, Generic[C]):
    """A condition does not hold."""

    of: C


def outside(asked: Anything) -> Clause:
    """Return the condition that a number is not within the bounds of a condition."""
    below = [replace(asked, at_least=None, at_most=asked.at_least - 1)] if asked.at_least is not None else []
    above = [replace(asked, at_least=asked.at_most + 1, at_most=None)] if asked.at_most is not None else []
    return (*below, *above)


def other_side(asked: Anything) -> Clause:
    """Return the condition that a condition holds of the other side."""
    return (replace(asked, side=OTHER[asked.side]),)


def asked_words(family: type[Word]) -> list[type[Word]]:
    """Return the words of a family of conditions that ask something themselves: they neither join others nor deny one."""
    return [word for word in family.words() if not issubclass(word, Any | Not)]


def clauses_of(listed: Iterable[Anything]) -> tuple[Clause, ...]:
    """Return the clauses of a list of conditions that must all hold.

    `not` stays only before conditions that don't declare what denies them (`denied`).
    """
    return tuple(clause for each in listed for clause in _clauses(each))


def _clauses(asked: Anything) -> list[Clause]:
    if isinstance(asked, Any):
        return [tuple(one for part in parts for one in part) for parts in product(*(_clauses(each) for each in asked.of))]
    return _denied(asked) if isinstance(asked, Not) else [(asked,)]


def _denied(denial: Anything) -> list[Clause]:
    """Return the clauses of a `not`."""
    of = denial.of
    if isinstance(of, Not):
        return _clauses(of.of)
    if isinstance(of, Any):
        return [clause for each in of.of for clause in _denied(replace(denial, of=each))]
    return [of.denied() if hasattr(of, "denied") else (denial,)]
