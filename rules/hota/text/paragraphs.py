"""The paragraphs of HotA's texts beside those of any game: equipping, when a normal spell could be cast, and the end of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.hota.language import conditions, effects, modifiers, moments
from rules.hota.language.selectors import CardCount
from rules.hota.text.values import AS_NORMAL, ATTRIBUTES, DRAW_GAME, ENEMY, EQUIP, FIELD, USED_IF, VALUES, YOU
from rules.kernel.text.language import Clause
from rules.kernel.text.paragraphs import Paragraphs


class HotaParagraphs(Paragraphs):
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
    THING = "creature"
    MEASURES = (moments.Dies, moments.IsBlocked)

    def takes_all(self, of: Any) -> bool:
        return of.pick == "all" and of.players is None

    def body(self, ability: Any) -> str:
        if ability.skill == "equip":
            return self.put(EQUIP, self.paid(ability))
        is_late = ability.skill == "activated" and ability.timing == "normal"
        return super().body(ability) + (self.put(AS_NORMAL) if is_late else "")

    def clause(self, effect: Any) -> Clause:
        clause, you = super().clause(effect), self.put(YOU)
        if isinstance(effect, effects.EndInDraw):
            return replace(clause, asked=self.put(DRAW_GAME, clause.text))
        if isinstance(effect, effects.Win | effects.Lose) and clause.text.startswith(you):
            return replace(clause, asked=clause.text.removeprefix(you))
        return clause

    def actor(self, value: Any, form: str) -> tuple[str, str, bool]:
        if isinstance(value, str) and value in ATTRIBUTES:
            said = self.put(ATTRIBUTES[value])
            return said, said, False
        return super().actor(value, form)
