"""Conditions as clauses: all of the clauses must hold, and of each clause one condition; `not` stands before `is` and `phase` alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from itertools import product

from rules.echo.language.conditions import Any, Condition, Count, Energy, FirstPlayer, Is, Life, Not, TurnOf
from rules.echo.language.selectors import FollowerFilter, Kinship
from rules.echo.language.vocabulary import Player

Clause = tuple[Condition, ...]
_OTHER: dict[Player, Player] = {"own": "enemy", "enemy": "own"}


def clauses_of(listed: Iterable[Condition]) -> tuple[Clause, ...]:
    """The clauses of a list of conditions that must all hold."""
    return tuple(clause for each in listed for clause in _clauses(each))


def _clauses(asked: Condition) -> list[Clause]:
    if isinstance(asked, Any):
        return [tuple(one for part in parts for one in part) for parts in product(*(_clauses(each) for each in asked.of))]
    return _denied(asked.of) if isinstance(asked, Not) else [(asked,)]


def _denied(asked: Condition) -> list[Clause]:
    """The clauses that say that a condition does not hold."""
    match asked:
        case Not(of=of):
            return _clauses(of)
        case Any(of=of):
            return [clause for each in of for clause in _denied(each)]
        case Count() | Life() | Energy():
            below = [replace(asked, at_least=None, at_most=asked.at_least - 1)] if asked.at_least is not None else []
            above = [replace(asked, at_least=asked.at_most + 1, at_most=None)] if asked.at_most is not None else []
            return [(*below, *above)]
        case TurnOf(side=side) | FirstPlayer(side=side):
            return [(replace(asked, side=_OTHER[side]),)]
        case Is():
            return [tuple(Not(of=each) for each in _aspects(asked))]
        case _:
            return [(Not(of=asked),)]


def _aspects(asked: Is) -> list[Is]:
    """The parts of what is asked of a follower: state, kinship, and each limit, one by one."""
    kinship = {field.name for field in fields(Kinship)} - {"keyword"}
    groups = [kinship, *({field.name} for field in fields(FollowerFilter) if field.name not in kinship)]
    found = []
    for names in groups:
        said = {name: getattr(asked, name) for name in names if getattr(asked, name) is not None}
        if said:
            found.append(Is(who=asked.who, **said))
    return found
