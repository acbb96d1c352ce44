"""Conditions: what must hold for an ability or a part of it. A list of them means all of them.

There is no "not": every one can be denied by its own fields (`at_most`, `state`, `armed = false`).
"""

from __future__ import annotations

from typing import Annotated

from rules.douwushi.language.amounts import Counted
from rules.douwushi.language.selectors import HeroFilter
from rules.douwushi.language.vocabulary import Known
from rules.kernel.language.checks import Complaints, Place, asked_in, fault
from rules.kernel.language.operands import KNOWN
from rules.kernel.language.shared import conditions
from rules.kernel.language.words import Word
from rules.wording import Text


class Condition(Word):
    """The family of conditions."""

    KEY = "condition"


class Count(Condition, conditions.Count[Counted]):
    """So many heroes, items, cards, stacks, or events this turn: `at_least`, `at_most`, or between both."""

    SAYS = None


class Is(Condition, HeroFilter):
    """A hero matches the filters; of several each does."""

    SAYS = None

    who: Annotated[Known, KNOWN]

    def faults(self, place: Place) -> Complaints:
        if not asked_in(self, HeroFilter):
            yield fault("", "“is” asks for nothing", "“is”没有任何条件")


class TurnOf(Condition, conditions.TurnOf):
    """It is this side's turn."""

    SAYS = Text("it is {side:turn} turn", "当前为{side:turn}回合")


class Any(Condition, conditions.Any[Condition]):
    """At least one of several conditions holds."""

    SAYS = None
