"""Conditions: what must hold for an ability or a part of it. A list of them means all of them."""

from __future__ import annotations

from typing import Annotated

from rules.hota.language.amounts import Counted
from rules.hota.language.selectors import OF_KNOWN, KindFilter, PermanentFilter
from rules.hota.language.vocabulary import Known
from rules.kernel.language.checks import Complaints, Place, asked_in, fault
from rules.kernel.language.shared import conditions
from rules.kernel.language.words import Word
from rules.wording import Text


class Condition(Word):
    """The family of conditions."""

    KEY = "condition"


class Count(Condition, conditions.Count[Counted]):
    """So many permanents, cards, events this turn, or so much life, mana or of an attribute: `at_least`, `at_most`, or between both."""

    SAYS = None


class Is(Condition, KindFilter):
    """A permanent matches the filter; of several each does."""

    SAYS = None

    who: Annotated[Known, OF_KNOWN]

    def faults(self, place: Place) -> Complaints:
        if self.kind == "creature" and not asked_in(self, PermanentFilter):
            yield fault("", "“is” asks for nothing", "“is”没有任何条件")


class TurnOf(Condition, conditions.TurnOf):
    """It is this side's turn."""

    SAYS = Text("it is {side:turn} turn", "现在是{side:turn}回合")


class Any(Condition, conditions.Any[Condition]):
    """At least one of several conditions holds."""

    SAYS = None


class Not(Condition, conditions.Not[Condition]):
    """A condition does not hold."""

    SAYS = None
