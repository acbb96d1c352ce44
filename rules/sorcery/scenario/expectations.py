"""The expectations of scenarios of Sorcery about a side: its life and mana, what it has in the realm, its sites and zones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules.kernel.positions.expectations import (
    Expectation,
    Expectations,
    Form,
    knowledge_expectations,
    number_expectations,
    zone_expectations,
)
from rules.kernel.telling.notation import PLAYERS
from rules.sorcery.engine.core.state.codes import PLACES
from rules.sorcery.engine.core.state.fields import ZONES
from rules.sorcery.positions import SIDE_VALUES
from rules.sorcery.squares import LOCATIONS, SQUARES
from rules.sorcery.squares import PLACES as NAMES

if TYPE_CHECKING:
    from rules.sorcery.engine.play import Play, Standing


def _thing(play: Play, side: int, number: int) -> str:
    """Return what lies in a slot and where, empty for an empty slot: `ox c1`, `ox c1 tapped`, `ox c1 below`."""
    found = play.thing(side, number)
    return f"{found.card.slug} {LOCATIONS[found.at]}{' tapped' if found.is_tapped else ''}" if found else ""


def _things(play: Play, side: int, number: int) -> list[str]:
    return [f"{each.card.slug} {LOCATIONS[each.at]}" for each in play.things(side)[1:]]


def _of_thing(name: str, form: Form, value: Callable[[Standing], Any]) -> Expectation:
    """Something of what lies in a slot."""

    def value_of(play: Play, side: int, number: int) -> Any:
        found = play.thing(side, number)
        return value(found) if found else [] if form == "multiset" else "an empty slot"

    return Expectation(f"field.N.{name}", form, value_of, PLACES)


def _carried(play: Play, side: int, number: int) -> list[str]:
    found = play.thing(side, number)
    return [play.cards[each].slug for each in found.carried] if found else []


def _sites(play: Play, side: int, number: int) -> list[str]:
    found = (play.site(square) for square in range(len(SQUARES)))
    return [f"{SQUARES[each.square]} {each.card.slug}" for each in found if each and each.side == side]


def _rubble(play: Play, side: int, number: int) -> list[str]:
    return [SQUARES[square] for square in play.rubble]


EXPECTATIONS = Expectations(
    *number_expectations(SIDE_VALUES),
    Expectation("at_deaths_door", "flag", lambda play, side, number: bool(play.state[0]["died_on"][side])),
    Expectation("field.N", "text", _thing, PLACES, names_cards=True, pattern=r"|\S+ [a-e][1-4]( below)?( tapped)?"),
    _of_thing("damage", "number", lambda found: found.damage),
    _of_thing("power", "number", lambda found: found.power),
    _of_thing("steps", "number", lambda found: found.steps),
    _of_thing("ranged", "number", lambda found: found.ranged),
    _of_thing("traits", "multiset", lambda found: list(found.traits)),
    _of_thing("sick", "flag", lambda found: found.is_sick),
    _of_thing("prevented", "number", lambda found: found.prevented),
    _of_thing("held", "number", lambda found: found.held),
    _of_thing("owner", "text", lambda found: PLAYERS[found.owner]),
    _of_thing("on", "text", lambda found: "" if found.host is None else NAMES[found.host]),
    Expectation("field.N.carries", "multiset", _carried, PLACES, names_cards=True),
    Expectation("field", "multiset", _things),
    Expectation("sites", "multiset", _sites),
    Expectation("rubble", "multiset", _rubble),
    *zone_expectations(*ZONES),
    *knowledge_expectations(*ZONES),
)
