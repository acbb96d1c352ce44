"""Golden games of the shipped decks, and of decks whose cards use every word."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rules.douwushi.engine.batches import ENGINE
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from tests.rules.douwushi.engine.making import BOW, SWORD
from tests.rules.engines.golden import GoldenGames
from tests.rules.language.languages import parts_of


class TestGoldenGames(GoldenGames):
    engine = ENGINE
    words = parts_of("douwushi")

    def word_deck(self, cards: Sequence[Card], number: int) -> PlayableDeck:
        """A hero to start with, twenty-five cards, and weapons for them."""
        heroes = [card for card in cards if card.kind == "hero"]
        starting = heroes[number % len(heroes)]
        main = random.Random(number).sample([card for card in cards if card is not starting], 25)
        return PlayableDeck({"starting": ((starting, 1),), "main": (*((card, 1) for card in main), (SWORD, 2), (BOW, 2))})
