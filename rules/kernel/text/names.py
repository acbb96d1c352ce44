"""The meaning of a name in an ability, and whether a pronoun stands for the name there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Named:
    """A name in a word (`subject`, `that`) as it is understood there.

    value: the name as it is written. who: who is meant, which is `self` for the subject of a moment about the bearer. about: the moment or
    event that the ability is about. is_known: a pronoun is enough. is_many: several are meant. is_again: the bearer was named before.
    """

    value: str
    who: str
    about: Any
    is_known: bool = False
    is_many: bool = False
    is_again: bool = False


@dataclass(slots=True)
class Mentions:
    """The mentions up to some point of an ability.

    about: its moment or event. last: whom a pronoun would mean. taken_are_many: whether the last effect that took somebody took several.
    sides: whose targets were chosen. knows_bearer: whether the bearer was named.
    """

    about: Any
    last: str = ""
    taken_are_many: bool = False
    sides: tuple[str, ...] = ()
    knows_bearer: bool = False

    def meant(self, name: str) -> str:
        """Return who is meant by a name: the subject is the bearer itself where the moment or the event is about it."""
        return "self" if name == "subject" and getattr(self.about, "by", "") == "self" else name

    def named(self, value: str, name: str) -> Named:
        """Return a name as it is understood now."""
        who = self.meant(name)
        return Named(value, who, self.about, self.last == who, who == "that" and self.taken_are_many, self.knows_bearer)

    def mention(self, name: str) -> None:
        """Let a pronoun mean somebody from now on."""
        self.last = self.meant(name)
        self.knows_bearer = self.knows_bearer or self.last == "self"

    def take(self, *, are_many: bool) -> None:
        """Let those that were taken be `that` from now on."""
        self.taken_are_many = are_many
        self.mention("that")

    def forget(self) -> None:
        """Let no pronoun mean anybody, because something else was spoken of."""
        self.last = ""

    def copy(self) -> Mentions:
        return replace(self)
