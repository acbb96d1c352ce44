"""An action as people and scenarios see it: the engine's number read with cards and places."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.cards import Card

#: The kinds of abilities, in the order of the engine's numbers.
SKILLS = ("active", "passive", "cast")


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; `kind` is one of `rules.douwushi.actions.ACTIONS`, `code` the engine's number for it.

    `place` is the player's own hero (from 1) that acts, is equipped, bears the item that is used, or guards; `target` the hero that is
    attacked, targeted or guarded, on `target_side` (0 or 1), or that bears the item that is targeted. `card` is what is deployed, equipped,
    cast, used (the hero or item), picked or targeted, `card_id` the engine's id of it. `number`: an option, a stack, an X or an active
    ability, from 1; of an answer 1 for yes.
    """

    kind: str
    side: int
    code: int
    card: Card | None = None
    card_id: int = -1
    place: int | None = None
    target: int | None = None
    target_side: int | None = None
    number: int = 0
