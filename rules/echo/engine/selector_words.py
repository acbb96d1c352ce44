"""Compiling selectors and their filters to rows of the engine's selector table."""

from __future__ import annotations

import dataclasses
from typing import Any, get_args

from rules.echo.engine.core import codes, fields
from rules.echo.engine.core.fields import EVENTS as EVENTS
from rules.echo.engine.core.fields import MARKS as MARKS
from rules.echo.language import vocabulary
from rules.echo.language.selectors import CardFilter, FollowerFilter, asks_for_follower

KEYWORDS = {word: MARKS[word] for word in get_args(vocabulary.Keyword)}
RESTRICTIONS = {word: MARKS[f"cant_{word}"] for word in get_args(vocabulary.Restriction)}
ZONES = {zone.name: zone.number for zone in fields.ZONES}
SIDES = {"own": codes.OWN, "enemy": codes.ENEMY, "any": codes.ANY}
#: How a selector picks, and whom a condition asks about.
WHO = {
    "chosen": codes.CHOSEN,
    "random": codes.RANDOM,
    "all": codes.ALL,
    "self": codes.SELF,
    "subject": codes.THE_SUBJECT,
    "foe": codes.THE_FOE,
    "that": codes.THAT,
    "top": codes.TOP,
    "own_hero": codes.OWN_HERO,
    "enemy_hero": codes.ENEMY_HERO,
}
_LISTS = {
    "attribute": (codes.OF_ATTRIBUTE, vocabulary.Attribute),
    "faction": (codes.OF_FACTION, vocabulary.Faction),
    "race": (codes.OF_RACE, vocabulary.Race),
}
_BOUNDS = {
    "cost_min": codes.COST_MIN,
    "cost_max": codes.COST_MAX,
    "attack_min": codes.ATTACK_MIN,
    "attack_max": codes.ATTACK_MAX,
}


def place_in(listed: Any, value: str | None) -> int:
    """The number of a value in its vocabulary, -1 for none."""
    return -1 if value is None else get_args(listed).index(value)


def mask_of(listed: Any, asked: str | tuple[str, ...] | None, unlike: str | tuple[str, ...] | None) -> int:
    """The values of a vocabulary that will do, bit n + 1 for the value with number n and bit 0 for none; -1, all bits, asks nothing."""
    mask = -1 if asked is None else sum(1 << place_in(listed, each) + 1 for each in set(_all(asked)))
    return mask & ~sum(1 << place_in(listed, each) + 1 for each in set(_all(unlike)))


def keywords_in(asked: str | tuple[str, ...] | None) -> int:
    return sum(KEYWORDS[each] for each in set(_all(asked)))


def _all(asked: str | tuple[str, ...] | None) -> tuple[str, ...]:
    return () if asked is None else (asked,) if isinstance(asked, str) else asked


def compile_selector(assembly: Any, word: Any) -> int:
    """The row of a selector, a count or a filter; words that lack a part leave it at its default. Raises UnplayableError."""
    row = [-1] * codes.SELECTOR_WIDTH
    row[codes.PICK_HOW] = WHO[getattr(word, "pick", "all")]
    row[codes.OF_SIDE] = SIDES[getattr(word, "side", "own")]
    row[codes.OTHER] = int(getattr(word, "other", False))
    row[codes.COUNT] = getattr(word, "count", 1)
    row[codes.UP_TO] = int(getattr(word, "up_to", False))
    row[codes.OF_ZONE] = ZONES[getattr(word, "zone", None) or "hand"]
    kind = getattr(word, "kind", None)
    if kind is None and isinstance(word, CardFilter) and asks_for_follower(word):
        kind = "follower"
    row[codes.OF_KIND] = {None: -1, "follower": codes.FOLLOWER, "item": codes.ITEM}[kind]
    state = getattr(word, "state", None) if isinstance(word, FollowerFilter) else None
    row[codes.OF_STATE] = {None: -1, "asleep": 0, "awake": 1}[state]
    row[codes.HAS_FILTER] = int(_fill_filter(row, word))
    return assembly.add_selector(row)  # type: ignore[no-any-return]


def compile_filter(assembly: Any, word: Any) -> int:
    """The row of a moment's filter, -1 when it asks nothing."""
    if not isinstance(word, FollowerFilter | CardFilter):
        return -1
    family = FollowerFilter if isinstance(word, FollowerFilter) else CardFilter
    if all(getattr(word, field.name) is None for field in dataclasses.fields(family)):
        return -1
    return compile_selector(assembly, word)


def _fill_filter(row: list[int], word: Any) -> bool:
    """Fill in what the word asks of a card; whether it asks anything beside kind and state."""
    unlike = getattr(word, "unlike", None)
    for name, (column, listed) in _LISTS.items():
        row[column] = mask_of(listed, getattr(word, name, None), getattr(unlike, name, None))
    row[codes.OF_KEYWORD] = keywords_in(getattr(word, "keyword", None))
    row[codes.NOT_KEYWORD] = keywords_in(getattr(unlike, "keyword", None))
    has_filter = any(row[column] != -1 for column, _ in _LISTS.values()) or bool(row[codes.OF_KEYWORD] | row[codes.NOT_KEYWORD])
    for name, column in _BOUNDS.items():
        value = getattr(word, name, None)
        row[column] = value if value is not None else (-codes.BOUND if name.endswith("min") else codes.BOUND)
        has_filter = has_filter or value is not None
    return has_filter
