"""Replaced events: what would happen, and what happens instead of it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from rules.kernel.language.checks import Complaints, Place, check_own_filter, fault
from rules.kernel.language.operands import POSITIVE, Range, needs
from rules.kernel.language.phrases import each_of
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.kernel.language.words import Word
from rules.sorcery.language.selectors import UNITS, KindFilter, ThingFilter, check_ground, check_where
from rules.sorcery.language.vocabulary import Bearer, Side
from rules.wording import Text


class Replaced(Word):
    """The family of events that can be replaced."""

    __slots__ = ()
    KEY = "event"
    by: Bearer

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, ThingFilter)


class UnitReplaced(Replaced, KindFilter):
    """Something that would befall a unit: the one whose ability it is, the one that carries it, or any that matches the filter."""

    IS_PART: ClassVar[bool] = True
    by: Annotated[Bearer, needs("self", "host")] = "self"

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, ThingFilter)
        yield from check_where(self, place)
        yield from check_ground(self)
        if set(each_of(self.kind)) - set(UNITS):
            yield fault("kind", "only units die or are dealt damage", "只有单位会死亡或受到伤害")
        if self.by == "host" and self.where:
            yield fault("where", f"“by” {self.by} says where it is; leave “where” out", f"“by”为 {self.by} 时不用写“where”")
        if self.around:
            yield fault("around", "an event is seen from the source", "事件以来源为中心")


class WouldDie(UnitReplaced):
    """A minion or an automaton would die, and goes elsewhere instead, or stays: tapped, with all damage on it taken off."""

    FOUND_AS = found("would-die", "instead of dying", "代替死亡")
    SAYS = Cases(
        "to",
        {
            "hand": Text("{word} would die, return it to its owner’s hand instead", "{word}将死亡，改为将其移回其拥有者手牌"),
            "top": Text("{word} would die, put it on top of its owner’s spellbook instead", "{word}将死亡，改为将其置于其拥有者法术书顶"),
            "bottom": Text(
                "{word} would die, put it on the bottom of its owner’s spellbook instead", "{word}将死亡，改为将其置于其拥有者法术书底"
            ),
            "banished": Text("{word} would die, banish it instead", "{word}将死亡，改为将其放逐"),
            "stay": Text(
                "{word} would die, it stays tapped and all damage on it is taken off instead",
                "{word}将死亡，改为将其横置并移除其所受的所有伤害",
            ),
        },
    )

    to: Literal["hand", "top", "bottom", "banished", "stay"]


class WouldBeDamaged(UnitReplaced):
    """Damage would be dealt to a unit; so much of it is prevented, or `all`."""

    FOUND_AS = found("would-be-damaged", "prevent damage", "防止伤害")
    SAYS = Text("damage would be dealt to {word}, prevent {prevent:part}", "将对{word}造成伤害，则防止{prevent:part}")

    prevent: Annotated[int | Literal["all"], POSITIVE]


class WouldLoseLife(Replaced):
    """A player would lose life by a strike at a site (S-8); so much less is lost, or none (`all`)."""

    FOUND_AS = found("would-lose-life", "lose less life", "减少失去的生命值")
    SAYS = Text(
        "{by} would lose life by a strike at a site, {by:they} lose {prevent:less}", "{by}将因地标被击中而失去生命值，则{prevent:less}"
    )

    by: Side = "own"
    prevent: Annotated[int | Literal["all"], POSITIVE]


class WouldDraw(Replaced):
    """A player would draw a card, and draws so many of the same deck instead, perhaps none."""

    FOUND_AS = found("would-draw", "draw otherwise", "代替抽牌")
    SAYS = Text("{by} would draw a card, {by:they} draw {count:drawn} instead", "{by}将抽一张牌，改为{count:抽}")

    by: Side = "own"
    count: Annotated[int, Range(0)]
