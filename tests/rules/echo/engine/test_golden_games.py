"""Golden games of the shipped decks, and of decks whose cards use every word."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rules.echo.engine.batches import ENGINE
from rules.echo.language.selectors import Kinship
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from tests.rules.engines.golden import GoldenGames
from tests.rules.language.languages import parts_of

#: Of the thirty cards in a deck.
FOLLOWERS = 18


class TestGoldenGames(GoldenGames):
    engine = ENGINE
    words = {*parts_of("echo")} - {Kinship}

    def word_deck(self, cards: Sequence[Card], number: int) -> PlayableDeck:
        """A hero, and enough followers to stand for it."""
        chance = random.Random(number)
        heroes, followers, items = ([card for card in cards if card.kind == kind] for kind in ("hero", "follower", "item"))
        main = chance.sample(followers, FOLLOWERS) + chance.sample(items, 30 - FOLLOWERS)
        return PlayableDeck({"hero": ((heroes[number % len(heroes)], 1),), "main": tuple((card, 1) for card in main)})
