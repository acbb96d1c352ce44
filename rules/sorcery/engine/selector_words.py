"""Compiling selectors, filters, spots and counts to rows of the engine's tables."""

from __future__ import annotations

from typing import Any, get_args

from rules.kernel.language.checks import asked_in
from rules.kernel.playing.encoders import BitsIn, NumberIn, numbers_of, plain
from rules.kernel.playing.word_rows import Rows
from rules.sorcery.engine.core.state import codes, fields
from rules.sorcery.language import vocabulary
from rules.sorcery.language.selectors import (
    CardCount,
    CardFilter,
    Cards,
    KindFilter,
    SiteFilter,
    Spot,
    Taken,
    ThingCount,
    ThingFilter,
    Things,
)

_ARTIFACT = 1 << codes.RELIC | 1 << codes.AUTOMATON | 1 << codes.MONUMENT
_SPELL = _ARTIFACT | 1 << codes.MINION | 1 << codes.AURA | 1 << codes.MAGIC
_KIND_BITS = {
    "unit": codes.UNITS,
    "artifact": _ARTIFACT,
    "spell": _SPELL,
    "square": codes.SQUARE,
    **{name: 1 << getattr(codes, name.upper()) for name in ("avatar", "minion", "relic", "automaton", "monument", "aura", "magic", "site")},
}
ELEMENTS = numbers_of(get_args(vocabulary.Element), codes)
ELEMENT_BITS = {name: 1 << number for name, number in ELEMENTS.items()}
KEYWORDS = numbers_of(get_args(vocabulary.AskedKeyword), codes)
RESTRICTIONS = numbers_of(get_args(vocabulary.Restriction), codes, "CANT_{}")
GROUNDS = {"water": codes.ON_WATER, "land": codes.ON_LAND}
ZONES = {zone.name: zone.number for zone in fields.ZONES}
DECKS = {"spellbook": codes.SPELLBOOK, "atlas": codes.ATLAS}
WHOSE = numbers_of(get_args(vocabulary.Bearer), codes, self=codes.ITSELF, any=codes.EITHER, host=codes.OF_HOST)
#: How a selector picks, and whom a condition asks about.
PICKS = numbers_of(
    ("target", "chosen", "random", "all", "self", "subject", "foe", "that", "host", "caster", "top"),
    codes,
    target=codes.TARGETED,
    subject=codes.THE_SUBJECT,
    foe=codes.THE_FOE,
)
_WHERE = numbers_of(get_args(vocabulary.Where), codes, steps=codes.WITHIN, line=codes.IN_LINE, area=codes.IN_AREA)
_AROUND = numbers_of(get_args(vocabulary.SpotCentre), codes, "AROUND_{}")
_REGIONS = numbers_of(get_args(vocabulary.Region), codes, any=codes.ANY_REGION)
_STATES = numbers_of(get_args(vocabulary.State), codes, "IS_{}", damaged=codes.IS_HURT)
_BOUNDS = numbers_of((f"{what}_{end}" for what in ("cost", "power") for end in ("min", "max")), codes)


def _empty() -> list[int]:
    """The row of a selector that takes everything of both sides, whatever and wherever it is."""
    row = [0] * codes.SELECTOR_WIDTH
    row[codes.HOW], row[codes.WHOSE], row[codes.COUNT], row[codes.ZONE] = codes.ALL, codes.EITHER, 1, codes.HAND
    row[codes.TOKEN], row[codes.REGION], row[codes.ON_SIDE] = -1, codes.ANY_REGION, codes.EITHER
    for name, column in _BOUNDS.items():
        row[column] = -codes.BOUND if name.endswith("min") else codes.BOUND
    return row


_ELEMENT = BitsIn(ELEMENT_BITS | {"none": codes.NO_ELEMENT})
_ON = Rows(
    words=(SiteFilter,),
    ways={
        "element": (codes.ON_ELEMENT, _ELEMENT),
        "ground": (codes.ON_GROUND, NumberIn(GROUNDS)),
        "side": (codes.ON_SIDE, NumberIn(WHOSE)),
    },
)
SELECTORS = Rows(
    words=(ThingFilter, KindFilter, Things, ThingCount, CardFilter, Cards, Taken, CardCount),
    empty=_empty(),
    ways={
        "pick": (codes.HOW, NumberIn(PICKS)),
        "side": (codes.WHOSE, NumberIn(WHOSE)),
        "other": (codes.OTHER, plain),
        "count": (codes.COUNT, plain),
        "up_to": (codes.UP_TO, plain),
        "kind": (codes.KINDS, BitsIn(_KIND_BITS)),
        "element": (codes.OF_ELEMENT, _ELEMENT),
        "keyword": (codes.HAS, BitsIn(KEYWORDS)),
        "without": (codes.HAS_NOT, BitsIn(KEYWORDS)),
        "state": (codes.STATE, BitsIn(_STATES)),
        "token": (codes.TOKEN, plain),
        "ground": (codes.GROUND, NumberIn(GROUNDS)),
        "region": (codes.REGION, NumberIn(_REGIONS)),
        "where": (codes.WHERE, NumberIn(_WHERE)),
        "steps": (codes.STEPS, plain),
        "around": (codes.AROUND, NumberIn(_AROUND)),
        "zone": (codes.ZONE, NumberIn(ZONES)),
        "on": lambda writer, row, word: _ON(writer, row, word),
        **{name: (column, plain) for name, column in _BOUNDS.items()},
    },
)
_SPOTS = Rows(
    words=(Spot,),
    empty=[*_empty()],
    ways={
        "pick": (codes.HOW, NumberIn(PICKS)),
        "where": (codes.WHERE, NumberIn(_WHERE)),
        "steps": (codes.STEPS, plain),
        "around": (codes.AROUND, NumberIn(_AROUND)),
        "on": (codes.BASES, BitsIn({"site": codes.ON_SITE, "rubble": codes.ON_RUBBLE, "void": codes.ON_VOID})),
        "site": lambda writer, row, word: _ON(writer, row, word),
        "empty": (codes.EMPTY, plain),
        "level": (codes.LEVEL, NumberIn({"top": codes.ON_TOP, "below": codes.BENEATH})),
    },
)


def selector_row(word: Any) -> list[int]:
    """The row of a selector, a count, a spot, or a word as the filter that it is."""
    if isinstance(word, Spot):
        row = _SPOTS.row(None, word)
        row[codes.LEVEL] = codes.SAME_LEVEL if word.level is None else row[codes.LEVEL]
        return row
    if isinstance(word, SiteFilter):
        row = _empty()
        _ON(None, row, word)
        return row
    row = SELECTORS.row(None, word)
    row[codes.HAS_FILTER] = int(bool(row[codes.KINDS] or asked_in(word, ThingFilter, CardFilter)))
    # What is somewhere, and what is a target, is in the region of the source if none is asked for (S-5, 9.9b).
    is_bound = isinstance(word, ThingFilter) and word.region is None
    if is_bound and (getattr(word, "pick", "") == "target" or word.where is not None):
        row[codes.REGION] = codes.SAME_REGION
    return row


def filter_of(assembly: Any, word: Any) -> int:
    """The row of the filter of a moment or a replaced event, -1 when it asks nothing: of the bearer itself, or of a player."""
    if word.by in ("self", "host") and not asked_in(word, ThingFilter):
        return -1
    row = selector_row(word)
    row[codes.WHOSE], row[codes.HOW] = codes.EITHER, codes.ALL
    assembly.selectors.append(row)
    return len(assembly.selectors) - 1
