"""Moments: when a passive skill is triggered (Echo 2.2.3 a-b, "settlement effects", 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.echo.language.selectors import CardFilter, FollowerFilter
from rules.echo.language.vocabulary import Bearer, Held, Side
from rules.kernel.language.words import Word


class Moment(Word):
    """The family of moments."""

    __slots__ = ()
    KEY: ClassVar[str] = "moment"
    by: Bearer


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowerMoment(Moment, FollowerFilter):
    """A moment about a follower, the `subject`: itself, or any follower of a side that matches the filters."""

    IS_PART: ClassVar[bool] = True
    by: Bearer = "self"


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackDeclared(FollowerMoment):
    """The subject declares an attack: on a follower (its `foe`), on the hero, or on either."""

    target: Literal["follower", "hero", "any"] = "any"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacked(FollowerMoment):
    """The subject has been chosen as the target of an attack by its `foe`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleWon(FollowerMoment):
    """The subject destroyed its `foe` in a battle and was not destroyed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleLost(FollowerMoment):
    """The subject was dying in a battle against its `foe` and is still there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Destroyed(FollowerMoment):
    """The subject has been destroyed, in a battle or otherwise. A follower's own destruction is its last_stand, or `by = "self"`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowerAwakened(FollowerMoment):
    """The subject has been awakened, for its cost or by an effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(FollowerMoment):
    """The subject has been placed on the field during the game, by any way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SideMoment(Moment):
    """A moment about a player."""

    IS_PART: ClassVar[bool] = True
    by: Side = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardMoment(Moment, CardFilter):
    """A moment about a card of a player, the `subject`, that matches the filters, or about this card itself; once for each card."""

    IS_PART: ClassVar[bool] = True
    by: Bearer = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Moment):
    """A card, the `subject`, was drawn; once for each card."""

    by: Bearer = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(CardMoment):
    """A card, the subject, was discarded from hand, deck or display zone, or from the one that `zone` names."""

    zone: Held | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Displayed(CardMoment):
    """A card, the subject, entered the display zone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStarted(SideMoment):
    """A turn begins, before the draw phase."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(SideMoment):
    """The end phase begins, before cards are discarded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroDamaged(SideMoment):
    """The side's hero lost life; `event` is how much."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroHealed(SideMoment):
    """The side's hero was healed; `event` is how much."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemPlayed(SideMoment):
    """An item was played and has had its effects."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillUsed(SideMoment):
    """An active skill, of a follower or the hero, was used and has had its effects."""
