"""Nothing told or asked names a card that a side can't know: hands and decks."""

from __future__ import annotations

import random
from typing import Any

from rules.hota.engine.batches import ENGINE
from rules.hota.engine.chronicle import Chronicle
from tests.rules.engines.hidden_telling import HiddenTellingProofs
from tests.rules.hota.engine.unseen import permute_unseen


class TestHiddenTelling(HiddenTellingProofs):
    engine = ENGINE

    def deal_anew(self, play: Any, viewer: int, chance: random.Random) -> Any:
        return permute_unseen(play, viewer, chance)

    def was_seen(self, event: Any) -> bool:
        return event.name == "left" or (event.name == "moved" and event.number in Chronicle.open_zones)
