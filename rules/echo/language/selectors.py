"""Selectors: which followers on the field and which cards in a zone a word is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.echo.language.vocabulary import Attribute, CardKind, Faction, Keyword, Player, Race, Side, State, Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowerFilter:
    """What a follower on the field has to be. `attack` is the printed one with buffs and debuffs; `keyword` one it has now."""

    state: State | None = None
    attribute: Attribute | None = None
    faction: Faction | None = None
    race: Race | None = None
    keyword: Keyword | None = None
    cost_min: int | None = None
    cost_max: int | None = None
    attack_min: int | None = None
    attack_max: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Followers(FollowerFilter):
    """Followers on the field.

    `chosen`: the ability's owner chooses `count` of them, all when there are fewer. `random`: `count` at random. `all`: each.
    `self`: the follower whose ability it is. `subject`: the one that the moment is about. `foe`: the other one of the battle.
    `that`: those that the effect before this one took. `side` and the filters say which may be taken; `other` leaves out itself.
    """

    pick: Literal["chosen", "random", "all", "self", "subject", "foe", "that"]
    side: Side = "any"
    other: bool = False
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowerCount(FollowerFilter):
    """How many followers there are: on a side, that match the filters, without itself if `other`."""

    side: Side = "any"
    other: bool = False
    pick: Literal["all"] = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFilter:
    """What a card outside the field has to be: everything here as printed."""

    kind: CardKind | None = None
    attribute: Attribute | None = None
    faction: Faction | None = None
    race: Race | None = None
    keyword: Keyword | None = None
    cost_min: int | None = None
    cost_max: int | None = None
    attack_min: int | None = None
    attack_max: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards(CardFilter):
    """Cards in a zone of one player.

    `chosen`: the owner of the ability chooses `count` of them, all when there are fewer; hand and display cards are chosen by the
    player whose they are. `random`: `count` at random. `top`: the first `count` of the deck. `all`: each.
    """

    zone: Zone
    pick: Literal["chosen", "random", "top", "all"] = "chosen"
    side: Player = "own"
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCount(CardFilter):
    """How many cards there are in a zone of one player that match the filters."""

    zone: Zone
    side: Player = "own"
    pick: Literal["all"] = "all"
