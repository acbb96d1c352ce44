"""Modifiers: what heroes have more or less, must or can't: for as long as a passive gives it, or for some turns by the effect `give`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from rules.douwushi.language import vocabulary
from rules.douwushi.language.amounts import Amount
from rules.douwushi.language.selectors import DamageFilter
from rules.douwushi.language.vocabulary import Uses
from rules.kernel.language.words import Word


class Modifier(Word):
    """The family of modifiers."""

    __slots__ = ()
    KEY: ClassVar[str] = "modifier"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Modifier):
    """More or less attack, never below 0. A hero that has more than 0 can attack, with or without a weapon."""

    amount: Amount


@dataclass(frozen=True, slots=True, kw_only=True)
class Life(Modifier):
    """More or less life."""

    amount: Amount


@dataclass(frozen=True, slots=True, kw_only=True)
class Reduce(Modifier, DamageFilter):
    """Damage to the hero is reduced, or prevented (`all`), unless it is unpreventable (W-12). `guarding`: only what it takes as a guard."""

    amount: Amount | Literal["all"]
    guarding: bool = False
    uses: Uses = "each"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ignore(Modifier, DamageFilter):
    """Ignore damage 无视伤害: damage to the hero counts as 0, which is no reduction; unpreventable damage, too (W-12)."""

    guarding: bool = False
    uses: Uses = "each"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Modifier, DamageFilter):
    """The damage that the hero deals is more or less, never below 0."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Unpreventable(Modifier, DamageFilter):
    """The damage that the hero deals is unpreventable 无法防止 (W-12)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cannot(Modifier):
    """The hero can't do something, or it can't be done to the hero."""

    what: vocabulary.Restriction


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackType(Modifier):
    """The hero's attacks are of that type, whatever its weapon; also for counterattacks on it."""

    becomes: vocabulary.AttackType


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterAny(Modifier):
    """The hero's weapon counters attacks of either type."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraCounter(Modifier):
    """The hero counters so many times more in each turn."""

    amount: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillCost(Modifier):
    """The hero's skills cost more or less MP; less never makes them cost less than 1, and a cost of X stays as chosen."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EquipCost(Modifier):
    """The hero pays more or less MP to be equipped with items of the `kind`, or with any; never below 0."""

    amount: int
    kind: vocabulary.ItemKind | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class UntappedSkill(Modifier):
    """The hero uses skills that would tap it without being tapped; it must be ready all the same."""

    uses: Uses = "each"


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard(Modifier):
    """The hero has guard 护卫."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FullGuard(Modifier):
    """As a guard the hero takes all damage for the hero that it guards, not only the first of each turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trained(Modifier):
    """The hero may be equipped with what another class may, beside its own."""

    calling: vocabulary.Calling = field(metadata={"key": "class"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit(Modifier):
    """A player may deploy more or fewer heroes or cast more or fewer spells in a turn of theirs, or keep more or fewer cards in hand.

    It is for passives alone and takes no heroes.
    """

    of: vocabulary.Limited
    amount: int
    side: vocabulary.Side = "own"
