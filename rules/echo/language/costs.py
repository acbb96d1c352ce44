"""Costs of active skills: all of them are paid at once, or the skill can't be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.echo.language.selectors import CardFilter
from rules.echo.language.words import Word


class CostWord(Word):
    """The family of costs."""

    __slots__ = ()
    KEY: ClassVar[str] = "pay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Energy(CostWord):
    """Pay energy."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Life(CostWord):
    """The own hero loses life; it may be the last."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(CostWord, CardFilter):
    """Discard cards of one's choice that match the filters from hand, or from the display zone."""

    amount: int = 1
    zone: Literal["hand", "display"] = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sleep(CostWord):
    """The follower itself falls asleep, once the skill has had its effects."""


Cost = Energy | Life | Discard | Sleep
