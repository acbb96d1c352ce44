"""Actions as a game declares them: the meaning of their packed operands, the lines that people type, the words, and the clauses behind
them.

An action's code is its kind with two operands (rules.kernel.compiled.action_codes). An incomplete declaration stops the import and names
the action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.kernel.compiled.action_codes import ACTION_BITS, Packing
from rules.kernel.telling.events import Clauses, Sentence
from rules.kernel.telling.notation import Form
from rules.kernel.telling.record import UNSAID, Option
from rules.wording import Text


class ActionKindError(ValueError):
    """An action is declared wrongly, or not at all."""


@dataclass(frozen=True, slots=True)
class Operand:
    """A packed operand: its values are below `values`; `read(value, side, play)` gives the fields of the action that it stands for."""

    values: int
    read: Callable[[int, int, Any], Mapping[str, Any]]


def card_operand(cards: int) -> Operand:
    """Return the operand of a card by its id, which is below `cards`."""
    return Operand(cards, lambda value, side, play: {"card": play.cards.get(value), "card_id": value})


def number_operand(values: int) -> Operand:
    """Return the operand of a number, which lines count from 1."""
    return Operand(values, lambda value, side, play: {"number": value + 1})


@dataclass(frozen=True, slots=True)
class ActionKind:
    """An action of a game, with its operands. `forms` are the lines that write it, `clause` the rule behind it.

    It is offered as `en` and `zh` where no sentence of `but` fits; a game fills their gaps (`ActionWords`). `group` is the heading that it
    is offered under; `subject` and `target` are who acts and on what, where one may do several.
    """

    name: str
    forms: tuple[Form, ...]
    en: str
    zh: str
    clause: Clauses
    a: Operand | None = None
    b: Operand | None = None
    but: tuple[Sentence, ...] = ()
    group: Text = UNSAID
    subject: Text = UNSAID
    target: Text = UNSAID

    @property
    def verb(self) -> str:
        return self.forms[0].verb

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        return (*self.but, Sentence(self.en, self.zh))

    @property
    def parts(self) -> tuple[Sentence, Sentence]:
        return Sentence(self.subject.en, self.subject.zh), Sentence(self.target.en, self.target.zh)

    def fault(self, packing: Packing) -> str:
        """Return what is wrong with the declaration, "" if nothing is."""
        if not self.forms:
            return "has no line that writes it"
        if any(not each.en or not each.zh for each in self.sentences):
            return "has no words, or in one language only"
        if not self.clause:
            return "rests on no clause"
        bits = (packing.a_bits, packing.b_bits if self.a else packing.bits)
        for name, operand, most in zip("ab", (self.a, self.b), bits, strict=True):
            if operand and operand.values > 1 << most:
                return f"has {operand.values} values of {name}, which has {most} bits"
        return ""


class ActionTable:
    """The actions of a game in the order of their codes."""

    def __init__(self, names: Sequence[str], packing: Packing, kinds: Sequence[ActionKind]) -> None:
        """`names` are those of the codes. Raise ActionKindError."""
        self.names = tuple(names)
        self._packing = packing
        self._kinds = {kind.name: kind for kind in kinds}
        for number, name in enumerate(names):
            if name not in self._kinds:
                raise ActionKindError(f"Action “{name}” is not declared")
            if number >> ACTION_BITS - packing.bits:
                raise ActionKindError(f"Action “{name}” does not fit into {ACTION_BITS} bits beside its operands")
        for kind in kinds:
            if fault := kind.fault(packing) if kind.name in names else "has no code":
                raise ActionKindError(f"Action “{kind.name}” {fault}")

    def __getitem__(self, name: str) -> ActionKind:
        return self._kinds[name]

    def __iter__(self) -> Iterator[ActionKind]:
        """Return the actions in the order of their codes."""
        return (self._kinds[name] for name in self.names)

    def forms(self, verbs: Sequence[str]) -> list[Form]:
        """Return the ways to write lines, in the order of the verbs."""
        return sorted((form for kind in self for form in kind.forms), key=lambda form: verbs.index(form.verb))

    def read(self, code: int, side: int, play: Any) -> dict[str, Any]:
        """Return the kind of an action of a side by the engine's number, and the fields that its operands give."""
        number, a, b = self._packing.unpack(code)
        kind = self._kinds[self.names[number]]
        found: dict[str, Any] = {"kind": kind.name}
        if kind.a:
            found |= kind.a.read(a, side, play)
        if kind.b:
            found |= kind.b.read(b if kind.a else self._packing.pack(0, a, b), side, play)
        return found


class ActionWords:
    """The wording of a game's actions: `gaps` fill what stands in braces and decide what words depend on, given what is asked and the
    action.
    """

    def __init__(self, actions: ActionTable, gaps: Mapping[str, Callable[[Any, Any], Any]]) -> None:
        """Raise ActionKindError for a gap that nothing fills."""
        self._actions = actions
        self._gaps = gaps
        for kind in actions:
            for sentence in (*kind.sentences, *kind.parts):
                if wrong := (sentence.gaps | sentence.when.keys()) - gaps.keys():
                    raise ActionKindError(f"Action “{kind.name}” speaks of “{'”, “'.join(sorted(wrong))}”, which nothing fills")

    def tell(self, asked: Any, action: Any) -> Text:
        """Return the words in which an action is offered."""
        listed = self._actions[action.kind].sentences
        values = {name: self._gaps[name](asked, action) for each in listed for name in each.when}
        return self._fill(next(each for each in listed if each.fits(values)), asked, action)

    def parts(self, asked: Any, action: Any) -> tuple[Text, Text]:
        """Return who acts and on what; nothing where that is not told."""
        subject, target = self._actions[action.kind].parts
        return self._fill(subject, asked, action), self._fill(target, asked, action)

    def option(self, asked: Any, action: Any, line: object, places: tuple[str, ...], *, is_answer: bool = False) -> Option:
        """Return an action as an option, with the line that writes it and its places on the board; an answer belongs to no group."""
        group = UNSAID if is_answer else self._actions[action.kind].group
        return Option(str(line), self.tell(asked, action), group, places, *self.parts(asked, action))

    def _fill(self, sentence: Sentence, asked: Any, action: Any) -> Text:
        return sentence.fill({name: self._gaps[name](asked, action) for name in sentence.gaps})
