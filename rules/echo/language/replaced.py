"""Replaced events: what would happen, and does not because a passive lets something else happen instead of it."""

from __future__ import annotations

from typing import Annotated

from rules.echo.language.selectors import CardFilter, FollowerFilter
from rules.echo.language.vocabulary import Bearer, Held, Side
from rules.kernel.language.checks import Complaints, Place, check_own_filter
from rules.kernel.language.operands import needs
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
        yield from check_own_filter(self, FollowerFilter, CardFilter)


class Destroyed(Replaced, FollowerFilter):
    """A follower, the `subject`, would be destroyed: it is dying and does not regenerate. In a battle the other one is its `foe`."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("destroyed", "destroyed", "被破坏")
    SAYS = Text("{word} would be destroyed", "{word}将被破坏")

    by: Annotated[Bearer, needs("self")] = "self"


class LifeLost(Replaced):
    """The side's hero would lose life, but not to pay a cost; `event` is how much."""

    KNOWS = ("event",)
    FOUND_AS = found("life-lost", "life would be lost", "将失去生命")
    SAYS = Text("{by:hero} would lose life", "{by}英雄将失去生命值")

    by: Side = "own"


class Healed(Replaced):
    """The side's hero would be healed; `event` is how much."""

    KNOWS = ("event",)
    FOUND_AS = found("healed", "healing would happen", "将回复生命")
    SAYS = Text("{by:hero} would regain life", "{by}英雄将回复生命值")

    by: Side = "own"


class Drawn(Replaced):
    """A card would be drawn, also one that an empty deck can't give; once for each card."""

    FOUND_AS = found("drawn", "drawn", "抽到")
    SAYS = Text("{by} would draw a card", "{by}将抽牌")

    by: Side = "own"


class Discarded(Replaced, CardFilter):
    """A card, the `subject`, would be discarded, but not to pay a cost; `zone` says from where. If it is not, it stays there."""

    KNOWS = ("subject_card",)
    FOUND_AS = found("discarded", "discarded", "被弃置")
    SAYS = Cases(
        "by",
        {
            "self": Text("this card would be discarded{zone:from}", "{zone:from}此卡将被弃置"),
            None: Text("{by} would discard {word}{zone:from}", "{by}将弃置{zone:from}{word}"),
        },
    )

    by: Annotated[Bearer, needs(self="card")] = "own"
    zone: Held | None = None
