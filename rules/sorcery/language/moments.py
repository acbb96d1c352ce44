"""Moments: when a triggered ability is set off (S-2, S-5 to S-9, S-11, S-16)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from rules.kernel.language.checks import Complaints, Place, check_own_filter, fault
from rules.kernel.language.operands import needs
from rules.kernel.language.phrases import each_of
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.kernel.language.words import Word
from rules.sorcery.language.selectors import UNITS, CardFilter, KindFilter, SiteFilter, ThingFilter, check_ground, check_where
from rules.sorcery.language.vocabulary import Bearer, Deck, Side, Victim
from rules.wording import Text


class Moment(Word):
    """The family of moments."""

    __slots__ = ()
    KEY = "moment"
    by: Bearer

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, ThingFilter, CardFilter)


class ThingMoment(Moment, KindFilter):
    """A moment about a thing, the `subject`: `self`, the unit that carries it, or any of a side that matches the filter.

    `other`: any but the card whose ability it is. `where`: it happens there, seen from that card.
    """

    IS_PART: ClassVar[bool] = True
    KNOWS: ClassVar[tuple[str, ...]] = ("subject",)

    by: Annotated[Bearer, needs("self", "host")] = "self"
    other: bool = False

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, ThingFilter)
        yield from check_where(self, place)
        yield from check_ground(self)
        for name, is_said in (("kind", self.kind != "unit"), ("other", self.other)):
            if is_said and self.by in ("self", "host"):
                yield fault(name, f"“by” {self.by} says which one it is; leave “{name}” out", f"“by”为 {self.by} 时不用写“{name}”")
        if self.by == "host" and self.where:
            yield fault("where", f"“by” {self.by} says where it is; leave “where” out", f"“by”为 {self.by} 时不用写“where”")
        if self.around:
            yield fault("around", "a moment is seen from the source", "时机以来源为中心")


class Arrives(ThingMoment):
    """The subject has come into the realm: it was cast, played, summoned or made. Of `self` it is the genesis (S-16)."""

    FOUND_AS = found("arrives", "genesis", "降临")
    SAYS = Cases(
        "by",
        {
            "self": Text("genesis:", "降临："),
            None: Text("whenever {word:comes}", "每当{word:comes}时"),
        },
    )


class GoneMoment(ThingMoment):
    """A moment about a thing that has left the realm. The thing is taken as printed."""

    IS_PART: ClassVar[bool] = True

    def faults(self, place: Place) -> Complaints:
        yield from ThingMoment.faults(self, place)
        if self.state and self.by not in ("self", "host"):
            yield fault("state", "what has left the realm is in no state; leave “state” out", "已离开领域者不处于任何状态；不要写“state”")


class Dies(GoneMoment):
    """The subject has gone from the realm to the graveyard; a site has become rubble. `event` is the power that it had. Of `self` it is
    the deathrite (S-16)."""

    KNOWS = ("subject", "event")
    FOUND_AS = found("dies", "deathrite", "亡语")
    SAYS = Cases(
        "by",
        {
            "self": Text("deathrite:", "亡语："),
            None: Text("whenever {word} {word:dies}", "每当{word}{word:dies}时"),
        },
    )


class Leaves(GoneMoment):
    """The subject has left the realm, to whatever zone."""

    FOUND_AS = found("leaves", "leave the realm", "离开领域")
    SAYS = Cases(
        "by",
        {
            "self": Text("when {word} leaves the realm", "{word}离开领域时"),
            None: Text("whenever {word} leaves the realm", "每当{word}离开领域时"),
        },
    )


class UnitMoment(ThingMoment):
    """A moment about a unit, which moves, fights or picks something up."""

    IS_PART: ClassVar[bool] = True

    def faults(self, place: Place) -> Complaints:
        yield from ThingMoment.faults(self, place)
        if strange := [kind for kind in each_of(self.kind) if kind not in UNITS]:
            yield fault("kind", f"“{strange[0]}” is no unit", f"“{strange[0]}”不是单位")


class Enters(UnitMoment):
    """The subject, a unit, has moved into a square, or was moved there (S-6). `into`: what the site there is."""

    FOUND_AS = found("enters", "enter a square", "进入方格")
    SAYS = Text("whenever {word:mover} enters {word:there}", "每当{word:mover}进入{word:there}时")

    into: SiteFilter | None = None


class Attacks(UnitMoment):
    """The subject, a unit, attacks, before anybody intercepts; the `foe` is the unit that is attacked, if it is not a site (S-7)."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("attacks", "attack", "攻击")
    SAYS = Text("whenever {word} attacks", "每当{word}攻击时")


