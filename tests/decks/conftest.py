"""The shipped cards, and the three people: Alice owns the deck, Bob is another member, Charlie is nobody."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.catalogue import Catalogue, catalogue_of
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from rules import games
from rules.kernel.game import Game
from tests.fixtures.shipping import load_shipped


@pytest.fixture
def echo(db: None) -> Game:
    """Echo, with its shipped cards loaded."""
    load_shipped(games.get("echo"))
    return games.get("echo")


@pytest.fixture
def catalogue(echo: Game) -> Catalogue:
    return catalogue_of(echo)


@pytest.fixture
def all_games(db: None) -> tuple[Game, ...]:
    """Every game, with its shipped cards loaded."""
    load_shipped(*games.everything())
    return games.everything()


@pytest.fixture
def member(db: None) -> User:
    return User.objects.create_user("alice", password="correct horse battery")


@pytest.fixture
def alice(member: User) -> Client:
    client = Client()
    client.force_login(member)
    return client


@pytest.fixture
def bob(db: None) -> Client:
    client = Client()
    client.force_login(User.objects.create_user("bob"))
    return client


@pytest.fixture
def charlie(db: None) -> Client:
    return Client()


@pytest.fixture
def deck(echo: Game, member: User) -> Deck:
    """Alice's private deck: a hero and two Kiln Oxen."""
    sections = {"hero": {"a-ji": 1}, "main": {"kiln-ox": 2}}
    return create_deck(owner=Owner(member), game=echo, name="Oxen", sections=sections)
