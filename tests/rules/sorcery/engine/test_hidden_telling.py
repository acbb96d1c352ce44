"""Nothing told or asked names a card that a side can't know: hands and decks."""

from __future__ import annotations

from typing import Any

from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.engine.chronicle import Chronicle
from tests.rules.engines.hidden_telling import HiddenTellingProofs


class TestHiddenTelling(HiddenTellingProofs):
    engine = ENGINE

    def was_seen(self, event: Any) -> bool:
        if event.name == "card_moved":
            return event.number in Chronicle.open_zones or event.other in Chronicle.open_zones
        return event.name in ("left", "discarded")
