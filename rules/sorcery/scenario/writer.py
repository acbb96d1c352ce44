"""Write scenario files of Sorcery: positions with what has been done since, as `rules.sorcery.scenario.files` reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rules.kernel.positions.state_fields import write_values, write_zones
from rules.kernel.positions.writer import Step, head_of, write_cards, write_tables
from rules.kernel.telling.notation import PLAYERS
from rules.sorcery.engine.core.state.fields import ZONES
from rules.sorcery.positions import SIDE_VALUES, THING_VALUES, Position, Site, Thing, owner_of
from rules.sorcery.squares import LOCATIONS, SQUARES

#: Returns a whole file of scenarios, its own cards before them.
write_file = partial(write_cards, "sorcery")


def write_scenario(position: Position, steps: Sequence[Step] = (), *, name: str, name_zh: str = "", cites: Sequence[str] = ()) -> str:
    """One scenario, from `[[scenario]]` on. Steps are tables of `do`, `legal`, `illegal` and `then`."""
    head = head_of(position, name=name, name_zh=name_zh, cites=cites, has_begun=position.phase != "mulligan")
    if position.rubble:
        head["rubble"] = [SQUARES[square] for square in position.rubble]
    return write_tables(head, [_side(position, side) for side in (0, 1)], steps)


def _side(position: Position, number: int) -> dict[str, Any]:
    side = position.sides[number]
    avatar, *field = [_thing(each, number) for each in side.field]
    values: dict[str, Any] = {"avatar": avatar, "life": side.life}
    values |= {"sites": [_site(site, number) for site in side.sites]} if side.sites else {}
    return values | write_values(side, SIDE_VALUES) | ({"field": field} if field else {}) | write_zones(side, ZONES)


def _thing(thing: Thing | None, side: int) -> str | dict[str, Any]:
    """An object in a few words, or as a table where more is to be said."""
    if thing is None:
        return ""
    values = _owned(thing, side) | write_values(thing, THING_VALUES)
    values |= {"on": thing.on} if thing.on else {}
    states = {"is_tapped": "tapped", "is_sick": "sick"}
    if values.keys() <= states.keys():
        return " ".join((thing.card.slug, LOCATIONS[thing.at], *(states[key] for key in values)))
    return {"card": thing.card.slug, "at": LOCATIONS[thing.at], **values}


def _owned(thing: Thing | Site, side: int) -> dict[str, Any]:
    """Return the owner of something if not the side, its used once-a-turn abilities, and when it arrived if that makes a difference."""
    values: dict[str, Any] = {"owner": PLAYERS[owner_of(thing, side)]} if thing.owner == "enemy" else {}
    values |= {"used": list(thing.used)} if thing.used else {}
    return values | ({"arrived": thing.arrived} if thing.arrived else {})


def _site(site: Site, side: int) -> str | dict[str, Any]:
    values = _owned(site, side)
    values |= {"ground": site.ground} if site.ground else {}
    values |= {"ground_this_turn": site.ground_this_turn} if site.ground_this_turn else {}
    if not values:
        return f"{SQUARES[site.square]} {site.card.slug}"
    return {"card": site.card.slug, "at": SQUARES[site.square], **values}
