"""What an ability's text is made of in either language: what is paid, when it happens, what it does, and how clauses make sentences."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any, ClassVar

from rules.kernel.text.english import capital
from rules.kernel.text.language import Clause, Language
from rules.sorcery.language import conditions, effects, modifiers
from rules.sorcery.text.parts import Gifts
from rules.sorcery.text.values import (
    ALSO,
    AND,
    APART,
    CAST_IF,
    ENEMY,
    IF_DONE,
    NEXT,
    NOT_AT_DOOR,
    ONCE,
    THEN,
    USED,
    USED_IF,
    VALUES,
    WOULD,
)
from rules.wording import Text


class Paragraphs(Language):
    """The texts of abilities on cards of a kind that were walked through."""

    #: How it begins what X is, to which nothing can be joined.
    WHERE: ClassVar[str]
    #: What stands behind a label or a moment.
    GAP: ClassVar[str]
    VALUES = VALUES
    WHOLE = (effects.Search, effects.Look)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    @abstractmethod
    def finished(self, said: str) -> str:
        """Return a paragraph with its capital, its blanks and its last full stop."""

    @abstractmethod
    def bearers(self, ability: Any) -> str:
        """Return what a static ability gives to things."""

    @abstractmethod
    def of_players(self, said: list[str]) -> str:
        """Return what a static ability gives players."""

    @abstractmethod
    def gifts(self, gifts: Gifts) -> Clause:
        """Return the clause of what units are given for a time."""

    @abstractmethod
    def look(self, effect: effects.Look) -> str:
        """Return the sentences of looking at cards."""

    @abstractmethod
    def matches(self, asked: conditions.Is, *, is_denied: bool) -> str:
        """Return the condition that a thing is so, or not so."""

    @abstractmethod
    def performer(self, of: Any) -> tuple[str, str, bool]:
        """Return those that act: as the subject, as an object, and whether there are several."""

    def put(self, text: Text, *said: str) -> str:
        """Return texts put into a frame."""
        return text.in_language(self.CODE).format(*said)

    def paragraph(self, ability: Any) -> str:
        """Return the whole text of an ability that was walked through."""
        return self.finished(self._body(ability)) + (self.put(ONCE) if ability.once else "")

    def _body(self, ability: Any) -> str:
        paid = self.PAUSE.join(self.said(each) for each in ability.cost)
        match ability.skill:
            case "activated":
                said = self.put(USED, paid, self.sentences(ability.do, is_part=False))
                return said + (self.put(USED_IF, self.all_of(ability.conditions)) if ability.conditions else "")
            case "cast":
                said = self.sentences(ability.do, is_part=False)
                return self.put(CAST_IF, self.all_of(ability.conditions), capital(said)) if ability.conditions else said
            case "triggered":
                start, do = self.said(ability.when), ability.do
                start = start + self.GAP if start[-1] in ":：" else start + self.PAUSE
                return start + self.asked(ability.conditions) + self.sentences(do, may=ability.may, is_part=bool(ability.conditions))
            case "static":
                is_of_players = isinstance(ability.gives[0], modifiers.OF_PLAYERS)
                given = self.of_players([self.said(each) for each in ability.gives]) if is_of_players else self.bearers(ability)
                return self.asked(ability.conditions, is_lasting=True) + given
            case _:
                return self._replaced(ability)

    def _replaced(self, ability: Any) -> str:
        """The event with what happens instead of it; the conditions stand after the event."""
        event, pause, instead = self.said(ability.instead_of).rpartition(self.PAUSE)
        also = self.put(AND, self.all_of(ability.conditions)) if ability.conditions else ""
        return self.put(WOULD, event) + also + pause + instead

    def clause(self, effect: Any) -> Clause:
        match effect:
            case Gifts():
                clause = self.gifts(effect)
            case effects.Look():
                return Clause(self.look(effect), is_whole=True)
            case _:
                clause = super().clause(effect)
        return replace(clause, is_whole=clause.is_whole or self.WHERE in clause.text)

    def sentences(self, effects: tuple[Any, ...], *, may: bool = False, instead: bool = False, is_part: bool = True) -> str:
        """Return all effects of a list, as a part of a sentence, or as several."""
        clauses = [self.clause(each) for each in effects]
        before, is_joined = clauses[0], False
        said = self.opened(before, may=may, instead=instead)
        for index, clause in enumerate(clauses[1:]):
            are_apart = clause.is_whole or before.is_whole
            if may and index == 0:
                joint = IF_DONE
            elif (is_part or may) and (are_apart or (before.subject == ENEMY.in_language(self.CODE) and not clause.asked)):
                joint = APART
            elif is_part or may:
                joint = ALSO if clause.asked else THEN
            else:
                is_joined = not (clause.asked or before.asked or are_apart or is_joined)
                joint = THEN if is_joined else NEXT
            text = capital(clause.text) if joint is NEXT else clause.text
            said += self.put(joint, text, clause.asked)
            before = clause
        return said

    def condition(self, asked: Any) -> str:
        match asked:
            case conditions.Is():
                return self.matches(asked, is_denied=False)
            case conditions.Not(of=conditions.Is() as denied):
                return self.matches(denied, is_denied=True)
            case conditions.Not(of=conditions.AtDoor(side=side)):
                return self.put(NOT_AT_DOOR[side])
            case _:
                return super().condition(asked)

    def actor(self, value: Any, form: str) -> tuple[str, str, bool]:
        if not isinstance(value, str):
            return self.performer(value)
        said = ENEMY.in_language(self.CODE) if value == "enemy" else ""
        return said, said, False
