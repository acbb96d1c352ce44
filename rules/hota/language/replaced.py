"""Replaced events: what would happen, and what happens instead of it (101.2, H-7)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from rules.hota.language.selectors import KindFilter, PermanentFilter
from rules.hota.language.vocabulary import Bearer, Side, Victim
from rules.kernel.language.checks import Complaints, Place, asked_in, check_own_filter, fault
from rules.kernel.language.operands import POSITIVE, Range, needs
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.kernel.language.words import Word
from rules.wording import Text


class Replaced(Word):
    """The family of events that can be replaced."""

    __slots__ = ()
    KEY = "event"
    by: Bearer

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, PermanentFilter)


class CreatureReplaced(Replaced, KindFilter):
    """Something that would befall a creature: the one whose ability it is, the one that it is on, or any that matches the filter."""

    IS_PART: ClassVar[bool] = True
    by: Annotated[Bearer, needs("self", "host")] = "self"

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, PermanentFilter)
        if self.kind != "creature":
            yield fault("kind", "only creatures die or are dealt damage", "只有生物会死亡或受到伤害")


class WouldDie(CreatureReplaced):
    """A creature would die, and goes elsewhere instead."""

    FOUND_AS = found("would-die", "instead of dying", "代替死亡")
    SAYS = Cases(
        "to",
        {
            "hand": Text("{word} would die, return it to its owner’s hand instead", "{word}将死亡，改为将其移回其拥有者手牌"),
            "top": Text("{word} would die, put it on top of its owner’s deck instead", "{word}将死亡，改为将其置于其拥有者套牌顶"),
            "bottom": Text(
                "{word} would die, put it on the bottom of its owner’s deck instead", "{word}将死亡，改为将其置于其拥有者套牌底"
            ),
            "exile": Text("{word} would die, exile it instead", "{word}将死亡，改为将其放逐"),
        },
    )

    to: Literal["hand", "top", "bottom", "exile"]


class WouldBeDamaged(CreatureReplaced):
    """Damage would be dealt to a creature, or to a player; so much of it is prevented, or `all`."""

    FOUND_AS = found("would-be-damaged", "prevent damage", "防止伤害")
    SAYS = Cases(
        "victim",
        {
            "creature": Text("damage would be dealt to {word}, prevent {prevent:part}", "将对{word}造成伤害，则防止{prevent:part}"),
            "player": Text("damage would be dealt to {by:victim}, prevent {prevent:part}", "将对{by:victim}造成伤害，则防止{prevent:part}"),
        },
    )

    victim: Victim = "creature"
    prevent: Annotated[int | Literal["all"], POSITIVE]

    def faults(self, place: Place) -> Complaints:
        yield from CreatureReplaced.faults(self, place)
        if self.victim == "player" and self.by in ("self", "host"):
            yield fault("by", "damage to a player needs “by” own, enemy or any", "对玩家的伤害，“by”须为 own、enemy 或 any")
        if self.victim == "player" and asked_in(self, PermanentFilter):
            yield fault("", "damage to a player takes no filter", "对玩家的伤害不能带条件")


class WouldDraw(Replaced):
    """A player would draw a card, and draws so many instead, perhaps none."""

    FOUND_AS = found("would-draw", "draw otherwise", "代替抓牌")
    SAYS = Cases(
        "by",
        {
            "own": Text("you would draw a card, draw {count:drawn} instead", "你将抓一张牌，改为{count:抓}"),
            None: Text("{by} would draw a card, they draw {count:drawn} instead", "{by}将抓一张牌，改为{count:抓}"),
        },
    )

    by: Side = "own"
    count: Annotated[int, Range(0)]
