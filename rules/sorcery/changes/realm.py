"""Carry out the sandbox's changes to the realm: things and sites come to squares, move, change hands and go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from rules.kernel.cards import Card
from rules.kernel.positions.sandbox_positions import with_side, wrong
from rules.kernel.telling.action_errors import IllegalActionError
from rules.kernel.telling.notation import PLAYERS
from rules.sorcery.engine.core.state import codes
from rules.sorcery.positions import Position, Site, Thing
from rules.sorcery.squares import SQUARES
from rules.wording import Text

BELOW = "-below"


def spot_key(side: int, location: int) -> str:
    """Return the key by which changes name a side with a location: `A.c1`, `A.c1-below`."""
    return f"{PLAYERS[side]}.{SQUARES[location % codes.SQUARES]}{BELOW if location >= codes.SQUARES else ''}"


def read_spot(word: str) -> tuple[int, int] | None:
    """Return the side and the location that a key such as `A.c1` names, None if it names none."""
    player, _, name = word.partition(".")
    square = name.removesuffix(BELOW)
    if player not in tuple(PLAYERS) or square not in SQUARES:
        return None
    return PLAYERS.index(player), SQUARES.index(square) + codes.SQUARES * name.endswith(BELOW)


def thing_at(position: Position, side: int, number: int) -> Thing | None:
    """Return the thing in a slot, from 1; None if there is none."""
    field = position.sides[side].field
    return field[number - 1] if 1 <= number <= len(field) else None


def carried_at(position: Position, side: int, number: int) -> list[int]:
    """Return the slots, from 1, of what the unit in a slot carries."""
    return [slot for slot, each in enumerate(position.sides[side].field, 1) if each and each.on == number]


def with_thing(position: Position, side: int, number: int, thing: Thing | None) -> Position:
    """Return the position with another thing in a slot, from 1; empty slots behind the last thing are left out."""
    field = [*position.sides[side].field]
    field += [None] * (number - len(field))
    field[number - 1] = thing
    while field and field[-1] is None:
        field.pop()
    return with_side(position, side, field=tuple(field))


def _site_in(position: Position, square: int) -> bool:
    return any(site.square == square for half in position.sides for site in half.sites)


def _location_for(position: Position, card: Card, location: int) -> int:
    """Return the location of a card that comes to a location; at the edge an aura takes the block that the square belongs to (S-5).

    Raises IllegalActionError for a location below the void.
    """
    square = location % codes.SQUARES
    if location >= codes.SQUARES and not _site_in(position, square) and square not in position.rubble:
        raise IllegalActionError(Text("There is nothing below the void", "虚空之下没有位置"))
    if card.kind != "aura":
        return location
    column, row = square % codes.COLUMNS_OF_REALM, square // codes.COLUMNS_OF_REALM
    return min(row, codes.ROWS - 2) * codes.COLUMNS_OF_REALM + min(column, codes.COLUMNS_OF_REALM - 2)


def lay_thing(position: Position, side: int, location: int, card: Card, on: int = 0) -> Position:
    """Lay a card into the realm; an avatar takes the place of its side's own."""
    location = _location_for(position, card, location)
    if card.kind == "avatar":
        placed = with_thing(position, side, 1, Thing(card=card, at=location))
        return with_side(placed, side, life=int(card.values.get("life", placed.sides[side].life)))
    return with_thing(position, side, _free_slot(position, side), Thing(card=card, at=location, on=on))


def _free_slot(position: Position, side: int) -> int:
    free = [slot for slot in range(2, codes.PLACES + 1) if thing_at(position, side, slot) is None]
    if not free:
        raise IllegalActionError(Text("There is no empty place", "没有空位"))
    return free[0]


def take_thing(position: Position, side: int, number: int) -> Position:
    """Take a thing away; what it carried lies where it was."""
    if number == 1:
        raise IllegalActionError(Text("A side keeps its avatar: put another one in its place", "每方都须有化身：可放入另一张化身来替换"))
    return _without(position, side, number)


def _without(position: Position, side: int, number: int) -> Position:
    field = tuple(replace(each, on=0) if each and each.on == number else each for each in position.sides[side].field)
    return with_thing(with_side(position, side, field=field), side, number, None)


def move_thing(position: Position, side: int, number: int, to: int, location: int) -> Position:
    """Move a thing to a location with what it carries; a thing that goes to the other side leaves that behind."""
    thing = thing_at(position, side, number)
    assert thing is not None
    moved = replace(thing, at=_location_for(position, thing.card, location), on=0)
    if to == side:
        for slot in carried_at(position, side, number):
            carried = thing_at(position, side, slot)
            assert carried is not None
            position = with_thing(position, side, slot, replace(carried, at=moved.at))
        return with_thing(position, side, number, moved)
    if number == 1:
        raise IllegalActionError(Text("An avatar stays with its side", "化身不能改换控制者"))
    moved = replace(moved, owner=_other(thing.owner))
    return with_thing(_without(position, side, number), to, _free_slot(position, to), moved)


def _other(owner: Literal["own", "enemy"]) -> Literal["own", "enemy"]:
    return "enemy" if owner == "own" else "own"


def lay_site(position: Position, side: int, location: int, card: Card) -> Position:
    """Lay a site into a square without one; rubble gives way to it (S-4)."""
    return _with_site(position, side, location, Site(card=card, square=location % codes.SQUARES))


def _with_site(position: Position, side: int, location: int, site: Site) -> Position:
    if location >= codes.SQUARES:
        raise IllegalActionError(Text("A site does not lie below another one", "地标不能放在另一张地标之下"))
    if _site_in(position, location):
        raise IllegalActionError(Text("There is a site in this square", "此方格中已有地标"))
    sites = sorted((*position.sides[side].sites, replace(site, square=location)), key=lambda each: each.square)
    rubble = tuple(square for square in position.rubble if square != location)
    return replace(with_side(position, side, sites=tuple(sites)), rubble=rubble)


def take_site(position: Position, side: int, square: int, words: Sequence[str]) -> Position:
    """Take the site of a square away. Raises InvalidActionError where the side controls none there."""
    sites = position.sides[side].sites
    left = tuple(site for site in sites if site.square != square)
    if len(left) == len(sites):
        raise wrong(words)
    return with_side(position, side, sites=left)


def give_site(position: Position, side: int, square: int, to: int, location: int, words: Sequence[str]) -> Position:
    """Move a site to another square, or put it under the control of the other side."""
    site = next((each for each in position.sides[side].sites if each.square == square), None)
    without = take_site(position, side, square, words)
    assert site is not None
    return _with_site(without, to, location, site if to == side else replace(site, owner=_other(site.owner)))
