"""Tables that are kept: those of the very same decks are made once, those of any others anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rules.echo.engine.batches import ENGINE
from rules.echo.engine.core.state import codes
from rules.kernel.cards import Card
from rules.kernel.engine import GivenHand, PlayableDeck
from tests.rules.engines.ready_tables import ReadyTablesProofs


class TestReadyTables(ReadyTablesProofs):
    engine = ENGINE
    most_megabytes = 16

    def hands(self, deck: PlayableDeck) -> Sequence[GivenHand]:
        """The same hand, all kept or one card put back."""
        hand = Counter(card.slug for card in deck.copies[1 : 1 + codes.OPENING_HAND])
        return [GivenHand(hand, back) for back in ({}, dict(list(hand.items())[:1]))]

    def edited(self, card: Card) -> Card:
        return replace(card, values={**card.values, "cost": card.values["cost"] + 1})
