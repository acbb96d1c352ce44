"""An ability: one skill of a card (Echo 4.2), made of the other words."""

from __future__ import annotations

from rules.echo.language.conditions import Condition
from rules.echo.language.costs import Cost
from rules.echo.language.effects import Effect
from rules.echo.language.modifiers import Modifier
from rules.echo.language.moments import Moment
from rules.echo.language.replaced import Replaced
from rules.echo.language.vocabulary import Skill
from rules.kernel.language.words import Part, written


class Ability(Part):
    """One skill of a card.

    A passive with a moment (`when`) is triggered and has effects (`do`); one with `instead_of` replaces an event by its effects, or by
    nothing; any other is continuous and has modifiers (`gives`). Every other skill has effects. The conditions must hold when it would be
    triggered, or for it to be used at all. `cost` belongs to active skills. `may` asks the owner of a passive that is triggered or
    replaces; `once` limits it to once a turn. `asleep` lets a passive work in sleep.
    """

    skill: Skill
    when: Moment | None = None
    instead_of: Replaced | None = None
    conditions: tuple[Condition, ...] = written("if", default=())
    cost: tuple[Cost, ...] = ()
    do: tuple[Effect, ...] = ()
    gives: tuple[Modifier, ...] = ()
    may: bool = False
    once: bool = False
    asleep: bool = False

    @property
    def is_optional(self) -> bool:
        """Whether the owner is asked: always for awaken and last-stand skills (4.2 可选择发动)."""
        return self.may or self.skill in ("awaken", "last_stand")
