"""An ability: one skill of a hero, or one thing that an item or a spell does, made of the other words."""

from __future__ import annotations

from dataclasses import field

from rules.douwushi.language.conditions import Condition
from rules.douwushi.language.costs import Cost, Mp
from rules.douwushi.language.effects import Effect
from rules.douwushi.language.modifiers import Modifier
from rules.douwushi.language.moments import Moment
from rules.douwushi.language.selectors import Heroes
from rules.douwushi.language.vocabulary import Skill
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
        """Whether its owner chooses an X to pay."""
        return any(isinstance(each, Mp) and each.amount == "x" for each in self.cost)
