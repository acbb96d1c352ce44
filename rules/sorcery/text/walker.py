"""What Sorcery's abilities mention: whom effects take, and of what kind that is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rules.kernel.language.phrases import each_of
from rules.kernel.language.shared.conditions import clauses_of
from rules.kernel.text.names import Mentions, Named
from rules.kernel.text.walker import Walker
from rules.sorcery.language import effects, modifiers, moments
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.amounts import Count
from rules.sorcery.language.selectors import KindFilter, Things
from rules.sorcery.text.parts import parts_of, stats_first

#: Effects that speak of cards or tokens: after them “it” would be one of those.
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


@dataclass(frozen=True, slots=True)
class NamedThing(Named):
    """A name, and what kind of thing it stands for; `thing` for one of several kinds."""

    thing: str = "unit"


@dataclass(slots=True)
class SorceryMentions(Mentions):
    """What was mentioned, and what `that` stands for: another name, or what a selector took."""

    that: str = "that"
    taken: Things | None = None

    def meant(self, name: str) -> str:
        """Return who is meant: the subject is the bearer or its host where the moment is about that, `that` is whom an effect named."""
        name, by = self.that if name == "that" else name, getattr(self.about, "by", "")
        return by if name == "subject" and by in ("self", "host") else name

    def named(self, value: str, name: str) -> NamedThing:
        """Return a name as it is understood now."""
        named, who = Mentions.named(self, value, name), self.meant(name)
        return NamedThing(value, who, self.about, named.is_known, named.is_many, named.is_again, self._thing_of(who))

    def _thing_of(self, who: str) -> str:
        of: KindFilter | None = self.taken if who == "that" else self.about if who == "subject" else None
        kinds = each_of(of.kind) if of else ("unit",)
        return kinds[0] if len(kinds) == 1 else "thing"


def walked(ability: Ability) -> Any:
    """Return an ability in which everybody is named as they are understood where they stand, and conditions are clauses."""
    return SorceryWalker(ability.when).walk(ability)


class SorceryWalker(Walker):
    USED = ("activated",)
    THINGS = ("host", "caster", "event")
    MENTIONS = SorceryMentions
    mentions: SorceryMentions

    def begin(self, ability: Any) -> None:
        when, event = ability.when, ability.instead_of
        if getattr(event, "by", "") in ("self", "host"):
            self.mentions.mention(event.by)
        # “Genesis” and “Deathrite” name nobody.
        elif not (isinstance(when, moments.Arrives | moments.Dies) and when.by == "self"):
            super().begin(ability)

    def given(self, ability: Any) -> Any:
        gives = stats_first(ability.gives)
        if isinstance(next(iter(gives), None), modifiers.OF_PLAYERS):
            return ability
        return super().given(replace(ability, target=self.value(ability.target), gives=gives))

    def effects(self, listed: tuple[Any, ...]) -> tuple[Any, ...]:
        return self.words(tuple(parts_of(listed)))

    def clauses(self, listed: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
        """Return conditions as clauses, the alternatives last, so that nothing seems to belong to them."""
        return tuple(self.words(each) for each in sorted(clauses_of(listed), key=len))

    def word(self, word: Any) -> Any:
        if isinstance(word, OF_OTHERS):
            self.mentions.forget()
        return super().word(word)

    def part(self, value: Any) -> Any:
        found = super().part(value)
        return self._taken(found) if isinstance(value, Things) else found

    def name(self, value: str, name: str, holder: Any) -> Named:
        """The amount of a moment is nobody."""
        return self.mentions.named(value, name) if isinstance(holder, Count) else super().name(value, name, holder)

    def _taken(self, of: Any) -> Any:
        """Let those that a selector takes be `that`."""
        if isinstance(of.pick, Named):
            self.mentions.that = of.pick.who
            return of
        self.mentions.that, self.mentions.taken = "that", of
        self.mentions.take(are_many=of.pick == "all" or of.count != 1)
        return of
