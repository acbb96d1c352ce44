"""A position of Sorcery as plain data: what scenarios, the sandbox and bug reports set up and the engine starts from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.kernel.cards import Card
from rules.kernel.language.tokens import is_token
from rules.kernel.state.fields import PLACE, SIDE
from rules.sorcery.engine.core.state.fields import STATE
from rules.sorcery.language.vocabulary import Element, Event, Ground
from rules.wording import Text

#: Where in a turn a game is. In `mulligan` a player says what goes back, in `start` the turn starts, in `draw` a deck is chosen.
Phase = Literal["mulligan", "start", "untapping", "draw", "main", "ending", "over"]
#: Those that a position may begin in.
BEGINNINGS: tuple[Phase, ...] = ("mulligan", "start", "draw", "main")
#: Whose a card is, seen from the side that controls it.
Owner = Literal["own", "enemy"]
#: The avatar and the site of a position that names none.
PLAIN_AVATAR = Card(
    "plain-avatar", 0, "avatar", Text("Avatar", "化身"), None, {"power": 1, "life": 20}, Text("", ""), Text("", "")
)  # fmt: skip
PLAIN_SITE = Card("plain-site", 0, "site", Text("Site", "地标"), None, {}, Text("", ""), Text("", ""))
PLAIN = {card.slug: card for card in (PLAIN_AVATAR, PLAIN_SITE)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """An object in a slot, under the control of the side whose slot it is.

    `at`: its location as the engine numbers it, of an aura its lower left square. `on`: the slot, from 1 at the avatar, of the own unit
    that carries it, 0 for none. `used` are the numbers, from 1, of its abilities that are once a turn and have been used. `arrived`: its
    place, from 1, among all that have arrived where the order makes a difference (2.4c), 0 before those.
    """

    card: Card
    at: int
    owner: Owner = "own"
    on: int = 0
    used: tuple[int, ...] = ()
    arrived: int = 0
    is_tapped: bool = False
    is_sick: bool = False
    has_fought: bool = False
    has_handled: bool = False
    was_used: bool = False
    is_revealed: bool = False
    is_unwarded: bool = False
    is_doomed: bool = False
    damage: int = 0
    plus_power: int = 0
    power_this_turn: int = 0
    plus_steps: int = 0
    steps_this_turn: int = 0
    ranged: int = 0
    ranged_this_turn: int = 0
    gained: tuple[str, ...] = ()
    gained_this_turn: tuple[str, ...] = ()
    prevented: int = 0
    held: int = 0

    @property
    def is_token(self) -> bool:
        return is_token(self.card)


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A site under a side's control. `ground`, `ground_this_turn`: what effects have made of it, "" as it is. `arrived`: as of things."""

    card: Card
    square: int
    owner: Owner = "own"
    used: tuple[int, ...] = ()
    arrived: int = 0
    ground: Ground | Literal[""] = ""
    ground_this_turn: Ground | Literal[""] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player's half. `field` are its objects by slot, its avatar first, None where one is empty; decks from the top down.

    `at_deaths_door` is the turn in which the avatar came there, 0 if it did not. `shown` are the places in `hand`, from 0, of cards that
    the other side knows; `spellbook_known` and `atlas_known` those of cards that the side itself knows. `this_turn` says how often what
    cards count has happened to the side in this turn.
    """

    field: tuple[Thing | None, ...]
    sites: tuple[Site, ...] = ()
    life: int = 20
    at_deaths_door: int = 0
    mana: int = 0
    threshold: tuple[tuple[Element, int], ...] = ()
    threshold_this_turn: tuple[tuple[Element, int], ...] = ()
    hand: tuple[Card, ...] = ()
    spellbook: tuple[Card, ...] = ()
    atlas: tuple[Card, ...] = ()
    graveyard: tuple[Card, ...] = ()
    banished: tuple[Card, ...] = ()
    shown: tuple[int, ...] = ()
    spellbook_known: tuple[int, ...] = ()
    atlas_known: tuple[int, ...] = ()
    this_turn: tuple[tuple[Event, int], ...] = ()

    @property
    def zoned(self) -> tuple[Card, ...]:
        """Its cards in zones, in a fixed order."""
        return self.hand + self.spellbook + self.atlas + self.graveyard + self.banished


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Both sides (A, B) and whose turn it is, with nothing going on. `first` and `active` are 0 or 1; `rubble` are squares.

    `turn` counts both players' turns; 0 before the first. `chance` are the states of both sides' streams of chance where a game is to go on
    exactly as it would have; without them they come from `seed`.
    """

    sides: tuple[Side, Side]
    rubble: tuple[int, ...] = ()
    first: int = 0
    active: int = 0
    turn: int = 5
    phase: Phase = "main"
    seed: int = 0
    chance: tuple[int, int] | None = None

    def cards_of(self, owner: int) -> tuple[Card, ...]:
        """All cards of an owner, whoever controls them, in a fixed order: objects of A and B, sites of both, zones. Tokens are none."""
        things = [(side, each) for side, half in enumerate(self.sides) for each in half.field if each and not each.is_token]
        sites = [(side, each) for side, half in enumerate(self.sides) for each in half.sites]
        placed: list[tuple[int, Thing | Site]] = [*things, *sites]
        return (*(each.card for side, each in placed if owner_of(each, side) == owner), *self.sides[owner].zoned)

    def tokens(self) -> tuple[Card, ...]:
        """The different tokens in the realm."""
        found = {each.card.slug: each.card for half in self.sides for each in half.field if each and each.is_token}
        return tuple(found.values())


def owner_of(thing: Thing | Site, side: int) -> int:
    """Return the owner of something that a side controls."""
    return side if thing.owner == "own" else 1 - side


#: What a side and a thing say of the fields of the state.
SIDE_VALUES, THING_VALUES = STATE.said(SIDE, Side), STATE.said(PLACE, Thing)
