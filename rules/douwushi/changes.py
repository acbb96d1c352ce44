"""The changes that the sandbox makes to a position: cards put and taken, heroes tapped, their numbers and the sides' set."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.douwushi.board import FIELD, PHASES, SPELLS, ZONES, bounty_zone
from rules.douwushi.engine.core.state import codes, fields
from rules.douwushi.language.effects import Stay
from rules.douwushi.language.modifiers import Guard
from rules.douwushi.positions import HERO_VALUES, PLACES, SIDE_VALUES, Item, Lasting, Position, Standing
from rules.douwushi.scenario.files import TURNS
from rules.kernel.cards import Card
from rules.kernel.positions.sandbox_positions import (
    Cards,
    Change,
    Place,
    clear_zone,
    misplaced,
    put_card,
    read_number,
    read_place,
    set_number,
    set_player,
    take_card,
    with_side,
    without,
    wrong,
)
from rules.kernel.state.values import shown
from rules.kernel.state.zones import Zone
from rules.kernel.telling.action_errors import IllegalActionError
from rules.wording import Text

#: What cards are put into and taken out of; lasting spells lie in no zone of the state, but as if in one.
PILES = {zone.name: zone for zone in (*fields.ZONES, Zone(SPELLS, codes.NOBODY, ZONES[SPELLS], seen="everybody"))}
#: The numbers of a hero that can be set, with the most.
NUMBERS = {"guards": PLACES} | {value.name: value.most for value in shown(HERO_VALUES)}
Heroes = tuple[Standing | None, ...]


def can_guard(hero: Standing) -> bool:
    """Return whether a hero guards, or has guard of itself or for now."""
    return (
        bool(hero.guards) or "guard" in hero.card.values.get("keywords", ()) or any(isinstance(each.modifier, Guard) for each in hero.given)
    )


def _read(position: Position, words: list[str]) -> Place:
    stacks = {bounty_zone(stack + 1) for half in position.sides for stack in range(len(half.bounty) + 1)}
    return read_place(words, {*ZONES, *stacks}, has_parts=True)


def _stack_of(place: Place) -> int:
    """The bounty stack, from 0, that a place is in; -1 where it is in none."""
    _, _, stack = place.zone.partition("-")
    return int(stack) - 1 if stack else -1


def _put(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(position, words)
    card = cards.get(words[1]) if len(words) == 2 else None
    if card is None:
        raise wrong(words)
    half, stack = position.sides[place.side], _stack_of(place)
    if stack > len(half.bounty):
        raise wrong(words)
    if place.zone == FIELD:
        return _deploy(position, place, card) if card.kind == "hero" else _bear(position, place, words, card)
    if place.zone == SPELLS:
        return with_side(position, place.side, spells=(*half.spells, _lasting(card, None)))
    if stack >= 0:
        stacks = [*half.bounty, ()] if stack == len(half.bounty) else [*half.bounty]
        stacks[stack] = (*stacks[stack], card)
        return with_side(position, place.side, bounty=tuple(stacks))
    return put_card(position, place.side, PILES[place.zone], card)


def _deploy(position: Position, place: Place, card: Card) -> Position:
    """The hero in the place that was named, or the lowest free one."""
    heroes = position.sides[place.side].heroes
    heroes += (None,) * (PLACES - len(heroes))
    free = [at for at in range(PLACES) if heroes[at] is None and place.number in (0, at + 1)]
    if not free:
        raise IllegalActionError(Text("There is no empty place", "没有空位"))
    return with_side(position, place.side, heroes=_with_hero(heroes, free[0], Standing(card=card)))


def _bear(position: Position, place: Place, words: list[str], card: Card) -> Position:
    """Give the hero in the place an item, or set a lasting spell on it; the spell's owner is the side that would have set it there."""
    if not place.number:
        raise misplaced(card)
    hero = _hero(position, place, words)
    if card.kind != "spell":
        items = (*hero.items, Item(card=card))
        return _with(position, place, replace(hero, items=items))
    stay = _stay(card)
    if stay is None or stay.target is None:
        raise misplaced(card)
    owner = 1 - place.side if stay.target.side == "enemy" else place.side
    spells = (*position.sides[owner].spells, _lasting(card, (place.side, place.number)))
    return with_side(position, owner, spells=spells)


def _stay(card: Card) -> Stay | None:
    return next((effect for ability in card.abilities for effect in ability.do if isinstance(effect, Stay)), None)


def _lasting(card: Card, on: tuple[int, int] | None) -> Lasting:
    if card.values.get("spell_type") != "lasting":
        raise misplaced(card)
    stay = _stay(card)
    return Lasting(card=card, on=on, turns=stay.turns if stay else None)


