"""The mentions of Sorcery's abilities: whom effects take, and of what kind that is."""

from __future__ import annotations

from typing import Any

from rules.kernel.text.things import ThingMentions, ThingWalker
from rules.sorcery.language import effects, modifiers, moments
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.selectors import Things
from rules.sorcery.text.parts import parts_of


class SorceryMentions(ThingMentions):
    __slots__ = ()
    THING = "unit"
    OF_SEVERAL = "thing"


def walked(ability: Ability) -> Any:
    """Return an ability in which everybody is named as they are understood where they stand, and conditions are clauses."""
    return SorceryWalker(ability.when).walk(ability)


class SorceryWalker(ThingWalker):
    THINGS = ("host", "caster", "event")
    MENTIONS = SorceryMentions
    OF_OTHERS = (
        effects.Create,
        effects.Discard,
        effects.Draw,
        effects.Look,
        effects.Mill,
        effects.PlaySite,
        effects.PutBack,
        effects.RevealHand,
        effects.Retrieve,
        effects.Search,
        effects.Summon,
    )
    #: “Genesis” and “Deathrite” name nobody.
    LABELLED = (moments.Arrives, moments.Dies)
    #: Moments that name two things: a pronoun could mean either.
    OF_TWO = (moments.StrikesSite, moments.DealsDamage, moments.PicksUp)
    OF_PLAYERS = modifiers.OF_PLAYERS
    STATS = modifiers.Stats
    SELECTOR = Things

    def begin(self, ability: Any) -> None:
        super().begin(ability)
        when = ability.when
        is_bearer = isinstance(when, moments.PicksUp) and when.by == "host"  # the other thing is the artifact itself
        if isinstance(when, self.OF_TWO) and getattr(when, "victim", "") != "unit" and not is_bearer:
            self.mentions.forget()

    def parts_of(self, listed: tuple[Any, ...]) -> tuple[Any, ...]:
        return parts_of(listed)
