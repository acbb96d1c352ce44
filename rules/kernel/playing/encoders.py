"""Operands as numbers: how each is encoded for an engine, and which values must have a number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from rules.kernel.language.phrases import each_of
from rules.kernel.language.words import WordError

#: Returns the number of an operand's value, given the writer and the value.
Encoder = Callable[[Any, Any], int]


@dataclass(frozen=True, slots=True)
class NumberIn:
    """The encoder of an operand whose values have numbers."""

    values: Mapping[str, int]

    def __call__(self, writer: Any, value: str) -> int:
        return self.values[value]


@dataclass(frozen=True, slots=True)
class BitsIn(NumberIn):
    """The encoder of an operand whose values have bits; of a list those of all its values."""

    def __call__(self, writer: Any, value: str | tuple[str, ...]) -> int:
        return reduce(or_, (self.values[each] for each in each_of(value)), 0)


def plain(writer: Any, value: int) -> int:
    """Return a number as it is, yes as 1."""
    return int(value)


def checked(writer: Any, value: int) -> int:
    """Return a number that must not be too large."""
    return int(writer.checked(value))


def amount(writer: Any, value: Any) -> int:
    """Return the row of an amount."""
    return int(writer.amount_of(value))


def selector(writer: Any, value: Any) -> int:
    """Return the row of a selector, or of a word as the filter that it is."""
    return int(writer.selector_of(value))


def numbers_of(names: Iterable[str], codes: ModuleType, pattern: str = "{}", **others: int) -> dict[str, int]:
    """Return the number of each name: the constant of the codes that is called like it, in the pattern, or one of `others`.

    Raise WordError for a name without a number, and for one of `others` that is no name.
    """
    listed = tuple(names)
    found = {name: others.get(name, getattr(codes, pattern.format(name.upper()), None)) for name in listed}
    for name, number in found.items():
        if number is None:
            raise WordError(f"“{name}” has no number in the engine: add {pattern.format(name.upper())} to {codes.__name__}")
    if strange := set(others) - set(listed):
        raise WordError(f"the engine has a number for “{min(strange)}”, which the language does not have")
    return {name: int(number) for name, number in found.items() if number is not None}


def check_values(said: str, operand: str, hint: Any, encoder: Any) -> None:
    """Raise WordError for a value that an operand may have and its encoder has no number for."""
    for value in values_of(hint) if isinstance(encoder, NumberIn) else ():
        if value not in encoder.values:
            raise WordError(f"{said} may have the {operand} “{value}”, for which the engine has no number")


def values_of(hint: Any) -> Iterator[str]:
    """Yield the names among the values of a type."""
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for part in get_args(hint):
            yield from values_of(part)
