"""The part that the languages have in common: they word an ability that was walked through, clause by clause."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar, Literal

from rules.kernel.language.shared import choices, conditions
from rules.kernel.language.shared.amounts import Count
from rules.kernel.language.templates import filled, parts_of, template_of, value_at
from rules.wording import Text

#: The form of the operand at the beginning of a template that names who acts; the reader is not named.
SUBJECT = "subject"


@dataclass(frozen=True, slots=True)
class Clause:
    """One effect as words.

    asked: its words after "you may". subject: who acts, if it is not the reader. is_plain: "and" can join it to another. is_whole: it is a
    sentence of its own. is_branch: it begins with a condition, and what may be done comes after.
    """

    text: str
    asked: str = ""
    subject: str = ""
    is_plain: bool = False
    is_whole: bool = False
    is_branch: bool = False


class Language(ABC):
    """Words what a walker found. A game names its operands in it, and has a case for each word without a template."""

    CODE: ClassVar[Literal["en", "zh"]]
    #: The words between clauses.
    PAUSE: ClassVar[str]
    #: The values that are worded by a table, by the operand's name and the form (`duration`, `side:whose`).
    VALUES: ClassVar[Mapping[str, Mapping[Any, Text]]] = {}
    #: The words that "and" can join, unless somebody else acts.
    PLAIN: ClassVar[tuple[type, ...]] = ()
    #: The words that are a sentence of their own.
    WHOLE: ClassVar[tuple[type, ...]] = ()

    @abstractmethod
    def noun(self, word: Any, value: Any, form: str) -> str:
        """Return the words for an operand that is neither an amount nor among the values that a table words."""

    @abstractmethod
    def amount(self, amount: int | Count[Any], form: str) -> str:
        """Return an amount in a form."""

    @abstractmethod
    def actor(self, value: Any, form: str) -> tuple[str, str, bool]:
        """Return who acts, the same as an object, and whether there are several; nothing for the reader."""

    @abstractmethod
    def acted(self, actor: tuple[str, str, bool], said: str) -> Clause:
        """Return the clause of somebody who does what is said."""

    @abstractmethod
    def tail(self, word: Any, amount: Count[Any], template: str) -> str:
        """Return what is said of a counted amount at the end of its clause."""

    @abstractmethod
    def all_of(self, clauses: tuple[tuple[Any, ...], ...]) -> str:
        """Return conditions as one clause."""

    @abstractmethod
    def asked(self, clauses: tuple[tuple[Any, ...], ...], *, is_lasting: bool = False) -> str:
        """Return the words of conditions before what holds if they hold, or while they do; nothing for none."""

    @abstractmethod
    def opened(self, clause: Clause, *, may: bool, instead: bool) -> str:
        """Return the first clause of a sentence, which may be done, or is done instead of something."""

    @abstractmethod
    def joined(self, clauses: list[Clause], texts: list[str]) -> str:
        """Return clauses as one sentence."""

    @abstractmethod
    def together(self, sentences: list[str]) -> str:
        """Return sentences, each of which comes after the one before it."""

    @abstractmethod
    def listed(self, options: list[str]) -> Clause:
        """Return the clause that lets the reader choose."""

    @abstractmethod
    def branch(self, effect: choices.If[Any, Any]) -> Clause:
        """Return the clause of effects that happen under a condition."""

    @abstractmethod
    def may(self, effect: choices.May[Any]) -> Clause:
        """Return the clause of effects that may happen."""

    def operand(self, word: Any, name: str, form: str) -> str:
        """Return an operand of a word as its template has it."""
        if form.startswith(SUBJECT):
            return ""
        value = value_at(word, name)
        table = self.VALUES.get(f"{name.rpartition('.')[2]}:{form}".removesuffix(":"))
        if table is not None and value in table:
            return table[value].in_language(self.CODE)
        if isinstance(value, bool):
            return form if value else ""
        return self.amount(value, form) if isinstance(value, int | Count) else self.noun(word, value, form)

    def said(self, word: Any) -> str:
        """Return a word by its template, without who acts."""
        template = template_of(word, self.CODE)
        said = filled(template, partial(self.operand, word)).strip()
        named = dict.fromkeys(name for _, name, _ in parts_of(template) if name)
        counted = [value for name in named if isinstance(value := value_at(word, name), Count)]
        return said + "".join(self.tail(word, amount, template) for amount in counted)

    @abstractmethod
    def count(self, asked: Any) -> str:
        """Return the condition that there are so many."""

    def condition(self, asked: Any) -> str:
        """Return one condition as a clause."""
        return self.count(asked) if isinstance(asked, conditions.Count) else self.said(asked)

    def clause(self, effect: Any) -> Clause:
        """Return the clause of an effect."""
        match effect:
            case choices.Choose(options=options):
                return self.listed([self.sentences(each) for each in options])
            case choices.May():
                return self.may(effect)
            case choices.If():
                return self.branch(effect)
        _, name, form = next(parts_of(template_of(effect, self.CODE)))
        clause = Clause(self.said(effect))
        if form.startswith(SUBJECT):
            clause = self.acted(self.actor(value_at(effect, name), form), clause.text)
        is_plain = isinstance(effect, self.PLAIN) and not clause.subject
        return replace(clause, is_plain=is_plain, is_whole=isinstance(effect, self.WHOLE))

    def sentences(self, effects: tuple[Any, ...], *, may: bool = False, instead: bool = False) -> str:
        """Return all effects of a list without the first capital and the last full stop; `instead` of what would happen."""
        spoken: list[list[Clause]] = [[]]
        for clause in map(self.clause, effects):
            if clause.is_whole and spoken[-1]:
                spoken.append([])
            spoken[-1].append(clause)
            if clause.is_whole:
                spoken.append([])
        parts: list[str] = []
        for clauses in filter(None, spoken):
            first = clauses[0].text
            if not parts:
                first = self.opened(clauses[0], may=may, instead=instead)
                # The one whom the reader may have do something is not the one who acts in the clauses after it.
                clauses[0] = replace(clauses[0], subject="" if may else clauses[0].subject)
            parts.append(self.joined(clauses, [first, *(each.text for each in clauses[1:])]))
        return self.together(parts)
