"""Effects: what happens to cards outside the field."""

from __future__ import annotations

from typing import Literal

from rules.echo.language import amounts, vocabulary
from rules.echo.language.effects.family import Effect
from rules.echo.language.selectors import Cards, Taken
from rules.echo.language.vocabulary import Player, State
from rules.kernel.language import checks
from rules.kernel.language.operands import Positive
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.wording import Text


class Draw(Effect):
    """A side draws cards."""

    FOUND_AS = found("draw", "draw", "抽牌")
    SAYS = Text("{side:subject} draw {amount:cards}", "{side:subject}抽{amount:张}牌")

    amount: amounts.Positive = 1
    side: Player = "own"


class Discard(Effect):
    """Cards go from hand or display zone to the graveyard."""

    FROM = ("hand", "display")
    FROM_ENEMY = FROM
    FOUND_AS = found("discard", "discard", "弃牌")
    SAYS = Text("{cards.side:subject} discard {cards:held}", "{cards.side:subject}{cards:弃置}")

    cards: Cards


class Search(Effect):
    """Cards go from one's own deck to hand; then the deck is shuffled, also when none was found."""

    FROM = ("deck",)
    FOUND_AS = found("search", "search the deck", "检索")
    SAYS = Text("put {cards} into your hand, then shuffle your deck", "将{cards}加入手牌，并将卡组洗牌")

    cards: Cards


class Retrieve(Effect):
    """Cards go from one's own graveyard or display zone, or from the enemy's graveyard, to one's hand."""

    FROM = ("graveyard", "display")
    FROM_ENEMY = ("graveyard",)
    FOUND_AS = found("retrieve", "retrieve", "回收")
    SAYS = Text("return {cards} to your hand", "将{cards}加入手牌")

    cards: Cards


class PutBack(Effect):
    """Cards go from hand, display zone or graveyard to the deck of the player whose they are."""

    FROM = ("hand", "display", "graveyard")
    FROM_ENEMY = FROM
    FOUND_AS = found("put-back", "put back", "放回")
    SAYS = Cases(
        "to",
        {
            "top": Text("{cards:subject} put {cards:there} on top of {cards:deck}", "{cards:subject}将{cards}置于{cards:deck}最上方"),
            "bottom": Text(
                "{cards:subject} put {cards:there} on the bottom of {cards:deck}", "{cards:subject}将{cards}置于{cards:deck}最下方"
            ),
            "shuffle": Text("{cards:subject} shuffle {cards:there} into {cards:deck}", "{cards:subject}将{cards}洗入{cards:deck}"),
        },
    )

    cards: Cards
    to: vocabulary.Depth = "bottom"


class Look(Effect):
    """The owner looks at the top cards of a deck and takes some of them somewhere (`to`); the others go elsewhere (`rest`), in their order.

    `take` is a card filter with `count` = 1 and `up_to` = false. A card that has to match is shown when it goes to hand. An enemy's cards
    don't go to one's own zones.
    """

    FOUND_AS = found("look", "look at the deck", "查看")
    SAYS = Cases(
        "amount",
        {
            1: Text(
                "look at the top card of {side:whose} deck; {take:if}put it {to}, otherwise {rest}",
                "查看{side:whose}卡组最上方的1张卡，{take:if}将其{to}，否则{rest}",
            ),
            None: Text(
                "look at {amount:top cards} of {side:whose} deck, put {take} {to} and the rest {rest}",
                "查看{side:whose}卡组最上方的{amount}张卡，将其中{take}{to}，其余{rest}",
            ),
        },
    )

    amount: Positive
    take: Taken
    side: Player = "own"
    to: Literal["hand", "display", "graveyard", "top", "bottom"] = "hand"
    rest: Literal["top", "bottom", "graveyard"] = "bottom"

    def faults(self, place: checks.Place) -> checks.Complaints:
        if self.to == self.rest:
            yield checks.fault("rest", "what is taken and the rest go to the same place", "所取的卡与其余的卡去处相同")
        if self.side == "enemy" and self.to in ("hand", "display"):
            yield checks.fault("to", "an enemy's card does not go to one's own zones", "对方的卡不能进入己方区域")


class Mill(Effect):
    """Cards go from the top of a side's deck to the graveyard; they are discarded. An empty deck costs nothing."""

    FOUND_AS = found("mill", "mill", "磨牌")
    SAYS = Text(
        "put {amount:top cards} of {side:whose} deck{amount:equal} into the graveyard", "将{side:whose}卡组最上方的{amount:张}卡置入墓地"
    )

    amount: amounts.Positive = 1
    side: Player = "enemy"


class Display(Effect):
    """Cards go from one's own hand, deck or graveyard to the display zone."""

    FROM = ("hand", "deck", "graveyard")
    FOUND_AS = found("display", "display", "展示")
    SAYS = Text("move {cards} to your display zone", "将{cards}置入展示区")

    cards: Cards


class Place(Effect):
    """Followers go to one's leftmost empty slots, while there are any: from a zone of one's own, or from the enemy's graveyard.

    A deck is shuffled after, unless its top was meant.
    """

    FROM = ("hand", "deck", "graveyard", "display")
    FROM_ENEMY = ("graveyard",)
    KNOWS = ("that",)
    FOUND_AS = found("place", "place followers", "放置")
    SAYS = Text("place {cards:follower} {state}{cards:shuffled}", "将{cards:follower}以{state}状态放置到随从区{cards:shuffled}")

    cards: Cards
    state: State = "asleep"

    def faults(self, place: checks.Place) -> checks.Complaints:
        if self.cards.kind == "item":
            yield checks.fault("cards.kind", "only followers can be placed", "只能放置随从")
