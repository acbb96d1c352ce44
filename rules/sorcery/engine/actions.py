"""An action as people and scenarios see it: the engine's number read with cards and places."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.cards import Card

#: The kinds of abilities, in the order of the engine's numbers.
SKILLS = ("activated", "triggered", "static", "cast", "replacement")


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; `kind` is one of `rules.sorcery.actions.ACTIONS`, `code` the engine's number for it.

    `place` is what acts and `target` what is attacked, chosen or handled, as lines name them: `A3`, a square `c1`; `spot` is where
    something goes, `c1` or below a site `c1 below`. `card` is what is played, cast, chosen, or lies in the place that acts, `card_id` the
    engine's id of it. `number`: an option or an activated ability, from 1, or a deck.
    """

    kind: str
    side: int
    code: int
    card: Card | None = None
    card_id: int = -1
    place: str = ""
    target: str = ""
    spot: str = ""
    number: int | None = None
