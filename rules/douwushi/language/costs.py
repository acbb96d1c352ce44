"""Costs of skills and of items' abilities: all of them are paid at once, or it can't be used (W-6)."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.douwushi.language.selectors import CardFilter
from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import Positive, Range, needs
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.kernel.language.words import Word
from rules.wording import Text


class Cost(Word):
    """The family of costs."""

    KEY = "pay"


class Mp(Cost):
    """The hero, or the item's bearer, pays MP: so much, or `x`, chosen by the owner, at least 1."""

    FOUND_AS = found("mp", "MP", "MP") + found("x", "X MP", "X 点 MP")
    SAYS = None

    amount: Annotated[int | Literal["x"], Range(0)]

    def found_as(self) -> tuple[str, ...]:
        return ("x",) if self.amount == "x" else ("mp",)


class Tap(Cost):
    """The hero or weapon itself is tapped, or the item's bearer; it must be ready."""

    FOUND_AS = found("tap", "tapping", "横置")
    SAYS = Cases(
        "who",
        {
            "itself": Text("tap {word:itself}", "横置{word:itself}"),
            "bearer": Text("tap {word:bearer}", "横置{word:bearer}"),
        },
    )

    who: Annotated[Literal["itself", "bearer"], needs("bearer")] = "itself"

    def faults(self, place: Place) -> Complaints:
        if self.who == "itself" and place.kind == "equipment":
            yield fault("", "only heroes and weapons are tapped", "只有英雄和武器可以横置")


class Discard(Cost, CardFilter):
    """Discard cards of one's choice from hand that match the filters."""

    FOUND_AS = found("discard", "discarded cards", "弃牌")
    SAYS = Text("discard {word:held}", "弃置{word:held}")

    amount: Positive = 1


class Wound(Cost):
    """The hero, or the item's bearer, gets damage; nothing prevents it, no guard takes it, and it may die of it."""

    FOUND_AS = found("wound", "damage", "受伤")
    SAYS = Text("put {amount} damage on {word:bearer}", "在{word:bearer}身上放置{amount}点伤害")

    amount: Positive


class Break(Cost):
    """The item itself goes to the graveyard."""

    NEEDS = ("item",)
    FOUND_AS = found("break", "the item itself", "物品本身")
    SAYS = Text("put {word:itself} into the graveyard", "将{word:itself}放入坟场")
