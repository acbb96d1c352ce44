"""Tables that are kept: those of the very same decks are made once, those of any others anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rules.kernel.cards import Card
from rules.kernel.engine import GivenHand, PlayableDeck
from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.format import DEALING
from tests.rules.engines.ready_tables import ReadyTablesProofs


class TestReadyTables(ReadyTablesProofs):
    engine = ENGINE
    section = "spellbook"
    most_megabytes = 64

    def hands(self, deck: PlayableDeck) -> Sequence[GivenHand]:
        """The first cards of either deck, or the last."""
        copies = {pile: [card for card, count in deck.sections[pile.section] for _ in range(count)] for pile in DEALING.piles}
        parts = (
            [card for pile, listed in copies.items() for card in listed[: pile.hand]],
            [card for pile, listed in copies.items() for card in listed[-pile.hand :]],
        )
        return [GivenHand(Counter(card.slug for card in part), {}) for part in parts]

    def edited(self, card: Card) -> Card:
        return replace(card, values={**card.values, "cost": int(card.values["cost"]) + 1})
