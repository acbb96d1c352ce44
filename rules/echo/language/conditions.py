"""Conditions: what must hold for an ability or a part of it. A list of them means all of them."""

from __future__ import annotations

from typing import Literal

from rules.echo.language.selectors import CardCount, EventCount, FollowerCount, FollowerFilter
from rules.echo.language.vocabulary import Player
from rules.kernel.language.words import Word


class Condition(Word):
    """The family of conditions."""

    KEY = "condition"


class Count(Condition):
    """So many followers on the field or cards in a zone, or so many events this turn: `at_least`, `at_most`, or between both."""

    of: FollowerCount | CardCount | EventCount
    at_least: int | None = None
    at_most: int | None = None


class Life(Condition):
    """The life of a side's hero."""

    side: Player = "own"
    at_least: int | None = None
    at_most: int | None = None


class Energy(Condition):
    """The energy that the owner has left."""

    at_least: int | None = None
    at_most: int | None = None


class Is(Condition, FollowerFilter):
    """A follower, or a hero (attribute, faction and race only), matches the filters."""

    who: Literal["self", "subject", "foe", "that", "own_hero", "enemy_hero"]


class TurnOf(Condition):
    """It is this side's turn."""

    side: Player


class FirstPlayer(Condition):
    """This side went first."""

    side: Player = "own"


class Phase(Condition):
    """It is this phase of a turn, whoever's: the draw phase, the main phase or the end phase."""

    phase: Literal["draw", "main", "end"]


class Any(Condition):
    """At least one of several conditions holds."""

    of: tuple[Condition, ...]


class Not(Condition):
    """A condition does not hold."""

    of: Condition
