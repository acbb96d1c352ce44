"""A position of HotA as plain data: what scenarios, the sandbox and bug reports set up and the engine starts from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.hota.engine.core.state.fields import STATE
from rules.hota.language.vocabulary import Attribute, Event
from rules.kernel.cards import Card
from rules.kernel.language.tokens import is_token
from rules.kernel.state.fields import PLACE, SIDE

#: Permanents that a side has room for on the battlefield, and the kinds of cards that lie there; attribute cards have a zone of their own.
PLACES = 20
PERMANENT_KINDS = ("creature", "equipment", "enchantment")

#: Where in a turn a game is. In `mulligan` the first player announces how many cards it exchanges, in `start` the turn begins. `attacked`,
#: `blocked`, `first_struck` and `struck` are the steps after attackers, blockers and damage; `order` asks for the order of blockers.
Phase = Literal[
    "mulligan", "start", "upkeep", "strategy_1", "attack", "attacked", "block", "order", "blocked", "first_struck", "struck", "strategy_2",
    "ending", "discarding", "over",
]  # fmt: skip
#: Those that a position may begin in.
BEGINNINGS: tuple[Phase, ...] = (
    "mulligan", "start", "upkeep", "strategy_1", "attack", "attacked", "block", "blocked", "strategy_2", "ending",
)  # fmt: skip
#: Those of them in which creatures attack, and in which some block.
FIGHTS: tuple[Phase, ...] = ("attacked", "block", "blocked")
#: Whose a card is, seen from the side that controls it.
Owner = Literal["own", "enemy"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Permanent:
    """A permanent in a place on the battlefield, under the control of the side whose place it is (107.2).

    `on` is the creature that equipment is on, by side (0, 1) and place (from 1). `plus_attack` and `plus_life` stay for the game, what it
    has `this_turn` ends with the turn. `prevented`: so much of the next damage is prevented; `held`: so many ready steps pass it by. `used`
    are the numbers, from 1, of its abilities that are once a turn and have been used. `is_blocked`: it attacks and was blocked, also by
    creatures that are gone; `blocks` is the enemy's place, from 1, of the attacker that it blocks, or 0, and `rank` its number, from 1, in
    that one's order.
    """

    card: Card
    owner: Owner = "own"
    is_tapped: bool = False
    is_fresh: bool = False
    damage: int = 0
    plus_attack: int = 0
    plus_life: int = 0
    attack_this_turn: int = 0
    life_this_turn: int = 0
    gained: tuple[str, ...] = ()
    gained_this_turn: tuple[str, ...] = ()
    prevented: int = 0
    held: int = 0
    used: tuple[int, ...] = ()
    on: tuple[int, int] | None = None
    is_attacking: bool = False
    is_blocked: bool = False
    blocks: int = 0
    rank: int = 0

    @property
    def is_token(self) -> bool:
        return is_token(self.card)


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player's half. `field` are its permanents by place, None where it is empty; `deck` from the top down.

    `attributes` are the values that stay, `attributes_this_turn` what is added until the turn ends; `attribute_cards` are those played.
    `prevented`: so much of the next damage to the player is prevented. `shown` are the places in `hand`, from 0, of cards that the other
    side knows; `deck_known` and `deck_shown` those in `deck` of cards that the side itself and the other side know. `this_turn` says how
    often what cards count has happened to the side in this turn.
    """

    field: tuple[Permanent | None, ...] = ()
    damage: int = 0
    mana: int = 0
    mana_cap: int = 0
    prevented: int = 0
    attributes: tuple[tuple[Attribute, int], ...] = ()
    attributes_this_turn: tuple[tuple[Attribute, int], ...] = ()
    has_played_attribute: bool = False
    hand: tuple[Card, ...] = ()
    deck: tuple[Card, ...] = ()
    graveyard: tuple[Card, ...] = ()
    exile: tuple[Card, ...] = ()
    attribute_cards: tuple[Card, ...] = ()
    shown: tuple[int, ...] = ()
    deck_known: tuple[int, ...] = ()
    deck_shown: tuple[int, ...] = ()
    this_turn: tuple[tuple[Event, int], ...] = ()

    @property
    def zoned(self) -> tuple[Card, ...]:
        """Its cards in zones, in a fixed order: hand, deck, graveyard, exile, played attribute cards."""
        return self.hand + self.deck + self.graveyard + self.exile + self.attribute_cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Both sides (A, B) and whose turn it is, with nothing on the stack. `first` and `active` are 0 or 1.

    `turn` counts both players' turns; 0 before the first. `chance` are the states of both sides' streams of chance where a game is to go on
    exactly as it would have; without them they come from `seed`.
    """

    sides: tuple[Side, Side]
    first: int = 0
    active: int = 0
    turn: int = 5
    phase: Phase = "strategy_1"
    seed: int = 0
    chance: tuple[int, int] | None = None

    def cards_of(self, owner: int) -> tuple[Card, ...]:
        """All cards of an owner, whoever controls them, in a fixed order: permanents of side A and B, then the zones. Tokens are none."""
        placed = [(side, each) for side, half in enumerate(self.sides) for each in half.field if each]
        owned = tuple(each.card for side, each in placed if owner_of(each, side) == owner and not each.is_token)
        return owned + self.sides[owner].zoned

    def tokens(self) -> tuple[Card, ...]:
        """The different tokens on the battlefield."""
        found = {each.card.slug: each.card for half in self.sides for each in half.field if each and each.is_token}
        return tuple(found.values())


def owner_of(permanent: Permanent, side: int) -> int:
    """Return the owner of a permanent that a side controls."""
    return side if permanent.owner == "own" else 1 - side


#: What a side and a permanent say of the fields of the state.
SIDE_VALUES, PERMANENT_VALUES = STATE.said(SIDE, Side), STATE.said(PLACE, Permanent)
