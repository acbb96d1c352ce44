"""Describing a game that is being played: the position that starts it again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.fields import ZONES
from rules.douwushi.engine.play import Play, cards_among
from rules.douwushi.engine.starts import once_rows
from rules.douwushi.language.modifiers import Modifier, Reduce
from rules.douwushi.positions import HERO_VALUES, SIDE_VALUES, Given, Item, Lasting, Position, Side, Standing
from rules.kernel.state.values import tell_values
from rules.kernel.state.zones import tell_zones


def is_quiet(play: Play) -> bool:
    """Return whether nothing is pending, so that `describe` says all: before a starting hero is chosen, or among a turn's actions."""
    s = play.state[0]
    if s["asked"] or s["pc"] >= 0 or s["waiting_size"] > 0 or s["battle_step"]:
        return False
    return bool(s["phase"] in (codes.STARTING, codes.MAIN))


def _used(play: Play, number: int) -> tuple[int, ...]:
    once = play.state[0]["once"][number // codes.SIDE_CARDS]
    rows = enumerate(once_rows(play, number), 1)
    return tuple(ability for ability, row in rows if row >= 0 and int(once[row]) >> number % codes.SIDE_CARDS & 1)


def modifier_of(play: Play, row: int, amount: int) -> Modifier:
    """The modifier that a row of the tables stands for, with the amount that was counted when it was given."""
    modifier = play.modifiers[row]
    if int(play.tables[0]["give"][row][codes.GIVE_WORD]) > codes.GIVE_REDUCE:
        return modifier if not hasattr(modifier, "amount") else _with(modifier, amount)
    return _with(modifier, "all" if isinstance(modifier, Reduce) and amount >= codes.EVERYTHING else amount)


def _with(modifier: Any, amount: int | str) -> Modifier:
    changed: Modifier = replace(modifier, amount=amount)
    return changed


def given_to(play: Play, slot: int) -> tuple[Given, ...]:
    """Return what effects have given to the hero in a slot."""
    s = play.state[0]
    found = []
    for of, row, amount, until in s["given"][: s["given_size"]]:
        if of == slot:
            turns = None if until >= codes.ALWAYS else int(until) - play.turn + 1
            found.append(Given(modifier=modifier_of(play, int(row), int(amount)), turns=turns))
    return tuple(found)


def _described(play: Play, slot: int) -> Standing | None:
    s = play.state[0]
    side, number = slot // codes.PLACES, int(s["card"][slot])
    if number < 0:
        return None
    guards = int(s["guards"][slot])
    items = [each for each in cards_among(int(s["borne"][side][slot]), side) if play.cards[each].kind != "spell"]
    return Standing(
        card=play.cards[number],
        is_tapped=play.is_tapped(number),
        items=tuple(Item(card=play.cards[each], is_tapped=play.is_tapped(each), used=_used(play, each)) for each in items),
        guards=guards % codes.PLACES + 1 if guards >= 0 else 0,
        guard_turns=int(s["guard_until"][slot]) - play.turn + 1 if guards >= 0 else 2,
        used=_used(play, number),
        given=given_to(play, slot),
        **tell_values(s, slot, HERO_VALUES),
    )


def _spells(play: Play, side: int) -> tuple[Lasting, ...]:
    s = play.state[0]
    found = []
    for number, slot, until in s["spells"][: s["spells_size"]]:
        if number // codes.SIDE_CARDS == side:
            on = None if slot < 0 else (int(slot) // codes.PLACES, int(slot) % codes.PLACES + 1)
            turns = None if until >= codes.ALWAYS else int(until) - play.turn + 1
            found.append(Lasting(card=play.cards[int(number)], on=on, turns=turns, used=_used(play, int(number))))
    return tuple(found)


def _side(play: Play, side: int) -> Side:
    s = play.state[0]
    stacks = play.bounty_numbers(side)
    heroes = [_described(play, side * codes.PLACES + place) for place in range(codes.PLACES)]
    while heroes and heroes[-1] is None:
        heroes.pop()
    return Side(
        heroes=tuple(heroes),
        spells=_spells(play, side),
        bounty=play.bounty(side),
        bounty_known=tuple(place for place, stack in enumerate(stacks) if all(play.knows(side, number) for number in stack)),
        bounty_shown=tuple(place for place, stack in enumerate(stacks) if all(play.knows(1 - side, number) for number in stack)),
        **tell_values(s, side, SIDE_VALUES),
        **tell_zones(play, side, ZONES),
    )


def describe(play: Play) -> Position:
    """The position of a game in which nothing is pending, as data from which it goes on exactly as it would have."""
    return Position(sides=(_side(play, 0), _side(play, 1)), **play.frame)
