"""Compiling selectors, filters and counts to rows of the engine's tables."""

from __future__ import annotations

import dataclasses
from typing import Any, get_args

from rules.douwushi.engine.core import codes, fields
from rules.douwushi.engine.core.fields import EVENTS as EVENTS
from rules.douwushi.language import vocabulary
from rules.douwushi.language.selectors import CardFilter, HeroFilter, Items

KINDS = {"hero": codes.HERO_CARD, "weapon": codes.WEAPON, "equipment": codes.EQUIPMENT, "spell": codes.SPELL}
CLASSES = {name: 1 << number for number, name in enumerate(get_args(vocabulary.Calling))}
TYPES = {"melee": codes.MELEE, "ranged": codes.RANGED}
ZONES = {zone.name: zone.number for zone in fields.ZONES}
WHOSE = {"own": codes.OWN, "enemy": codes.ENEMY, "any": codes.ANY, "self": codes.ITSELF}
SOURCES = {name: 1 << number for number, name in enumerate(get_args(vocabulary.Source))}
RESTRICTIONS = {name: 1 << number for number, name in enumerate(get_args(vocabulary.Restriction))}
#: How a selector picks, and whom a condition asks about.
PICKS = {
    "target": codes.TARGETED,
    "chosen": codes.CHOSEN,
    "random": codes.RANDOM,
    "all": codes.ALL,
    "most_damaged": codes.MOST_DAMAGED,
    "self": codes.SELF,
    "subject": codes.THE_SUBJECT,
    "foe": codes.THE_FOE,
    "that": codes.THAT,
    "top": codes.TOP,
}
_YES_OR_NO = {"armed": codes.ARMED, "guard": codes.GUARD_ASKED, "guarded": codes.GUARDED, "damaged": codes.HURT}
_BOUNDS = {
    "mp_min": codes.MP_MIN,
    "mp_max": codes.MP_MAX,
    "attack_min": codes.ATTACK_MIN,
    "attack_max": codes.ATTACK_MAX,
    "life_min": codes.LIFE_MIN,
    "life_max": codes.LIFE_MAX,
    "cost_min": codes.COST_MIN,
    "cost_max": codes.COST_MAX,
}


def mask(table: dict[str, int], asked: str | tuple[str, ...] | None) -> int:
    """The bits of one value or of several; none when nothing is asked."""
    listed = () if asked is None else (asked,) if isinstance(asked, str) else asked
    return sum(table[each] for each in set(listed))


def selector_row(word: Any) -> list[int]:
    """The row of a selector, a count or a filter; words that lack a part leave it at its default."""
    row = [-1] * codes.SELECTOR_WIDTH
    row[codes.HOW] = PICKS[getattr(word, "pick", "all")]
    row[codes.SIDE] = WHOSE[getattr(word, "side", "own")]
    row[codes.OTHER] = int(getattr(word, "other", False))
    count = getattr(word, "count", 1)
    row[codes.AMOUNT] = codes.COUNT_X if count == "x" else count
    row[codes.UP_TO] = int(getattr(word, "up_to", False))
    row[codes.CLASSES] = mask(CLASSES, getattr(word, "calling", None))
    row[codes.STATE] = {None: -1, "ready": 0, "tapped": 1}[getattr(word, "state", None)]
    row[codes.WIELDS] = TYPES.get(getattr(word, "wields", None) or "", -1)
    row[codes.ZONE] = ZONES[getattr(word, "zone", None) or "hand"]
    row[codes.KINDS] = sum(1 << KINDS[each] for each in _listed(getattr(word, "kind", None)))
    of = getattr(word, "of", None) if isinstance(word, Items) else None
    row[codes.OF] = PICKS[of] if of else -1
    for name, column in _YES_OR_NO.items():
        asked = getattr(word, name, None) if isinstance(word, HeroFilter) else None
        row[column] = -1 if asked is None else int(asked)
    for name, column in _BOUNDS.items():
        value = getattr(word, name, None)
        row[column] = value if value is not None else (-codes.BOUND if name.endswith("min") else codes.BOUND)
    row[codes.HAS_FILTER] = int(_has_filter(word))
    return row


def _listed(asked: str | tuple[str, ...] | None) -> set[str]:
    return set() if asked is None else {asked} if isinstance(asked, str) else set(asked)


def _has_filter(word: Any) -> bool:
    """Whether a word asks anything of a hero or a card."""
    families = [family for family in (HeroFilter, CardFilter) if isinstance(word, family)]
    return any(getattr(word, field.name) is not None for family in families for field in dataclasses.fields(family))


def has_filter(word: Any) -> bool:
    """Whether a moment asks anything of the hero that it is about."""
    return isinstance(word, HeroFilter) and any(getattr(word, field.name) is not None for field in dataclasses.fields(HeroFilter))


#: The row of a selector that asks nothing of a hero.
NOTHING_ASKED = selector_row(HeroFilter())
