"""Costs of active skills: all of them are paid at once, or the skill can't be used."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.echo.language.selectors import CardFilter, FollowerFilter
from rules.kernel.language.checks import Complaints, Place, check_pick
from rules.kernel.language.operands import Positive, needs
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word
from rules.wording import Text


class Cost(Word):
    """The family of costs."""

    KEY = "pay"


class Energy(Cost):
    """Pay energy."""

    FOUND_AS = found("energy", "energy", "能量")
    SAYS = Text("{amount} energy", "{amount}点能量")

    amount: Positive


class Life(Cost):
    """The own hero loses life; it may be the last."""

    FOUND_AS = found("life", "life", "生命")
    SAYS = Text("{amount} life", "{amount}点生命值")

    amount: Positive


class Discard(Cost, CardFilter):
    """Discard cards of one's choice that match the filters from hand, or from the display zone."""

    FOUND_AS = found("discard", "discarded cards", "弃牌")
    SAYS = Text("discard {word:held}", "{word:弃}")

    amount: Positive = 1
    zone: Literal["hand", "display"] = "hand"


class Sleep(Cost):
    """The follower itself falls asleep, once the skill has had its effects."""

    NEEDS = ("self",)
    FOUND_AS = found("sleep", "its own sleep", "沉睡")
    SAYS = Text("this follower falls asleep", "此随从沉睡")


class OwnFollowers(FollowerFilter):
    """Followers of one's own that a cost takes: `amount` of one's choice that match the filters, or the bearer itself."""

    pick: Annotated[Literal["chosen", "self"], needs("self")] = "chosen"
    other: bool = False
    amount: Positive = 1

    def faults(self, place: Place) -> Complaints:
        yield from check_pick(self, alone=("self",))


class Sacrifice(Cost, OwnFollowers):
    """Followers of one's own, chosen or the bearer itself, are destroyed; nothing saves them."""

    KNOWS = ("that",)
    FOUND_AS = found("sacrifice", "sacrificed followers", "牺牲")
    SAYS = Text("destroy {word}", "破坏{word}")


class Bounce(Cost, OwnFollowers):
    """Followers of one's own, chosen or the bearer itself, go back to hand."""

    KNOWS = ("that",)
    FOUND_AS = found("bounce", "followers sent back", "弹回")
    SAYS = Text("return {word} to your hand", "将{word}返回手牌")


class Mill(Cost):
    """Cards are discarded from the top of one's own deck."""

    FOUND_AS = found("mill", "cards of the deck", "磨牌")
    SAYS = Text("put {amount:top cards} of your deck into the graveyard", "将己方卡组最上方的{amount}张卡置入墓地")

    amount: Positive
