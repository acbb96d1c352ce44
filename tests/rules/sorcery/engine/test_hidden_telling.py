"""Nothing told or asked names a card that a side can't know: hands and decks."""

from __future__ import annotations

import random
from typing import Any

from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.engine.core.state import codes
from tests.rules.engines.hidden_telling import HiddenTellingProofs
from tests.rules.sorcery.engine.unseen import permute_unseen

#: What everybody sees happen to a card, wherever it lies afterwards.
SEEN = ("left", "card_moved", "discarded")


class TestHiddenTelling(HiddenTellingProofs):
    engine = ENGINE
    first_token = codes.FIRST_TOKEN

    def deal_anew(self, play: Any, viewer: int, chance: random.Random) -> Any:
        return permute_unseen(play, viewer, chance)

    def was_seen(self, event: Any) -> bool:
        return event.name in SEEN
