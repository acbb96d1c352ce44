"""Conditions: what must hold for an ability or a part of it. A list of them means all of them."""

from __future__ import annotations

from typing import Annotated

from rules.kernel.language.checks import Complaints, Place, asked_in, fault
from rules.kernel.language.shared import conditions
from rules.kernel.language.words import Word
from rules.sorcery.language.amounts import Counted
from rules.sorcery.language.selectors import OF_KNOWN, KindFilter, ThingFilter, check_ground, check_where
from rules.sorcery.language.vocabulary import Known, Player
from rules.wording import Text


class Condition(Word):
    """The family of conditions."""

    KEY = "condition"


class Count(Condition, conditions.Count[Counted]):
    """So many things, cards, events this turn, or so much life, mana or threshold: `at_least`, `at_most`, or between both."""

    SAYS = None


class Is(Condition, KindFilter):
    """A thing matches the filter; of several each does."""

    SAYS = None

    who: Annotated[Known, OF_KNOWN]

    def faults(self, place: Place) -> Complaints:
        if self.kind == "unit" and not asked_in(self, ThingFilter):
            yield fault("", "“is” asks for nothing", "“is”没有任何条件")
        yield from check_where(self, place)
        yield from check_ground(self)


class TurnOf(Condition, conditions.TurnOf):
    """It is this side's turn."""

    SAYS = Text("it is {side:turn} turn", "现在是{side:turn}回合")


class AtDoor(Condition):
    """A player's avatar is at death's door (S-9)."""

    SAYS = Text("{side:door} at death’s door", "{side:door}处于死门")

    side: Player = "own"


class Any(Condition, conditions.Any[Condition]):
    """At least one of several conditions holds."""

    SAYS = None


class Not(Condition, conditions.Not[Condition]):
    """A condition does not hold."""

    SAYS = None
