"""The mentions in HotA's abilities: the kind of those whom effects take, and which targets must differ from those before them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.hota.language import effects, modifiers, moments
from rules.hota.language.abilities import Ability
from rules.hota.language.amounts import Count
from rules.hota.language.selectors import Permanents
from rules.hota.text.parts import parts_of
from rules.kernel.text.amounts import size_of
from rules.kernel.text.names import Named
from rules.kernel.text.things import NamedThing, ThingMentions, ThingWalker


class HotaMentions(ThingMentions):
    """The mentions so far; the kind of thing of a selector that takes players, too, is `player` or `target`."""

    __slots__ = ()
    THING = "creature"
    OF_SEVERAL = "permanent"

    def named(self, value: str, name: str) -> NamedThing:
        """Return a name as it is understood now; players, and targets of any kind, need their noun."""
        named = super().named(value, name)
        return replace(named, is_known=named.is_known and named.thing != "player")

    def thing_of(self, of: Any) -> str:
        if isinstance(of, Permanents) and of.players:
            return "player" if of.players == "alone" else "target"
        return super().thing_of(of)


def walked(ability: Ability) -> Any:
    """Return an ability in which everybody is named as they are understood where they stand, and conditions are clauses."""
    return HotaWalker(ability.when).walk(ability)


class HotaWalker(ThingWalker):
    THINGS = ("host", "event")
    MENTIONS = HotaMentions
    OF_OTHERS = (
        effects.Counter,
        effects.Create,
        effects.Discard,
        effects.Draw,
        effects.Look,
        effects.Mill,
        effects.PutBack,
        effects.RevealHand,
        effects.Retrieve,
        effects.Search,
    )
    LABELLED = (moments.Arrives, moments.Dies)
    OF_PLAYERS = modifiers.OF_PLAYERS
    STATS = modifiers.Stats
    SELECTOR = Permanents

    def parts_of(self, listed: tuple[Any, ...]) -> tuple[Any, ...]:
        return parts_of(listed)

    def part(self, value: Any) -> Any:
        found = super().part(value)
        match value:
            case modifiers.Stats(attack=Count() as attack, life=Count() as life) if size_of(attack) == size_of(life):
                return replace(found, life=replace(found.attack, times=life.times, plus=life.plus))
            case _:
                return found

    def taken(self, of: Any) -> Any:
        """Let those that a selector takes be `that`; return it with `other` if they must differ from targets before (110.5b)."""
        if isinstance(of.pick, Named):
            return super().taken(of)
        is_another = (
            of.pick == "target"
            and of.players != "alone"
            and any("any" in (of.side, side) or of.side == side for side in self.mentions.sides)
        )
        self.mentions.sides += (of.side,) if of.pick == "target" else ()
        super().taken(of)
        return replace(of, other=True) if is_another else of
