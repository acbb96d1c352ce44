"""The changes that the skirmish's events make to its board."""

from __future__ import annotations

from rules.kernel.telling.plain.script import PlainScript
from tests.rules.kernel.toys.skirmish.events import EVENTS

LANDS = {
    "drew": "hand",
    "site_played": "played",
    "deployed": "field",
    "token_made": "field",
    "moved": "field",
    "died": "graveyard",
    "token_died": "graveyard",
}
SCRIPT = PlainScript(EVENTS, "hand", "units", LANDS, {"life_changed": 0, "turn_began": 1, "site_played": 1, "deployed": 1})
