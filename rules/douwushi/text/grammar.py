"""What both languages' sentences are made with: clauses, and what was mentioned last."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.moments import HeroMoment
from rules.douwushi.language.selectors import Heroes

KNOWN = ("self", "subject", "foe", "that")


@dataclass(frozen=True, slots=True)
class Clause:
    """One effect as words. `asked` is how it is said after "you may", where not as it is. `is_whole`: it is a sentence of its own."""

    text: str
    asked: str = ""
    is_whole: bool = False


@dataclass(slots=True)
class Mentions:
    """What a pronoun would be understood as at this point of an ability on a card of a `kind`, and whose heroes were named as targets."""

    ability: Ability
    kind: str
    last: str = ""
    is_many: bool = False
    were_many: bool = False
    targets: tuple[str, ...] = ()
    knows_bearer: bool = False

    def resolve(self, pick: str) -> str:
        """`subject` is `self` where the moment is about the hero itself."""
        about = self.ability.when
        return "self" if pick == "subject" and isinstance(about, HeroMoment) and about.by == "self" else pick

    def is_known(self, pick: str) -> bool:
        """Whether a pronoun does for this hero."""
        return self.last == self.resolve(pick)

    def mention(self, pick: str) -> None:
        """A pronoun now means this hero, or these heroes."""
        self.last = self.resolve(pick)
        self.is_many = self.last == "that" and self.were_many
        self.knows_bearer = self.knows_bearer or self.last == "self"

    def take(self, heroes: Heroes) -> None:
        """An effect took heroes: from now on they are `that`."""
        self.targets += (heroes.side,) if heroes.pick == "target" else ()
        self.were_many = heroes.pick == "all" or heroes.count != 1
        self.mention("that")

    def is_another(self, heroes: Heroes) -> bool:
        """Whether these targets must differ from one that was named before, which could else be the same."""
        return heroes.pick == "target" and any(heroes.side in (side, "any") or side == "any" for side in self.targets)

    def forget(self) -> None:
        """Something else was spoken of: a pronoun would be unclear."""
        self.last = ""

    def copy(self) -> Mentions:
        return replace(self)