class Intercepts(UnitMoment):
    """The subject has intercepted the `foe` (S-7)."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("intercepts", "intercept", "拦截")
    SAYS = Text("whenever {word} intercepts", "每当{word}进行拦截时")


class Defends(UnitMoment):
    """The subject has joined the defence against the `foe` (S-7)."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("defends", "defend", "防御")
    SAYS = Text("whenever {word} defends", "每当{word}进行防御时")


class StrikesSite(UnitMoment):
    """The subject has struck an undefended site; `event` is the life that was lost (S-8)."""

    KNOWS = ("subject", "event")
    FOUND_AS = found("strikes-site", "strike a site", "攻击地标")
    SAYS = Text("whenever {word} strikes a site", "每当{word}击中地标时")


class DealsDamage(UnitMoment):
    """The subject has dealt damage; `event` is how much, the `foe` is the unit that it was dealt to. `victim`: only to such."""

    KNOWS = ("subject", "foe", "event")
    FOUND_AS = found("deals-damage", "deal damage", "造成伤害时")
    SAYS = Text("whenever {word} deals damage{victim}", "每当{word}{victim}造成伤害时")

    victim: Victim = "unit"


class IsDamaged(UnitMoment):
    """The subject, a unit, has been dealt damage; `event` is how much. The `foe` is the unit that dealt it, if one did."""

    KNOWS = ("subject", "foe", "event")
    FOUND_AS = found("is-damaged", "be dealt damage", "受到伤害时")
    SAYS = Text("whenever {word} is dealt damage", "每当{word}受到伤害时")


class PicksUp(UnitMoment):
    """The subject, a unit, has picked up an artifact or got it into its hands; `host` has picked up this one (S-11)."""

    FOUND_AS = found("picks-up", "pick up an artifact", "拾起神器")
    SAYS = Cases(
        "by",
        {
            "host": Text("when {word:picker} picks up {word:bearer}", "{word:picker}拾起{word:bearer}时"),
            None: Text("whenever {word} picks up an artifact", "每当{word}拾起神器时"),
        },
    )


class SideMoment(Moment):
    """A moment about a player."""

    IS_PART: ClassVar[bool] = True
    by: Side = "own"


class TurnStarts(SideMoment):
    """The player's turn starts, before anything is untapped and mana is counted (S-2)."""

    FOUND_AS = found("turn-starts", "start of turn", "回合开始时")
    SAYS = Text("at the start of {by:turn} turn", "{by:turn}回合开始时")


class TurnEnds(SideMoment):
    """The player's turn ends, before damage is taken off."""

    FOUND_AS = found("turn-ends", "end of turn", "回合结束时")
    SAYS = Text("at the end of {by:turn} turn", "{by:turn}回合结束时")


class GainsLife(SideMoment):
    """The player has gained life; `event` is how much."""

    KNOWS = ("event",)
    FOUND_AS = found("gains-life", "when life is gained", "恢复生命值时")
    SAYS = Text("whenever {by:gains} life", "每当{by}恢复生命值时")


class LosesLife(SideMoment):
    """The player has lost life, or the avatar has been dealt damage; `event` is how much."""

    KNOWS = ("event",)
    FOUND_AS = found("loses-life", "when life is lost", "失去生命值时")
    SAYS = Text("whenever {by:loses} life", "每当{by}失去生命值时")


class CardMoment(Moment, CardFilter):
    """A moment about a card of a player's, which matches the filter."""

    IS_PART: ClassVar[bool] = True
    by: Side = "own"


class Casts(CardMoment):
    """The player has cast a spell."""

    FOUND_AS = found("casts", "cast", "施放时")
    SAYS = Text("whenever {by:casts} {word:spell}", "每当{by}施放一张{word:法术}时")

    def faults(self, place: Place) -> Complaints:
        if "site" in each_of(self.kind):
            yield fault("kind", "sites are played, not cast; use “arrives”", "地标是打出而非施放的，请用“arrives”")
        if "spell" in each_of(self.kind):
            yield fault("kind", "only spells are cast; leave it out", "施放的都是法术，不用写明")


class Draws(CardMoment):
    """The player has drawn a card, from either deck or from one; once for each card."""

    FOUND_AS = found("draws", "when a card is drawn", "抽牌时")
    SAYS = Text("whenever {by:draws} {word}{deck:from}", "每当{by}{deck:from}抽一张{word}时")

    deck: Deck | None = None


class Discards(CardMoment):
    """The player has discarded a card; once for each card."""

    FOUND_AS = found("discards", "when a card is discarded", "弃牌时")
    SAYS = Text("whenever {by:discards} {word}", "每当{by}弃一张{word}时")
