"""Effects: what happens to cards off the battlefield."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.douwushi.language import vocabulary
from rules.douwushi.language.amounts import Positive
from rules.douwushi.language.effects.family import Effect
from rules.douwushi.language.selectors import Cards, Taken
from rules.douwushi.language.vocabulary import Player
from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import Positive as PositiveNumber
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.wording import Text


class Draw(Effect):
    """A side draws cards, as many as its reserve has."""

    FOUND_AS = found("draw", "draw", "抓牌")
    SAYS = Text("{side:subject} draw {amount:cards}", "{side:subject}抓{amount:张}牌")

    amount: Positive = 1
    side: Player = "own"


class Discard(Effect):
    """Cards go from hand to the graveyard."""

    FROM = ("hand",)
    FROM_ENEMY = FROM
    FOUND_AS = found("discard", "discard", "弃牌")
    SAYS = Text("{cards.side:subject} discard {cards:held}", "{cards.side:subject}{cards:弃置}")

    cards: Cards


class Search(Effect):
    """Cards go from one's own reserve to hand and are shown; then the reserve is shuffled, also when none was found."""

    FROM = ("reserve",)
    FOUND_AS = found("search", "search the reserve", "检索预备区")
    SAYS = Text("put {cards} into your hand, then shuffle your reserve", "将{cards}加入手牌，然后将预备区洗牌")
    COUNTS_AS: ClassVar[str] = "to_hand"
    cards: Cards


class Retrieve(Effect):
    """Cards go from one's own graveyard, or from beyond, to hand."""

    FROM = ("graveyard", "beyond")
    FOUND_AS = found("retrieve", "retrieve", "回收")
    SAYS = Text("return {cards} to your hand", "将{cards}加入手牌")
    COUNTS_AS: ClassVar[str] = "to_hand"
    cards: Cards


class PutBack(Effect):
    """Cards go from hand or graveyard to the reserve of the player whose they are."""

    FROM = ("hand", "graveyard")
    FROM_ENEMY = FROM
    FOUND_AS = found("put-back", "put back", "放回预备区")
    SAYS = Cases(
        "to",
        {
            "top": Text(
                "{cards:subject} put {cards:there} on top of {cards.side:their} reserve", "{cards:subject}将{cards:back}置于预备区顶"
            ),
            "bottom": Text(
                "{cards:subject} put {cards:there} on the bottom of {cards.side:their} reserve", "{cards:subject}将{cards:back}置于预备区底"
            ),
            "shuffle": Text(
                "{cards:subject} shuffle {cards:there} into {cards.side:their} reserve", "{cards:subject}将{cards:back}洗回预备区"
            ),
        },
    )

    cards: Cards
    to: vocabulary.Depth = "bottom"


class SetBeyond(Effect):
    """Cards go from hand, reserve or graveyard beyond, face up (W-13)."""

    FROM = ("hand", "reserve", "graveyard")
    FROM_ENEMY = FROM
    FOUND_AS = found("set-beyond", "set beyond", "移至战场以外")
    SAYS = Text("{cards:subject} set {cards:there} beyond{cards:shuffled}", "{cards:subject}将{cards:there}移至战场以外{cards:shuffled}")

    cards: Cards


class Deploy(Effect):
    """Heroes go from a zone of one's own to the battlefield, ready, beside the one that may be deployed in a turn.

    Not while a hero of that name is on either battlefield (W-4).
    """

    FROM = ("hand", "reserve", "graveyard", "beyond")
    FOUND_AS = found("deploy", "deploy heroes", "英雄出战")
    SAYS = Text("put {cards} onto the battlefield ready{cards:shuffled}", "将{cards}以重置状态放入战场{cards:shuffled}")

    cards: Cards

    def faults(self, place: Place) -> Complaints:
        yield from self.cards.check_kinds(("hero",), place, "only heroes can be deployed", "只能让英雄牌出战")


class Look(Effect):
    """The owner looks at the top cards of the own reserve and takes some of them to hand; the others go elsewhere.

    `take` is a card filter with `count` = 1 and `up_to` = false. A card that has to match is shown.
    """

    FOUND_AS = found("look", "look at the reserve", "查看预备区")
    SAYS = Text(
        "look at {amount:top cards} of your reserve. {take} into your hand and {rest}",
        "查看预备区顶的{amount:top}，将其中{take}加入手牌，其余{rest}",
    )

    amount: PositiveNumber
    take: Taken
    rest: Literal["top", "bottom", "graveyard", "shuffle"] = "bottom"

    def faults(self, place: Place) -> Complaints:
        if self.take.count > self.amount:
            yield fault("take.count", "more are taken than looked at", "加入手牌的张数多于查看的张数")


class Mill(Effect):
    """Cards go from the top of a side's reserve to the graveyard."""

    FOUND_AS = found("mill", "mill", "磨牌")
    SAYS = Text(
        "put {amount:top cards} of {side:whose} reserve{amount:equal}{amount:each} into the graveyard",
        "将{side:enemy}预备区顶的{amount:top}放入坟场",
    )

    amount: Positive = 1
    side: Player = "enemy"
