"""Replaced events: what would happen, and does not because a passive lets something else happen instead of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.echo.language.selectors import CardFilter, FollowerFilter
from rules.echo.language.vocabulary import Bearer, Held, Side
from rules.kernel.language.words import Word


class Replaced(Word):
    """The family of events that can be replaced."""

    __slots__ = ()
    KEY: ClassVar[str] = "event"
    by: Bearer


@dataclass(frozen=True, slots=True, kw_only=True)
class Destroyed(Replaced, FollowerFilter):
    """A follower, the `subject`, would be destroyed: it is dying and does not regenerate. In a battle the other one is its `foe`."""

    by: Bearer = "self"


@dataclass(frozen=True, slots=True, kw_only=True)
class LifeLost(Replaced):
    """The side's hero would lose life, but not to pay a cost; `event` is how much."""

    by: Side = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Healed(Replaced):
    """The side's hero would be healed; `event` is how much."""

    by: Side = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Replaced):
    """A card would be drawn, also one that an empty deck can't give; once for each card."""

    by: Side = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(Replaced, CardFilter):
    """A card, the `subject`, would be discarded, but not to pay a cost; `zone` says from where. If it is not, it stays there."""

    by: Bearer = "own"
    zone: Held | None = None
