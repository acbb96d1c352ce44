"""Recorded games: any moment can be set up again and goes on as the game did; all that happens is told, with its rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

from rules.hota.engine.reasons import SKILL_CLAUSES
from rules.hota.event_words import CHOICE_CLAUSES, END_CLAUSES
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from tests.rules.engines.records import MomentProofs, sorted_list


class TestRecords(MomentProofs):
    game = "hota"
    most = 4
    moments = 3
    tables = (SKILL_CLAUSES, END_CLAUSES, CHOICE_CLAUSES)
    unruled = ("turn_ended", "moved", "revealed", "deck_shuffled", "tapped")
    opening = ("game_began", "mulligan_announced", "cards_exchanged")
    open = ("attribute_played", "arrived", "discarded", "died", "spell_cast")

    def any_deck(self, cards: Mapping[str, Card], chance: random.Random) -> PlayableDeck:
        """Some attribute cards and 36 others, at most two of each."""
        drawn = Counter(chance.sample(2 * [slug for slug, card in cards.items() if card.kind != "attribute"], k=36))
        drawn |= Counter({slug: 8 for slug, card in cards.items() if card.kind == "attribute"})
        return PlayableDeck({"main": sorted_list(cards, drawn)})
