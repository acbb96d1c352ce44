"""An ability: one skill of a card (Echo 4.2), made of the other words."""

from __future__ import annotations

from rules.echo.language.conditions import Condition
from rules.echo.language.costs import Cost
from rules.echo.language.effects import Effect
from rules.echo.language.modifiers import Modifier
from rules.echo.language.moments import Moment
from rules.echo.language.replaced import Replaced
from rules.echo.language.vocabulary import Skill
from rules.kernel.language.checks import Complaints, Place, check_parts, fault
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
        """True if the owner is asked: always for awaken and last-stand skills (4.2 可选择发动)."""
        return self.may or self.skill in ("awaken", "last_stand")

    @property
    def trigger(self) -> Moment | Replaced | None:
        """The moment that triggers the ability, or the event that it replaces."""
        return self.when or self.instead_of

    def faults(self, place: Place) -> Complaints:
        """A passive has a moment with effects, a replaced event, or modifiers; the rest has effects; each extra belongs to one skill."""
        is_passive = self.skill == "passive"
        is_asked = is_passive and self.trigger is not None
        if is_passive and not is_asked:
            if not self.gives or self.do:
                en = "a passive has “when” and “do”, or “instead_of”, or “gives”"
                yield fault("", en, "被动技应有“when”和“do”，或有“instead_of”，或有“gives”")
        elif self.gives or (not self.do and self.instead_of is None):
            yield fault("", f"this “{self.skill}” skill needs “do” and has no “gives”", f"该“{self.skill}”技能须有“do”且不能有“gives”")
        if self.when is not None and self.instead_of is not None:
            yield fault("", "“when” and “instead_of” exclude each other", "“when”与“instead_of”不能并用")
        is_active = self.skill == "active"
        yield from check_parts(self, when=is_passive, instead_of=is_passive, cost=is_active, may=is_asked, once=is_asked, asleep=is_passive)
        yield from self._check_bearer(place.kind)

    def _check_bearer(self, kind: str) -> Complaints:
        """A card outside the field is triggered by what happens to it alone, and so is an item."""
        is_own = self.trigger is not None and self.trigger.by == "self" and "subject_card" in self.trigger.KNOWS
        for extra in ("once", "asleep"):
            if is_own and getattr(self, extra):
                yield fault(extra, f"a card outside the field has no “{extra}”", f"不在场上的卡不能有“{extra}”")
        if kind == "item" and self.skill == "passive" and not is_own:
            en, zh = "an item's passive is about the card itself (“by” self)", "道具的被动技只能与该卡自身有关（“by”为 self）"
            yield fault("when" if self.when else "instead_of", en, zh)
