"""Nothing told or asked names a card that a side can't know: hands, reserves, and bounty stacks that nobody has seen."""

from __future__ import annotations

import random
from typing import Any

from rules.douwushi.engine.batches import ENGINE
from rules.douwushi.engine.chronicle import Chronicle
from rules.douwushi.engine.core.state import codes
from tests.rules.engines.hidden_telling import HiddenTellingProofs


class TestHiddenTelling(HiddenTellingProofs):
    engine = ENGINE

    def deal_anew(self, play: Any, viewer: int, chance: random.Random) -> Any:
        """Each owner's hand, reserve and bounty are mixed."""
        copy = play.clone()
        s = copy.state[0]
        for owner in (0, 1):
            zones = (codes.HAND, codes.RESERVE, codes.BOUNTY)
            places = [(zone, at) for zone in zones for at in range(int(s["size"][owner][zone]))]
            places = [place for place in places if not play.knows(viewer, int(s["cards"][owner][place[0]][place[1]]))]
            cards = [int(s["cards"][owner][zone][at]) for zone, at in places]
            chance.shuffle(cards)
            for (zone, at), card in zip(places, cards, strict=True):
                s["cards"][owner][zone][at] = card
        return copy

    def was_seen(self, event: Any) -> bool:
        return event.name == "left" or (event.name == "moved" and event.number in Chronicle.open_zones)
