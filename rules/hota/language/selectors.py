"""Selectors: which permanents, players, spells and cards a word is about."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.hota.language.vocabulary import (
    AskedAttribute,
    CardKind,
    Event,
    Keyword,
    Known,
    PermanentKind,
    Player,
    Side,
    Speed,
    State,
    Zone,
)
from rules.kernel.language.checks import Complaints, Place, check_pick, fault
from rules.kernel.language.operands import REFERENCES, Positive, needs
from rules.kernel.language.shared import amounts
from rules.kernel.language.words import Part

#: A permanent that a word names without a choice, and what each needs where it stands.
OF_KNOWN = needs(*REFERENCES, "host")


class PermanentFilter(Part):
    """The properties that a permanent must have: of each field that is given, any one value is enough.

    `keyword`: has one of them; `without`: has none of them. `token`: is one, or is a card. `attack` and `life` are what it has now,
    `life` less its damage.
    """

    attribute: AskedAttribute | tuple[AskedAttribute, ...] | None = None
    keyword: Keyword | tuple[Keyword, ...] | None = None
    without: Keyword | tuple[Keyword, ...] | None = None
    state: State | tuple[State, ...] | None = None
    token: bool | None = None
    cost_min: int | None = None
    cost_max: int | None = None
    attack_min: int | None = None
    attack_max: int | None = None
    life_min: int | None = None
    life_max: int | None = None


class KindFilter(PermanentFilter):
    """The properties and the kind that a permanent must have; creatures where no kind is given."""

    kind: PermanentKind | tuple[PermanentKind, ...] = "creature"


class Permanents(KindFilter):
    """Permanents on the battlefield, and players.

    `target`: the ability's controller names `count` of them as it is announced (H-11). `chosen`: they are chosen as it is carried out,
    those of the enemy's side by the enemy. `random`: `count` at random. `all`: each. `self`: the permanent whose ability it is. `host`: the
    creature that it is on. `subject`: the one that the moment is about. `foe`: the other one of it. `that`: those that the effect before
    this one took. `other` leaves out `self` and its `host`; with `up_to` fewer may be named, or none. `players`: players of the
    `side` may be taken, too, or they `alone`.
    """

    pick: Annotated[Literal["target", "chosen", "random", "all", "self", "subject", "foe", "that", "host"], OF_KNOWN]
    side: Side = "any"
    other: bool = False
    count: Positive = 1
    up_to: bool = False
    players: Literal["too", "alone"] | None = None

    def faults(self, place: Place) -> Complaints:
        is_choice = self.pick == "target"
        yield from check_pick(self, alone=(*REFERENCES, "host"), uncounted=("all",), chosen=self.pick if is_choice else "chosen", ask="is")


class Spells(Part):
    """Spells on the stack, named as targets: of a side, of a kind, with some attributes, of a speed, between two costs."""

    side: Side = "any"
    kind: CardKind | tuple[CardKind, ...] | None = None
    attribute: AskedAttribute | tuple[AskedAttribute, ...] | None = None
    speed: Speed | None = None
    cost_min: int | None = None
    cost_max: int | None = None
    count: Positive = 1
    up_to: bool = False


class CardFilter(Part):
    """The properties that a card outside the battlefield must have, as printed."""

    kind: CardKind | tuple[CardKind, ...] | None = None
    attribute: AskedAttribute | tuple[AskedAttribute, ...] | None = None
    keyword: Keyword | tuple[Keyword, ...] | None = None
    speed: Speed | None = None
    cost_min: int | None = None
    cost_max: int | None = None
    attack_min: int | None = None
    attack_max: int | None = None


class Cards(CardFilter):
    """Cards in a zone of one player.

    `chosen`: the ability's controller chooses `count` of them, all when there are fewer; cards in a hand are chosen by whose they are.
    `random`: `count` at random. `top`: the first `count` of the deck. `all`: each. `self`: the card whose ability it is, if it is
    there. With `up_to` fewer may be chosen.
    """

    zone: Zone
    pick: Literal["chosen", "random", "top", "all", "self"] = "chosen"
    side: Player = "own"
    count: Positive = 1
    up_to: bool = False

    def faults(self, place: Place) -> Complaints:
        if self.pick == "top" and self.zone != "deck":
            yield fault("pick", "only a deck has a top", "只有套牌有顶部")
        yield from check_pick(self, alone=("self",), uncounted=("all",))


class Taken(CardFilter):
    """Cards chosen among some that are looked at: `count` of them, or with `up_to` fewer."""

    count: Positive = 1
    up_to: bool = False


class PermanentCount(KindFilter):
    """The number of permanents of a side that match the filter, without `self` if `other`."""

    side: Side = "own"
    other: bool = False
    pick: Literal["all"] = "all"


class CardCount(CardFilter):
    """The number of cards in a zone of one player that match the filter."""

    zone: Zone
    side: Player = "own"
    pick: Literal["all"] = "all"


class PlayerFigure(amounts.PlayerFigure[Literal["life", "mana", "mana_cap", "strength", "agility", "intellect"]]):
    """A figure of a player now: life left, mana, mana cap, or the value of an attribute."""


class EventCount(amounts.EventCount[Event]):
    """The number of times that something happened to a side this turn."""


class Figure(amounts.Figure[Literal["attack", "life", "damage"], Annotated[Known, OF_KNOWN]]):
    """A figure of a creature now: its attack, life left, or the damage on it; of several creatures, the total."""
