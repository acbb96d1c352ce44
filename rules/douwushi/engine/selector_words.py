"""Compiling selectors, filters and counts to rows of the engine's tables."""

from __future__ import annotations

from typing import Any, get_args

from rules.douwushi.engine.core.state import codes, fields
from rules.douwushi.engine.core.state.fields import EVENTS as EVENTS
from rules.douwushi.language import vocabulary
from rules.douwushi.language.selectors import CardCount, CardFilter, Cards, HeroCount, Heroes, HeroFilter, Items, Taken
from rules.kernel.language.checks import asked_in
from rules.kernel.playing.encoders import BitsIn, NumberIn, numbers_of, plain
from rules.kernel.playing.word_rows import Rows

KINDS = numbers_of(get_args(vocabulary.CardKind), codes, hero=codes.HERO_CARD)
CLASSES = {name: 1 << number for number, name in enumerate(get_args(vocabulary.Calling))}
TYPES = numbers_of(get_args(vocabulary.AttackType), codes)
ZONES = {zone.name: zone.number for zone in fields.ZONES}
WHOSE = numbers_of(get_args(vocabulary.Bearer), codes, self=codes.ITSELF)
SOURCES = {name: 1 << number for number, name in enumerate(get_args(vocabulary.Source))}
RESTRICTIONS = {name: 1 << number for number, name in enumerate(get_args(vocabulary.Restriction))}
#: How a selector picks, and whom a condition asks about.
PICKS = numbers_of(
    ("target", "chosen", "random", "all", "most_damaged", "self", "subject", "foe", "that", "top"),
    codes,
    target=codes.TARGETED,
    subject=codes.THE_SUBJECT,
    foe=codes.THE_FOE,
)
_BOUNDS = numbers_of((f"{what}_{end}" for what in ("mp", "attack", "life", "cost") for end in ("min", "max")), codes)


def _count(writer: Any, value: int | str) -> int:
    return codes.COUNT_X if isinstance(value, str) else value


def _empty() -> list[int]:
    """The row of a selector that takes all of one's own, whatever they are."""
    row = [-1] * codes.SELECTOR_WIDTH
    row[codes.HOW], row[codes.SIDE], row[codes.AMOUNT], row[codes.ZONE] = codes.ALL, codes.OWN, 1, codes.HAND
    row[codes.OTHER] = row[codes.UP_TO] = row[codes.CLASSES] = row[codes.KINDS] = row[codes.HAS_FILTER] = 0
    for name, column in _BOUNDS.items():
        row[column] = -codes.BOUND if name.endswith("min") else codes.BOUND
    return row


SELECTORS = Rows(
    words=(HeroFilter, Heroes, HeroCount, Items, Cards, Taken, CardCount),
    empty=_empty(),
    ways={
        "pick": (codes.HOW, NumberIn(PICKS)),
        "side": (codes.SIDE, NumberIn(WHOSE)),
        "other": (codes.OTHER, plain),
        "count": (codes.AMOUNT, _count),
        "up_to": (codes.UP_TO, plain),
        "calling": (codes.CLASSES, BitsIn(CLASSES)),
        "state": (codes.STATE, NumberIn({"ready": 0, "tapped": 1})),
        "wields": (codes.WIELDS, NumberIn(TYPES)),
        "zone": (codes.ZONE, NumberIn(ZONES)),
        "kind": (codes.KINDS, BitsIn({name: 1 << number for name, number in KINDS.items()})),
        "of": (codes.OF, NumberIn(PICKS)),
        "armed": (codes.ARMED, plain),
        "guard": (codes.GUARD_ASKED, plain),
        "guarded": (codes.GUARDED, plain),
        "damaged": (codes.HURT, plain),
        **{name: (column, plain) for name, column in _BOUNDS.items()},
    },
)


def selector_row(word: Any) -> list[int]:
    """The row of a selector, a count, or a word as the filter that it is."""
    row = SELECTORS.row(None, word)
    row[codes.HAS_FILTER] = int(bool(asked_in(word, HeroFilter, CardFilter)))
    return row


def filter_of(assembly: Any, word: Any) -> int:
    """The row of a moment's filter, -1 when it asks nothing."""
    return int(assembly.selector_of(word)) if asked_in(word, HeroFilter) else -1


#: The row of a selector that asks nothing of a hero.
NOTHING_ASKED = selector_row(HeroFilter())
