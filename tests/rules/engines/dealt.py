"""Decks to play with: legal ones that are dealt at random, precons, and those that a game's own tests play with most."""

from __future__ import annotations

import random
from datetime import date
from importlib import import_module

from decks.deck_list import playable
from decks.lists.random_decks import deal_list
from rules import games
from rules.kernel.engine import PlayableDeck
from tests.rules.conftest import Shipped, _read_cards

Decks = tuple[PlayableDeck, PlayableDeck]
TODAY = date(2025, 6, 1)


def legal_decks(game: str, chance: random.Random) -> Decks:
    """Two legal decks of a game."""
    format, cards = games.get(game).format(), _read_cards(game)
    one, other = (playable(format, deal_list(format, cards, [], chance, as_of=TODAY), cards) for _ in range(2))
    return one, other


def two_precons(game: str, chance: random.Random) -> Decks:
    """Two precons of a game, or one twice."""
    one, other = chance.choices(list(Shipped().decks(game).values()), k=2)
    return one, other


def sample_decks(game: str) -> Decks:
    """The two decks that a game's tests have been written with."""
    decks: Decks = import_module(f"tests.rules.{game}.engine.making").sample_decks()
    return decks
