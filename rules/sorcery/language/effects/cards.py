"""Effects: what happens to cards outside the realm."""

from __future__ import annotations

from typing import Literal

from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import Positive
from rules.kernel.language.phrases import each_of
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.sorcery.language import amounts, vocabulary
from rules.sorcery.language.effects.family import Effect
from rules.sorcery.language.selectors import Cards, Spot, Taken, check_new
from rules.sorcery.language.vocabulary import Deck, Player
from rules.wording import Text


class Draw(Effect):
    """A player draws cards from a deck; without one, each from the deck of the player's choice."""

    FOUND_AS = found("draw", "draw", "抽牌")
    SAYS = Cases(
        "deck",
        {
            "spellbook": Text("{side:subject} draw {amount:spells}", "{side:subject}抽{amount:张}法术"),
            "atlas": Text("{side:subject} draw {amount:sites}", "{side:subject}抽{amount:张}地标"),
            None: Text("{side:subject} draw {amount:cards} from either deck", "{side:subject}从任一牌库抽{amount:张}牌"),
        },
    )

    amount: amounts.Positive = 1
    deck: Deck | None = None
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
        "put {amount:top cards} of {side:whose} {deck} into {side:their} graveyard",
        "将{side:deck}{deck}顶的{amount:X张}牌置入{side:its}墓地",
    )

    amount: amounts.Positive = 1
    deck: Deck = "spellbook"
    side: Player = "own"


class Search(Effect):
    """Cards go from one's own deck to hand, its top or the graveyard and are shown; then the deck is shuffled."""

    FROM = ("spellbook", "atlas")
    FOUND_AS = found("search", "search a deck", "检索牌库")
    SAYS = Cases(
        "to",
        {
            "top": Text(
                "search {cards:deck} for {cards}, show {cards:them}, then shuffle it and put {cards:them} on top",
                "{cards:检索}并展示，洗牌后置于牌库顶",
            ),
            None: Text(
                "search {cards:deck} for {cards}, show {cards:them} and put {cards:them} {to}, then shuffle",
                "{cards:检索}，展示后{to}，然后洗牌",
            ),
        },
    )

    cards: Cards
    to: Literal["hand", "top", "graveyard"] = "hand"


class Retrieve(Effect):
    """Cards go from a graveyard to their owner's hand or deck, or are banished."""

    FROM = ("graveyard",)
    FROM_ENEMY = FROM
    FOUND_AS = found("retrieve", "retrieve", "取回")
    SAYS = Cases(
        "to",
        {
            "hand": Text("return {cards:there} to {cards.side:whose} hand", "将{cards:there}移回{cards.side:its}手牌"),
            "top": Text("put {cards:there} on top of {cards.side:whose} deck", "将{cards:there}置于{cards.side:its}牌库顶"),
            "bottom": Text("put {cards:there} on the bottom of {cards.side:whose} deck", "将{cards:there}置于{cards.side:its}牌库底"),
            "shuffle": Text("shuffle {cards:there} into {cards.side:whose} deck", "将{cards:there}洗入{cards.side:its}牌库"),
            "banished": Text("banish {cards:there}", "放逐{cards:there}"),
        },
    )

    cards: Cards
    to: Literal["hand", "top", "bottom", "shuffle", "banished"] = "hand"


class Summon(Effect):
    """Minions, artifacts and auras come into the realm under one's own control, without being paid: where a spell of the kind could be
    cast (S-5), or to a spot. A deck that was searched is shuffled."""

    FROM = ("hand", "graveyard", "spellbook")
    FROM_ENEMY = ("graveyard",)
    FOUND_AS = found("summon", "put into the realm", "放入领域")
    SAYS = Text("summon {cards:from}{at}{tapped: tapped}", "{at}召唤{cards:from}{tapped:，并将其横置}")

    cards: Cards
    at: Spot | None = None
    tapped: bool = False

    def faults(self, place: Place) -> Complaints:
        asked = set(each_of(self.cards.kind))
        if self.cards.pick != "self" and (not asked or asked & {"magic", "site", "spell"}):
            yield fault("cards.kind", "only minions, artifacts and auras are summoned", "只有随从、神器和灵气可以被召唤")
        yield from check_new(self.at)


class PlaySite(Effect):
    """Sites are played without the avatar being tapped: where a site could be (S-4), or at a spot. An atlas that was searched is
    shuffled."""

    FROM = ("hand", "graveyard", "atlas")
    FOUND_AS = found("play-site", "play sites", "打出地标")
    SAYS = Text("play {cards:from}{at}", "{at}打出{cards:from}")

    cards: Cards = Cards(zone="hand", kind="site")
    at: Spot | None = None

    def faults(self, place: Place) -> Complaints:
        if each_of(self.cards.kind) != ("site",):
            yield fault("cards.kind", "only sites are played", "只有地标可以被打出")
        if self.at and "site" in each_of(self.at.on):
            yield fault("at.on", "a site comes onto rubble or into the void", "地标只能放在废墟或虚空上")
        yield from check_new(self.at)


class PutBack(Effect):
    """Cards go from a hand to the decks that they belong to."""

    FROM = ("hand",)
    FOUND_AS = found("put-back", "put back", "放回牌库")
    SAYS = Cases(
        "to",
        {
            "top": Text("put {cards:back} on top of its deck", "将{cards:back}置于其牌库顶"),
            "bottom": Text("put {cards:back} on the bottom of its deck", "将{cards:back}置于其牌库底"),
            "shuffle": Text("shuffle {cards:back} into its deck", "将{cards:back}洗入其牌库"),
        },
    )

    cards: Cards
    to: vocabulary.Depth = "bottom"


class Look(Effect):
    """The controller looks at the top cards of an own deck and takes some of them elsewhere; the others go somewhere else."""

    FOUND_AS = found("look", "look at a deck", "查看牌库")
    SAYS = None

    amount: Positive
    deck: Deck = "spellbook"
    take: Taken
    to: Literal["hand", "top", "bottom", "graveyard"] = "hand"
    rest: Literal["top", "bottom", "graveyard"] = "bottom"

    def faults(self, place: Place) -> Complaints:
        if self.take.count > self.amount:
            yield fault("take.count", "more are taken than looked at", "取走的张数多于查看的张数")
        if self.to == self.rest:
            yield fault("rest", "all cards go to the same place", "所有牌都去往同一处")


class RevealHand(Effect):
    """A player shows the hand to both."""

    FOUND_AS = found("reveal-hand", "reveal a hand", "展示手牌")
    SAYS = Text("{side:subject} reveal {side:their} hand", "{side:subject}展示{side:their}手牌")

    side: Player = "enemy"
