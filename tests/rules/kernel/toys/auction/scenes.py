"""The changes that the auction's events make to its board."""

from __future__ import annotations

from rules.kernel.telling.plain.script import PlainScript
from tests.rules.kernel.toys.auction.events import EVENTS

LANDS = {"round_began": "prize", "bid_shown": "used", "prize_gone": "used"}
SCRIPT = PlainScript(EVENTS, "hand", "deck", LANDS, {"prize_won": 0}, {"drew": ("hand", "deck")})