def _with_hero(heroes: Heroes, at: int, hero: Standing | None) -> Heroes:
    """The heroes with another one in a place, from 0; empty places behind the last hero are left out."""
    changed = [*heroes[:at], hero, *heroes[at + 1 :]]
    while changed and changed[-1] is None:
        changed.pop()
    return tuple(changed)


def _with(position: Position, place: Place, hero: Standing | None) -> Position:
    heroes = position.sides[place.side].heroes
    return with_side(position, place.side, heroes=_with_hero(heroes, place.number - 1, hero))


def _hero(position: Position, place: Place, words: list[str]) -> Standing:
    heroes = position.sides[place.side].heroes
    hero = heroes[place.number - 1] if place.zone == FIELD and 1 <= place.number <= len(heroes) else None
    if hero is None:
        raise wrong(words)
    return hero


def _item(hero: Standing, place: Place, words: list[str]) -> int:
    """Return the index, from 0, of the hero's item that a place names."""
    if not place.part.isdigit() or not 1 <= int(place.part) <= len(hero.items):
        raise wrong(words)
    return int(place.part) - 1


def _take(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(position, words)
    half, stack = position.sides[place.side], _stack_of(place)
    if place.zone == FIELD:
        hero = _hero(position, place, words)
        if not place.part:
            return _leave(position, place)
        at = _item(hero, place, words)
        return _with(position, place, replace(hero, items=(*hero.items[:at], *hero.items[at + 1 :])))
    if stack >= len(half.bounty):
        raise wrong(words)
    if place.part:
        raise wrong(words)
    if stack < 0:
        return take_card(position, place.side, PILES[place.zone], place.number, words)
    held = half.bounty[stack]
    if not 1 <= place.number <= len(held):
        raise wrong(words)
    return _with_stack(position, place.side, stack, (*held[: place.number - 1], *held[place.number :]))


def _with_stack(position: Position, side: int, stack: int, left: tuple[Card, ...]) -> Position:
    """A bounty stack with what is left of it; without cards it is gone."""
    half = position.sides[side]
    if left:
        return with_side(position, side, bounty=(*half.bounty[:stack], left, *half.bounty[stack + 1 :]))
    known = {name: without(getattr(half, name), stack + 1) for name in ("bounty_known", "bounty_shown")}
    return with_side(position, side, bounty=(*half.bounty[:stack], *half.bounty[stack + 1 :]), **known)


def _leave(position: Position, place: Place) -> Position:
    """The hero is gone, with what it bore; nobody guards it."""
    for side, half in enumerate(position.sides):
        position = with_side(position, side, spells=tuple(each for each in half.spells if each.on != (place.side, place.number)))
    heroes = tuple(replace(hero, guards=0) if hero and hero.guards == place.number else hero for hero in position.sides[place.side].heroes)
    return _with(with_side(position, place.side, heroes=heroes), place, None)


def _turn(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(position, words)
    hero = _hero(position, place, words)
    if not place.part:
        return _with(position, place, replace(hero, is_tapped=not hero.is_tapped))
    at = _item(hero, place, words)
    turned = replace(hero.items[at], is_tapped=not hero.items[at].is_tapped)
    return _with(position, place, replace(hero, items=(*hero.items[:at], turned, *hero.items[at + 1 :])))


def _count(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(position, words)
    hero = _hero(position, place, words)
    if place.part not in NUMBERS:
        raise wrong(words)
    number: dict[str, Any] = {place.part: read_number(words, 0, NUMBERS[place.part])}
    return _with(position, place, replace(hero, **number))


def _clear(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(position, words)
    stack = _stack_of(place)
    if place.number:
        raise wrong(words)
    if place.zone == FIELD:
        for number, hero in enumerate(position.sides[place.side].heroes, 1):
            position = _leave(position, replace(place, number=number)) if hero else position
        return position
    if stack >= 0:
        return _with_stack(position, place.side, stack, ()) if stack < len(position.sides[place.side].bounty) else position
    return clear_zone(position, place.side, PILES[place.zone])


def _set(position: Position, words: list[str], cards: Cards) -> Position:
    key, value = words[0], words[1] if len(words) == 2 else ""
    changed = set_number(position, words, SIDE_VALUES) or set_player(position, words)
    if changed:
        return changed
    if key == "phase" and value in PHASES:
        is_before = value == "starting"
        turn, active = (0, position.first) if is_before else (position.turn or 1, position.active)
        return replace(position, phase=value, turn=turn, active=active, chance=None)
    if key == "turn":
        return replace(position, turn=read_number(words, min(position.turn, 1), TURNS if position.turn else 0), chance=None)
    raise wrong(words)


#: The changes by their verbs.
CHANGES: dict[str, Change[Position]] = {"put": _put, "take": _take, "turn": _turn, "count": _count, "clear": _clear, "set": _set}
