"""Decks of shipped cards to play with: legal ones that are dealt at random."""

from __future__ import annotations

import random
from datetime import date

from decks.deck_list import playable
from decks.lists.random_decks import deal_list
from rules import games
from rules.kernel.engine import PlayableDeck
from tests.rules.conftest import _read_cards

Decks = tuple[PlayableDeck, PlayableDeck]
TODAY = date(2025, 6, 1)


def legal_decks(game: str, chance: random.Random) -> Decks:
    """Two legal decks of a game."""
    format, cards = games.get(game).format(), _read_cards(game)
    one, other = (playable(format, deal_list(format, cards, [], chance, as_of=TODAY), cards) for _ in range(2))
    return one, other
