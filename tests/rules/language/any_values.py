"""Random words of a card language: any value of a type, whether or not it makes sense where it stands."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from rules.kernel.language.reader import hints_of
from rules.kernel.language.words import Word


def members_of(expected: Any) -> tuple[Any, ...]:
    """Return the members of a union, or the words of a family; nothing for another type."""
    if get_origin(expected) in (Union, UnionType):
        return get_args(expected)
    if isinstance(expected, type) and issubclass(expected, Word) and expected.is_family():
        return expected.words()
    return ()


def any_value(expected: Any, chance: random.Random, depth: int, nesting: Collection[Any]) -> Any:
    """Any value of a type; the words `nesting`, which hold lists of others, do not occur any more at depth 0."""
    if members := members_of(expected):
        return any_value(chance.choice([each for each in members if depth > 0 or each not in nesting]), chance, depth, nesting)
    if expected is NoneType:
        return None
    if get_origin(expected) is tuple:
        return tuple(any_value(get_args(expected)[0], chance, depth, nesting) for _ in range(chance.choice((1, 1, 2))))
    if get_origin(expected) is Literal:
        return chance.choice(get_args(expected))
    if expected is bool:
        return chance.random() < 0.5
    if expected is int:
        return chance.choice((1, 1, 2, 2, 3, 4))
    if expected is str:
        return chance.choice("ABC")
    assert is_dataclass(expected)
    assert isinstance(expected, type)
    hints = hints_of(expected)
    chosen = {}
    for field in fields(expected):
        if field.default is MISSING or chance.random() < 0.3:
            chosen[field.name] = any_value(hints[field.name], chance, depth - 1, nesting)
    return expected(**chosen)
