"""Writes scenario files of Echo: positions with what has been done since, as `rules.echo.scenario.files` reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.echo.positions import NEUTRAL_HERO, Position, Side, Slot
from rules.kernel.positions.writing import Step, counted_from_1, head_of, write_cards, write_tables

#: A slot's flags and lists: the file's key and the position's name.
FLAGS = {
    name: name for name in ("woke_this_turn", "attacked", "attacks_again", "reattacked", "skill_used", "regenerated", "extra_attack")
} | {"seen": "is_seen"}
LISTS = ("used", "gained", "lost", "gained_this_turn", "lost_this_turn", "gained_next_turn", "lost_next_turn")
SIDE_NUMBERS = ("energy_cap", "energy_cap_once", "skipped_draws")


def write_file(scenarios: str, cards: Iterable[Mapping[str, Any]] = ()) -> str:
    """A whole file: its own cards, by their definitions, then scenarios."""
    return write_cards("echo", scenarios, cards)


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
    for zone in ("hand", "deck", "display", "graveyard"):
        values[zone] = [card.slug for card in getattr(side, zone)]
    for name in ("shown", "deck_known", "deck_shown"):
        values[name] = counted_from_1(getattr(side, name))
    if side.skill_used:
        values["hero_skill_used"] = True
    values["hero_used"] = list(side.used)
    for name in SIDE_NUMBERS:
        if getattr(side, name):
            values[name] = getattr(side, name)
    if side.this_turn:
        values["this_turn"] = dict(side.this_turn)
    return {key: value for key, value in values.items() if value != []}


def _slot(slot: Slot | None) -> str | dict[str, Any]:
    if slot is None:
        return ""
    state = "awake" if slot.is_awake else "asleep"
    values: dict[str, Any] = {key: True for key, name in FLAGS.items() if getattr(slot, name)}
    values |= {name: list(getattr(slot, name)) for name in LISTS if getattr(slot, name)}
    if slot.attack is not None:
        values["attack"] = slot.attack
    for name in ("attack_this_turn", "attack_next_turn"):
        if getattr(slot, name):
            values[name] = getattr(slot, name)
    return {"card": slot.card.slug, "state": state, **values} if values else f"{slot.card.slug} {state}"
