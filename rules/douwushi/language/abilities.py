"""An ability: one skill of a hero, or one thing that an item or a spell does, made of the other words."""

from __future__ import annotations

from dataclasses import field

from rules.douwushi.language.conditions import Condition
from rules.douwushi.language.costs import Cost, Mp
from rules.douwushi.language.effects import Effect
from rules.douwushi.language.modifiers import Limit, Modifier, check_uses
from rules.douwushi.language.moments import Moment
from rules.douwushi.language.selectors import Heroes
from rules.douwushi.language.vocabulary import Skill
from rules.kernel.language.checks import Complaints, Place, check_parts, fault
from rules.kernel.language.words import Part, written
from rules.wording import Text


class Ability(Part):
    """One ability of a card.

    A hero's has a `name`. A passive with a moment (`when`) is triggered and has effects (`do`); any other is continuous and gives
    modifiers (`gives`) `to` heroes, by itself to `self`. An active one and what a spell does when it is cast have effects. The conditions
    must hold when it would be triggered, while it gives, or for it to be used at all. `cost` and `needs_weapon` belong to active
    ones, `may` asks the owner of a triggered one, `once` limits either to once a turn.
    """

    skill: Skill
    name: Text | None = None
    when: Moment | None = None
    conditions: tuple[Condition, ...] = written("if", default=())
    cost: tuple[Cost, ...] = ()
    needs_weapon: bool = False
    do: tuple[Effect, ...] = ()
    gives: tuple[Modifier, ...] = ()
    target: Heroes = field(default=Heroes(pick="self"), metadata={"key": "to"})
    may: bool = False
    once: bool = False

    @property
    def has_x(self) -> bool:
        """True if the ability's owner chooses an X to pay."""
        return any(isinstance(each, Mp) and each.amount == "x" for each in self.cost)

    def faults(self, place: Place) -> Complaints:
        """A hero's has a name. A passive has a moment with effects, or modifiers; the rest has effects; each extra belongs to one form."""
        if place.kind == "hero" and self.name is None:
            yield fault("name", "a hero's skill has a name: { en = “...”, zh = “...” }", "英雄技能须有名称：{ en = “...”, zh = “...” }")
        if place.kind != "hero" and self.name is not None:
            yield fault("name", "only a hero's skill has a name", "只有英雄技能才有名称")
        if self.name is not None and not (self.name.en.strip() and self.name.zh.strip()):
            yield fault("name", "the name is there in one language only", "名称只有一种语言")
        is_passive, is_active = self.skill == "passive", self.skill == "active"
        is_triggered = is_passive and self.when is not None
        is_continuous = is_passive and not is_triggered
        if is_continuous and (not self.gives or self.do):
            yield fault("", "a passive has “when” and “do”, or “gives”", "被动应有“when”和“do”，或有“gives”")
        if not is_continuous and (self.gives or not self.do):
            yield fault("", f"this “{self.skill}” needs “do” and has no “gives”", f"该“{self.skill}”须有“do”且不能有“gives”")
        may_be_once = is_triggered or is_active
        yield from check_parts(self, when=is_passive, cost=is_active, needs_weapon=is_active, may=is_triggered, once=may_be_once)
        if not is_continuous and self.target != Heroes(pick="self"):
            yield fault("to", "“to” belongs to “gives”", "“to”只能与“gives”同用")
        if sum(isinstance(each, Mp) for each in self.cost) > 1:
            yield fault("cost", "MP is paid once", "MP 只能支付一次")
        yield from self._check_gifts()

    def _check_gifts(self) -> Complaints:
        """Yield the faults in what a continuous passive gives, and to whom."""
        if self.gives and all(isinstance(each, Limit) for each in self.gives):
            if self.target != Heroes(pick="self"):
                yield fault("to", "“limit” is a player's and takes no “to”", "“limit”属于玩家，不能有“to”")
        elif self.gives and self.target.pick not in ("self", "all"):
            yield fault("to.pick", "a continuous passive gives to “self” or “all”", "持续生效的被动只能作用于“self”或“all”")
        yield from check_uses(self.gives, "next")
