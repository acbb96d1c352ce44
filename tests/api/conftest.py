"""The shipped cards and decks, and programs that speak to the API: Alice's, Bob's, and Charlie's without a token."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from rest_framework.test import APIClient

from accounts.services import create_token
from cards.catalogue import catalogue_of
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from rules import games
from rules.kernel.game import Game
from tests.fixtures.shipping import load_shipped_decks


@pytest.fixture
def game() -> Game:
    """A game that can be played."""
    return next(game for game in games.everything() if game.is_playable)


@pytest.fixture
def shipped(db: None, game: Game) -> list[Deck]:
    """The shipped cards and decks of that game."""
    cache.clear()
    load_shipped_decks()
    return list(Deck.objects.precons().filter(game=game.slug).order_by("slug"))


@pytest.fixture
def alice(db: None) -> User:
    return User.objects.create_user("alice", password="correct horse")


@pytest.fixture
def bob(db: None) -> User:
    return User.objects.create_user("bob", password="correct horse")


@pytest.fixture
def client_of() -> Callable[[User | None], APIClient]:
    def make(user: User | None) -> APIClient:
        client = APIClient()
        if user is not None:
            token = create_token(user=user, name="test", days=1)
            client.credentials(HTTP_AUTHORIZATION=f"Token {token}")
        return client

    return make


@pytest.fixture
def api(alice: User, client_of: Callable[[User | None], APIClient]) -> APIClient:
    """Alice's program."""
    return client_of(alice)


@pytest.fixture
def charlie() -> APIClient:
    """A program without a token."""
    return APIClient()


@pytest.fixture
def alices_deck(alice: User, shipped: list[Deck], game: Game) -> Deck:
    """A private deck of Alice's: a copy of a shipped one."""
    sections = shipped[0].sections(catalogue_of(game))
    return create_deck(owner=Owner(alice), game=game, name="Alice's", sections=sections)
