"""Selectors: which things in the realm, places and cards a word is about, and where they are (S-5)."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kernel.language.checks import Complaints, Place, check_pick, fault
from rules.kernel.language.operands import POSITIVE, REFERENCES, Positive, needs
from rules.kernel.language.phrases import each_of
from rules.kernel.language.shared import amounts
from rules.kernel.language.words import Part
from rules.sorcery.language.vocabulary import (
    AskedElement,
    AskedKeyword,
    Base,
    CardKind,
    Centre,
    Element,
    Event,
    Ground,
    Known,
    Level,
    Player,
    Region,
    Side,
    SpotCentre,
    State,
    ThingKind,
    Where,
    Zone,
)

#: Somebody that a word names without a choice, and what each needs where it stands.
OF_KNOWN = needs(*REFERENCES, "host", "caster")
#: Round whom something is, and what each needs; the source is always known.
OF_CENTRE = needs("subject", "foe", "that")
#: What has a power.
UNITS = ("unit", "minion", "avatar", "automaton")


class SiteFilter(Part):
    """A filter of sites: any one value of each given field will do. `side`: who controls it."""

    element: Element | tuple[Element, ...] | None = None
    ground: Ground | None = None
    side: Player | None = None


class ThingFilter(Part):
    """A filter of things in the realm: any one value of each given field will do.

    `keyword`: has one of them; `without`: has none of them. `token`: is one, or is a card. `power` is what it has now. `on`: the site of
    its square. `region`: where in the square it is; a site is in every region of its square. `where`: how far from whom it is `around`, the
    source if nothing is said; `steps` go with `steps` and `line`.
    """

    element: AskedElement | tuple[AskedElement, ...] | None = None
    keyword: AskedKeyword | tuple[AskedKeyword, ...] | None = None
    without: AskedKeyword | tuple[AskedKeyword, ...] | None = None
    state: State | tuple[State, ...] | None = None
    token: bool | None = None
    cost_min: int | None = None
    cost_max: int | None = None
    power_min: int | None = None
    power_max: int | None = None
    ground: Ground | None = None
    on: SiteFilter | None = None
    region: Region | None = None
    where: Where | None = None
    steps: Annotated[int | None, POSITIVE] = None
    around: Annotated[Centre | None, OF_CENTRE] = None


class KindFilter(ThingFilter):
    """A filter of things that also asks for the kind of thing; units where nothing is said. `ground` is asked of sites."""

    kind: ThingKind | tuple[ThingKind, ...] = "unit"


class Things(KindFilter):
    """Things in the realm.

    Targets, and others that are somewhere (`where`), are in the source's region if none is asked for (S-5); else they are in any one. An
    aura's region is what lies on top, surface or void.

    `target`: the ability's controller names `count` of them as it is announced. `chosen`: they are chosen as it is carried out, those of
    the enemy's side by the enemy. `random`: `count` at random. `all`: each. `self`: the card whose ability it is. `host`: the unit that
    carries it. `caster`: the unit that casts it. `subject`: the one that the moment is about. `foe`: the other one of it. `that`: those
    that the effect before this one took. `other` leaves out `self` and its `host`; with `up_to` fewer may be named, or none.
    """

    pick: Annotated[Literal["target", "chosen", "random", "all", "self", "subject", "foe", "that", "host", "caster"], OF_KNOWN]
    side: Side = "any"
    other: bool = False
    count: Positive = 1
    up_to: bool = False

    def faults(self, place: Place) -> Complaints:
        is_choice = self.pick == "target"
        alone = (*REFERENCES, "host", "caster")
        yield from check_pick(self, alone=alone, uncounted=("all",), chosen=self.pick if is_choice else "chosen", ask="is")
        yield from check_where(self, place)
        yield from check_ground(self)


class Spot(Part):
    """A spot where something goes: a location that the ability's controller chooses as it is carried out, or that is random.

    Without `where` it is anywhere. For what is moved, `around` may be the `moved` one itself. `on`: what is in its square. `site`: what the
    site there has to be. `empty`: no unit is there. `level`: what is moved stays in its region, what is new comes on top, if nothing else
    is said. `here` is the very square of the source, whatever is there.
    """

    pick: Literal["chosen", "random"] = "chosen"
    where: Where | None = None
    steps: Annotated[int | None, POSITIVE] = None
    around: Annotated[SpotCentre | None, OF_CENTRE] = None
    on: Base | tuple[Base, ...] = "site"
    site: SiteFilter | None = None
    empty: bool = False
    level: Level | None = None

    def faults(self, place: Place) -> Complaints:
        yield from check_where(self, place)
        if self.where == "here" and (self.pick, self.on, self.site, self.empty) != ("chosen", "site", None, False):
            yield fault("", "of “here” nothing is asked", "对“here”不能有要求")
        if self.site and each_of(self.on) != ("site",):
            yield fault("site", "“site” asks for a site, which rubble and the void are not", "“site”要求地标，废墟与虚空不是地标")


class CardFilter(Part):
    """A filter of cards outside the realm, as they are printed."""

    kind: CardKind | tuple[CardKind, ...] | None = None
    element: AskedElement | tuple[AskedElement, ...] | None = None
    keyword: AskedKeyword | tuple[AskedKeyword, ...] | None = None
    cost_min: int | None = None
    cost_max: int | None = None
    power_min: int | None = None
    power_max: int | None = None


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
        if self.pick == "top" and self.zone not in ("spellbook", "atlas"):
            yield fault("pick", "only a deck has a top", "只有牌库有顶部")
        yield from check_pick(self, alone=("self",), uncounted=("all",))


class Taken(CardFilter):
    """Cards chosen among some that are looked at: `count` of them, or with `up_to` fewer."""

    count: Positive = 1
    up_to: bool = False


class ThingCount(KindFilter):
    """The number of things in the realm: of a side, somewhere, that match the filter, without `self` if `other`; in any region."""

    side: Side = "own"
    other: bool = False
    pick: Literal["all"] = "all"

    def faults(self, place: Place) -> Complaints:
        yield from check_where(self, place)
        yield from check_ground(self)


class CardCount(CardFilter):
    """The number of cards in a zone of one player that match the filter."""

    zone: Zone
    side: Player = "own"
    pick: Literal["all"] = "all"


class PlayerFigure(amounts.PlayerFigure[Literal["life", "mana", "fire", "air", "water", "earth"]]):
    """A present figure of a player: the avatar's life, mana, or the threshold of an element."""


