"""The changes that the duel's events make to its board."""

from __future__ import annotations

from rules.kernel.telling.plain.script import PlainScript
from tests.rules.kernel.toys.duel.events import EVENTS

LANDS = {"drew": "hand", "cast": "stack", "arrived": "field", "died": "graveyard", "countered": "graveyard", "resolved": "graveyard"}
SCRIPT = PlainScript(EVENTS, "hand", "deck", LANDS, {"life_changed": 0, "turn_began": 1, "cast": 1})
