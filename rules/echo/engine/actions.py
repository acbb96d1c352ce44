"""Actions as people and scenarios see them: the engine's numbers read with cards and slots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from rules.echo.engine.core import codes
from rules.kernel.cards import Card


class ActionKind(StrEnum):
    """What a player may do, in the order of the engine's numbers."""

    KEEP = "keep"
    TOSS = "toss"
    PLACE = "place"
    READY = "ready"
    AWAKEN = "awaken"
    PLAY = "play"
    USE = "use"
    ATTACK = "attack"
    END = "end"
    REFILL = "refill"
    DECLINE = "decline"
    ACCEPT = "accept"
    TARGET = "target"
    PICK = "pick"
    CHOOSE = "choose"
    DISCARD = "discard"
    DONE = "done"


KINDS = tuple(ActionKind)
#: The kinds of skills, in the order of the engine's numbers.
SKILLS = ("awaken", "last_stand", "active", "passive", "use", "replacement")
#: A slot that stands for a hero; followers' slots are 1 to 5 from their owner's left.
HERO = 0


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; `code` is the engine's number for it.

    `keep` ends the mulligan, after any number of `toss` (a card that goes to the bottom). `slot` is the player's own slot that acts or is
    filled (HERO for the hero). `target` is the slot that is attacked or targeted, on `target_side` (0 or 1). `option` counts from 1.
    """

    kind: ActionKind
    side: int
    code: int
    card: Card | None = None
    slot: int | None = None
    target: int | None = None
    target_side: int | None = None
    option: int = 0


def read_action(code: int, side: int, cards: Mapping[int, Card], refill_slot: int) -> Action:
    """The action with an engine's number, of a side. `refill_slot` is the slot that waits for a refill, if one does."""
    kind, number, place = KINDS[code >> 10], code >> 4 & 63, code & 15
    card, slot, target, target_side, option = None, None, None, None, 0
    if kind in (ActionKind.TOSS, ActionKind.PLACE, ActionKind.PLAY, ActionKind.REFILL, ActionKind.PICK, ActionKind.DISCARD):
        card = cards[number]
    if kind in (ActionKind.PLACE, ActionKind.AWAKEN):
        slot = place + 1
    elif kind is ActionKind.USE:
        slot = HERO if place == codes.SLOTS else place + 1
    elif kind is ActionKind.ATTACK:
        slot, target, target_side = number + 1, HERO if place == codes.SLOTS else place + 1, 1 - side
    elif kind is ActionKind.TARGET:
        target, target_side = place % codes.SLOTS + 1, place // codes.SLOTS
    elif kind is ActionKind.CHOOSE:
        option = place + 1
    elif kind is ActionKind.REFILL:
        slot = refill_slot % codes.SLOTS + 1
    return Action(kind, side, code, card, slot, target, target_side, option)
