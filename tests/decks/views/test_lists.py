"""The lists of decks: one's own, and everybody's with filters in the address."""

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import create_deck
from rules import games
from rules.kernel.game import Game
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped_decks


@pytest.fixture
def decks(db: None) -> tuple[Game, ...]:
    load_shipped_decks()
    return games.everything()


def author() -> User:
    """A member, because public decks need an owner with an account."""
    return User.objects.get_or_create(username="author")[0]


def shown(client: Client, query: str = "", game: str = "echo") -> set[str]:
    page: Any = client.get(f"/{game}/decks/{query}").context["browsing"]
    return {row.deck.slug or row.deck.name for row in page.rows}


def test_plain(decks: object, charlie: Client) -> None:
    assert len(shown(charlie)) == Deck.objects.precons().filter(game="echo").count() >= 6
    assert "bell-and-bonfire" in shown(charlie)


@pytest.mark.parametrize(
    ("query", "slugs"),
    [
        ("?lead=huo-ling", {"bell-and-bonfire"}),
        ("?q=BONFIRE", {"bell-and-bonfire"}),
        ("?q=闻钟", {"bell-and-bonfire"}),
        ("?card=窜天猴&lead=huo-ling", {"bell-and-bonfire"}),
        ("?card=Stray+Rocket&lead=huo-ling&legal=1", {"bell-and-bonfire"}),
        ("?lead=huo-ling&attribute=water", set()),
        ("?from=members", set()),
        ("?q=nothing+is+called+so", set()),
    ],
)
def test_filters(decks: object, charlie: Client, query: str, slugs: set[str]) -> None:
    assert shown(charlie, query) == slugs


def test_a_card_asked_for_by_its_slug_stands_there_by_name(decks: object, charlie: Client) -> None:
    assert 'value="Stray Rocket"' in charlie.get("/echo/decks/?card=stray-rocket").content.decode()
    assert 'value="窜天猴"' in charlie.get("/echo/decks/?card=stray-rocket", headers={"accept-language": "zh-CN"}).content.decode()


def test_the_address_names_only_what_is_asked_for(decks: object, charlie: Client) -> None:
    asked = {"q": "legal", "lead": "", "attribute": "fire", "card": "", "sort": "", "once": "1"}
    answer = charlie.get("/echo/decks/", asked, headers={"hx-request": "true", "hx-target": "deck-results"})
    assert answer["HX-Replace-Url"] == "/echo/decks/?q=legal&once=1&attribute=fire"
    plain = charlie.get("/echo/decks/", {"q": ""}, headers={"hx-request": "true", "hx-target": "deck-results"})
    assert plain["HX-Replace-Url"] == "/echo/decks/"


def test_by_the_hero_s_attribute(decks: object, charlie: Client) -> None:
    fire, water = shown(charlie, "?attribute=fire"), shown(charlie, "?attribute=water")
    assert "bell-and-bonfire" in fire
    assert "ebb-and-undertow" in water
    assert not fire & water


@pytest.mark.parametrize("query", ["№1", "龍", "龍之怒", "ｄｅｃｋ", "No.1+deck"])
def test_names_are_found_as_they_were_written(charlie: Client, echo: Game, query: str) -> None:
    create_deck(owner=Owner(author()), game=echo, name="龍之怒 №1 No.1 Deck", visibility=Visibility.PUBLIC)
    assert len(shown(charlie, f"?q={query}")) == 1


def test_filters_that_make_no_sense_are_left_out(decks: object, charlie: Client) -> None:
    assert shown(charlie, "?lead=nobody&attribute=plaid&sort=luck&page=x&from=mars") == shown(charlie)
    page = charlie.get("/echo/decks/?card=no+such+card").content.decode()
    assert "No card is called “no such card”" in page


def test_sorted_by_name_in_the_readers_language(decks: object, charlie: Client) -> None:
    rows = charlie.get("/echo/decks/?sort=name").context["browsing"].rows
    names = [row.deck.name.lower() for row in rows]
    assert names == sorted(names)


def test_pages(decks: object, charlie: Client, echo: Game) -> None:
    for number in range(30):
        create_deck(owner=Owner(author()), game=echo, name=f"Deck {number}", visibility=Visibility.PUBLIC)
    first, second = shown(charlie, "?from=members"), shown(charlie, "?from=members&page=2")
    assert (len(first), len(second)) == (24, 6)
    assert not first & second
    page = charlie.get("/echo/decks/?from=members").content.decode()
    assert "?from=members&amp;page=2" in page


def test_a_list_takes_few_queries(decks: object, charlie: Client, django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    with django_assert_max_num_queries(12):
        charlie.get("/echo/decks/")


def test_games_without_a_hero_have_lists_too(decks: tuple[Game, ...], charlie: Client) -> None:
    for game in decks:
        assert charlie.get(f"/{game.slug}/decks/").status_code == 200
        assert charlie.get(f"/{game.slug}/decks/new/").status_code == 200


def test_my_decks_by_game(decks: object, echo: Game, charlie: Client) -> None:
    assert "No decks yet" in charlie.get("/decks/").content.decode()
    charlie.post("/echo/decks/new/", {"hero": "a-ji"})
    charlie.post("/hota/decks/new/", {"name": "Stones"})
    page = charlie.get("/decks/").content.decode()
    assert page.index("A-Ji") < page.index("Stones")
    assert "They are kept in this browser." in page


@pytest.mark.parametrize(("language", "code"), [("en", "en"), ("zh-hans", "zh")])
def test_one_language_on_a_page(decks: object, charlie: Client, language: str, code: str) -> None:
    charlie.post("/echo/decks/new/", {"hero": "a-ji", "name": "鹿"} if code == "zh" else {"hero": "a-ji", "name": "Deer"})
    for page in ("/decks/", "/echo/decks/", "/echo/decks/?q=zzz", "/hota/decks/new/", "/accounts/signup/", "/accounts/login/"):
        assert not leftovers(charlie.get(page, headers={"accept-language": language}).content.decode(), code), page
