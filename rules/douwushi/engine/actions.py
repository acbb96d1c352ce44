"""Actions and events as people and scenarios see them: the engine's numbers read with cards and places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.douwushi.engine.core import codes, events
from rules.kernel.cards import Card


class ActionKind(StrEnum):
    """What a player may do, in the order of the engine's numbers."""

    DEPLOY = "deploy"
    EQUIP = "equip"
    CAST = "cast"
    ATTACK = "attack"
    SKILL = "skill"
    ITEM = "item"
    GUARD = "guard"
    END = "end"
    TARGET = "target"
    CARD = "card"
    STACK = "stack"
    NUMBER = "number"
    OPTION = "option"
    ANSWER = "answer"
    DONE = "done"
    START = "start"


KINDS = tuple(ActionKind)
#: The kinds of abilities, in the order of the engine's numbers.
SKILLS = ("active", "passive", "cast")


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; `code` is the engine's number for it.

    `place` is the player's own hero (from 1) that acts, is equipped, bears the item that is used, or guards; `target` the hero that is
    attacked, targeted or guarded, on `target_side` (0 or 1), or that bears the item that is targeted. `card` is what is deployed, equipped,
    cast, used (the hero or item), picked or targeted, `card_id` the engine's id of it. `number`: an option, a stack, an X or an active
    ability, from 1; of an answer 1 for yes.
    """

    kind: ActionKind
    side: int
    code: int
    card: Card | None = None
    card_id: int = -1
    place: int | None = None
    target: int | None = None
    target_side: int | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: `name` is one of EVENT_NAMES, `side` whose it is (-1 nobody's), `place` from 1 with `place_side`.

    What `number` and `other` mean depends on the event. `source` is the card whose ability did it (`skill` says of which kind: one of
    SKILLS), or whose attack did (`skill` is "attack"); None when neither. `ability` is the number of that ability on its card, from 1.
    """

    name: str
    side: int
    card: Card | None
    place: int | None
    place_side: int
    number: int
    other: int
    source: Card | None = None
    skill: str = ""
    ability: int = 0
    card_id: int = -1


def place_of(slot: int) -> int:
    """The place, from 1, that a slot is for its side."""
    return slot % codes.PLACES + 1


def read_action(code: int, side: int, cards: Mapping[int, Card], heroes: Sequence[int], bearers: Mapping[int, int]) -> Action:
    """The action with an engine's number, of a side. `heroes`: those in the slots; `bearers`: the slots of what bears items and spells."""
    kind, a, b = KINDS[code >> codes.KIND_SHIFT], code >> codes.A_SHIFT & codes.A_MASK, code & codes.B_MASK
    card, place, target, target_side, number = -1, None, None, None, 0
    match kind:
        case ActionKind.DEPLOY | ActionKind.CAST | ActionKind.START:
            card = side * codes.SIDE_CARDS + a
        case ActionKind.EQUIP:
            card, place = side * codes.SIDE_CARDS + a, b + 1
        case ActionKind.ATTACK:
            place, target, target_side = a + 1, place_of(b), b // codes.PLACES
        case ActionKind.SKILL:
            card, place, number = heroes[side * codes.PLACES + a], a + 1, b + 1
        case ActionKind.ITEM:
            card, number = side * codes.SIDE_CARDS + a, b + 1
            place = place_of(bearers[card])
        case ActionKind.GUARD:
            place, target, target_side = a + 1, b + 1, side
        case ActionKind.TARGET:
            target, target_side = place_of(b), b // codes.PLACES
        case ActionKind.CARD:
            card = a << codes.A_SHIFT | b
            if card in bearers:
                target, target_side = place_of(bearers[card]), bearers[card] // codes.PLACES
        case ActionKind.STACK | ActionKind.OPTION:
            number = b + 1
        case ActionKind.NUMBER | ActionKind.ANSWER:
            number = b
    return Action(kind, side, code, cards.get(card), card, place, target, target_side, number)


def read_event(row: Sequence[int], cards: Mapping[int, Card], abilities: Sequence[tuple[int, int]]) -> Event:
    """The event of a row of the log; `abilities` are the kinds of the abilities and their numbers on their cards, by their rows."""
    code, side, number, slot, amount, other, cause, source, ability = (int(value) for value in row)
    kind, place = abilities[ability] if cause == events.BY_ABILITY else (0, 0)
    skill = SKILLS[kind] if cause == events.BY_ABILITY else "attack" if cause == events.BY_BATTLE else ""
    return Event(
        name=events.EVENT_NAMES[code],
        side=side,
        card=cards.get(number),
        place=place_of(slot) if slot >= 0 else None,
        place_side=slot // codes.PLACES if slot >= 0 else -1,
        number=amount,
        other=other,
        source=cards.get(source) if cause else None,
        skill=skill,
        ability=place,
        card_id=number,
    )
