"""The walk through abilities of a game with things of several kinds on its field: of what kind they are whom a name means."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from rules.kernel.language.phrases import each_of
from rules.kernel.language.shared.amounts import Count
from rules.kernel.language.shared.conditions import clauses_of
from rules.kernel.text.gifts import stats_first
from rules.kernel.text.names import Mentions, Named
from rules.kernel.text.walker import Walker


@dataclass(frozen=True, slots=True)
class NamedThing(Named):
    """A name, and what kind of thing it stands for."""

    thing: str = ""


@dataclass(slots=True)
class ThingMentions(Mentions):
    """The mentions so far, and what `that` stands for: another name, or what a selector took."""

    #: What is meant where nothing else is said, and one of several kinds.
    THING: ClassVar[str]
    OF_SEVERAL: ClassVar[str]
    that: str = "that"
    taken: Any = None

    def meant(self, name: str) -> str:
        """Return who is meant: the subject is the bearer or its host where the moment is about that, `that` is whom an effect named."""
        name, by = self.that if name == "that" else name, getattr(self.about, "by", "")
        return by if name == "subject" and by in ("self", "host") else name

    def named(self, value: str, name: str) -> NamedThing:
        """Return a name as it is understood now."""
        named, who = Mentions.named(self, value, name), self.meant(name)
        thing = self.thing_of(self.taken if who == "that" else self.about if who == "subject" else None)
        return NamedThing(value, who, self.about, named.is_known, named.is_many, named.is_again, thing)

    def thing_of(self, of: Any) -> str:
        """Return the kind of thing that a filter asks for, which stands for somebody."""
        kinds = each_of(of.kind) if of else (self.THING,)
        return kinds[0] if len(kinds) == 1 else self.OF_SEVERAL


class ThingWalker(Walker):
    """Walks through an ability that is about things, cards and players."""

    USED = ("activated",)
    #: Effects that speak of cards or tokens: after them “it” would be one of those.
    OF_OTHERS: ClassVar[tuple[type, ...]]
    #: Moments whose label names nobody where they are about the bearer.
    LABELLED: ClassVar[tuple[type, ...]]
    #: Modifiers of players, and that of figures.
    OF_PLAYERS: ClassVar[tuple[type, ...]]
    STATS: ClassVar[type]
    #: The selector of things.
    SELECTOR: ClassVar[type]
    mentions: ThingMentions

    @abstractmethod
    def parts_of(self, listed: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return effects as they are said, some of them joined to one part."""

    def begin(self, ability: Any) -> None:
        when, by = ability.when, getattr(ability.instead_of, "by", "")
        if by in ("self", "host"):
            self.mentions.mention(by)
        elif not (isinstance(when, self.LABELLED) and getattr(when, "by", "") == "self"):
            super().begin(ability)

    def given(self, ability: Any) -> Any:
        gives = stats_first(ability.gives, self.STATS)
        if isinstance(next(iter(gives), None), self.OF_PLAYERS):
            return ability
        return super().given(replace(ability, target=self.value(ability.target), gives=gives))

    def effects(self, listed: tuple[Any, ...]) -> tuple[Any, ...]:
        return self.words(self.parts_of(listed))

    def clauses(self, listed: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
        """Return conditions as clauses, the alternatives last, so that nothing seems to belong to them."""
        return tuple(self.words(each) for each in sorted(clauses_of(listed), key=len))

    def word(self, word: Any) -> Any:
        if isinstance(word, self.OF_OTHERS):
            self.mentions.forget()
        return super().word(word)

    def part(self, value: Any) -> Any:
        found = super().part(value)
        return self.taken(found) if isinstance(value, self.SELECTOR) else found

    def name(self, value: str, name: str, holder: Any) -> Named:
        """The amount of a moment is nobody."""
        return self.mentions.named(value, name) if isinstance(holder, Count) else super().name(value, name, holder)

    def taken(self, of: Any) -> Any:
        """Let those that a selector takes be `that`; return the selector as it is to be said."""
        if isinstance(of.pick, Named):
            self.mentions.that = of.pick.who
            return of
        self.mentions.that, self.mentions.taken = "that", of
        self.mentions.take(are_many=of.pick == "all" or of.count != 1)
        return of
