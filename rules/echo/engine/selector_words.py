"""Compiling selectors and their filters to rows of the engine's selector table."""

from __future__ import annotations

from typing import Any, get_args

from rules.echo.engine.core.state import codes, fields
from rules.echo.engine.core.state.fields import EVENTS as EVENTS
from rules.echo.engine.core.state.fields import MARKS as MARKS
from rules.echo.language import vocabulary
from rules.echo.language.costs import Discard, OwnFollowers
from rules.echo.language.modifiers import CardsOf
from rules.echo.language.selectors import (
    CardCount,
    CardFilter,
    Cards,
    FollowerCount,
    FollowerFilter,
    Followers,
    Kinship,
    Taken,
    asks_for_follower,
)
from rules.kernel.language.checks import asked_in
from rules.kernel.language.phrases import each_of
from rules.kernel.playing.encoders import BitsIn, NumberIn, numbers_of, plain
from rules.kernel.playing.word_rows import Rows

KEYWORDS = {word: MARKS[word] for word in get_args(vocabulary.Keyword)}
RESTRICTIONS = {word: MARKS[f"cant_{word}"] for word in get_args(vocabulary.Restriction)}
ZONES = {zone.name: zone.number for zone in fields.ZONES}
SIDES = numbers_of(get_args(vocabulary.Side), codes)
STATES = {"asleep": 0, "awake": 1}
#: How a selector picks, and whom a condition asks about.
WHO = numbers_of(
    ("chosen", "random", "all", "self", "subject", "foe", "that", "top", "own_hero", "enemy_hero"),
    codes,
    subject=codes.THE_SUBJECT,
    foe=codes.THE_FOE,
)
#: Attributes, factions and races, each with the column that holds those which will do, and their bits: bit 0 is for none.
_KINSHIP = {
    "attribute": (codes.OF_ATTRIBUTE, vocabulary.Attribute),
    "faction": (codes.OF_FACTION, vocabulary.Faction),
    "race": (codes.OF_RACE, vocabulary.Race),
}
_BITS = {name: BitsIn({value: 2 << place for place, value in enumerate(get_args(listed))}) for name, (_, listed) in _KINSHIP.items()}


def place_in(listed: Any, value: str | None) -> int:
    """The number of a value in its vocabulary, -1 for none."""
    return -1 if value is None else get_args(listed).index(value)


def _leave_out(writer: Any, row: list[int], unlike: Kinship) -> None:
    """Exclude attributes, factions, races and keywords from a row: of the first three, all others still fit."""
    for name, (column, _) in _KINSHIP.items():
        row[column] &= ~_BITS[name](writer, each_of(getattr(unlike, name)))
    row[codes.NOT_KEYWORD] = BitsIn(KEYWORDS)(writer, each_of(unlike.keyword))


def _empty() -> list[int]:
    """The row of a selector that takes all of one's own, whatever they are."""
    row = [-1] * codes.SELECTOR_WIDTH
    row[codes.PICK_HOW], row[codes.OF_SIDE], row[codes.COUNT], row[codes.OF_ZONE] = codes.ALL, codes.OWN, 1, codes.HAND
    row[codes.OTHER] = row[codes.UP_TO] = row[codes.OF_KEYWORD] = row[codes.NOT_KEYWORD] = row[codes.HAS_FILTER] = 0
    row[codes.COST_MIN] = row[codes.ATTACK_MIN] = -codes.BOUND
    row[codes.COST_MAX] = row[codes.ATTACK_MAX] = codes.BOUND
    return row


SELECTORS = Rows(
    words=(Followers, FollowerCount, Cards, Taken, CardCount, CardsOf, OwnFollowers, Discard),
    empty=_empty(),
    ways={
        "pick": (codes.PICK_HOW, NumberIn(WHO)),
        "side": (codes.OF_SIDE, NumberIn(SIDES)),
        "other": (codes.OTHER, plain),
        "count": (codes.COUNT, plain),
        "amount": (codes.COUNT, plain),
        "up_to": (codes.UP_TO, plain),
        "zone": (codes.OF_ZONE, NumberIn(ZONES)),
        "kind": (codes.OF_KIND, NumberIn({"follower": codes.FOLLOWER, "item": codes.ITEM})),
        "state": (codes.OF_STATE, NumberIn(STATES)),
        **{name: (column, _BITS[name]) for name, (column, _) in _KINSHIP.items()},
        "keyword": (codes.OF_KEYWORD, BitsIn(KEYWORDS)),
        "unlike": _leave_out,
        **{name: (column, plain) for name, column in numbers_of(("cost_min", "cost_max", "attack_min", "attack_max"), codes).items()},
    },
)


def selector_row(word: Any) -> list[int]:
    """The row of a selector, a count, or a word as the filter that it is."""
    row = SELECTORS.row(None, word)
    if isinstance(word, CardFilter) and word.kind is None and asks_for_follower(word):
        row[codes.OF_KIND] = codes.FOLLOWER
    row[codes.HAS_FILTER] = int(bool(set(asked_in(word, FollowerFilter, CardFilter)) - {"kind", "state"}))
    return row


def filter_of(assembly: Any, word: Any) -> int:
    """The row of a moment's filter, -1 when it asks nothing."""
    return int(assembly.selector_of(word)) if asked_in(word, FollowerFilter, CardFilter) else -1
