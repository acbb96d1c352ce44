"""Fixtures of moderation tests: Alice owns the reported things, Bob is another member, Charlie a guest, Dora staff; the game is Pips."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Simulation
from matches.requests.terms import Terms
from tests.matches.conftest import STRONG, WEAK, pips, pips_cards
from tests.matches.pips import PIPS

__all__ = ["pips", "pips_cards"]


def sign_in(user: User) -> Client:
    client = Client(headers={"accept-language": "en"})
    client.force_login(user)
    return client


@pytest.fixture
def alice(pips_cards: None) -> Owner:
    cache.clear()
    return Owner(User.objects.create_user("alice", password="correct horse"))


@pytest.fixture
def bob(pips_cards: None) -> Owner:
    return Owner(User.objects.create_user("bob", password="correct horse"))


@pytest.fixture
def dora(pips_cards: None) -> User:
    return User.objects.create_user("dora", is_staff=True)


@pytest.fixture
def alice_client(alice: Owner) -> Client:
    assert alice.user
    return sign_in(alice.user)


@pytest.fixture
def bob_client(bob: Owner) -> Client:
    assert bob.user
    return sign_in(bob.user)


@pytest.fixture
def charlie_client(db: None) -> Client:
    return Client(headers={"accept-language": "en"})


@pytest.fixture
def dora_client(dora: User) -> Client:
    return sign_in(dora)


@pytest.fixture
def deck(alice: Owner) -> Deck:
    """Alice's public deck."""
    return create_deck(owner=alice, game=PIPS, name="Zorilla", note="Quokka", sections=STRONG, visibility="public")


@pytest.fixture
def bobs_deck(bob: Owner) -> Deck:
    return create_deck(owner=bob, game=PIPS, name="Weka", sections=WEAK, visibility="public")


@pytest.fixture
def simulation(alice: Owner, deck: Deck, bobs_deck: Deck) -> Simulation:
    """Alice's simulation, which everybody may see."""
    row = create_gauntlet(owner=alice, deck=deck, opponents=[bobs_deck], terms=Terms(10, seed=1))
    Simulation.objects.filter(pk=row.pk).update(name="Numbat")
    row.refresh_from_db()
    return row
