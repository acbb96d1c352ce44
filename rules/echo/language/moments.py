"""Moments: when a passive skill is triggered (Echo 2.2.3 a-b, "settlement effects", 4.2)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from rules.echo.language.selectors import CardFilter, FollowerFilter
from rules.echo.language.vocabulary import Bearer, Held, Side
from rules.kernel.language.checks import Complaints, Place, check_own_filter
from rules.kernel.language.operands import needs
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word


class Moment(Word):
    """The family of moments."""

    __slots__ = ()
    KEY = "moment"
    by: Bearer

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, FollowerFilter, CardFilter)


class FollowerMoment(Moment, FollowerFilter):
    """A moment about a follower, the `subject`: itself, or any follower of a side that matches the filters."""

    IS_PART: ClassVar[bool] = True
    KNOWS: ClassVar[tuple[str, ...]] = ("subject",)

    by: Annotated[Bearer, needs("self")] = "self"


class AttackDeclared(FollowerMoment):
    """The subject declares an attack: on a follower (its `foe`), on the hero, or on either."""

    KNOWS = ("subject", "foe", "declaration")
    FOUND_AS = found("attack-declared", "an attack is declared", "攻击宣言")

    target: Literal["follower", "hero", "any"] = "any"


class Attacked(FollowerMoment):
    """The subject has been chosen as the target of an attack by its `foe`."""

    KNOWS = ("subject", "foe", "declaration")
    FOUND_AS = found("attacked", "attacked", "被攻击")


class BattleWon(FollowerMoment):
    """The subject destroyed its `foe` in a battle and was not destroyed."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("battle-won", "a battle is won", "战斗胜利")


class BattleLost(FollowerMoment):
    """The subject was dying in a battle against its `foe` and is still there."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("battle-lost", "a battle is lost", "战斗失败")


class Destroyed(FollowerMoment):
    """The subject has been destroyed, in a battle or otherwise. A follower's own destruction is its last_stand, or `by = "self"`."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("destroyed", "destroyed", "被破坏")


class FollowerAwakened(FollowerMoment):
    """The subject has been awakened, for its cost or by an effect."""

    FOUND_AS = found("follower-awakened", "a follower awakens", "随从唤醒")


class Placed(FollowerMoment):
    """The subject has been placed on the field during the game, by any way."""

    FOUND_AS = found("placed", "placed", "被放置")


class SideMoment(Moment):
    """A moment about a player."""

    IS_PART: ClassVar[bool] = True
    by: Side = "own"


class CardMoment(Moment, CardFilter):
    """A moment about a card of a player, the `subject`, that matches the filters, or about this card itself; once for each card."""

    IS_PART: ClassVar[bool] = True
    KNOWS: ClassVar[tuple[str, ...]] = ("subject_card",)

    by: Annotated[Bearer, needs(self="card")] = "own"


class Drawn(Moment):
    """A card, the `subject`, was drawn; once for each card."""

    KNOWS = ("subject_card",)
    FOUND_AS = found("drawn", "drawn", "抽到")

    by: Annotated[Bearer, needs(self="card")] = "own"


class Discarded(CardMoment):
    """A card, the subject, was discarded from hand, deck or display zone, or from the one that `zone` names."""

    FOUND_AS = found("discarded", "discarded", "被弃置")

    zone: Held | None = None


class Displayed(CardMoment):
    """A card, the subject, entered the display zone."""

    FOUND_AS = found("displayed", "displayed", "被展示")


class TurnStarted(SideMoment):
    """A turn begins, before the draw phase."""

    FOUND_AS = found("turn-started", "a turn starts", "回合开始")


class TurnEnded(SideMoment):
    """The end phase begins, before cards are discarded."""

    FOUND_AS = found("turn-ended", "a turn ends", "回合结束")


class HeroDamaged(SideMoment):
    """The side's hero lost life; `event` is how much."""

    KNOWS = ("event",)
    FOUND_AS = found("hero-damaged", "a hero is damaged", "英雄受伤")


class HeroHealed(SideMoment):
    """The side's hero was healed; `event` is how much."""

    KNOWS = ("event",)
    FOUND_AS = found("hero-healed", "a hero is healed", "英雄回复")


class ItemPlayed(SideMoment):
    """An item was played and has had its effects."""

    FOUND_AS = found("item-played", "an item is played", "使用道具")


class SkillUsed(SideMoment):
    """An active skill, of a follower or the hero, was used and has had its effects."""

    FOUND_AS = found("skill-used", "a skill is used", "发动技能")
