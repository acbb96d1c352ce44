"""Fixtures of account tests: Alice and Bob are members, Charlie is a browser without an account."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

from accounts.services import create_member
from decks.loading.shipped_decks import shipped_decks
from rules import games
from rules.kernel.game import Game
from tests.fixtures.shipping import load_shipped

PASSWORD = "jade-river-42"
OTHER = "slow-lantern-7"


@pytest.fixture
def alice(db: None) -> User:
    return create_member(name="alice", password=PASSWORD)


@pytest.fixture
def member(db: None) -> User:
    """Alice, created on the command line: she has no `Account` row."""
    return User.objects.create_user("alice", password=PASSWORD)


@pytest.fixture
def bob(db: None) -> User:
    return create_member(name="bob", password=PASSWORD)


@pytest.fixture
def charlie(db: None) -> Client:
    """A browser without an account."""
    return browser()


@pytest.fixture
def sign_in() -> Callable[..., Client]:
    """Return a function that signs a user in by the form and returns the browser."""

    def signed(user: User, password: str = PASSWORD, **headers: str) -> Client:
        client = browser(**headers)
        assert client.post("/accounts/login/", {"username": user.get_username(), "password": password}).status_code == 302
        return client

    return signed


@pytest.fixture
def game(db: None) -> Game:
    cache.clear()
    game = games.everything()[0]
    load_shipped(game)
    return game


@pytest.fixture
def sections(game: Game) -> dict[str, dict[str, int]]:
    listing = shipped_decks(game)[0].listing
    return {section: dict(cards) for section, cards in listing.sections.items()}


def browser(address: str = "192.0.2.1", **headers: str) -> Client:
    """Return a client with this IP address that asks for English."""
    return Client(
        REMOTE_ADDR=address, headers={"accept-language": "en", **{name.replace("_", "-"): value for name, value in headers.items()}}
    )


def words(response: object) -> str:
    """Return the content of a response with HTML entities resolved."""
    from html import unescape

    return unescape(getattr(response, "content", b"").decode())


def upload(content: bytes) -> io.BytesIO:
    """Return the content as a file to upload."""
    file = io.BytesIO(content)
    file.name = "everything.zip"
    return file
