"""A position of Dou Wushi as plain data: what scenarios, the sandbox and bug reports set up and the engine starts from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.douwushi.engine.core.state.fields import STATE
from rules.douwushi.language.modifiers import Modifier
from rules.douwushi.language.vocabulary import Event
from rules.kernel.cards import Card
from rules.kernel.state.fields import PLACE, SIDE
from rules.wording import Text

#: Heroes that a side has room for on the battlefield.
PLACES = 12

#: In `starting` the second player chooses a starting hero, in `start` the turn begins, in `end` the actions are over.
Phase = Literal["starting", "start", "main", "end"]

#: The hero of a side that names none: a warrior with 10 life and no skill.
NEUTRAL_HERO = Card(
    slug="neutral-hero",
    number=1,
    kind="hero",
    name=Text("Neutral hero", "无名英雄"),
    rarity=None,
    values={"class": "warrior", "life": 10},
    said=Text("", ""),
    flavour=Text("", ""),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A modifier that an effect gave to a hero, its amount a plain number or `all`.

    `turns` are those left, the present one counted (W-11); None: as long as the hero is there.
    """

    modifier: Modifier
    turns: int | None = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A weapon or equipment that a hero has. `used` are the numbers of its abilities, from 1, that are once a turn and have been used."""

    card: Card
    is_tapped: bool = False
    used: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A hero on the battlefield.

    `guards` is the place of the own hero that it guards, from 1, or 0; for `guard_turns` more turns, the present one counted.
    `guard_spent`: it has taken damage as a guard this turn; `assigned`: its guard was assigned this turn; `hit_this_turn`: damage was
    dealt to it, or to its guard for it, so that no guard takes any more (W-18). `counters` are the counterattacks that it has made this
    turn, `used` the numbers of its abilities that are once a turn and have been used.
    """

    card: Card
    damage: int = 0
    mp: int = 0
    is_tapped: bool = False
    items: tuple[Item, ...] = ()
    guards: int = 0
    guard_turns: int = 2
    guard_spent: bool = False
    assigned: bool = False
    hit_this_turn: bool = False
    counters: int = 0
    used: tuple[int, ...] = ()
    given: tuple[Given, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Lasting:
    """A lasting spell on the battlefield: `on` a hero, by side (0, 1) and place (from 1), or free. `turns` are left, None: it stays."""

    card: Card
    on: tuple[int, int] | None = None
    turns: int | None = None
    used: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player's half. `heroes` by place, None where it is empty; `reserve` from the top down; `bounty` stack by stack.

    `fallen` are the side's heroes that have died, `deployed` and `cast` the heroes deployed by the action and the spells cast this turn.
    `shown` are the places in `hand`, from 0, of cards that the other side knows; `reserve_known` and `reserve_shown` those in `reserve`
    of cards that the side itself and the other side know; `bounty_known` and `bounty_shown` the stacks, from 0, that they have seen.
    `this_turn` says how often what cards count has happened to the side in this turn.
    """

    heroes: tuple[Standing | None, ...] = (Standing(card=NEUTRAL_HERO),)
    spells: tuple[Lasting, ...] = ()
    hand: tuple[Card, ...] = ()
    reserve: tuple[Card, ...] = ()
    graveyard: tuple[Card, ...] = ()
    beyond: tuple[Card, ...] = ()
    bounty: tuple[tuple[Card, ...], ...] = ()
    fallen: int = 0
    deployed: int = 0
    cast: int = 0
    shown: tuple[int, ...] = ()
    reserve_known: tuple[int, ...] = ()
    reserve_shown: tuple[int, ...] = ()
    bounty_known: tuple[int, ...] = ()
    bounty_shown: tuple[int, ...] = ()
    this_turn: tuple[tuple[Event, int], ...] = ()

    def cards(self) -> tuple[Card, ...]:
        """All its cards in a fixed order: heroes, each with its items, spells, hand, reserve, graveyard, beyond, bounty stacks."""
        standing = tuple(card for hero in self.heroes if hero for card in (hero.card, *(item.card for item in hero.items)))
        spells = tuple(spell.card for spell in self.spells)
        stacks = tuple(card for stack in self.bounty for card in stack)
        return standing + spells + self.hand + self.reserve + self.graveyard + self.beyond + stacks


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Both sides (A, B) and whose turn it is. `first` and `active` are 0 or 1. `turn` counts both players' turns; 0 before the first.

    `chance` are the states of both sides' streams of chance where a game is to go on exactly as it would have; without them they come
    from `seed`.
    """

    sides: tuple[Side, Side]
    first: int = 0
    active: int = 0
    turn: int = 5
    phase: Phase = "main"
    seed: int = 0
    chance: tuple[int, int] | None = None


#: What a side and a hero say of the fields of the state.
SIDE_VALUES, HERO_VALUES = STATE.said(SIDE, Side), STATE.said(PLACE, Standing)
