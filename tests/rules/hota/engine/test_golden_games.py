"""Golden games of the shipped decks, and of decks whose cards use every word."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rules.hota.engine.batches import ENGINE
from rules.hota.language import effects
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from tests.rules.engines.golden import GoldenGames
from tests.rules.hota.engine.core.any_cards import ATTRIBUTES
from tests.rules.hota.engine.making import basic
from tests.rules.language.languages import parts_of


class TestGoldenGames(GoldenGames):
    """The golden games of HotA. A spell that ends the game in a draw is not counted as used: the game is over before it is carried out."""

    engine = ENGINE
    words = {*parts_of("hota")} - {effects.EndInDraw}

    def word_deck(self, cards: Sequence[Card], number: int) -> PlayableDeck:
        """Thirty of the cards, and attribute cards for them."""
        main = random.Random(number).sample(cards, min(30, len(cards)))
        return PlayableDeck({"main": (*((card, 1) for card in main), *((basic(attribute), 6) for attribute in ATTRIBUTES))})
