"""An action as people and scenarios see it: the engine's number read with cards and slots."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.cards import Card

#: The kinds of skills, in the order of the engine's numbers.
SKILLS = ("awaken", "last_stand", "active", "passive", "use", "replacement")


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; `kind` is one of `rules.echo.actions.ACTIONS`, `code` the engine's number for it.

    `keep` ends the mulligan, after any number of `toss` (a card that goes to the bottom). `slot` is the player's own slot that acts or is
    filled (0 for the hero). `target` is the slot that is attacked or targeted, on `target_side` (0 or 1). `option` counts
    from 1. `card_id` is the engine's id of the card, -1 without one.
    """

    kind: str
    side: int
    code: int
    card: Card | None = None
    slot: int | None = None
    target: int | None = None
    target_side: int | None = None
    option: int = 0
    card_id: int = -1
