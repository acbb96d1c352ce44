"""What HotA's abilities mention: whom effects take, of what kind that is, and which targets must be others than those before them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rules.hota.language import effects, modifiers, moments
from rules.hota.language.abilities import Ability
from rules.hota.language.amounts import Count
from rules.hota.language.selectors import KindFilter, Permanents
from rules.hota.text.parts import parts_of, size_of, stats_first
from rules.kernel.language.phrases import each_of
from rules.kernel.language.shared.conditions import clauses_of
from rules.kernel.text.names import Mentions, Named
from rules.kernel.text.walker import Walker

#: Effects that speak of cards, spells or tokens: after them “it” would be one of those.
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


@dataclass(frozen=True, slots=True)
class NamedThing(Named):
    """A name, and what kind of thing it stands for: a kind of permanent, `player`, or `target` for one that may be either."""

    thing: str = "creature"


@dataclass(slots=True)
class HotaMentions(Mentions):
    """What was mentioned, and what `that` stands for: another name, or what a selector took."""

    that: str = "that"
    taken: Permanents | None = None

    def meant(self, name: str) -> str:
        """Return who is meant: the subject is the bearer or its host where the moment is about that, `that` is whom an effect named."""
        name, by = self.that if name == "that" else name, getattr(self.about, "by", "")
        return by if name == "subject" and by in ("self", "host") else name

    def named(self, value: str, name: str) -> NamedThing:
        """Return a name as it is understood now; players, and targets of any kind, need their noun."""
        named, who = Mentions.named(self, value, name), self.meant(name)
        thing = self._thing_of(who)
        is_known = named.is_known and thing != "player"
        return NamedThing(value, who, self.about, is_known, named.is_many, named.is_again, thing)

    def _thing_of(self, who: str) -> str:
        of: KindFilter | None = self.taken if who == "that" else self.about if who == "subject" else None
        if isinstance(of, Permanents) and of.players:
            return "player" if of.players == "alone" else "target"
        kinds = each_of(of.kind) if of else ("creature",)
        return kinds[0] if len(kinds) == 1 else "permanent"


def walked(ability: Ability) -> Any:
    """Return an ability in which everybody is named as they are understood where they stand, and conditions are clauses."""
    return HotaWalker(ability.when).walk(ability)


class HotaWalker(Walker):
    USED = ("activated",)
    THINGS = ("host", "event")
    MENTIONS = HotaMentions
    mentions: HotaMentions

    def begin(self, ability: Any) -> None:
        when, event = ability.when, ability.instead_of
        if event and event.by in ("self", "host"):
            self.mentions.mention(event.by)
        # The labels “arrive” and “die” name nobody.
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
        match value:
            case Permanents():
                return self._taken(found)
            case modifiers.Stats(attack=Count() as attack, life=Count() as life) if size_of(attack) == size_of(life):
                return replace(found, life=replace(found.attack, times=life.times, plus=life.plus))
            case _:
                return found

    def name(self, value: str, name: str, holder: Any) -> Named:
        """The amount of a moment is nobody."""
        return self.mentions.named(value, name) if isinstance(holder, Count) else super().name(value, name, holder)

    def _taken(self, of: Any) -> Any:
        """Let those that a selector takes be `that`; return it with `other` if they must differ from targets before (110.5b)."""
        if isinstance(of.pick, Named):
            self.mentions.that = of.pick.who
            return of
        is_another = (
            of.pick == "target"
            and of.players != "alone"
            and any("any" in (of.side, side) or of.side == side for side in self.mentions.sides)
        )
        self.mentions.sides += (of.side,) if of.pick == "target" else ()
        self.mentions.that, self.mentions.taken = "that", of
        self.mentions.take(are_many=of.pick == "all" or of.count != 1)
        return replace(of, other=True) if is_another else of
