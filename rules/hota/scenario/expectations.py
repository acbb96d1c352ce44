"""The expectations that scenarios of HotA can have of a side: its life and attributes, permanents, zones, and items on the stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules.hota.engine.core.state.fields import ATTRIBUTES, ZONES
from rules.hota.notation import place_name
from rules.hota.positions import PLACES, SIDE_VALUES
from rules.kernel.positions.expectations import (
    Expectation,
    Expectations,
    Form,
    knowledge_expectations,
    number_expectations,
    zone_expectations,
)
from rules.kernel.telling.notation import PLAYERS

if TYPE_CHECKING:
    from rules.hota.engine.play import Play, Standing


def _permanent(play: Play, side: int, number: int) -> str:
    found = play.permanent(side, number)
    return f"{found.card.slug} {'tapped' if found.is_tapped else 'ready'}" if found else ""


def _permanents(play: Play, side: int, number: int) -> list[str]:
    return [each.card.slug for each in play.permanents(side)]


def _named(place: int | None) -> str:
    """A place as actions name it, "" for none."""
    return "" if place is None else place_name(place // PLACES, place % PLACES + 1)


def _of_permanent(name: str, form: Form, value: Callable[[Standing], Any]) -> Expectation:
    """Return the expectation of a value of the permanent in a place."""

    def value_of(play: Play, side: int, number: int) -> Any:
        found = play.permanent(side, number)
        return value(found) if found else [] if form == "multiset" else "an empty place"

    return Expectation(f"field.N.{name}", form, value_of, PLACES)


def _equipment(play: Play, side: int, number: int) -> list[str]:
    found = play.permanent(side, number)
    return [play.cards[each].slug for each in found.equipment] if found else []


def _attribute(name: str) -> Expectation:
    return Expectation(name, "number", lambda play, side, number: play.attributes(side)[name])


def _stack(play: Play, side: int, number: int) -> list[str]:
    """Return what a side has on the stack, the bottom first: the card's slug, with `ability` behind it for one of its abilities."""
    return [
        item.card.slug if item.kind in ("spell", "permanent") else f"{item.card.slug} ability" for item in play.stack if item.side == side
    ]


EXPECTATIONS = Expectations(
    Expectation("life", "number", lambda play, side, number: play.life(side)),
    *number_expectations(SIDE_VALUES),
    *(_attribute(name) for name in ATTRIBUTES),
    Expectation("field.N", "text", _permanent, PLACES, names_cards=True, pattern=r"|\S+ (ready|tapped)"),
    _of_permanent("damage", "number", lambda found: found.damage),
    _of_permanent("attack", "number", lambda found: found.attack),
    _of_permanent("life", "number", lambda found: found.life),
    _of_permanent("traits", "multiset", lambda found: list(found.traits)),
    _of_permanent("fresh", "flag", lambda found: found.is_fresh),
    _of_permanent("prevented", "number", lambda found: found.prevented),
    _of_permanent("held", "number", lambda found: found.held),
    _of_permanent("owner", "text", lambda found: PLAYERS[found.owner]),
    _of_permanent("on", "text", lambda found: _named(found.host)),
    _of_permanent("attacking", "flag", lambda found: found.is_attacking),
    _of_permanent("blocks", "text", lambda found: _named(found.blocks)),
    Expectation("field.N.equipment", "multiset", _equipment, PLACES, names_cards=True),
    Expectation("field", "list", _permanents, names_cards=True),
    Expectation("stack", "list", _stack),
    *zone_expectations(*ZONES),
    *knowledge_expectations(*ZONES),
)
