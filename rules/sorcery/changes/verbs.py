"""The sandbox's changes by their verbs: put cards on squares and take them away, move and tap them, set numbers, lay rubble."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.kernel.language.tokens import is_token
from rules.kernel.positions.sandbox_positions import (
    Cards,
    Change,
    Place,
    clear_zone,
    misplaced,
    put_card,
    read_number,
    read_place,
    set_count,
    set_number,
    set_player,
    take_card,
    with_side,
    wrong,
)
from rules.kernel.state.values import shown
from rules.kernel.telling.action_errors import IllegalActionError
from rules.sorcery.board import FIELD, MORTALS, SITES, kind_in_realm
from rules.sorcery.changes.realm import (
    carried_at,
    give_site,
    lay_site,
    lay_thing,
    move_thing,
    read_spot,
    take_site,
    take_thing,
    thing_at,
    with_thing,
)
from rules.sorcery.engine.core.state import codes, fields
from rules.sorcery.positions import BEGINNINGS, SIDE_VALUES, THING_VALUES, Position
from rules.sorcery.squares import SQUARES
from rules.wording import Text

PILES = {zone.name: zone for zone in fields.ZONES}
#: The numbers of a thing that can be set, with the most.
NUMBERS = {value.name: value.most for value in shown(THING_VALUES)}
MOST_THRESHOLD = 9


def _read(words: list[str]) -> Place:
    return read_place(words, {FIELD, SITES, *PILES}, has_parts=True)


def _put(position: Position, words: list[str], cards: Cards) -> Position:
    card = cards.get(words[1]) if len(words) == 2 else None
    if card is None:
        raise wrong(words)
    spot = read_spot(words[0])
    if spot is not None:
        if card.kind == "magic":
            raise misplaced(card)
        side, location = spot
        return lay_site(position, side, location, card) if card.kind == "site" else lay_thing(position, side, location, card)
    place = _read(words)
    if place.zone in PILES:
        is_wrong_deck = place.zone in ("spellbook", "atlas") and (card.kind == "site") != (place.zone == "atlas")
        if is_token(card) or card.kind == "avatar" or is_wrong_deck:
            raise misplaced(card)
        return put_card(position, place.side, PILES[place.zone], card)
    bearer = thing_at(position, place.side, place.number) if place.zone == FIELD else None
    if bearer is None or kind_in_realm(card) != "relic" or kind_in_realm(bearer.card) not in ("avatar", *MORTALS):
        raise misplaced(card)
    return lay_thing(position, place.side, bearer.at, card, on=place.number)


def _named(position: Position, words: list[str]) -> tuple[int, int]:
    """The thing that a place names, or what it carries, by number: its side, and its slot from 1."""
    place = _read(words)
    if place.zone != FIELD or thing_at(position, place.side, place.number) is None:
        raise wrong(words)
    if not place.part.isdigit():
        return place.side, place.number
    carried = carried_at(position, place.side, place.number)
    if not 1 <= int(place.part) <= len(carried):
        raise wrong(words)
    return place.side, carried[int(place.part) - 1]


def _take(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(words)
    if place.zone == SITES:
        return take_site(position, place.side, place.number - 1, words)
    if place.zone in PILES:
        if place.part:
            raise wrong(words)
        return take_card(position, place.side, PILES[place.zone], place.number, words)
    return take_thing(position, *_named(position, words))


def _move(position: Position, words: list[str], cards: Cards) -> Position:
    """Move a thing or a site to a square, under the control of the side that is named with it."""
    spot = read_spot(words[1]) if len(words) == 2 else None
    if spot is None:
        raise IllegalActionError(Text("Choose a square to move it to", "请先选择要移到的方格"))
    place = _read(words)
    if place.zone == SITES:
        return give_site(position, place.side, place.number - 1, *spot, words)
    return move_thing(position, *_named(position, words), *spot)


def _turn(position: Position, words: list[str], cards: Cards) -> Position:
    """Tap a thing, or untap it."""
    side, number = _named(position, words)
    thing = thing_at(position, side, number)
    assert thing is not None
    return with_thing(position, side, number, replace(thing, is_tapped=not thing.is_tapped))


def _ground(position: Position, words: list[str], cards: Cards) -> Position:
    """Lay rubble in a square without a site, or clear it away."""
    if len(words) != 1 or words[0] not in SQUARES:
        raise wrong(words)
    square = SQUARES.index(words[0])
    if any(site.square == square for half in position.sides for site in half.sites):
        raise IllegalActionError(Text("There is a site in this square", "此方格中已有地标"))
    rubble = set(position.rubble) ^ {square}
    return replace(position, rubble=tuple(sorted(rubble)))


def _count(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(words)
    thing = thing_at(position, place.side, place.number) if place.zone == FIELD else None
    if thing is None or place.part not in NUMBERS or kind_in_realm(thing.card) not in MORTALS:
        raise wrong(words)
    value: dict[str, Any] = {place.part: read_number(words, 0, NUMBERS[place.part])}
    return with_thing(position, place.side, place.number, replace(thing, **value))


def _clear(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(words)
    if place.number:
        raise wrong(words)
    if place.zone == SITES:
        return with_side(position, place.side, sites=())
    if place.zone in PILES:
        return clear_zone(position, place.side, PILES[place.zone])
    return with_side(position, place.side, field=position.sides[place.side].field[:1])


def _set(position: Position, words: list[str], cards: Cards) -> Position:
    key, value = words[0], words[1] if len(words) == 2 else ""
    changed = (
        set_number(position, words, SIDE_VALUES)
        or set_count(position, words, "threshold", fields.ELEMENTS, MOST_THRESHOLD)
        or set_player(position, words)
    )
    if changed:
        return changed
    if key == "phase" and value in BEGINNINGS:
        turn, active = (0, position.first) if value == "mulligan" else (position.turn or 1, position.active)
        return replace(position, phase=value, turn=turn, active=active, chance=None)
    if key == "turn":
        most = codes.TURN_LIMIT if position.turn else 0
        return replace(position, turn=read_number(words, min(position.turn, 1), most), chance=None)
    raise wrong(words)


#: The changes by their verbs.
CHANGES: dict[str, Change[Position]] = {
    "put": _put, "take": _take, "move": _move, "turn": _turn, "count": _count, "clear": _clear, "set": _set, "ground": _ground,
}  # fmt: skip
