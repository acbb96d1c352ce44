"""A position of Echo as plain data: what scenarios, the sandbox and bug reports set up and the engine starts from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.kernel.cards import Card
from rules.wording import Text

SLOTS = 5

Phase = Literal["mulligan", "setup", "draw", "energy", "main", "end"]

#: The hero of a side that names none: 20 life, no attribute, no skill.
NEUTRAL_HERO = Card(
    slug="neutral-hero",
    number=1,
    kind="hero",
    name=Text("Neutral hero", "无名英雄"),
    rarity="N",
    values={"life": 20},
    text=Text("", ""),
    flavour=Text("", ""),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """A follower on the field. `attack` is the printed attack with all buffs and debuffs; None leaves it as printed."""

    card: Card
    is_awake: bool = False
    attack: int | None = None
    woke_this_turn: bool = False
    attacked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player's half. `slots` from the owner's left, None where empty; `deck` from the top down."""

    hero: Card = NEUTRAL_HERO
    life: int = 20
    energy: int = 5
    slots: tuple[Slot | None, ...] = (None,) * SLOTS
    hand: tuple[Card, ...] = ()
    deck: tuple[Card, ...] = ()
    display: tuple[Card, ...] = ()
    graveyard: tuple[Card, ...] = ()

    def cards(self) -> tuple[Card, ...]:
        """All its cards beside the hero, in a fixed order: slots, hand, deck, display zone, graveyard."""
        return tuple(slot.card for slot in self.slots if slot) + self.hand + self.deck + self.display + self.graveyard


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Both sides (A, B) and whose turn it is. `first` and `active` are 0 or 1. `turn` counts both players' turns; 0 in mulligan and setup.

    In `draw` the turn begins, in `energy` the draw phase is over, in `end` the main phase is.
    """

    sides: tuple[Side, Side]
    first: int = 0
    active: int = 0
    turn: int = 5
    phase: Phase = "main"
    seed: int = 0
