"""An ability: one thing that a card does, made of the other words."""

from __future__ import annotations

from dataclasses import field

from rules.kernel.language.checks import Complaints, Place, check_parts, fault
from rules.kernel.language.phrases import each_of
from rules.kernel.language.words import Part, written
from rules.sorcery.language.conditions import Condition
from rules.sorcery.language.costs import Cost
from rules.sorcery.language.effects import Effect
from rules.sorcery.language.modifiers import OF_PLAYERS, IsGround, Modifier
from rules.sorcery.language.moments import Moment
from rules.sorcery.language.replaced import Replaced
from rules.sorcery.language.selectors import UNITS, Things
from rules.sorcery.language.vocabulary import Skill


class Ability(Part):
    """One ability of a card.

    An activated one has a `cost` and effects (`do`), a triggered one a moment (`when`) and effects, which its controller `may` leave out.
    What magic does has effects. A static one gives modifiers (`gives`) `to` units or sites, or to players. A replacement says what happens
    `instead_of` an event. The conditions must hold when it would be triggered, while it gives or replaces, or for it to be used at all.
    `once` limits it to once a turn.
    """

    skill: Skill
    when: Moment | None = None
    instead_of: Replaced | None = None
    conditions: tuple[Condition, ...] = written("if", default=())
    cost: tuple[Cost, ...] = ()
    do: tuple[Effect, ...] = ()
    gives: tuple[Modifier, ...] = ()
    target: Things = field(default=Things(pick="self"), metadata={"key": "to"})
    may: bool = False
    once: bool = False

    def faults(self, place: Place) -> Complaints:
        """Each kind of ability has its parts and no others."""
        skill = self.skill
        is_static, has_effects = skill == "static", skill in ("activated", "triggered", "cast")
        needed = {"cost": skill == "activated", "when": skill == "triggered", "instead_of": skill == "replacement"}
        needed |= {"do": has_effects, "gives": is_static}
        for key, is_needed in needed.items():
            if is_needed and not getattr(self, key):
                yield fault(key, f"this “{skill}” needs “{key}”", f"该“{skill}”须有“{key}”")
        may_be_once = skill in ("activated", "triggered", "replacement")
        yield from check_parts(self, **needed, may=skill == "triggered", once=may_be_once)
        if not is_static and self.target != Things(pick="self"):
            yield fault("to", "“to” belongs to “gives”", "“to”只能与“gives”同用")
        yield from self._check_gifts(place)

    def _check_gifts(self, place: Place) -> Complaints:
        """Check what a static ability gives, and to whom."""
        of_players, is_self = [isinstance(each, OF_PLAYERS) for each in self.gives], self.target == Things(pick="self")
        if any(of_players):
            if not is_self:
                yield fault("to", "what players have takes no “to”", "作用于玩家的修正不能有“to”")
            if not all(of_players):
                yield fault("gives", "give things and players something by abilities of their own", "对物与对玩家的修正须分成两项能力")
        elif self.gives:
            if self.target.pick not in ("self", "host", "all"):
                yield fault("to.pick", "a static ability gives to “self”, “host” or “all”", "常驻能力只能作用于“self”、“host”或“all”")
            yield from self._check_receivers(place)

    def _check_receivers(self, place: Place) -> Complaints:
        """Sites are made water or land; units have the rest."""
        is_all = self.target.pick == "all"
        kinds = set(each_of(self.target.kind)) if is_all else {"site" if place.kind == "site" and self.target.pick == "self" else "unit"}
        for index, each in enumerate(self.gives):
            if (kinds != {"site"}) if isinstance(each, IsGround) else (kinds - set(UNITS)):
                en, zh = ("sites are", "只有地标") if isinstance(each, IsGround) else ("units have", "只有单位")
                yield fault(f"gives[{index}]", f"only {en} “{each.word()}”", f"{zh}可以有“{each.word()}”")
