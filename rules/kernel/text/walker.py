"""The walk through an ability, the same for all languages: it replaces every name by one that tells whether it is understood there."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, ClassVar

from rules.kernel.language.operands import KNOWN, REFERENCES, Needs, marks_of
from rules.kernel.language.shared import choices
from rules.kernel.language.shared.conditions import clauses_of
from rules.kernel.language.words import Part, Word
from rules.kernel.text.names import Mentions, Named


class Walker:
    """Walks through one ability, in the order in which texts say its parts."""

    #: The skills whose conditions come last, in a sentence of their own.
    USED: ClassVar[tuple[str, ...]] = ()
    #: The operands that name words, beside those that name somebody.
    THINGS: ClassVar[tuple[str, ...]] = ()
    #: The class that keeps the mentions of a game.
    MENTIONS: ClassVar[type[Mentions]] = Mentions

    def __init__(self, about: Any) -> None:
        self.mentions = self.MENTIONS(about)

    def walk(self, ability: Any) -> Any:
        """Return an ability in which everybody is named as they are understood where they stand, and conditions are clauses."""
        cost = tuple(self.pay(each) for each in ability.cost)
        self.begin(ability)
        if ability.skill in self.USED:
            do, self.mentions = self.effects(ability.do), self.MENTIONS(self.mentions.about)
            return replace(ability, cost=cost, do=do, conditions=self.clauses(ability.conditions))
        asked = self.clauses(ability.conditions)
        return self.given(replace(ability, cost=cost, conditions=asked, do=self.effects(ability.do)))

    def begin(self, ability: Any) -> None:
        """Mention whom the beginning of an ability names, where a moment or an event has one."""
        if "subject" in getattr(self.mentions.about, "KNOWS", ()):
            self.mentions.mention("subject")

    def given(self, ability: Any) -> Any:
        """Return the ability with its modifiers walked through."""
        return replace(ability, gives=self.words(ability.gives))

    def pay(self, cost: Any) -> Any:
        """Return a cost with its names understood."""
        return self.word(cost)

    def effects(self, listed: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return a list of effects, in which some may be joined to one clause."""
        return self.words(listed)

    def words(self, listed: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(self.word(each) for each in listed)

    def clauses(self, listed: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
        """Return conditions as clauses, all of which must hold, and of each of which one condition."""
        return tuple(self.words(each) for each in clauses_of(listed))

    def word(self, word: Any) -> Any:
        """Return a word in which names are understood as they are before it, and mention what it speaks of."""
        found: Any
        match word:
            case choices.Choose(options=options):
                found = replace(word, options=tuple(self._apart(each) for each in options))
                self.mentions.forget()
            case choices.May(do=do):
                found = replace(word, do=self.effects(do))
            case choices.If(conditions=asked, do=do, otherwise=otherwise):
                held = self.clauses(asked)
                found = replace(word, conditions=held, do=self._apart(do), otherwise=self._apart(otherwise))
                self.mentions.forget()
            case _:
                found = self.part(word)
                self.after(word)
        return found

    def after(self, word: Any) -> None:
        """Mention what a word speaks of beside those whom its operands take."""

    def names_of(self, word: Any) -> list[str]:
        """Return the operands of a word in the order in which they are spoken of."""
        return [each.name for each in fields(word)]

    def value(self, value: Any) -> Any:
        """Return a value of an operand with its names understood; those that it takes are mentioned."""
        if isinstance(value, tuple):
            return tuple(self.value(each) for each in value)
        if isinstance(value, Word):
            return self.word(value)
        return self.part(value) if isinstance(value, Part) else value

    def part(self, value: Any) -> Any:
        """Return a word or a part of one with its names understood."""
        form: type = type(value)
        needs = {operand: mark for operand, mark in marks_of(form) if isinstance(mark, Needs)}
        understood: dict[str, Any] = {}
        for operand in self.names_of(value):
            now = getattr(value, operand)
            name = needs[operand].need(now) if operand in needs else None
            understood[operand] = self.name(now, name, value) if name in (*REFERENCES, *self.THINGS) else self.value(now)
        if needs.get("pick") == KNOWN and not isinstance(understood["pick"], Named):
            understood |= self.take(value)
        return replace(value, **understood)

    def name(self, value: str, name: str, holder: Any) -> Named:
        """Return a name in a word or an operand, and mention who it means."""
        named = self.mentions.named(value, name)
        self.mentions.mention(name)
        return named

    def take(self, selector: Any) -> dict[str, Any]:
        """Let those that a selector takes be `that`; return what its words differ in from what is written."""
        self.mentions.take(are_many=selector.pick == "all" or selector.count != 1)
        return {}

    def _apart(self, listed: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return a list of effects that the words after it know nothing of."""
        kept, self.mentions = self.mentions, self.mentions.copy()
        found = self.effects(listed)
        self.mentions = kept
        return found
