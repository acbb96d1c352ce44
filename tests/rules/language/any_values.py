"""Random words of a card language: any value of a type, made from the types of its fields alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from rules.kernel.language.reader import hints_of
from rules.kernel.language.words import Word

#: The numbers that are said, those that are usual more often; a word's checks refuse what is below its least one.
NUMBERS = (1, 1, 1, 2, 2, 3, 4, 0, -1)
#: How many operands are said that may be left out: mostly few, since a word that asks for everything finds nothing.
SAID = (0, 0, 1, 1, 2, 2, 3, 4, 6)
#: How many choices of operands are tried for a word, and how many values of each choice.
CHOICES, VALUES = 4, 10


def members_of(expected: Any) -> tuple[Any, ...]:
    """Return the members of a union, or the words of a family; nothing for another type."""
    if get_origin(expected) in (Union, UnionType):
        return get_args(expected)
    if isinstance(expected, type) and issubclass(expected, Word) and expected.is_family():
        return expected.words()
    return ()


def any_value(
    expected: Any, chance: random.Random, depth: int, nesting: Collection[Any], accepts: Callable[[Any], bool] = lambda _: True
) -> Any:
    """Any value of a type; the words `nesting`, which hold lists of others, do not occur any more at depth 0.

    Each word and part is made anew, its own parts too, until it is accepted; after some tries it is left as it is.
    """
    if members := members_of(expected):
        allowed = [each for each in members if depth > 0 or each not in nesting]
        return any_value(chance.choice(allowed), chance, depth, nesting, accepts)
    if expected is NoneType:
        return None
    if get_origin(expected) is tuple:
        return tuple(any_value(get_args(expected)[0], chance, depth, nesting, accepts) for _ in range(chance.choice((1, 1, 2))))
    if get_origin(expected) is Literal:
        return chance.choice(get_args(expected))
    if expected is bool:
        return chance.random() < 0.5
    if expected is int:
        return chance.choice(NUMBERS)
    if expected is str:
        return chance.choice("ABC")
    assert is_dataclass(expected)
    assert isinstance(expected, type)
    hints = hints_of(expected)
    value = None
    for _ in range(CHOICES):
        names = _any_operands(expected, chance)
        for _ in range(VALUES):
            value = expected(**{name: any_value(hints[name], chance, depth - 1, nesting, accepts) for name in names})
            if accepts(value):
                return value
    return value


def _any_operands(kind: Any, chance: random.Random) -> list[str]:
    """The operands of a word that must be said, and some of the others: any ones, or neighbours, of which one may need the other."""
    needed = [each.name for each in fields(kind) if each.default is MISSING]
    others = [each.name for each in fields(kind) if each.default is not MISSING]
    count = min(len(others), chance.choice(SAID))
    if chance.random() < 0.5:
        return needed + chance.sample(others, count)
    first = chance.randint(0, len(others) - count)
    return needed + others[first : first + count]
