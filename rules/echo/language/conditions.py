"""Conditions: what must hold for an ability or a part of it. A list of them means all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Annotated, Literal

from rules.echo.language.amounts import Counted
from rules.echo.language.selectors import FollowerFilter, Kinship
from rules.echo.language.vocabulary import Player
from rules.kernel.language.checks import Complaints, Place, asked_in, fault
from rules.kernel.language.operands import KNOWN
from rules.kernel.language.shared import conditions
from rules.kernel.language.words import Word
from rules.wording import Text


class Condition(Word):
    """The family of conditions."""

    KEY = "condition"


class Count(Condition, conditions.Count[Counted]):
    """So many followers on the field or cards in a zone, or so many events this turn: `at_least`, `at_most`, or between both."""

    SAYS = None


class Life(Condition):
    """The life of a side's hero."""

    SAYS = Text("{side:hero} has {word:life}", "{side:hero}{word:生命值}")

    side: Player = "own"
    at_least: int | None = None
    at_most: int | None = None

    denied = conditions.outside


class Energy(Condition):
    """The energy that the owner has left."""

    SAYS = Text("you have {word:energy} left", "己方{word:剩余能量}")

    at_least: int | None = None
    at_most: int | None = None

    denied = conditions.outside


class Is(Condition, FollowerFilter):
    """A follower, or a hero (attribute, faction and race only), matches the filters."""

    SAYS = None

    who: Annotated[Literal["self", "subject", "foe", "that", "own_hero", "enemy_hero"], KNOWN]

    def denied(self) -> conditions.Clause:
        """One of the parts of what is asked is not so: state, kinship, or a limit."""
        return tuple(Not(of=each) for each in self._aspects())

    def _aspects(self) -> Iterator[Is]:
        kinship = {each.name for each in fields(Kinship)} - {"keyword"}
        for names in (kinship, *({each.name} for each in fields(FollowerFilter) if each.name not in kinship)):
            if said := {name: getattr(self, name) for name in names if getattr(self, name) is not None}:
                yield Is(who=self.who, **said)

    def faults(self, place: Place) -> Complaints:
        asked = set(asked_in(self, FollowerFilter))
        if not asked:
            yield fault("", "“is” asks for nothing", "“is”没有任何条件")
        has_keyword = self.unlike is not None and self.unlike.keyword is not None
        if self.who.endswith("hero") and (has_keyword or asked - {"attribute", "faction", "race", "unlike"}):
            yield fault("", "a hero has an attribute, a faction and a race only", "英雄只有属性、阵营和种族")


class TurnOf(Condition, conditions.TurnOf):
    """It is this side's turn."""

    SAYS = Text("it is {side:whose} turn", "当前为{side:whose}回合")


class FirstPlayer(Condition):
    """This side went first."""

    SAYS = Text("you went {side:first}", "己方为{side:first}")

    side: Player = "own"

    denied = conditions.other_side


class Phase(Condition):
    """It is this phase of a turn, whoever's: the draw phase, the main phase or the end phase."""

    SAYS = Text("it is the {phase} phase", "当前为{phase}")

    phase: Literal["draw", "main", "end"]


class Any(Condition, conditions.Any[Condition]):
    """At least one of several conditions holds."""

    SAYS = None


class Not(Condition, conditions.Not[Condition]):
    """A condition does not hold."""

    SAYS = None
