"""Heroes of Ancients with its shipped cards, and a pool that Alice has opened."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import Extras
from decks.models import Deck
from decks.owners import Owner
from decks.sealed.opened_boosters import open_pool
from decks.services import create_deck
from rules import games
from rules.kernel.game import Game
from tests.fixtures.shipping import load_shipped

SEED = 7


@pytest.fixture
def hota(db: None) -> Game:
    load_shipped(games.get("hota"))
    return games.get("hota")


@pytest.fixture
def stones(hota: Game) -> Catalogue:
    """The catalogue of Heroes of Ancients."""
    return catalogue_of(hota)


@pytest.fixture
def pool(stones: Catalogue, member: User) -> Deck:
    """Alice's private deck of six boosters, nothing built yet."""
    opened = open_pool(stones, seed=SEED)
    extras = Extras(opened=opened.origin.as_json)
    sections = {"pool": dict(opened.pool)}
    return create_deck(owner=Owner(member), game=stones.game, format="limited", name="Six boosters", sections=sections, extras=extras)
