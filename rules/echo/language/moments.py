"""Moments: when a passive skill is triggered (Echo 2.2.3 a-b, "settlement effects", 4.2)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from rules.echo.language.selectors import CardFilter, FollowerFilter
from rules.echo.language.vocabulary import Bearer, Held, Side
from rules.kernel.language.checks import Complaints, Place, check_own_filter
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
    SAYS = Cases(
        "target",
        {
            "any": Text("{by:when} {word} attacks", "{word}攻击时"),
            "hero": Text("{by:when} {word} attacks {by:other hero}", "{word}攻击{by:other}英雄时"),
            "follower": Text("{by:when} {word} attacks {by:other follower}", "{word}攻击{by:other}随从时"),
        },
    )

    target: Literal["follower", "hero", "any"] = "any"


class Attacked(FollowerMoment):
    """The subject has been chosen as the target of an attack by its `foe`."""

    KNOWS = ("subject", "foe", "declaration")
    FOUND_AS = found("attacked", "attacked", "被攻击")
    SAYS = Text("{by:when} {word} is attacked", "{word}被攻击时")


class BattleWon(FollowerMoment):
    """The subject destroyed its `foe` in a battle and was not destroyed."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("battle-won", "a battle is won", "战斗胜利")
    SAYS = Text("{by:when} {word} destroys a follower in battle", "{word}在战斗中破坏随从后")


class BattleLost(FollowerMoment):
    """The subject was dying in a battle against its `foe` and is still there."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("battle-lost", "a battle is lost", "战斗失败")
    SAYS = Text("{by:when} {word} loses a battle but survives", "{word}战斗落败但存活后")


class Destroyed(FollowerMoment):
    """The subject has been destroyed, in a battle or otherwise. A follower's own destruction is its last_stand, or `by = "self"`."""

    KNOWS = ("subject", "foe")
    FOUND_AS = found("destroyed", "destroyed", "被破坏")
    SAYS = Text("{by:when} {word} is destroyed", "{word}被破坏时")


class FollowerAwakened(FollowerMoment):
    """The subject has been awakened, for its cost or by an effect."""

    FOUND_AS = found("follower-awakened", "a follower awakens", "随从唤醒")
    SAYS = Text("{by:when} {word} awakens", "{word}被唤醒时")


class Placed(FollowerMoment):
    """The subject has been placed on the field during the game, by any way."""

    FOUND_AS = found("placed", "placed", "被放置")
    SAYS = Text("{by:when} {word} is placed", "{word}被放置时")


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
    SAYS = Cases(
        "by",
        {"self": Text("when you draw this card", "抽到此卡时"), None: Text("whenever {by:draws} a card", "{by}抽牌时")},
    )

    by: Annotated[Bearer, needs(self="card")] = "own"


class Discarded(CardMoment):
    """A card, the subject, was discarded from hand, deck or display zone, or from the one that `zone` names."""

    FOUND_AS = found("discarded", "discarded", "被弃置")
    SAYS = Cases(
        "by",
        {
            "self": Text("when this card is discarded{zone:from}", "{zone:from}此卡被弃置时"),
            None: Text("whenever {by:discards} {word}{zone:from}", "{by}弃置{zone:from}{word}时"),
        },
    )

    zone: Held | None = None


class Displayed(CardMoment):
    """A card, the subject, entered the display zone."""

    FOUND_AS = found("displayed", "displayed", "被展示")
    SAYS = Cases(
        "by",
        {
            "self": Text("when this card enters your display zone", "此卡置入展示区时"),
            None: Text("whenever {word} enters {by:whose one} display zone", "有{word}置入{by}展示区时"),
        },
    )


class TurnStarted(SideMoment):
    """A turn begins, before the draw phase."""

    FOUND_AS = found("turn-started", "a turn starts", "回合开始")
    SAYS = Text("at the start of {by:turn} turn", "{by:turn}回合开始时")


class TurnEnded(SideMoment):
    """The end phase begins, before cards are discarded."""

    FOUND_AS = found("turn-ended", "a turn ends", "回合结束")
    SAYS = Text("at the end of {by:turn} turn", "{by:turn}回合结束时")


class HeroDamaged(SideMoment):
    """The side's hero lost life; `event` is how much."""

    KNOWS = ("event",)
    FOUND_AS = found("hero-damaged", "a hero is damaged", "英雄受伤")
    SAYS = Text("whenever {by:hero} loses life", "{by}英雄失去生命值时")


class HeroHealed(SideMoment):
    """The side's hero was healed; `event` is how much."""

    KNOWS = ("event",)
    FOUND_AS = found("hero-healed", "a hero is healed", "英雄回复")
    SAYS = Text("whenever {by:hero} regains life", "{by}英雄回复生命值时")


class ItemPlayed(SideMoment):
    """An item was played and has had its effects."""

    FOUND_AS = found("item-played", "an item is played", "使用道具")
    SAYS = Text("whenever {by:plays} an item", "{by}使用道具后")


class SkillUsed(SideMoment):
    """An active skill, of a follower or the hero, was used and has had its effects."""

    FOUND_AS = found("skill-used", "a skill is used", "发动技能")
    SAYS = Text("whenever {by:uses} an active skill", "{by}使用主动技后")
