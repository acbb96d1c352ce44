"""Writes scenario files of Echo: positions with what has been done since, as `rules.echo.scenario.files` reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rules.echo.engine.core.state.fields import ZONES
from rules.echo.positions import NEUTRAL_HERO, SIDE_VALUES, SLOT_VALUES, Position, Side, Slot
from rules.kernel.positions.state_fields import write_values, write_zones
from rules.kernel.positions.writer import Step, head_of, write_cards, write_tables

#: Returns a whole file of scenarios, its own cards before them.
write_file = partial(write_cards, "echo")


def write_scenario(position: Position, steps: Sequence[Step] = (), *, name: str, name_zh: str = "", cites: Sequence[str] = ()) -> str:
    """One scenario, from `[[scenario]]` on. Steps are tables of `do`, `legal`, `illegal` and `then`."""
    has_begun = position.phase not in ("mulligan", "setup")
    head = head_of(position, name=name, name_zh=name_zh, cites=cites, has_begun=has_begun)
    return write_tables(head, [_side(side) for side in position.sides], steps)


def _side(side: Side) -> dict[str, Any]:
    values: dict[str, Any] = {} if side.hero is NEUTRAL_HERO else {"hero": side.hero.slug}
    values |= {"life": side.life, "energy": side.energy}
    slots = [_slot(slot) for slot in side.slots]
    while slots and slots[-1] == "":
        slots.pop()
    values["slots"] = slots
    values |= write_zones(side, ZONES)
    values["hero_used"] = list(side.used)
    values |= write_values(side, SIDE_VALUES)
    return {key: value for key, value in values.items() if value != []}


def _slot(slot: Slot | None) -> str | dict[str, Any]:
    if slot is None:
        return ""
    state = "awake" if slot.is_awake else "asleep"
    values = write_values(slot, SLOT_VALUES)
    if slot.used:
        values["used"] = list(slot.used)
    if slot.attack is not None:
        values["attack"] = slot.attack
    if slot.is_seen:
        values["seen"] = True
    return {"card": slot.card.slug, "state": state, **values} if values else f"{slot.card.slug} {state}"
