"""Declarations on an operand beside its type, by `Annotated`: its range, how many there are, what its values need where they stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, get_args, get_origin

from rules.kernel.language.reader import marked_hints_of
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Range:
    """A whole number is at least `least`; without that it is any but 0, and below 0 takes away. Other values are free."""

    least: int | None

    def problem(self, value: Any, called: Text | None) -> Text | None:
        """Return what is wrong with a value of an operand; `called` is the operand's name in sentences."""
        if type(value) is not int:
            return None
        en, zh = (called.en, called.zh) if called else ("it", "")
        if self.least is None and value == 0:
            return Text(f"{en} must not be 0; below 0 takes away", f"{zh or '数值'}不能为 0，负数表示减少")
        if self.least is not None and value < self.least:
            return Text(f"{en} must be at least {self.least}", f"{zh}至少为 {self.least}")
        return None


@dataclass(frozen=True, slots=True)
class Several:
    """There are at least two in a list."""

    noun: Text

    def problem(self, value: Any, called: Text | None) -> Text | None:
        if len(value) < 2:
            return Text(f"there must be at least two {self.noun.en}", f"至少要有两个{self.noun.zh}")
        return None


@dataclass(frozen=True, slots=True)
class Needs:
    """The names of what must be known where a value stands, by the value; any other value needs nothing."""

    names: tuple[tuple[str, str], ...]

    def need(self, value: Any) -> str | None:
        return dict(self.names).get(value) if isinstance(value, str) else None


def needs(*values: str, **by_value: str) -> Needs:
    """Return that some values need what is called like them, and others something else."""
    return Needs((*((value, value) for value in values), *by_value.items()))


#: The names of somebody without a choice: the ability's owner, the one that its moment is about, the other one of it, those taken before.
REFERENCES = ("self", "subject", "foe", "that")
KNOWN = needs(*REFERENCES)
POSITIVE, CHANGE = Range(1), Range(None)
#: A number of at least 1, and one that may be below 0, but not 0.
Positive = Annotated[int, POSITIVE]
Change = Annotated[int, CHANGE]


@cache
def marks_of(word: type) -> tuple[tuple[str, Any], ...]:
    """Return the declarations on a word's operands, each with the operand's name."""
    hints = marked_hints_of(word)
    return tuple((field.name, mark) for field in fields(word) for mark in _marks(hints[field.name]))


def _marks(hint: Any) -> Iterator[Any]:
    if get_origin(hint) is Annotated:
        yield from hint.__metadata__
        hint = hint.__origin__
    if get_origin(hint) is not tuple:
        for part in get_args(hint):
            yield from _marks(part)
