"""Modifiers: what heroes have more or less, must or can't: for as long as a passive gives it, or for some turns by the effect `give`."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from rules.douwushi.language import amounts, vocabulary
from rules.douwushi.language.selectors import DamageFilter
from rules.douwushi.language.vocabulary import Uses
from rules.kernel.language.checks import Complaints, fault
from rules.kernel.language.operands import POSITIVE, Change, Positive
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.kernel.language.words import Word
from rules.wording import Text


class Modifier(Word):
    """The family of modifiers."""

    KEY = "modifier"


class Attack(Modifier):
    """More or less attack, never below 0. A hero that has more than 0 can attack, with or without a weapon."""

    FOUND_AS = found("attack", "change attack", "改变攻击力")
    SAYS = Text("gets {amount:bonus attack}", "攻击力{amount:bonus}")

    amount: amounts.Change


class Life(Modifier):
    """More or less life."""

    FOUND_AS = found("life", "change life", "改变生命值")
    SAYS = Text("gets {amount:bonus life}", "生命值{amount:bonus}")

    amount: amounts.Change


class Reduce(Modifier, DamageFilter):
    """Damage to the hero is reduced, or prevented (`all`), unless it is unpreventable (W-12). `guarding`: only what it takes as a guard."""

    FOUND_AS = found("reduce", "reduce or prevent damage", "减免伤害")
    SAYS = None

    amount: Annotated[amounts.Amount | Literal["all"], POSITIVE]
    guarding: bool = False
    uses: Uses = "each"


class Ignore(Modifier, DamageFilter):
    """Ignore damage 无视伤害: damage to the hero counts as 0, which is no reduction; unpreventable damage, too (W-12)."""

    FOUND_AS = found("ignore", "ignore damage", "无视伤害")
    SAYS = Text("ignores {word:taken}", "无视{word:taken}")

    guarding: bool = False
    uses: Uses = "each"


class Deal(Modifier, DamageFilter):
    """The damage that the hero deals is more or less, never below 0."""

    FOUND_AS = found("deal", "change the damage dealt", "改变造成的伤害")
    SAYS = Text("deals {amount} {amount:more|less} damage{word:with}", "{word:dealt}造成的伤害{amount:signed}")

    amount: Change


class Unpreventable(Modifier, DamageFilter):
    """The damage that the hero deals is unpreventable 无法防止 (W-12)."""

    FOUND_AS = found("unpreventable", "deal unpreventable damage", "无法防止的伤害")
    SAYS = Text("deals unpreventable damage{word:with}", "{word:dealt}造成的伤害无法防止")


class Cannot(Modifier):
    """The hero can't do something, or it can't be done to the hero.

    `be_targeted`: by the enemy's skills, items and spells. `be_countered`: its attacks. `ready`: in the ready step. `gain_mp`: in any way.
    """

    FOUND_AS = found("cannot", "forbid", "禁止")
    SAYS = Text("can’t {what}", "{what}")
    COUNTS_AS = "bits"

    what: vocabulary.Restriction


class AttackType(Modifier):
    """The hero's attacks are of that type, whatever its weapon; also for counterattacks on it."""

    FOUND_AS = found("attack-type", "change the attack type", "改变攻击类型")
    SAYS = Text("makes {becomes} attacks", "攻击类型视为{becomes}")
    COUNTS_AS = "type"

    becomes: vocabulary.AttackType


class CounterAny(Modifier):
    """The hero's weapon counters attacks of either type."""

    FOUND_AS = found("counter", "counter better", "强化反击")
    SAYS = Text("counters attacks of either type", "可以反击任意类型的攻击")
    COUNTS_AS = "bits"


class ExtraCounter(Modifier):
    """The hero counters so many times more in each turn."""

    FOUND_AS = found("counter", "counter better", "强化反击")
    SAYS = Text("can counter {amount:one} more {amount:time/times} each turn", "每个回合可以多反击{amount:one}次")
    COUNTS_AS = "counter"

    amount: Positive = 1


class SkillCost(Modifier):
    """The hero's skills cost more or less MP; less never makes them cost less than 1, and a cost of X stays as chosen."""

    FOUND_AS = found("cost", "change costs", "改变消耗")
    SAYS = Text(
        "pays {amount} MP {amount:more|less} for skills{amount:|, but at least 1}",
        "施放技能时{amount:多|少}消耗{amount}点MP{amount:|（至少1点）}",
    )

    amount: Change


class EquipCost(Modifier):
    """The hero pays more or less MP to be equipped with items of the `kind`, or with any; never below 0."""

    FOUND_AS = found("cost", "change costs", "改变消耗")
    SAYS = Text("pays {amount} MP {amount:more|less} for {kind:things}", "{kind:things}时{amount:多|少}消耗{amount}点MP")

    amount: Change
    kind: vocabulary.ItemKind | None = None


class UntappedSkill(Modifier):
    """The hero uses skills that would tap it without being tapped; it must be ready all the same."""

    FOUND_AS = found("untapped-skill", "use skills without tapping", "施放技能不横置")
    SAYS = Text("does not tap for {uses:skills}", "{uses:skills}时不会横置")
    COUNTS_AS = "untapped"

    uses: Uses = "each"


class Guard(Modifier):
    """The hero has guard 护卫."""

    FOUND_AS = found("guard", "guard", "护卫")
    SAYS = Text("has guard", "拥有护卫")
    COUNTS_AS = "bits"


class FullGuard(Modifier):
    """As a guard the hero takes all damage for the hero that it guards, not only the first of each turn."""

    FOUND_AS = found("guard", "guard", "护卫")
    SAYS = Text("guards against all damage of a turn, not only the first", "护卫时承受每个回合的所有伤害，而不只是第一次")
    COUNTS_AS = "bits"


class Trained(Modifier):
    """The hero may be equipped with what another class may, beside its own."""

    FOUND_AS = found("trained", "open items of another class", "跨职业装备")
    SAYS = Text("can be equipped like {calling:one}", "可以装备{calling}可用的物品牌")

    calling: vocabulary.Calling = field(metadata={"key": "class"})


class Limit(Modifier):
    """A player may deploy more or fewer heroes or cast more or fewer spells in a turn of theirs, or keep more or fewer cards in hand.

    It is for passives alone and takes no heroes.
    """

    FOUND_AS = found("limit", "change limits of a turn", "改变每回合上限")
    SAYS = Cases(
        "of",
        {
            "hand": Text("{side:whose} hand limit is {amount} {amount:higher|lower}", "{side:whose}手牌上限{amount:signed}"),
            "deploy": Text(
                "{side} may deploy {amount:one} {amount:more|fewer} {amount:hero/heroes} each turn",
                "{side}每个回合可以{amount:多|少}出战{amount:one}名英雄",
            ),
            "spell": Text(
                "{side} may use {amount:one} {amount:more|fewer} {amount:spell/spells} each turn",
                "{side}每个回合可以{amount:多|少}使用{amount:one}张魔法牌",
            ),
        },
    )

    of: vocabulary.Limited
    amount: Change
    side: vocabulary.Side = "own"


def check_uses(gives: tuple[Modifier, ...], uses: str) -> Complaints:
    """No modifier is used as it can't be where it stands: a passive gives no `next`, an effect nothing `once_a_turn`."""
    for index, modifier in enumerate(gives):
        if getattr(modifier, "uses", "each") == uses:
            yield fault(f"gives[{index}].uses", f"“{uses}” does not belong here", f"此处不能用“{uses}”")
