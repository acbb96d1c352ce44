"""A position of Echo as plain data: what scenarios, the sandbox and bug reports set up and the engine starts from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from rules.echo.engine.core.state.fields import STATE
from rules.echo.language.vocabulary import Event, Keyword, Restriction
from rules.kernel.cards import Card
from rules.kernel.state.fields import PLACE, SIDE
from rules.wording import Text

SLOTS = 5

#: What a follower can gain or lose: the keywords, that it can't do something or have it done to it, that it must be attacked first.
MARKS = (*get_args(Keyword), *(f"cant_{word}" for word in get_args(Restriction)), "guard")

Phase = Literal["mulligan", "setup", "draw", "energy", "main", "end"]

#: The hero of a side that names none: 20 life, no attribute, no skill.
NEUTRAL_HERO = Card(
    slug="neutral-hero",
    number=1,
    kind="hero",
    name=Text("Neutral hero", "无名英雄"),
    rarity="N",
    values={"life": 20},
    said=Text("", ""),
    flavour=Text("", ""),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """A follower on the field. `attack` is the printed attack with all buffs and debuffs; None leaves it as printed.

    `attack_this_turn` is how much of it ends with the turn, `attack_next_turn` how much of that is to end with the next instead. `gained`
    and `lost` are MARKS, for the game, only this turn, or of these those that last through the next turn. `used` are the numbers
    of its skills, from 1, that are once a turn and have been used. `is_seen`: the other side knows the card, although it lies face down.
    """

    card: Card
    is_awake: bool = False
    attack: int | None = None
    attack_this_turn: int = 0
    attack_next_turn: int = 0
    woke_this_turn: bool = False
    attacked: bool = False
    attacks_again: bool = False
    reattacked: bool = False
    skill_used: bool = False
    regenerated: bool = False
    extra_attack: bool = False
    used: tuple[int, ...] = ()
    gained: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    gained_this_turn: tuple[str, ...] = ()
    lost_this_turn: tuple[str, ...] = ()
    gained_next_turn: tuple[str, ...] = ()
    lost_next_turn: tuple[str, ...] = ()
    is_seen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player's half. `slots` from the owner's left, None where empty; `deck` from the top down.

    `shown` are the places in `hand`, from 0, of cards that the other side knows; `deck_known` and `deck_shown` those in `deck` of cards
    that the side itself and the other side know. `skill_used` and `used` are the hero's, as a slot's are.
    `energy_cap` is how much the cap is above or below the usual one, `energy_cap_once` only in the next energy phase. `this_turn` says how
    often what cards count has happened to the side in this turn.
    """

    hero: Card = NEUTRAL_HERO
    life: int = 20
    energy: int = 5
    slots: tuple[Slot | None, ...] = (None,) * SLOTS
    hand: tuple[Card, ...] = ()
    deck: tuple[Card, ...] = ()
    display: tuple[Card, ...] = ()
    graveyard: tuple[Card, ...] = ()
    shown: tuple[int, ...] = ()
    deck_known: tuple[int, ...] = ()
    deck_shown: tuple[int, ...] = ()
    skill_used: bool = False
    used: tuple[int, ...] = ()
    energy_cap: int = 0
    energy_cap_once: int = 0
    skipped_draws: int = 0
    this_turn: tuple[tuple[Event, int], ...] = ()

    def cards(self) -> tuple[Card, ...]:
        """All its cards beside the hero, in a fixed order: slots, hand, deck, display zone, graveyard."""
        return tuple(slot.card for slot in self.slots if slot) + self.hand + self.deck + self.display + self.graveyard


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Both sides (A, B) and whose turn it is. `first` and `active` are 0 or 1. `turn` counts both players' turns; 0 in mulligan and setup.

    In `draw` the turn begins, in `energy` the draw phase is over, in `end` the main phase is. `chance` are the states of both sides'
    streams of chance where a game is to go on exactly as it would have; without them they come from `seed`.
    """

    sides: tuple[Side, Side]
    first: int = 0
    active: int = 0
    turn: int = 5
    phase: Phase = "main"
    seed: int = 0
    chance: tuple[int, int] | None = None


#: What a side and a slot say of the fields of the state.
SIDE_VALUES, SLOT_VALUES = STATE.said(SIDE, Side), STATE.said(PLACE, Slot)
