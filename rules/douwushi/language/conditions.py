"""Conditions: what must hold for an ability or a part of it. A list of them means all of them.

There is no "not": every one can be denied by its own fields (`at_most`, `state`, `armed = false`).
"""

from __future__ import annotations

from rules.douwushi.language.amounts import Counted
from rules.douwushi.language.selectors import HeroFilter
from rules.douwushi.language.vocabulary import Known, Player
from rules.kernel.language.words import Word


class Condition(Word):
    """The family of conditions."""

    KEY = "condition"


class Count(Condition):
    """So many heroes, items, cards, stacks, or events this turn: `at_least`, `at_most`, or between both."""

    of: Counted
    at_least: int | None = None
    at_most: int | None = None


class Is(Condition, HeroFilter):
    """A hero matches the filters; of several each does."""

    who: Known


class TurnOf(Condition):
    """It is this side's turn."""

    side: Player


class Any(Condition):
    """At least one of several conditions holds."""

    of: tuple[Condition, ...]
