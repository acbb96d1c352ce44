"""Modifiers: what a continuous passive gives for as long as its bearer is awake (a hero: always) and its conditions hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.echo.language import vocabulary
from rules.echo.language.amounts import Amount
from rules.echo.language.selectors import CardFilter, Followers
from rules.kernel.language.words import Word


class Modifier(Word):
    """The family of modifiers."""

    __slots__ = ()
    KEY: ClassVar[str] = "modifier"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Modifier):
    """Followers (`self` or `all`) have more or less attack."""

    to: Followers
    amount: Amount


@dataclass(frozen=True, slots=True, kw_only=True)
class Keyword(Modifier):
    """Followers (`self` or `all`) have a keyword."""

    to: Followers
    keyword: vocabulary.Keyword


@dataclass(frozen=True, slots=True, kw_only=True)
class Restrict(Modifier):
    """Followers (`self` or `all`) can't do something, or it can't be done to them (E-6)."""

    to: Followers
    cannot: vocabulary.Restriction


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard(Modifier):
    """Followers (`self` or `all`) must be attacked first."""

    to: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsOf(CardFilter):
    """Cards of one player, wherever they are."""

    side: vocabulary.Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost(Modifier):
    """Followers cost more or less to awaken, items to play; never below 0."""

    of: CardsOf
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EnergyCap(Modifier):
    """The energy cap is higher or lower."""

    amount: int
    side: vocabulary.Player = "own"
