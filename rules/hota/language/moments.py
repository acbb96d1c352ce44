"""Moments: when a triggered ability is set off (H-1, H-4, H-7, H-9)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from rules.hota.language.selectors import CardFilter, KindFilter, PermanentFilter
from rules.hota.language.vocabulary import Bearer, Side, Victim
from rules.kernel.language.checks import Complaints, Place, check_own_filter, fault
from rules.kernel.language.operands import needs
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.kernel.language.words import Word
from rules.wording import Text


class Moment(Word):
    """The family of moments."""

    __slots__ = ()
    KEY = "moment"
    by: Bearer

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, PermanentFilter, CardFilter)


class PermanentMoment(Moment, KindFilter):
    """A moment about a permanent, the `subject`: `self`, the creature that it is on, or any of a side that matches the filter."""

    IS_PART: ClassVar[bool] = True
    KNOWS: ClassVar[tuple[str, ...]] = ("subject",)

    by: Annotated[Bearer, needs("self", "host")] = "self"

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, PermanentFilter)
        if self.by == "self" and self.kind != "creature":
            yield fault("kind", "“by” self says which one it is; leave “kind” out", "“by”为 self 时不用写“kind”")


class Arrives(PermanentMoment):
    """The subject has come to the battlefield."""

    FOUND_AS = found("arrives", "arrive", "进场")
    SAYS = Cases(
        "by",
        {
            "self": Text("arrive:", "进场："),
            None: Text("whenever {word} arrives", "每当{word}进场时"),
        },
    )


class Dies(PermanentMoment):
    """The subject, a creature, has gone from the battlefield to the graveyard. `event` is the attack that it had."""

    KNOWS = ("subject", "event")
    FOUND_AS = found("dies", "die", "死亡")
    SAYS = Cases(
        "by",
        {
            "self": Text("die:", "死亡："),
            None: Text("whenever {word} dies", "每当{word}死亡时"),
        },
    )


class Leaves(PermanentMoment):
    """The subject has left the battlefield, to whatever zone."""

    FOUND_AS = found("leaves", "leave the battlefield", "离场")
    SAYS = Cases(
        "by",
        {
            "self": Text("when {word} leaves the battlefield", "{word}离开战场时"),
            None: Text("whenever {word} leaves the battlefield", "每当{word}离开战场时"),
        },
    )


class Attacks(PermanentMoment):
    """The subject has been declared as an attacker."""

    FOUND_AS = found("attacks", "attack", "攻击")
    SAYS = Text("whenever {word} attacks", "每当{word}攻击时")


class Blocks(PermanentMoment):
    """The subject has been declared as a blocker of its `foe`."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("blocks", "block", "阻挡")
    SAYS = Text("whenever {word} blocks", "每当{word}进行阻挡时")


class IsBlocked(PermanentMoment):
    """The subject attacks and is blocked; the `foe` is the first of its blockers, `event` how many there are."""

    KNOWS = ("subject", "foe", "event")
    FOUND_AS = found("is-blocked", "become blocked", "被阻挡")
    SAYS = Text("whenever {word} is blocked", "每当{word}被阻挡时")


class DealsDamage(PermanentMoment):
    """The subject has dealt damage; `event` is how much. The `foe` is the creature that it was dealt to. `victim`: only to such."""

    KNOWS = ("subject", "foe", "event")
    FOUND_AS = found("deals-damage", "deal damage", "造成伤害时")
    SAYS = Text("whenever {word} deals damage{victim}", "每当{word}{victim}造成伤害时")

    victim: Victim | None = None


class IsDamaged(PermanentMoment):
    """The subject, a creature, has been dealt damage; `event` is how much. The `foe` is the creature that dealt it, if one did."""

    KNOWS = ("subject", "foe", "event")
    FOUND_AS = found("is-damaged", "be dealt damage", "受到伤害时")
    SAYS = Text("whenever {word} is dealt damage", "每当{word}受到伤害时")


class SideMoment(Moment):
    """A moment about a player."""

    IS_PART: ClassVar[bool] = True
    by: Side = "own"


class TurnStarts(SideMoment):
    """Upkeep: the player's turn begins, with creatures readied and mana refilled; no card is drawn yet (H-1)."""

    FOUND_AS = found("turn-starts", "upkeep", "维持")
    SAYS = Cases(
        "by",
        {
            "own": Text("upkeep:", "维持："),
            None: Text("at {by:whose} upkeep", "{by:whose}维持时"),
        },
    )


class TurnEnds(SideMoment):
    """The player's turn ends, before cards are discarded (H-2)."""

    FOUND_AS = found("turn-ends", "end of turn", "回合结束时")
    SAYS = Text("at the end of {by:turn} turn", "{by:turn}回合结束时")


class GainsLife(SideMoment):
    """The player has gained life; `event` is how much."""

    KNOWS = ("event",)
    FOUND_AS = found("gains-life", "when life is gained", "恢复生命时")
    SAYS = Text("whenever {by:gains} life", "每当{by}恢复生命值时")


class LosesLife(SideMoment):
    """The player has lost life or been dealt damage; `event` is how much."""

    KNOWS = ("event",)
    FOUND_AS = found("loses-life", "when life is lost", "失去生命时")
    SAYS = Cases(
        "by",
        {
            "own": Text("whenever you lose life or are dealt damage", "每当你失去生命值或受到伤害时"),
            None: Text("whenever {by} loses life or is dealt damage", "每当{by}失去生命值或受到伤害时"),
        },
    )


class CardMoment(Moment, CardFilter):
    """A moment about a card of a player's, which matches the filter."""

    IS_PART: ClassVar[bool] = True
    by: Side = "own"


class Casts(CardMoment):
    """The player has cast a spell, a creature, equipment or an enchantment."""

    FOUND_AS = found("casts", "cast", "施放时")
    SAYS = Text("whenever {by:casts} {word}", "每当{by}施放一张{word}时")


class Draws(CardMoment):
    """The player has drawn a card; once for each card."""

    FOUND_AS = found("draws", "when a card is drawn", "抓牌时")
    SAYS = Text("whenever {by:draws} {word}", "每当{by}抓一张{word}时")


class Discards(CardMoment):
    """The player has discarded a card; once for each card."""

    FOUND_AS = found("discards", "when a card is discarded", "弃牌时")
    SAYS = Text("whenever {by:discards} {word}", "每当{by}弃一张{word}时")


class PlaysAttribute(CardMoment):
    """The player has played an attribute card."""

    FOUND_AS = found("plays-attribute", "when an attribute card is played", "打出属性牌时")
    SAYS = Text("whenever {by:plays} {word:attribute card}", "每当{by}打出一张{word:属性牌}时")
