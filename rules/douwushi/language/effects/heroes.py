"""Effects: what happens to heroes."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from rules.douwushi.language.amounts import Amount, Positive
from rules.douwushi.language.effects.family import Effect
from rules.douwushi.language.modifiers import Limit, Modifier, check_uses
from rules.douwushi.language.selectors import Heroes, OneHero
from rules.douwushi.language.vocabulary import Lasting
from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import POSITIVE
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.wording import Text


class Damage(Effect):
    """Heroes take damage, all at once. `unpreventable`: W-12. `unguarded`: no guard takes it."""

    FOUND_AS = found("damage", "deal damage", "造成伤害") + found("unpreventable", "deal unpreventable damage", "无法防止的伤害")
    SAYS = Text(
        "deal {amount:number}{unpreventable:unpreventable }damage{amount:equal} to {target}{amount:each}{unguarded:; no guard takes it}",
        "对{target}造成{amount:点}{unpreventable:无法防止的}伤害{amount:limit}{unguarded:（护卫不能代为承受）}",
    )

    target: Heroes
    amount: Positive
    unpreventable: bool = False
    unguarded: bool = False

    def found_as(self) -> tuple[str, ...]:
        """Unpreventable damage is found as such, too."""
        return ("damage", "unpreventable") if self.unpreventable else ("damage",)


class Heal(Effect):
    """Damage is removed from heroes."""

    FOUND_AS = found("heal", "remove damage", "移除伤害")
    SAYS = Text("remove {amount:damage} from {target}", "移除{target}身上{amount:的点}伤害")

    target: Heroes
    amount: Annotated[Amount | Literal["all"], POSITIVE]


class Give(Effect):
    """Heroes have modifiers for some turns, or as long as they are on the battlefield."""

    FOUND_AS = ()
    SAYS = None

    target: Heroes
    gives: tuple[Modifier, ...]
    lasts: Lasting = 1

    def faults(self, place: Place) -> Complaints:
        yield from check_uses(self.gives, "once_a_turn")
        if any(isinstance(each, Limit) for each in self.gives):
            yield fault("gives", "“limit” is a player's and belongs to a passive", "“limit”属于玩家，只能用于被动")
        if isinstance(self.lasts, int) and self.lasts < 1:
            yield fault("lasts", "it lasts at least 1 turn", "至少持续 1 个回合")


class GainMp(Effect):
    """Heroes gain MP."""

    FOUND_AS = found("gain-mp", "give MP", "获得 MP")
    SAYS = Text("{target:subject} gain {amount:MP}", "使{target}获得{amount:点}MP")

    target: Heroes
    amount: Positive = 1


class LoseMp(Effect):
    """Heroes lose MP, as much as they have."""

    FOUND_AS = found("lose-mp", "take MP away", "失去 MP")
    SAYS = Text("{target:subject} lose {amount:MP}", "使{target}失去{amount:点}MP")

    target: Heroes
    amount: Annotated[Amount | Literal["all"], POSITIVE] = 1


class MoveMp(Effect):
    """MP goes from one hero to another, as much as there is."""

    FOUND_AS = found("move-mp", "move MP", "移动 MP")
    SAYS = Text("move {amount:MP} from {source} to {target}", "将{source:的}{amount:点}MP{amount:limit}移给{target}")

    source: OneHero = field(metadata={"key": "from"})
    target: OneHero = field(metadata={"key": "to"})
    amount: Annotated[Amount | Literal["all"], POSITIVE]


class Tap(Effect):
    """Heroes are tapped."""

    FOUND_AS = found("tap", "tap heroes", "横置")
    SAYS = Text("tap {target}", "{target:横置}")

    target: Heroes


class Ready(Effect):
    """Heroes are readied."""

    FOUND_AS = found("ready", "ready heroes", "重置")
    SAYS = Text("ready {target}", "{target:重置}")

    target: Heroes


class Kill(Effect):
    """Heroes die, without damage."""

    FOUND_AS = found("kill", "kill", "击杀")
    SAYS = Text("kill {target}", "{target:击杀}")

    target: Heroes


class Leave(Effect):
    """Heroes leave the battlefield without dying: to their owner's hand, to the reserve, which is shuffled, or beyond.

    What they bear goes to the graveyard.
    """

    FOUND_AS = found("leave", "send heroes back", "英雄离场")
    SAYS = Cases(
        "to",
        {
            "hand": Text("return {target} to {target:hand}", "将{target}返回持有者手牌"),
            "reserve": Text("shuffle {target} into {target:reserve}", "将{target}洗回持有者预备区"),
            "beyond": Text("set {target} beyond", "将{target}移至战场以外"),
        },
    )

    target: Heroes
    to: Literal["hand", "reserve", "beyond"] = "hand"


class Guard(Effect):
    """A hero guards another one for two turns, as if it had been assigned (W-8)."""

    FOUND_AS = found("guard", "guard", "护卫")
    SAYS = Text("{by:subject} guard {target} for two turns", "由{by}护卫{target}，持续两个回合")

    by: OneHero
    target: OneHero
