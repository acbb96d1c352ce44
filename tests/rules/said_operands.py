"""Whether a text says every operand of a word: any other value of it must change the text in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, replace
from itertools import product
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from rules.kernel.language.reader import hints_of
from rules.kernel.language.words import Word
from rules.wording import Text


def plain_values(hint: Any) -> tuple[Any, ...]:
    """Some values of a closed or a plain type, each of which reads differently; nothing for any other type."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (False, True)
    if hint is int:
        return (2, 3)
    if get_origin(hint) in (Union, UnionType):
        return tuple(value for part in get_args(hint) for value in plain_values(part))
    return ()


def sample(word: Any, parts: dict[Any, tuple[Any, ...]], allowed: Callable[[Any], bool]) -> Any:
    """A word with some value for each operand that it must have, the first that may stand so; `parts` has values by type."""
    needed = {field.name: hints_of(word)[field.name] for field in fields(word) if field.default is MISSING}
    for values in product(*(parts.get(hint) or plain_values(hint) for hint in needed.values())):
        made = word(**dict(zip(needed, values, strict=True)))
        if allowed(made):
            return made
    raise AssertionError(f"no value of the operands of “{word.word()}” is allowed: give some in `parts`")


def changed(word: Any, allowed: Callable[[Any], bool]) -> Iterator[tuple[str, Any]]:
    """The word with one of its plain operands changed, or one of an operand's own, and the operand's name."""
    hints = hints_of(type(word))
    for field in fields(word):
        now = getattr(word, field.name)
        for value in plain_values(hints[field.name]):
            other = replace(word, **{field.name: value})
            if value != now and allowed(other):
                yield field.name, other
        if hasattr(now, "__dataclass_fields__") and not isinstance(now, Word):
            for name, part in changed(now, lambda part: True):
                other = replace(word, **{field.name: part})
                if allowed(other):
                    yield f"{field.name}.{name}", other


def unsaid(word: Any, text: Callable[[Any], Text], allowed: Callable[[Any], bool] = lambda word: True) -> list[str]:
    """The operands of a word that can be changed without the text in one of the languages changing."""
    said = text(word)
    silent = []
    for name, other in changed(word, allowed):
        told = text(other)
        silent += [f"{name} ({language})" for language in ("en", "zh") if getattr(told, language) == getattr(said, language)]
    return silent
