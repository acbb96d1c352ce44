"""The changes that the sandbox makes to a position: cards put and taken, permanents tapped, their numbers and the sides' set."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.hota.board import FIELD, borne_at, permanent_at
from rules.hota.engine.core.state import codes, fields
from rules.hota.positions import BEGINNINGS, FIGHTS, PERMANENT_KINDS, PERMANENT_VALUES, PLACES, SIDE_VALUES, Permanent, Position
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
from rules.wording import Text

PILES = {zone.name: zone for zone in fields.ZONES}
#: The numbers of a permanent that can be set, with the most.
NUMBERS = {value.name: value.most for value in shown(PERMANENT_VALUES)}


def _read(words: list[str]) -> Place:
    return read_place(words, {FIELD, *PILES}, has_parts=True)


def _put(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(words)
    card = cards.get(words[1]) if len(words) == 2 else None
    if card is None:
        raise wrong(words)
    if place.zone != FIELD:
        is_attribute_zone = place.zone == fields.PLAYED.name
        if is_token(card) or (is_attribute_zone and card.kind != "attribute"):
            raise misplaced(card)
        return put_card(position, place.side, PILES[place.zone], card)
    if card.kind not in PERMANENT_KINDS:
        raise misplaced(card)
    host = permanent_at(position, place.side, place.number)
    if host is None:
        return _lay(position, place.side, place.number, Permanent(card=card))
    if card.kind != "equipment" or host.card.kind != "creature":
        raise misplaced(card)
    return _lay(position, place.side, 0, Permanent(card=card, on=(place.side, place.number)))


def _lay(position: Position, side: int, wanted: int, permanent: Permanent) -> Position:
    """Lay a permanent on the place that was named, or (0) on the lowest free one."""
    free = [at for at in range(1, PLACES + 1) if permanent_at(position, side, at) is None and wanted in (0, at)]
    if not free:
        raise IllegalActionError(Text("There is no empty place", "没有空位"))
    return _with(position, side, free[0], permanent)


def _with(position: Position, side: int, number: int, permanent: Permanent | None) -> Position:
    """The position with something else in a place, from 1; empty places behind the last permanent are left out."""
    field = [*position.sides[side].field]
    field += [None] * (number - len(field))
    field[number - 1] = permanent
    while field and field[-1] is None:
        field.pop()
    return with_side(position, side, field=tuple(field))


def _named(position: Position, place: Place, words: list[str]) -> tuple[int, int, Permanent]:
    """The permanent that a place names, or the equipment on it, by number: its side, its place from 1, and itself."""
    found = permanent_at(position, place.side, place.number) if place.zone == FIELD else None
    if found is None:
        raise wrong(words)
    if not place.part.isdigit():
        return place.side, place.number, found
    borne = list(borne_at(position, place.side, place.number))
    if not 1 <= int(place.part) <= len(borne):
        raise wrong(words)
    return borne[int(place.part) - 1]


def _take(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(words)
    if place.zone != FIELD:
        if place.part:
            raise wrong(words)
        return take_card(position, place.side, PILES[place.zone], place.number, words)
    side, number, _ = _named(position, place, words)
    return _leave(position, side, number)


def _leave(position: Position, side: int, number: int) -> Position:
    """Return the position without the permanent in a place: nobody blocks it any more, and the equipment on it lies by itself."""
    for owner, half in enumerate(position.sides):
        freed = tuple(_freed(each, side, number, is_enemy=owner != side) for each in half.field)
        position = with_side(position, owner, field=freed)
    return _with(position, side, number, None)


def _freed(permanent: Permanent | None, side: int, number: int, *, is_enemy: bool) -> Permanent | None:
    if permanent is None:
        return None
    if permanent.on == (side, number):
        permanent = replace(permanent, on=None)
    return replace(permanent, blocks=0, rank=0) if is_enemy and permanent.blocks == number else permanent


def _turn(position: Position, words: list[str], cards: Cards) -> Position:
    """Tap a permanent, or ready it."""
    side, number, permanent = _named(position, _read(words), words)
    return _with(position, side, number, replace(permanent, is_tapped=not permanent.is_tapped))


def _count(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(words)
    if place.part not in NUMBERS:
        raise wrong(words)
    side, number, permanent = _named(position, place, words)
    value: dict[str, Any] = {place.part: read_number(words, 0, NUMBERS[place.part])}
    return _with(position, side, number, replace(permanent, **value))


def _clear(position: Position, words: list[str], cards: Cards) -> Position:
    place = _read(words)
    if place.number:
        raise wrong(words)
    if place.zone != FIELD:
        return clear_zone(position, place.side, PILES[place.zone])
    for number in range(PLACES, 0, -1):
        position = _leave(position, place.side, number) if permanent_at(position, place.side, number) else position
    return position


def _set(position: Position, words: list[str], cards: Cards) -> Position:
    key, value = words[0], words[1] if len(words) == 2 else ""
    changed = (
        set_number(position, words, SIDE_VALUES)
        or set_count(position, words, "attributes", fields.ATTRIBUTES, fields.MOST_ATTRIBUTE)
        or set_player(position, words)
    )
    if changed:
        return changed
    if key == "phase" and value in BEGINNINGS:
        return _begin(position, value)
    if key == "turn":
        most = codes.TURN_LIMIT if position.turn else 0
        return replace(position, turn=read_number(words, min(position.turn, 1), most), chance=None)
    raise wrong(words)


def _begin(position: Position, phase: Any) -> Position:
    """The position in another phase; outside the battle nobody attacks or blocks."""
    is_before = phase == "mulligan"
    turn, active = (0, position.first) if is_before else (position.turn or 1, position.active)
    if phase not in FIGHTS:
        for side, half in enumerate(position.sides):
            calm = (each and replace(each, is_attacking=False, is_blocked=False, blocks=0, rank=0) for each in half.field)
            position = with_side(position, side, field=tuple(calm))
    return replace(position, phase=phase, turn=turn, active=active, chance=None)


#: The changes by their verbs.
CHANGES: dict[str, Change[Position]] = {"put": _put, "take": _take, "turn": _turn, "count": _count, "clear": _clear, "set": _set}
