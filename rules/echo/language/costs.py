"""Costs of active skills: all of them are paid at once, or the skill can't be used."""

from __future__ import annotations

from typing import Literal

from rules.echo.language.selectors import CardFilter, FollowerFilter
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word


class Cost(Word):
    """The family of costs."""

    KEY = "pay"


class Energy(Cost):
    """Pay energy."""

    FOUND_AS = found("energy", "energy", "能量")

    amount: int


class Life(Cost):
    """The own hero loses life; it may be the last."""

    FOUND_AS = found("life", "life", "生命")

    amount: int


class Discard(Cost, CardFilter):
    """Discard cards of one's choice that match the filters from hand, or from the display zone."""

    FOUND_AS = found("discard", "discarded cards", "弃牌")

    amount: int = 1
    zone: Literal["hand", "display"] = "hand"


class Sleep(Cost):
    """The follower itself falls asleep, once the skill has had its effects."""

    NEEDS = ("self",)

    FOUND_AS = found("sleep", "its own sleep", "沉睡")


class OwnFollowers(FollowerFilter):
    """Followers of one's own that a cost takes: `amount` of one's choice that match the filters, or the bearer itself."""

    pick: Literal["chosen", "self"] = "chosen"
    other: bool = False
    amount: int = 1


class Sacrifice(Cost, OwnFollowers):
    """Followers of one's own, chosen or the bearer itself, are destroyed; nothing saves them."""

    FOUND_AS = found("sacrifice", "sacrificed followers", "牺牲")


class Bounce(Cost, OwnFollowers):
    """Followers of one's own, chosen or the bearer itself, go back to hand."""

    FOUND_AS = found("bounce", "followers sent back", "弹回")


class Mill(Cost):
    """Cards are discarded from the top of one's own deck."""

    FOUND_AS = found("mill", "cards of the deck", "磨牌")

    amount: int
