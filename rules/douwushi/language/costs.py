"""Costs of skills and of items' abilities: all of them are paid at once, or it can't be used (W-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.douwushi.language.selectors import CardFilter
from rules.kernel.language.words import Word


class Cost(Word):
    """The family of costs."""

    __slots__ = ()
    KEY: ClassVar[str] = "pay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mp(Cost):
    """The hero, or the item's bearer, pays MP: so much, or `x`, chosen by the owner, at least 1."""

    amount: int | Literal["x"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tap(Cost):
    """The hero or weapon itself is tapped, or the item's bearer; it must be ready."""

    who: Literal["itself", "bearer"] = "itself"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(Cost, CardFilter):
    """Discard cards of one's choice from hand that match the filters."""

    amount: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Wound(Cost):
    """The hero, or the item's bearer, gets damage; nothing prevents it, no guard takes it, and it may die of it."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Break(Cost):
    """The item itself goes to the graveyard."""
