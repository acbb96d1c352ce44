"""Moments: when a passive is triggered (the source's turn, attack, counterattack and guard; W-3, W-5, W-7 to W-9)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from rules.douwushi.language.selectors import HeroFilter, check_damage
from rules.douwushi.language.vocabulary import AttackType, Bearer, ItemKind, Side, Source
from rules.kernel.language.checks import Complaints, Place, check_own_filter
from rules.kernel.language.operands import needs
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word
from rules.wording import Text


class Moment(Word):
    """The family of moments."""

    __slots__ = ()
    KEY = "moment"
    by: Bearer

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, HeroFilter)


class HeroMoment(Moment, HeroFilter):
    """A moment about a hero, the `subject`: `self`, or any hero of a side that matches the filters."""

    IS_PART: ClassVar[bool] = True
    KNOWS: ClassVar[tuple[str, ...]] = ("subject",)

    by: Annotated[Bearer, needs("self")] = "self"


class Deployed(HeroMoment):
    """The subject has entered the battlefield during the game, by any way."""

    FOUND_AS = found("deployed", "deployed", "出战")
    SAYS = Text("{by:when} {word} is deployed", "{by:每当}{word}出战时")


class Attacks(HeroMoment):
    """The subject has tapped for a weapon attack on its `foe`, which is not damaged yet."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("attacks", "an attack is made", "进行武器攻击")
    SAYS = Text("whenever {word} attacks", "{by:每当}{word}进行武器攻击时")


class Attacked(HeroMoment):
    """The subject is the target of a weapon attack by its `foe` and is not damaged yet."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("attacked", "attacked", "受到武器攻击")
    SAYS = Text("whenever {word} is attacked", "{by:每当}{word}受到武器攻击时")


class DamageMoment(HeroMoment):
    """A moment about damage, or only about damage that is dealt so, or with that type of weapon."""

    IS_PART: ClassVar[bool] = True
    KNOWS: ClassVar[tuple[str, ...]] = ("subject", "foe", "event")

    source: Source | tuple[Source, ...] | None = None
    attack_type: AttackType | None = None

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, HeroFilter)
        yield from check_damage(self)


class Damaged(DamageMoment):
    """The subject took damage, `event` is how much, and is still there. The `foe` is the hero that dealt it, if one did."""

    FOUND_AS = found("damaged", "damaged", "受到伤害")
    SAYS = Text("whenever {word} takes damage{word:from}", "{by:每当}{word}受到{word:dealt}伤害时")


class Hits(DamageMoment):
    """The subject, itself or by an item of its own, dealt damage to its `foe`, alive or not; `event` is how much."""

    FOUND_AS = found("hits", "damage is dealt", "造成伤害")
    SAYS = Text("whenever {word} deals damage to a hero{word:with}", "{by:每当}{word}{word:以}对英雄造成伤害时")


class Died(HeroMoment):
    """The subject died. The `foe` is the hero that dealt it the last damage, if one did."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("died", "a hero dies", "阵亡")
    SAYS = Text("{by:when} {word} dies", "{by:每当}{word}阵亡时")


class Kills(DamageMoment):
    """Damage that the subject dealt killed its `foe`."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("kills", "a hero is killed", "击杀")
    SAYS = Text("whenever {word} kills a hero{word:with}", "{by:每当}{word}{word:以}击杀英雄时")


class Counters(HeroMoment):
    """The subject made a counterattack on its `foe`."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("counters", "a counterattack is made", "反击")
    SAYS = Text("whenever {word} counterattacks", "{by:每当}{word}进行反击时")


class Guards(HeroMoment):
    """The subject took damage for the hero that it guards, its `foe`, and is still there; `event` is how much it took."""

    KNOWS = ("subject", "foe", "event")
    FOUND_AS = found("guards", "damage is taken as a guard", "护卫时")
    SAYS = Text("whenever {word} takes damage as a guard", "{by:每当}{word}因护卫而受到伤害时")


class SkillUsed(HeroMoment):
    """The subject used a skill that costs MP or taps it, and the skill has had its effects."""

    FOUND_AS = found("skill-used", "a skill is used", "施放技能")
    SAYS = Text("whenever {word} uses a skill", "{by:每当}{word}施放技能后")


class Equipped(HeroMoment):
    """The subject was equipped with an item of the `kind`, or with any."""

    FOUND_AS = found("equipped", "equipped", "装备物品")
    SAYS = Text("whenever {word} is equipped with {kind:thing}", "{by:每当}{word}{kind:thing}时")

    kind: ItemKind | None = None


class SideMoment(Moment):
    """A moment about a player."""

    IS_PART: ClassVar[bool] = True
    by: Side = "own"


class TurnStarted(SideMoment):
    """A turn begins, before the ready step (W-3)."""

    FOUND_AS = found("turn-started", "a turn starts", "回合开始")
    SAYS = Text("at the start of {by:turn} turn", "{by:turn}回合开始时")


class ReadyStep(SideMoment):
    """The ready step begins: nothing has been readied and no card drawn yet (W-20)."""

    FOUND_AS = found("ready-step", "in the ready step", "重置阶段")
    SAYS = Text("in {by:turn} ready step", "{by:turn}重置阶段")


class TurnEnded(SideMoment):
    """A turn ends, after the discards (W-11)."""

    FOUND_AS = found("turn-ended", "a turn ends", "回合结束")
    SAYS = Text("at the end of {by:turn} turn", "{by:turn}回合结束时")


class SpellCast(SideMoment):
    """A spell was used and has had its effects."""

    FOUND_AS = found("spell-cast", "a spell is used", "使用魔法牌")
    SAYS = Text("whenever {by:uses} a spell", "每当{by}使用魔法牌后")


class BountyTaken(SideMoment):
    """A bounty stack was taken into hand."""

    FOUND_AS = found("bounty-taken", "a bounty stack is taken", "获得悬赏牌")
    SAYS = Text("whenever {by:takes} a bounty stack", "每当{by}获得一叠悬赏牌时")
