"""The front page, and the front page of each game."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks.models import Deck, Visibility
from rules import games
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped_decks

ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}
GAMES = [game.slug for game in games.everything()]


@pytest.fixture
def shipped(db: None) -> None:
    load_shipped_decks()


def test_it_leads_to_every_beginning(shipped: None, client: Client) -> None:
    page = client.get("/").content.decode()
    for address in ("/echo/decks/new/", "/echo/decks/import/", *(f"/{game}/" for game in GAMES)):
        assert f'href="{address}"' in page
    assert page.count('class="deck-tile"') >= 6
    assert page.count("button primary") == 1


def test_published_decks_are_shown_and_others_are_not(shipped: None, client: Client) -> None:
    Deck.objects.create(game="echo", name="Shown to all", visibility=Visibility.PUBLIC)
    Deck.objects.create(game="echo", name="Mine alone")
    Deck.objects.create(game="echo", name="By its link", visibility=Visibility.UNLISTED)
    for path in ("/", "/echo/"):
        page = client.get(path).content.decode()
        assert "Shown to all" in page
        assert "Mine alone" not in page
        assert "By its link" not in page


@pytest.mark.parametrize("path", ["/", *(f"/{game}/" for game in GAMES)])
def test_it_speaks_one_language(shipped: None, client: Client, path: str) -> None:
    assert leftovers(client.get(path).content.decode(), "en") == []
    assert leftovers(client.get(path, **ZH).content.decode(), "zh") == []


def test_it_stands_before_any_card_is_loaded(db: None, client: Client) -> None:
    assert client.get("/").status_code == 200
    assert client.get("/echo/").status_code == 200


def test_it_asks_the_database_little(shipped: None, client: Client, django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    client.get("/")
    with django_assert_max_num_queries(10):
        client.get("/")
