"""Golden games of the shipped decks, and of decks whose cards use every word."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.language import effects, moments
from tests.rules.conftest import _read_cards
from tests.rules.engines.golden import GoldenGames

#: So many of the cards of the word scenarios are in a deck, each once.
SPELLS = 40


class TestGoldenGames(GoldenGames):
    engine = ENGINE
    words = (*effects.Effect.words(), *moments.Moment.words())

    def word_cards(self) -> list[Card]:
        return [card for card in super().word_cards() if card.kind != "avatar"]

    def word_deck(self, cards: Sequence[Card], number: int) -> PlayableDeck:
        """Some of the cards, filled up with shipped sites and minions so that everything can be cast."""
        chance, shipped = random.Random(number), sorted(_read_cards("sorcery").values(), key=lambda card: card.slug)
        chosen = chance.sample(cards, min(SPELLS, len(cards)))
        spells = [card for card in chosen if card.kind != "site"]
        sites = [card for card in chosen if card.kind == "site"]
        minions = chance.sample([card for card in shipped if card.kind == "minion"], max(0, SPELLS - len(spells)))
        lands = chance.sample([card for card in shipped if card.kind == "site"], 24)
        avatar = chance.choice([card for card in shipped if card.kind == "avatar"])
        return PlayableDeck(
            {
                "avatar": ((avatar, 1),),
                "spellbook": tuple((card, 1) for card in (*spells, *minions)),
                "atlas": tuple((card, 1) for card in (*sites[:16], *lands)),
            }
        )
