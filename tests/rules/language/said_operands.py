"""A check that texts say every operand of the words of a card language: another value of it must change the text in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cached_property
from itertools import product
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from rules.kernel.language.faults import UnreadableError
from rules.kernel.language.reader import hints_of, kinds_in
from rules.kernel.language.words import Word
from rules.wording import Text

#: An operand of a word or of a part of one.
Operand = tuple[type, str]


def plain_values(hint: Any) -> tuple[Any, ...]:
    """Some values of a closed or a plain type, each of which reads differently; nothing for any other type."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (False, True)
    if hint is int:
        return (2, 3)
    if hint is NoneType:
        return (None,)
    if get_origin(hint) is tuple and (members := plain_values(get_args(hint)[0])):
        return (members[-2:],)
    if get_origin(hint) in (Union, UnionType):
        return tuple(value for part in get_args(hint) for value in plain_values(part))
    return ()


@dataclass(frozen=True)
class Spoken:
    """A game's language as its texts say it.

    form: an ability. values: some values of the types that are neither closed nor plain. given: words that are not made of the first
    values. more: further words and abilities, which have what the others lack. place: the ability that holds a word, and the kind of card
    that it stands on. check: raises UnreadableError for an ability that can't be, or says what another says. text: the text of an ability
    on a kind of card. fixed: operands of which the checks never leave another value where one stands.
    """

    form: type
    values: Mapping[Any, tuple[Any, ...]]
    given: Mapping[type, Any]
    more: tuple[Any, ...]
    place: Callable[[Any], tuple[Any, str]]
    check: Callable[[Any, str], None]
    text: Callable[[Any, str], Text]
    fixed: frozenset[Operand] = frozenset()

    @cached_property
    def operands(self) -> set[Operand]:
        """All operands of the language that have several values."""
        return {
            (kind, each.name)
            for kind in kinds_in(self.form)
            if kind is not Text
            for each in fields(kind)
            if len(self._values(hints_of(kind)[each.name])) > 1
        }

    def words(self) -> list[Any]:
        """One of each word of the language, and all others that are given."""
        kinds = [kind for kind in kinds_in(self.form) if issubclass(kind, Word)]
        return [*(self.given.get(kind) or self._sample(kind) for kind in kinds), *self.more]

    def said(self, word: Any) -> Text | None:
        """The text of an ability with a word in it, or of an ability; None where that can't be."""
        ability, kind = self.place(word)
        try:
            self.check(ability, kind)
        except UnreadableError:
            return None
        return self.text(ability, kind)

    def garbled(self, value: Any, hint: Any = None) -> Iterator[tuple[Operand, Any]]:
        """A word with one of its operands changed, or one of an operand's own, and which operand that is."""
        if isinstance(value, tuple):
            for index, each in enumerate(value):
                for operand, other in self.garbled(each):
                    yield operand, (*value[:index], other, *value[index + 1 :])
        if not is_dataclass(value) or isinstance(value, Text | type):
            return
        kind, word = type(value), value
        for each in fields(kind):
            now = getattr(word, each.name)
            for other in self._values(hints_of(kind)[each.name]):
                # A list that must be there is not empty.
                if other != now and (other != () or each.default == ()):
                    yield (kind, each.name), replace(word, **{each.name: other})
            for operand, inner in self.garbled(now):
                yield operand, replace(word, **{each.name: inner})

    def _values(self, hint: Any) -> tuple[Any, ...]:
        parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
        found = [value for part in parts for value in self.values.get(part, plain_values(part))]
        return self.values.get(hint) or tuple(dict.fromkeys(found))

    def _sample(self, kind: Any) -> Any:
        """A word with some value for each operand that it must have, the first that may stand so."""
        needed = {each.name: hints_of(kind)[each.name] for each in fields(kind) if each.default is MISSING}
        for values in product(*([each for each in self._values(hint) if each != ()] for hint in needed.values())):
            made = kind(**dict(zip(needed, values, strict=True)))
            if self.said(made):
                return made
        raise AssertionError(f"no values of the operands of “{kind.word()}” are allowed: give some")


def unsaid(spoken: Spoken, word: Any) -> tuple[list[str], set[Operand]]:
    """The operands in a word that can be changed without the text in one of the languages changing, and all that were changed."""
    said = spoken.said(word)
    assert said is not None, word
    silent, tried = [], set()
    for operand, other in spoken.garbled(word):
        told = spoken.said(other)
        if told is not None:
            tried.add(operand)
            name = f"{operand[0].__name__}.{operand[1]}"
            silent += [f"{name} ({code}): {other}" for code in ("en", "zh") if getattr(told, code) == getattr(said, code)]
    return silent, tried
