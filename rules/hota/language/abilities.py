"""An ability: one thing that a card does, made of the other words."""

from __future__ import annotations

from dataclasses import field

from rules.hota.language.conditions import Condition
from rules.hota.language.costs import Cost
from rules.hota.language.effects import Effect
from rules.hota.language.modifiers import OF_PLAYERS, Modifier
from rules.hota.language.moments import Moment
from rules.hota.language.replaced import Replaced
from rules.hota.language.selectors import Permanents
from rules.hota.language.vocabulary import Skill, Timing
from rules.kernel.language.checks import Complaints, Place, check_parts, fault
from rules.kernel.language.words import Part, written


class Ability(Part):
    """One ability of a card.

    An activated one has a `cost` and effects (`do`), a triggered one a moment (`when`) and effects, which its controller `may` leave out.
    What a spell does has effects. A static one gives modifiers (`gives`) `to` permanents. A replacement says what happens `instead_of` an
    event. `equip` has a cost alone. The conditions must hold when it would be triggered, while it gives or replaces, or for it to be used
    at all. `once` limits it to once a turn.
    """

    skill: Skill
    when: Moment | None = None
    instead_of: Replaced | None = None
    conditions: tuple[Condition, ...] = written("if", default=())
    cost: tuple[Cost, ...] = ()
    timing: Timing = "instant"
    do: tuple[Effect, ...] = ()
    gives: tuple[Modifier, ...] = ()
    target: Permanents = field(default=Permanents(pick="self"), metadata={"key": "to"})
    may: bool = False
    once: bool = False

    def faults(self, place: Place) -> Complaints:
        """Each kind of ability has its parts and no others."""
        skill = self.skill
        is_static, has_effects = skill == "static", skill in ("activated", "triggered", "cast")
        needed = {"cost": skill in ("activated", "equip"), "when": skill == "triggered", "instead_of": skill == "replacement"}
        needed |= {"do": has_effects, "gives": is_static}
        for key, is_needed in needed.items():
            if is_needed and not getattr(self, key):
                yield fault(key, f"this “{skill}” needs “{key}”", f"该“{skill}”须有“{key}”")
        may_be_once = skill in ("activated", "triggered", "replacement")
        yield from check_parts(self, **needed, may=skill == "triggered", once=may_be_once)
        if self.timing != "instant" and skill != "activated":
            yield fault("timing", "“timing” belongs to “activated”", "“timing”只能用于“activated”")
        if self.conditions and skill == "equip":
            yield fault("if", "“equip” has no conditions", "“equip”不能有条件")
        if not is_static and self.target != Permanents(pick="self"):
            yield fault("to", "“to” belongs to “gives”", "“to”只能与“gives”同用")
        yield from self._check_gifts()

    def _check_gifts(self) -> Complaints:
        """Yield the faults in what a static ability gives, and to whom."""
        of_players = [isinstance(each, OF_PLAYERS) for each in self.gives]
        if any(of_players):
            if self.target != Permanents(pick="self"):
                yield fault("to", "what players pay or keep takes no “to”", "作用于玩家的修正不能有“to”")
            if not all(of_players):
                yield fault("gives", "give creatures and players something by abilities of their own", "对生物与对玩家的修正须分成两项技能")
        elif self.gives and (self.target.pick not in ("self", "host", "all") or self.target.players is not None):
            yield fault("to.pick", "a static ability gives to “self”, “host” or “all”", "静止式技能只能作用于“self”、“host”或“all”")
