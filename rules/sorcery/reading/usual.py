"""Usual phrases of the published game, and what texts of this site say for them. Each pair means the same wherever it stands."""

from __future__ import annotations

#: In plain form (rules.sorcery.reading.plain).
USUAL = {
    "once per turn": "once a turn",
    "until end of turn": "until the end of the turn",
    "until the end of turn": "until the end of the turn",
    "until the end of this turn": "until the end of the turn",
    "until your next turn": "until the start of your next turn",
    "each of your turns": "your turn",
    "at the start of each of your turns": "at the start of your turn",
    "death's door's": "death's door",
    "the opponent": "the enemy",
    "your opponent": "the enemy",
}
#: Other templates of effects, by the names of their words: the same operands in usual words.
USUAL_TEMPLATES: dict[str, tuple[str, ...]] = {}
#: Other phrases of single operands.
PHRASES: dict[str, tuple[str, ...]] = {}
