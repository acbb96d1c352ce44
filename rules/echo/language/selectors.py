"""Selectors: which followers on the field and which cards in a zone a word is about."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from rules.echo.language.vocabulary import Attribute, CardKind, Event, Faction, Keyword, Player, Race, Side, State, Zone
from rules.kernel.language.checks import Complaints, Place, check_pick, fault
from rules.kernel.language.operands import KNOWN, REFERENCES, Positive, needs
from rules.kernel.language.shared import amounts
from rules.kernel.language.words import Part


class Kinship(Part):
    """Attribute, faction, race and keyword; of a list any one will do."""

    attribute: Attribute | tuple[Attribute, ...] | None = None
    faction: Faction | tuple[Faction, ...] | None = None
    race: Race | tuple[Race, ...] | None = None
    keyword: Keyword | tuple[Keyword, ...] | None = None

    def faults(self, place: Place) -> Complaints:
        if type(self) is Kinship and self == Kinship():
            yield fault("", "“not” names nothing", "“not”没有任何条件")


class FollowerFilter(Kinship):
    """The properties that a follower on the field must have, and with `not` those that it must not have.

    `attack` is the printed one with buffs and debuffs; `keyword` one that it has now.
    """

    unlike: Kinship | None = field(default=None, metadata={"key": "not"})
    state: State | None = None
    cost_min: int | None = None
    cost_max: int | None = None
    attack_min: int | None = None
    attack_max: int | None = None


class Followers(FollowerFilter):
    """Followers on the field.

    `chosen`: the ability's owner chooses `count` of them, all when there are fewer. `random`: `count` at random. `all`: each.
    `self`: the follower whose ability it is. `subject`: the one that the moment is about. `foe`: the other one of the battle.
    `that`: those that the effect before this one took. `side` and the filters say which may be taken; `other` leaves out itself;
    with `up_to` fewer than `count` may be chosen, or none.
    """

    pick: Annotated[Literal["chosen", "random", "all", "self", "subject", "foe", "that"], KNOWN]
    side: Side = "any"
    other: bool = False
    count: Positive = 1
    up_to: bool = False

    def faults(self, place: Place) -> Complaints:
        yield from check_pick(self, alone=REFERENCES, uncounted=("all", *REFERENCES), ask="is")


class FollowerCount(FollowerFilter):
    """The number of followers on a side that match the filters, without itself if `other`."""

    side: Side = "any"
    other: bool = False
    pick: Literal["all"] = "all"


class CardFilter(Kinship):
    """The properties that a card outside the field must have, as printed, and with `not` those that it must not have."""

    unlike: Kinship | None = field(default=None, metadata={"key": "not"})
    kind: CardKind | None = None
    cost_min: int | None = None
    cost_max: int | None = None
    attack_min: int | None = None
    attack_max: int | None = None


def asks_for_follower(of: CardFilter) -> bool:
    """Return whether only followers can meet a filter that does not say so: they alone have an attack, and no item is "not a beast"."""
    return of.attack_min is not None or of.attack_max is not None or of.unlike is not None


class Cards(CardFilter):
    """Cards in a zone of one player.

    `chosen`: the owner of the ability chooses `count` of them, all when there are fewer; hand and display cards are chosen by the
    player whose they are. `random`: `count` at random. `top`: the first `count` of the deck. `all`: each. `self`: the card whose
    ability it is; `subject`: the card that the moment is about; each only if it is in the zone. With `up_to` fewer may be chosen.
    """

    zone: Zone
    pick: Annotated[Literal["chosen", "random", "top", "all", "self", "subject"], needs(self="card", subject="subject_card")] = "chosen"
    side: Player = "own"
    count: Positive = 1
    up_to: bool = False

    @property
    def is_searched(self) -> bool:
        """True if the deck is searched for them, and shuffled afterwards."""
        return self.zone == "deck" and self.pick != "top"

    def faults(self, place: Place) -> Complaints:
        if self.pick == "top" and self.zone != "deck":
            yield fault("pick", "only a deck has a top", "只有卡组有最上方")
        yield from check_pick(self, alone=("self", "subject"), free="side")


class Taken(CardFilter):
    """Cards chosen among some that are looked at: `count` of them, or with `up_to` fewer."""

    count: Positive = 1
    up_to: bool = False


class CardCount(CardFilter):
    """The number of cards in a zone of one player that match the filters."""

    zone: Zone
    side: Player = "own"
    pick: Literal["all"] = "all"


class EventCount(amounts.EventCount[Event]):
    """The number of times that something happened to a side this turn; of life: the amount."""
