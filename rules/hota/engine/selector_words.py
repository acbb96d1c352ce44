"""Compiling selectors, filters and counts to rows of the engine's tables."""

from __future__ import annotations

from typing import Any, get_args

from rules.hota.engine.core.state import codes, fields
from rules.hota.language import vocabulary
from rules.hota.language.selectors import (
    CardCount,
    CardFilter,
    Cards,
    KindFilter,
    PermanentCount,
    PermanentFilter,
    Permanents,
    Spells,
    Taken,
)
from rules.kernel.language.checks import asked_in
from rules.kernel.playing.encoders import BitsIn, NumberIn, numbers_of, plain
from rules.kernel.playing.word_rows import Rows

KINDS = numbers_of(get_args(vocabulary.CardKind), codes)
_KIND_BITS = {name: 1 << number for name, number in KINDS.items()} | {"permanent": 0}
ATTRIBUTES = numbers_of(get_args(vocabulary.Attribute), codes)
ATTRIBUTE_BITS = {name: 1 << number for name, number in ATTRIBUTES.items()}
KEYWORDS = numbers_of(get_args(vocabulary.Keyword), codes)
RESTRICTIONS = numbers_of(get_args(vocabulary.Restriction), codes, "CANT_{}")
ZONES = {zone.name: zone.number for zone in fields.ZONES}
WHOSE = numbers_of(get_args(vocabulary.Bearer), codes, self=codes.ITSELF, any=codes.EITHER, host=codes.OF_HOST)
#: How a selector picks, and whom a condition asks about.
PICKS = numbers_of(
    ("target", "chosen", "random", "all", "self", "subject", "foe", "that", "host", "top"),
    codes,
    target=codes.TARGETED,
    subject=codes.THE_SUBJECT,
    foe=codes.THE_FOE,
)
_BOUNDS = numbers_of((f"{what}_{end}" for what in ("cost", "attack", "life") for end in ("min", "max")), codes)


def _empty() -> list[int]:
    """The row of a selector that takes everything of both sides, whatever it is."""
    row = [0] * codes.SELECTOR_WIDTH
    row[codes.HOW], row[codes.WHOSE], row[codes.COUNT], row[codes.ZONE] = codes.ALL, codes.EITHER, 1, codes.HAND
    row[codes.TOKEN] = row[codes.SPEED_ASKED] = -1
    for name, column in _BOUNDS.items():
        row[column] = -codes.BOUND if name.endswith("min") else codes.BOUND
    return row


_KEYWORD, _ATTRIBUTE = BitsIn(KEYWORDS), BitsIn(ATTRIBUTE_BITS | {"none": codes.NO_ATTRIBUTE})
SELECTORS = Rows(
    words=(PermanentFilter, KindFilter, Permanents, PermanentCount, Spells, CardFilter, Cards, Taken, CardCount),
    empty=_empty(),
    ways={
        "pick": (codes.HOW, NumberIn(PICKS)),
        "side": (codes.WHOSE, NumberIn(WHOSE)),
        "other": (codes.OTHER, plain),
        "count": (codes.COUNT, plain),
        "up_to": (codes.UP_TO, plain),
        "players": (codes.PLAYERS, NumberIn({"too": codes.PLAYERS_TOO, "alone": codes.PLAYERS_ALONE})),
        "kind": (codes.KINDS, BitsIn(_KIND_BITS)),
        "attribute": (codes.OF_ATTRIBUTE, _ATTRIBUTE),
        "keyword": (codes.HAS, _KEYWORD),
        "without": (codes.HAS_NOT, _KEYWORD),
        "state": (codes.STATE, BitsIn(numbers_of(get_args(vocabulary.State), codes, "IS_{}", damaged=codes.IS_HURT))),
        "token": (codes.TOKEN, plain),
        "speed": (codes.SPEED_ASKED, NumberIn({"normal": 0, "instant": 1})),
        "zone": (codes.ZONE, NumberIn(ZONES)),
        **{name: (column, plain) for name, column in _BOUNDS.items()},
    },
)


def selector_row(word: Any) -> list[int]:
    """The row of a selector, a count, or a word as the filter that it is."""
    row = SELECTORS.row(None, word)
    if isinstance(word, Spells):
        row[codes.HOW], row[codes.ZONE] = codes.TARGETED, codes.STACK_ZONE
    row[codes.HAS_FILTER] = int(bool(row[codes.KINDS] or asked_in(word, PermanentFilter, CardFilter) or isinstance(word, Spells)))
    return row


def filter_of(assembly: Any, word: Any) -> int:
    """The row of the filter of a moment or a replaced event, -1 when it asks nothing: of the bearer itself, or of a player."""
    if word.by == "self" or getattr(word, "victim", "") == "player":
        return -1
    row = selector_row(word)
    return int(assembly.selector_of(word)) if row[codes.HAS_FILTER] else -1
