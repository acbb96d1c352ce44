"""Tables that are kept: those of the very same decks are made once, those of any others anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rules.douwushi.engine.batches import ENGINE
from rules.douwushi.engine.core.state import codes
from rules.kernel.cards import Card
from rules.kernel.engine import GivenHand, PlayableDeck
from tests.rules.engines.ready_tables import ReadyTablesProofs


class TestReadyTables(ReadyTablesProofs):
    engine = ENGINE
    most_megabytes = 24

    def hands(self, deck: PlayableDeck) -> Sequence[GivenHand]:
        """The first cards of the deck, or the last."""
        parts = (deck.copies[1 : 1 + codes.OPENING_HAND], deck.copies[-codes.OPENING_HAND :])
        return [GivenHand(Counter(card.slug for card in part), {}) for part in parts]

    def edited(self, card: Card) -> Card:
        """It is a hero."""
        return replace(card, values={**card.values, "life": card.values["life"] + 1})