class EventCount(amounts.EventCount[Event]):
    """The number of times that something happened to a side this turn."""


class Figure(amounts.Figure[Literal["power", "damage", "cost"], Annotated[Known, OF_KNOWN]]):
    """A present figure of a thing: its power, the damage on it, or its mana cost; the sum of several."""


def check_where(word: ThingFilter | Spot, place: Place) -> Complaints:
    """Check that steps go with `steps` and `line`, that only auras have an area, and that `around` goes with `where`."""
    if word.where == "steps" and word.steps is None:
        yield fault("steps", "“steps” needs how many", "“steps”须写明步数")
    if word.steps is not None and word.where not in ("steps", "line"):
        yield fault("steps", "so many “steps” go with “where” steps or line", "“steps”只能与“where”的 steps 或 line 同用")
    if word.where == "area" and (place.kind not in ("aura", "") or word.around):
        yield fault("where", "only an aura has an area", "只有灵气才有区域")
    if word.where is None and word.around:
        yield fault("around", "“around” needs “where”", "“around”须与“where”同用")


def check_new(at: Spot | None) -> Complaints:
    """Check that the spot of something new is not around where it was: it was nowhere before."""
    if at and at.around == "moved":
        yield fault("at.around", "nothing is moved; it comes round somebody else", "并无移动，不能以“moved”为中心")


def check_ground(word: KindFilter) -> Complaints:
    """Check that only sites are asked whether they are water or land."""
    if word.ground and "site" not in each_of(word.kind):
        yield fault("ground", "“ground” is asked of sites; ask others “on”", "“ground”只能问地标，其他请用“on”")
