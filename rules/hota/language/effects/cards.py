"""Effects: what happens to cards off the battlefield, and to spells on the stack."""

from __future__ import annotations

from typing import Literal

from rules.hota.language import amounts, vocabulary
from rules.hota.language.effects.family import Effect
from rules.hota.language.selectors import Cards, Spells, Taken
from rules.hota.language.vocabulary import Player
from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import Positive
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.wording import Text


class Draw(Effect):
    """A player draws cards."""

    FOUND_AS = found("draw", "draw", "抓牌")
    SAYS = Text("{side:subject} draw {amount:cards}", "{side:subject}抓{amount:张}牌")

    amount: amounts.Positive = 1
    side: Player = "own"


class Discard(Effect):
    """Cards go from a hand to the graveyard."""

    FROM = ("hand",)
    FROM_ENEMY = FROM
    FOUND_AS = found("discard", "discard", "弃牌")
    SAYS = Text("{cards.side:subject} discard {cards:held}", "{cards.side:subject}{cards:弃}")

    cards: Cards


class Mill(Effect):
    """Cards go from the top of a deck to the graveyard."""

    FOUND_AS = found("mill", "mill", "磨牌")
    SAYS = Text(
        "put {amount:top cards} of {side:whose} deck into {side:their} graveyard", "将{side:deck}套牌顶的{amount:X张}牌置入{side:its}坟场"
    )

    amount: amounts.Positive = 1
    side: Player = "own"


class Search(Effect):
    """Cards go from one's own deck to hand, the graveyard or the battlefield and are shown; then the deck is shuffled."""

    FROM = ("deck",)
    FOUND_AS = found("search", "search the deck", "检索套牌")
    SAYS = Cases(
        "to",
        {
            "top": Text(
                "search your deck for {cards}, show {cards:them}, then shuffle your deck and put {cards:them} on top",
                "{cards:检索}并展示，将套牌洗牌后置于套牌顶",
            ),
            None: Text(
                "search your deck for {cards}, show {cards:them} and put {cards:them} {to}, then shuffle your deck",
                "{cards:检索}，展示后{to}，然后将套牌洗牌",
            ),
        },
    )

    cards: Cards
    to: Literal["hand", "top", "graveyard", "field", "field_tapped"] = "hand"

    def faults(self, place: Place) -> Complaints:
        yield from check_field(self.cards, self.to)


class Retrieve(Effect):
    """Cards go from a graveyard to their owner's hand or deck, to exile, or to the battlefield under one's own control."""

    FROM = ("graveyard",)
    FROM_ENEMY = FROM
    FOUND_AS = found("retrieve", "retrieve", "取回")
    SAYS = Cases(
        "to",
        {
            "hand": Text("return {cards:there} to {cards.side:whose} hand", "将{cards:there}移回{cards.side:its}手牌"),
            "top": Text("put {cards:there} on top of {cards.side:whose} deck", "将{cards:there}置于{cards.side:its}套牌顶"),
            "bottom": Text("put {cards:there} on the bottom of {cards.side:whose} deck", "将{cards:there}置于{cards.side:its}套牌底"),
            "shuffle": Text("shuffle {cards:there} into {cards.side:whose} deck", "将{cards:there}洗入{cards.side:its}套牌"),
            "exile": Text("exile {cards:there}", "放逐{cards:there}"),
            None: Text("put {cards:there} {to}{cards.side:under}", "将{cards:there}{to}{cards.side:under}"),
        },
    )

    cards: Cards
    to: Literal["hand", "top", "bottom", "shuffle", "exile", "field", "field_tapped"] = "hand"

    def faults(self, place: Place) -> Complaints:
        yield from check_field(self.cards, self.to)


class PutBack(Effect):
    """Cards go from a hand to the deck of the player whose they are."""

    FROM = ("hand",)
    FROM_ENEMY = FROM
    FOUND_AS = found("put-back", "put back", "放回套牌")
    SAYS = Cases(
        "to",
        {
            "top": Text(
                "{cards.side:subject} put {cards:back} on top of {cards.side:their} deck",
                "{cards.side:subject}将{cards:back}置于{cards.side:its}套牌顶",
            ),
            "bottom": Text(
                "{cards.side:subject} put {cards:back} on the bottom of {cards.side:their} deck",
                "{cards.side:subject}将{cards:back}置于{cards.side:its}套牌底",
            ),
            "shuffle": Text(
                "{cards.side:subject} shuffle {cards:back} into {cards.side:their} deck",
                "{cards.side:subject}将{cards:back}洗入{cards.side:its}套牌",
            ),
        },
    )

    cards: Cards
    to: vocabulary.Depth = "bottom"


class Look(Effect):
    """The controller looks at the top cards of the own deck and takes some of them to hand or the graveyard; the others go elsewhere."""

    FOUND_AS = found("look", "look at the deck", "查看套牌")
    SAYS = None

    amount: Positive
    take: Taken
    to: Literal["hand", "graveyard"] = "hand"
    rest: Literal["top", "bottom", "graveyard"] = "bottom"

    def faults(self, place: Place) -> Complaints:
        if self.take.count > self.amount:
            yield fault("take.count", "more are taken than looked at", "取走的张数多于查看的张数")


class RevealHand(Effect):
    """A player shows the hand to both."""

    FOUND_AS = found("reveal-hand", "reveal a hand", "展示手牌")
    SAYS = Text("{side:subject} reveal {side:their} hand", "{side:subject}展示{side:their}手牌")

    side: Player = "enemy"


class Counter(Effect):
    """Spells on the stack come to nothing and go to their owners' graveyards."""

    FOUND_AS = found("counter", "counter spells", "反制")
    SAYS = Text("counter {target}", "{target:反制}")

    target: Spells


def check_field(cards: Cards, to: str) -> Complaints:
    """Only permanents come to the battlefield."""
    asked = (cards.kind,) if isinstance(cards.kind, str) else cards.kind or ()
    is_self = cards.pick == "self"
    if to.startswith("field") and not is_self and (not asked or set(asked) - {"creature", "equipment", "enchantment"}):
        yield fault("cards.kind", "only creatures, equipment and enchantments come to the battlefield", "只有生物、装备和结界可以进入战场")
