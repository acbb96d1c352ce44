"""The page of a card: its picture, its words, where it is played and the ways onward."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from cards.models import Card
from cards.services import load_definitions
from decks.models import Deck, DeckEntry, Visibility
from rules import games
from tests.cards.conftest import Folder
from tests.languages import leftovers

ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}


def use(card: str, name: str, **deck: object) -> Deck:
    made = Deck.objects.create(game="echo", name=name, **deck)
    DeckEntry.objects.create(deck=made, section="main", card=Card.objects.get(slug=card), count=3)
    return made


def test_it_tells_everything_of_the_card(pool: Folder, client: Client) -> None:
    page = client.get("/echo/cards/fox/").content.decode()
    assert "<h1>Ember Fox</h1>" in page
    assert 'href="/echo/cards/?race=beast"' in page
    assert 'href="/echo/cards/?keyword=reattack"' in page
    assert 'href="/echo/cards/?rarity=R"' in page
    assert 'href="/echo/cards/?set=trial"' in page
    assert 'href="/echo/cards/warden/" rel="prev"' in page
    assert 'href="/echo/cards/wolf/" rel="next"' in page
    assert "it may attack once more" in page
    assert 'href="/echo/rules/#c-4-2-i">Reattack</a>' in page
    assert 'href="/echo/cards/wolf/"' in page


def test_generated_text_stands_by_skill(pool: Folder, client: Client) -> None:
    page = client.get("/echo/cards/tea/").content.decode()
    assert Card.objects.get(slug="tea").text_en in page


def test_a_hero_starts_a_deck(pool: Folder, client: Client) -> None:
    assert 'href="/echo/decks/new/?hero=warden"' in client.get("/echo/cards/warden/").content.decode()
    assert "?hero=fox" not in client.get("/echo/cards/fox/").content.decode()


def test_decks_that_all_may_see_are_listed(pool: Folder, client: Client) -> None:
    use("fox", "Shown Foxes", visibility=Visibility.PUBLIC)
    use("fox", "Secret Foxes")
    use("fox", "Linked Foxes", visibility=Visibility.UNLISTED)
    use("fox", "Shipped Foxes", is_precon=True, slug="shipped", visibility=Visibility.PUBLIC)
    page = client.get("/echo/cards/fox/").content.decode()
    assert page.index("Shipped Foxes") < page.index("Shown Foxes")
    assert "Secret Foxes" not in page
    assert "Linked Foxes" not in page
    assert "2 decks" in page


def test_other_printings_of_the_name_are_linked(pool: Folder, client: Client) -> None:
    pool.set("second", code="SE", name="Second", name_zh="第二")
    pool.card("fox-again", 20, set="second", name="Ember Fox", name_zh="烬狐")
    load_definitions(only=games.get("echo"), folder=pool.path)
    assert "Second SE 20" in client.get("/echo/cards/fox/").content.decode()


def test_it_asks_the_database_little(pool: Folder, client: Client, django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    for number in range(8):
        use("fox", f"Foxes {number}", visibility=Visibility.PUBLIC)
    with django_assert_max_num_queries(8):
        client.get("/echo/cards/fox/")


@pytest.mark.parametrize("game", [game.slug for game in games.everything()])
def test_every_shipped_card_speaks_one_language(db: None, client: Client, game: str) -> None:
    load_definitions(only=games.get(game))
    for card in Card.objects.of_game(game)[::9]:
        path = f"/{game}/cards/{card.slug}/"
        assert leftovers(client.get(path).content.decode(), "en") == []
        assert leftovers(client.get(path, **ZH).content.decode(), "zh") == []


@pytest.mark.parametrize("path", ["/echo/cards/nobody/", "/hota/cards/fox/", "/echo/cards/Fox!/"])
def test_a_card_that_is_not_there(pool: Folder, client: Client, path: str) -> None:
    assert client.get(path).status_code == 404
