"""Writes scenario files of HotA: positions with what has been done since, as `rules.hota.scenario.files` reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rules.hota.engine.core.state.fields import ZONES
from rules.hota.notation import place_name
from rules.hota.positions import PERMANENT_VALUES, SIDE_VALUES, Permanent, Position, owner_of
from rules.kernel.positions.state_fields import write_values, write_zones
from rules.kernel.positions.writer import Step, head_of, write_cards, write_tables
from rules.kernel.telling.notation import PLAYERS

#: Returns a whole file of scenarios, its own cards before them.
write_file = partial(write_cards, "hota")


def write_scenario(position: Position, steps: Sequence[Step] = (), *, name: str, name_zh: str = "", cites: Sequence[str] = ()) -> str:
    """One scenario, from `[[scenario]]` on. Steps are tables of `do`, `legal`, `illegal` and `then`."""
    head = head_of(position, name=name, name_zh=name_zh, cites=cites, has_begun=position.phase != "mulligan")
    return write_tables(head, [_side(position, side) for side in (0, 1)], steps)


def _side(position: Position, number: int) -> dict[str, Any]:
    side = position.sides[number]
    field = [_permanent(each, number) for each in side.field]
    while field and field[-1] == "":
        field.pop()
    return write_values(side, SIDE_VALUES) | ({"field": field} if field else {}) | write_zones(side, ZONES)


def _permanent(permanent: Permanent | None, side: int) -> str | dict[str, Any]:
    """A permanent in a few words, or as a table where more is to be said."""
    if permanent is None:
        return ""
    values = write_values(permanent, PERMANENT_VALUES)
    values |= {"owner": PLAYERS[owner_of(permanent, side)]} if permanent.owner == "enemy" else {}
    values |= {"used": list(permanent.used)} if permanent.used else {}
    values |= {"on": place_name(*permanent.on)} if permanent.on is not None else {}
    values |= {"attacking": True} if permanent.is_attacking else {}
    values |= {"blocked": True} if permanent.is_blocked else {}
    values |= {"blocks": place_name(1 - side, permanent.blocks)} if permanent.blocks else {}
    values |= {"rank": permanent.rank} if permanent.rank else {}
    states = {"is_tapped": "tapped", "is_fresh": "fresh", "attacking": "attacking"}
    if values.keys() <= states.keys():
        return " ".join((permanent.card.slug, *(states[key] for key in values)))
    return {"card": permanent.card.slug, **values}
