"""Actions as people and scenarios see them: the engine's numbers read with cards and places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.douwushi.engine.core import codes
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
