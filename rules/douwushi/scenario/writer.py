"""Writes scenario files of Dou Wushi: positions with what has been done since, as `rules.douwushi.scenario.files` reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rules.douwushi.engine.core.state.fields import ZONES
from rules.douwushi.positions import HERO_VALUES, SIDE_VALUES, Given, Item, Lasting, Position, Side, Standing
from rules.kernel.language.words import table_of
from rules.kernel.positions.state_fields import write_values, write_zones
from rules.kernel.positions.writer import Step, counted_from_1, head_of, write_cards, write_tables

#: Returns a whole file of scenarios, its own cards before them.
write_file = partial(write_cards, "douwushi")


def write_scenario(position: Position, steps: Sequence[Step] = (), *, name: str, name_zh: str = "", cites: Sequence[str] = ()) -> str:
    """One scenario, from `[[scenario]]` on. Steps are tables of `do`, `legal`, `illegal` and `then`."""
    head = head_of(position, name=name, name_zh=name_zh, cites=cites, has_begun=position.phase != "starting")
    return write_tables(head, [_side(position, side) for side in (0, 1)], steps)


def _side(position: Position, number: int) -> dict[str, Any]:
    side = position.sides[number]
    values = write_zones(side, ZONES)
    values["spells"] = [_spell(spell, number) for spell in side.spells]
    values["bounty"] = [[card.slug for card in stack] for stack in side.bounty]
    values |= {name: counted_from_1(getattr(side, name)) for name in ("bounty_known", "bounty_shown")}
    values |= write_values(side, SIDE_VALUES)
    heroes = [_hero(hero) for hero in side.heroes]
    told = {"heroes": heroes} if side.heroes != Side().heroes else {}
    return told | {key: value for key, value in values.items() if value != []}


def _with_state(card: str, is_tapped: bool, values: dict[str, Any]) -> str | dict[str, Any]:
    """A hero or an item in a few words, or as a table where more is to be said."""
    state = "tapped" if is_tapped else "ready"
    return {"card": card, "state": state, **values} if values else f"{card} {state}"


def _hero(hero: Standing | None) -> str | dict[str, Any]:
    if hero is None:
        return ""
    plain = Standing(card=hero.card)
    values = {name: getattr(hero, name) for name in ("guards", "guard_turns") if getattr(hero, name) != getattr(plain, name)}
    values |= write_values(hero, HERO_VALUES)
    values |= {"items": [_item(item) for item in hero.items]} if hero.items else {}
    values |= {"used": list(hero.used)} if hero.used else {}
    values |= {"given": [_given(each) for each in hero.given]} if hero.given else {}
    return _with_state(hero.card.slug, hero.is_tapped, values)


def _item(item: Item) -> str | dict[str, Any]:
    return _with_state(item.card.slug, item.is_tapped, {"used": list(item.used)} if item.used else {})


def _given(given: Given) -> dict[str, Any]:
    table: dict[str, Any] = table_of(given.modifier)
    return table | {"turns": "always" if given.turns is None else given.turns}


def _spell(spell: Lasting, owner: int) -> str | dict[str, Any]:
    values: dict[str, Any] = {}
    if spell.on is not None:
        side, place = spell.on
        values["on"] = f"{'own' if side == owner else 'enemy'} {place}"
    values |= {} if spell.turns is None else {"turns": spell.turns}
    values |= {"used": list(spell.used)} if spell.used else {}
    return {"card": spell.card.slug, **values} if values else spell.card.slug
