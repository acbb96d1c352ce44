"""Selectors: which heroes and items on the battlefield and which cards in a zone a word is about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from rules.douwushi.language.vocabulary import AttackType, Calling, CardKind, Event, ItemKind, Known, Player, Side, Source, State, Zone
from rules.kernel.language.checks import Complaints, Place, check_pick, fault
from rules.kernel.language.operands import KNOWN, POSITIVE, REFERENCES, Positive, needs
from rules.kernel.language.phrases import each_of
from rules.kernel.language.shared import amounts
from rules.kernel.language.words import Part
from rules.wording import Text


class HeroFilter(Part):
    """The properties that a hero on the battlefield must have. Of several classes any one will do.

    `armed`: has a weapon; `wields`: has one of that type. `guard`: has guard; `guarded`: another hero guards it now. `damaged`: has
    taken damage. `attack` and `mp` are what it has now; `life` is what it has left, its life less its damage.
    """

    calling: Calling | tuple[Calling, ...] | None = field(default=None, metadata={"key": "class"})
    state: State | None = None
    armed: bool | None = None
    wields: AttackType | None = None
    guard: bool | None = None
    guarded: bool | None = None
    damaged: bool | None = None
    mp_min: int | None = None
    mp_max: int | None = None
    attack_min: int | None = None
    attack_max: int | None = None
    life_min: int | None = None
    life_max: int | None = None


class Heroes(HeroFilter):
    """Heroes on the battlefield.

    `target` 指定目标: the ability's owner names `count` of them, each another one than the ability's other targets. All targets of a skill,
    an item's ability or a spell are named before anything is paid, and without them it can't be used (W-6, W-15); elsewhere they are
    named when the effect happens. `random`: `count` at random. `all`: each. `most_damaged`: the `count` with the most damage, the owner
    choosing among equals. `self`: the hero whose ability it is, or the bearer of the item or spell. `subject`: the one that the moment
    is about. `foe`: the other one of it. `that`: those that the effect before this one took. `other` leaves out `self`; with
    `up_to` fewer may be named, or none.
    """

    pick: Annotated[Literal["target", "random", "all", "most_damaged", "self", "subject", "foe", "that"], KNOWN]
    side: Side = "any"
    other: bool = False
    count: Annotated[int | Literal["x"], POSITIVE, needs("x")] = 1
    up_to: bool = False

    def faults(self, place: Place) -> Complaints:
        yield from check_pick(self, alone=REFERENCES, uncounted=("all",), chosen="target", ask="is")


@dataclass(frozen=True, slots=True)
class One:
    """A demand on an operand: it is one hero."""

    def problem(self, value: Heroes, called: Text | None) -> Text | None:
        is_one = value.pick != "all" and value.count == 1 and not value.up_to
        return None if is_one else Text("it must be one hero", "必须是一名英雄")


OneHero = Annotated[Heroes, One()]


class HeroCount(HeroFilter):
    """The number of heroes on a side that match the filters, without `self` if `other`."""

    side: Side = "any"
    other: bool = False
    pick: Literal["all"] = "all"


class Items(Part):
    """Items on heroes: targets, at random, all, or the item whose ability it is (`self`).

    `side` says whose heroes have them; `of` names one hero, or those taken before, instead.
    """

    pick: Annotated[Literal["target", "random", "all", "self"], needs(self="item")]
    kind: ItemKind | None = None
    side: Side = "any"
    of: Annotated[Known | None, KNOWN] = None
    cost_max: int | None = None
    count: Positive = 1
    up_to: bool = False

    def faults(self, place: Place) -> Complaints:
        if self.of is not None and self.side != "any":
            yield fault("side", "“of” and “side” exclude each other", "“of”与“side”不能并用")
        yield from check_pick(self, alone=("self",), uncounted=("all",), chosen="target")


class CardFilter(Part):
    """The properties that a card outside the battlefield must have. Only items have a cost.

    `class`: a hero of that class, or an item that such a hero may equip.
    """

    kind: CardKind | tuple[CardKind, ...] | None = None
    calling: Calling | None = field(default=None, metadata={"key": "class"})
    cost_min: int | None = None
    cost_max: int | None = None


class Cards(CardFilter):
    """Cards in a zone of one player.

    `chosen`: the ability's owner chooses `count` of them, all when there are fewer; cards in a hand are chosen by whose they are. `random`:
    `count` at random. `top`: the first `count` of the reserve. `all`: each. `self`: the card whose ability it is, if it is there. With
    `up_to` fewer may be chosen.
    """

    zone: Zone
    pick: Literal["chosen", "random", "top", "all", "self"] = "chosen"
    side: Player = "own"
    count: Positive = 1
    up_to: bool = False

    def faults(self, place: Place) -> Complaints:
        if self.pick == "top" and self.zone != "reserve":
            yield fault("pick", "only the reserve has a top", "只有预备区有顶部")
        yield from check_pick(self, alone=("self",), uncounted=("all",))

    def check_kinds(self, kinds: tuple[str, ...], place: Place, en: str, zh: str) -> Complaints:
        """The cards of an effect are of some kinds."""
        asked = (place.kind,) if self.pick == "self" else each_of(self.kind)
        if not asked or set(asked) - set(kinds):
            yield fault("cards.pick" if self.pick == "self" else "cards.kind", en, zh)


class Taken(CardFilter):
    """Cards chosen among some that are looked at: `count` of them, or with `up_to` fewer."""

    count: Positive = 1
    up_to: bool = False


class CardCount(CardFilter):
    """The number of cards in a zone of one player that match the filters."""

    zone: Zone
    side: Player = "own"
    pick: Literal["all"] = "all"


class ItemCount(Part):
    """The number of items that a hero (`self`) or the heroes of a side have."""

    items_of: Annotated[Literal["self", "own", "enemy", "any"], needs("self")]
    kind: ItemKind | None = None


class FallenCount(Part):
    """The number of heroes of a side that have died in the game (W-10)."""

    fallen: Player


class BountyCount(Part):
    """The number of bounty stacks that a side has left."""

    bounty: Player


class EventCount(amounts.EventCount[Event]):
    """The number of times that something happened to a side this turn."""


class Figure(Part):
    """A figure of a hero now: its attack, MP, damage, or life left; of several heroes, the total."""

    figure: Literal["attack", "mp", "damage", "life"]
    who: Annotated[Known, KNOWN]


class DamageFilter(Part):
    """The damage that is meant: how it is dealt, and with what type of weapon, which only attacks and counterattacks have."""

    source: Source | tuple[Source, ...] | None = None
    attack_type: AttackType | None = None

    def faults(self, place: Place) -> Complaints:
        yield from check_damage(self)


def check_damage(damage: Any) -> Complaints:
    """Yield a fault where damage of a type need not be of an attack or a counterattack."""
    if damage.attack_type and set(each_of(damage.source)) - {"attack", "counter"}:
        yield fault("attack_type", "only attacks and counterattacks have a type", "只有武器攻击和反击才有攻击类型")
