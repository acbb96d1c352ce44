"""An action as people and scenarios see it: the engine's number read with cards and places."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.cards import Card

#: The kinds of abilities, in the order of the engine's numbers.
SKILLS = ("activated", "triggered", "static", "cast", "replacement")


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; `kind` is one of `rules.hota.actions.ACTIONS`, `code` the engine's number for it.

    `place` is the player's own permanent (from 1) that attacks, blocks, is moved or has the ability that is used. `target` is the permanent
    (from 1) that is blocked or targeted on `target_side` (0 or 1), or 0 for that player; `item` the spell on the stack that is targeted,
    from 1 at the bottom. `card` is what is played, cast, chosen, or lies in the place that acts, `card_id` the engine's id of it.
    `number`: an option or an activated ability, from 1, or so many cards.
    """

    kind: str
    side: int
    code: int
    card: Card | None = None
    card_id: int = -1
    place: int | None = None
    target: int | None = None
    target_side: int | None = None
    item: int | None = None
    number: int | None = None
