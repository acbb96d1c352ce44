"""Pips as a game of the site, with cards and decks of Alice, Bob and nobody."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

from cards.models import Card, CardSet, new_version
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import create_deck
from matches.farm import chunk_play, dispatch, workers
from rules import games
from tests.matches.pips import ENGINE, PIPS, PipsEngine

STRONG = {"main": {"pip-9": 2, "pip-8": 2, "pip-7": 2}}
MIDDLE = {"main": {"pip-9": 1, "pip-7": 2, "pip-5": 2, "pip-3": 1}}
WEAK = {"main": {"pip-2": 3, "pip-1": 3}}


@pytest.fixture
def pips(monkeypatch: pytest.MonkeyPatch) -> Iterator[PipsEngine]:
    """The engine of Pips, and Pips among the games."""
    known = games.everything()
    monkeypatch.setattr(games, "everything", lambda: (*known, PIPS))
    ENGINE.__init__()  # type: ignore[misc]
    cache.clear()
    chunk_play.playable_decks.cache_clear()
    workers._warm.clear()
    workers._reported.clear()
    yield ENGINE
    ENGINE.__init__()  # type: ignore[misc]


@pytest.fixture
def pips_cards(db: None, pips: PipsEngine) -> None:
    make_cards()


def make_cards() -> None:
    """Nine cards of Pips, `pip-1` to `pip-9`, and one that its engine refuses."""
    card_set = CardSet.objects.create(game="pips", slug="dots", code="DT", name_en="Dots", name_zh="点集", released=date(2020, 1, 1))
    names = [(f"pip-{pips}", f"{pips} pips", f"{pips} 点", pips) for pips in range(1, 10)] + [("cursed", "Cursed", "诅咒", 1)]
    for number, (slug, en, zh, pips) in enumerate(names, start=1):
        data = {"number": number, "slug": slug, "kind": "pip", "name": en, "name_zh": zh, "pips": pips}
        Card.objects.create(
            game="pips",
            set=card_set,
            slug=slug,
            number=number,
            kind="pip",
            name_en=en,
            name_zh=zh,
            name_group=en.lower(),
            data=data,
            digest=f"{number:016x}",
        )


def tell_of_changed_cards() -> None:
    """Do what loading cards does once it has changed some, so that nobody goes on with those known before."""
    CardSet.objects.filter(game="pips").update(version=new_version())


@pytest.fixture
def alice(pips_cards: None) -> Owner:
    return Owner(User.objects.create_user("alice", password="correct horse"))


@pytest.fixture
def bob(pips_cards: None) -> Owner:
    return Owner(User.objects.create_user("bob", password="correct horse"))


def make_deck(owner: Owner, name: str, sections: dict[str, dict[str, int]], visibility: str = Visibility.PRIVATE) -> Deck:
    return create_deck(owner=owner, game=PIPS, name=name, sections=sections, visibility=visibility)


@pytest.fixture
def strong(alice: Owner) -> Deck:
    return make_deck(alice, "Strong", STRONG)


@pytest.fixture
def weak(bob: Owner) -> Deck:
    return make_deck(bob, "Weak", WEAK, Visibility.PUBLIC)


@pytest.fixture
def middle(bob: Owner) -> Deck:
    return make_deck(bob, "Middle", MIDDLE, Visibility.PUBLIC)


@pytest.fixture
def alice_client(alice: Owner) -> Client:
    client = Client()
    assert alice.user is not None
    client.force_login(alice.user)
    return client


@pytest.fixture
def bob_client(bob: Owner) -> Client:
    client = Client()
    assert bob.user is not None
    client.force_login(bob.user)
    return client


@pytest.fixture
def charlie_client() -> Client:
    return Client()


@pytest.fixture
def precons(middle: Deck, weak: Deck) -> list[Deck]:
    """Two shipped decks."""
    for deck in (middle, weak):
        Deck.objects.filter(pk=deck.pk).update(is_precon=True, owner=None, slug=deck.name.lower())
    return [middle, weak]


@pytest.fixture
def hints(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """Record the chunks that are sent and their queues instead of using a broker."""
    sent: list[tuple[int, str]] = []

    def send(task: str, args: list[int], queue: str, **_: object) -> None:
        sent.append((args[0], queue))

    monkeypatch.setattr(dispatch.current_app, "send_task", send)
    return sent
