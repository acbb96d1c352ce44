"""The words of Sorcery that the paragraphs of any game are made of."""

from __future__ import annotations

from typing import Any

from rules.kernel.text.names import Named
from rules.kernel.text.paragraphs import Paragraphs
from rules.sorcery.language import conditions, effects, modifiers, moments
from rules.sorcery.language.selectors import CardCount, Things
from rules.sorcery.text.values import ENEMY, FIELD, NOT_AT_DOOR, USED_IF, VALUES


def is_of_source(of: Things) -> bool:
    """Return whether a selector takes the card whose ability it is, its bearer or its caster."""
    return (of.pick.who if isinstance(of.pick, Named) else of.pick) in ("self", "host", "caster")


class SorceryParagraphs(Paragraphs):
    VALUES = VALUES
    WHOLE = (effects.Search, effects.Look)
    USED_IF = USED_IF
    ENEMY = ENEMY
    LOOK = effects.Look
    IS = conditions.Is
    CANNOT = modifiers.Cannot
    STATS = modifiers.Stats
    OF_PLAYERS = modifiers.OF_PLAYERS
    CARD_COUNT = CardCount
    FIELD = FIELD
    THING = "unit"
    MEASURES = (moments.Dies,)

    def is_placed(self, of: Any) -> bool:
        return of.where is not None

    def condition(self, asked: Any) -> str:
        match asked:
            case conditions.Not(of=conditions.AtDoor(side=side)):
                return self.put(NOT_AT_DOOR[side])
            case _:
                return super().condition(asked)
