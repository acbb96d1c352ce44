"""Any value that a type of a card language has, made from the types of its fields alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from hypothesis import strategies as st

from rules.kernel.language.reader import hints_of
from tests.rules.language.any_values import members_of


class AnyWords:
    """Values of a game's language; words that are `nesting` hold others and end at depth 0, and only what `accepts` holds of is made.

    fixed: by type, the only value that is made.
    """

    def __init__(self, nesting: tuple[type, ...], accepts: Callable[[Any], bool], fixed: Mapping[type, Any] | None = None) -> None:
        self.nesting = nesting
        self.accepts = accepts
        self.fixed = fixed or {}
        self.known: dict[tuple[Any, int], st.SearchStrategy[Any]] = {}

    def values(self, expected: Any, depth: int = 2) -> st.SearchStrategy[Any]:
        """Any value of a type."""
        if (expected, depth) not in self.known:
            self.known[expected, depth] = self._values(expected, depth)
        return self.known[expected, depth]

    def listed(self, family: Any) -> st.SearchStrategy[Any]:
        """Up to three of a family."""
        return st.lists(self.values(family), min_size=1, max_size=3).map(tuple)

    def optional(self, family: Any) -> st.SearchStrategy[Any]:
        return st.just(()) | self.listed(family)

    def _values(self, expected: Any, depth: int) -> st.SearchStrategy[Any]:
        if expected in self.fixed:
            return st.just(self.fixed[expected])
        if members := members_of(expected):
            members = tuple(each for each in members if not (depth <= 0 and each in self.nesting))
            return st.one_of([st.none() if each is NoneType else self.values(each, depth) for each in members])
        if get_origin(expected) is tuple:
            return st.lists(self.values(get_args(expected)[0], depth), min_size=1, max_size=3).map(tuple)
        if get_origin(expected) is Literal:
            return st.sampled_from(get_args(expected))
        if expected is bool:
            return st.booleans()
        if expected is int:
            return st.integers(1, 6)
        assert is_dataclass(expected)
        assert isinstance(expected, type)
        hints = hints_of(expected)
        chosen = {}
        for field in fields(expected):
            value = self.values(hints[field.name], max(depth - 1, 0))
            chosen[field.name] = value if field.default is MISSING else st.just(field.default) | value
        return st.builds(expected, **chosen).filter(self.accepts)
