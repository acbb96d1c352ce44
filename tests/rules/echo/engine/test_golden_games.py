"""Golden games of the shipped decks, and of decks whose cards use every word."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from rules.echo.engine.batches import ENGINE
from rules.echo.scenario.files import FILES
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from tests.rules.echo.test_word_scenarios import FOLDER, PARTS, WORDS
from tests.rules.engines.golden import GoldenGames
from tests.rules.language.word_coverage import cards_in

#: Of the thirty cards in a deck.
FOLLOWERS = 18


class TestGoldenGames(GoldenGames):
    engine = ENGINE
    folder = Path(__file__).parent / "golden"
    words = (*WORDS, *PARTS)

    def word_cards(self) -> list[Card]:
        return [FILES.read_inline({"number": 1, "name_zh": card["name"], **card}, "words") for card in cards_in(FOLDER)]

    def word_deck(self, cards: Sequence[Card], number: int) -> PlayableDeck:
        """A hero, and enough followers to stand for it."""
        chance = random.Random(number)
        heroes, followers, items = ([card for card in cards if card.kind == kind] for kind in ("hero", "follower", "item"))
        main = chance.sample(followers, FOLLOWERS) + chance.sample(items, 30 - FOLLOWERS)
        return PlayableDeck({"hero": ((heroes[number % len(heroes)], 1),), "main": tuple((card, 1) for card in main)})
