"""The expectations that scenarios of Echo can have of a side: its hero, its zones and its slots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.echo.engine.core.state.fields import ZONES
from rules.echo.positions import SIDE_VALUES, SLOTS
from rules.kernel.positions.expectations import (
    Expectation,
    Expectations,
    knowledge_expectations,
    number_expectations,
    zone_expectations,
)

if TYPE_CHECKING:
    from rules.echo.engine.play import Play


def _slot(play: Play, side: int, number: int) -> str:
    slot = play.slot(side, number)
    return f"{slot.card.slug} {'awake' if slot.is_awake else 'asleep'}" if slot else ""


def _attack(play: Play, side: int, number: int) -> int | str:
    slot = play.slot(side, number)
    return slot.attack if slot else "an empty slot"


def _keywords(play: Play, side: int, number: int) -> list[str]:
    slot = play.slot(side, number)
    return list(slot.keywords) if slot else []


def _is_seen(play: Play, side: int, number: int) -> bool | str:
    slot = play.slot(side, number)
    return slot.is_known if slot else "an empty slot"


EXPECTATIONS = Expectations(
    *number_expectations(SIDE_VALUES),
    *zone_expectations(*ZONES),
    Expectation("slot.N", "text", _slot, SLOTS, names_cards=True, pattern=r"|\S+ (awake|asleep)"),
    Expectation("slot.N.attack", "number", _attack, SLOTS),
    Expectation("slot.N.keywords", "multiset", _keywords, SLOTS),
    Expectation("slot.N.seen", "flag", _is_seen, SLOTS),
    *knowledge_expectations(*ZONES),
)
