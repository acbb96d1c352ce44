"""Nothing told or asked names a card that a side can't know: hands and decks."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.batches import ENGINE
from rules.hota.engine.chronicle import Chronicle
from tests.rules.engines.hidden_telling import HiddenTellingProofs


class TestHiddenTelling(HiddenTellingProofs):
    engine = ENGINE

    def was_seen(self, event: Any) -> bool:
        return event.name == "left" or (event.name == "moved" and event.number in Chronicle.open_zones)
