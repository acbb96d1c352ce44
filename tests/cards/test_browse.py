"""The page of a game's cards: filters, orders, views and pages by address alone."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from django.http import HttpResponse
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from cards.catalogue import catalogue_of
from cards.search.card_search import Search
from cards.search.facets import facets_of
from cards.search.results import Browsing
from cards.services import load_definitions
from rules import games
from tests.assertions.languages import leftovers
from tests.cards.conftest import Folder
from tests.fixtures.shipping import load_shipped

PAGE = "/echo/cards/"
ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}


def slugs(response: HttpResponse) -> list[str]:
    return re.findall(r'<(?:li class="card-tile"|li|h2|th scope="row")>\s*<a href="/echo/cards/([a-z0-9-]+)/"', response.content.decode())


def browsing(response: HttpResponse) -> Browsing:
    found: Browsing = response.context["browsing"]  # type: ignore[attr-defined]
    return found


def test_every_card_is_there_with_its_picture(pool: Folder, client: Client) -> None:
    response = client.get(PAGE)
    assert response.status_code == 200
    assert slugs(response) == ["warden", "fox", "wolf", "carp", "whale", "tea", "oracle"]
    assert (
        len(
            re.findall(
                r'<img class="picture" src="/echo/cards/[a-z]+\.en\.svg\?v=[0-9a-f]{10}" width="630" height="880"',
                response.content.decode(),
            )
        )
        == 7
    )
    assert "7 cards" in response.content.decode()


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("kind=hero", ["warden", "oracle"]),
        ("attribute=water", ["carp", "whale", "oracle"]),
        ("attribute=water&attribute=grass", ["wolf", "carp", "whale", "oracle"]),
        ("attribute=water&kind=follower", ["carp", "whale"]),
        ("rarity=UR&rarity=SSR", ["whale", "oracle"]),
        ("cost=2", ["fox", "carp"]),
        ("cost=0&cost=5", ["whale", "tea"]),
        ("faction=tide-guild", ["carp", "whale"]),
        ("race=beast", ["fox", "wolf"]),
        ("keyword=shield", ["carp"]),
        ("keyword=shield&keyword=reattack", ["fox", "carp"]),
        ("set=trial&kind=item", ["tea"]),
        ("q=bell&kind=hero", ["warden"]),
        ("sort=name", ["carp", "fox", "tea", "wolf", "oracle", "warden", "whale"]),
        ("sort=-rarity&kind=hero", ["oracle", "warden"]),
        ("sort=cost", ["tea", "fox", "carp", "wolf", "whale", "warden", "oracle"]),
        ("sort=-cost", ["whale", "wolf", "fox", "carp", "tea", "warden", "oracle"]),
        ("sort=-attack&kind=follower", ["whale", "fox", "wolf", "carp"]),
        ("q=carp", ["carp"]),
    ],
)
def test_the_address_narrows_and_sorts(pool: Folder, client: Client, query: str, found: list[str]) -> None:
    for view in ("grid", "list", "table", "text"):
        assert slugs(client.get(f"{PAGE}?{query}&view={view}")) == found


def test_chinese_names_sort_by_their_sound(pool: Folder, client: Client) -> None:
    found = slugs(client.get(f"{PAGE}?sort=name", **ZH))
    assert found == ["tea", "fox", "whale", "warden", "wolf", "oracle", "carp"]


def test_cards_named_so_come_first(pool: Folder, client: Client) -> None:
    pool.card("apprentice", 8, flavour="The fox taught her.", flavour_zh="狐狸教的。")
    pool.card("vixen", 9, name="Fox Elder", name_zh="老狐")
    load_definitions(only=games.get("echo"), folder=pool.path)
    assert slugs(client.get(f"{PAGE}?q=fox")) == ["fox", "vixen", "apprentice"]


def test_each_value_tells_how_many_it_would_leave(pool: Folder, client: Client) -> None:
    page = browsing(client.get(f"{PAGE}?attribute=water&kind=follower"))
    counts = {facet.param: {option.choice.slug: option.count for option in options} for facet, options in page.filters}
    assert counts["attribute"] == {"fire": 1, "grass": 1, "water": 2, "light": 0, "dark": 0}
    assert counts["kind"] == {"hero": 1, "follower": 2, "item": 0}
    assert counts["faction"] == {"dawn-court": 0, "tide-guild": 2, "wildroot": 0, "night-market": 0}
    assert counts["cost"] == {"0": 0, "2": 1, "3": 0, "5": 1}


def test_each_thing_asked_for_can_be_taken_away(pool: Folder, client: Client) -> None:
    page = browsing(client.get(f"{PAGE}?q=bell&attribute=water&attribute=fire&cost=2&view=table"))
    assert [(chip.label, chip.address) for chip in page.chips] == [
        ("“bell”", "?attribute=water&attribute=fire&cost=2&view=table"),
        ("Water", "?q=bell&attribute=fire&cost=2&view=table"),
        ("Fire", "?q=bell&attribute=water&cost=2&view=table"),
        ("Cost 2", "?q=bell&attribute=water&attribute=fire&view=table"),
    ]


def test_an_empty_answer_says_what_to_let_go(pool: Folder, client: Client) -> None:
    page = client.get(f"{PAGE}?attribute=grass&cost=5").content.decode()
    assert "No card matches all of this" in page
    assert 'Without Grass: <a href="?cost=5">1 card</a>' in page
    assert 'Without Cost 5: <a href="?attribute=grass">1 card</a>' in page


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("attribute=fier", "Attribute: there is no “fier”; it was left out."),
        ("kind=%3Cb%3E", "Kind: there is no “&lt;b&gt;”; it was left out."),
        ("cost=-1", "Cost: there is no “-1”; it was left out."),
        ("cost=99999999999999999999", "Cost: there is no “99999999999999999999”; it was left out."),
        ("cost=two", "Cost: there is no “two”; it was left out."),
        ("sort=colour", "Cards can&#x27;t be sorted by “colour”; they stand in the order of their numbers."),
        ("view=carousel", "There is no view “carousel”; these are the pictures."),
        ("page=0", "“0” is no page number; this is the first page."),
        ("page=x", "“x” is no page number; this is the first page."),
        ("page=%C2%B2", "“²” is no page number; this is the first page."),
        ("page=2", "There is no page 2; this is the last one."),
        ("page=999999999999999999999", "is no page number; this is the first page."),
    ],
)
def test_what_makes_no_sense_is_told_and_left_out(pool: Folder, client: Client, query: str, told: str) -> None:
    response = client.get(f"{PAGE}?{query}")
    assert response.status_code == 200
    assert told in response.content.decode()
    assert len(slugs(response)) == 7


def test_a_number_that_no_card_has_finds_nothing(pool: Folder, client: Client) -> None:
    response = client.get(f"{PAGE}?cost=42")
    assert slugs(response) == []
    assert "Cost 42" in response.content.decode()


@pytest.mark.parametrize(
    "query", ["x" * 5000, "\x00", "'\"; drop table", "%", "🦊" * 500, "\ud800".encode("utf-16", "surrogatepass").decode("latin-1")]
)
def test_no_search_breaks_the_page(pool: Folder, client: Client, query: str) -> None:
    response = client.get(f"{PAGE}?q={quote(query)}")
    assert response.status_code == 200
    assert ("longer than 400 characters" in response.content.decode()) == (len(query) > 400)


def test_many_cards_come_in_pages(pool: Folder, client: Client) -> None:
    for number in range(10, 74):
        pool.card(f"soldier-{number}", number, attribute="dark")
    load_definitions(only=games.get("echo"), folder=pool.path)
    first, second = client.get(f"{PAGE}?attribute=dark"), client.get(f"{PAGE}?attribute=dark&page=2")
    assert (len(slugs(first)), len(slugs(second))) == (60, 4)
    assert 'href="?attribute=dark&amp;page=2" rel="next"' in first.content.decode()
    assert 'href="?attribute=dark" rel="prev"' in second.content.decode()


def test_pages_below_each_other_come_back_by_their_address(pool: Folder, client: Client) -> None:
    for number in range(10, 153):
        pool.card(f"soldier-{number}", number, attribute="dark")
    load_definitions(only=games.get("echo"), folder=pool.path)
    first = client.get(f"{PAGE}?attribute=dark")
    assert 'data-continued="?attribute=dark&amp;page=2&amp;first=1"' in first.content.decode()
    both = client.get(f"{PAGE}?attribute=dark&page=2&first=1")
    assert len(slugs(both)) == 120
    assert slugs(both)[:60] == slugs(first)
    assert 'rel="prev"' not in both.content.decode()
    assert 'data-continued="?attribute=dark&amp;page=3&amp;first=1"' in both.content.decode()
    rest = client.get(f"{PAGE}?attribute=dark&page=3&first=2")
    assert len(slugs(rest)) == 83
    assert 'href="?attribute=dark" rel="prev"' in rest.content.decode()
    assert "data-continued" not in rest.content.decode()
    for nonsense in ("0", "3", "x", "-1", "²", "9" * 30):
        assert len(slugs(client.get(f"{PAGE}?attribute=dark&page=2&first={nonsense}"))) == 60


def test_htmx_gets_only_what_changes(pool: Folder, client: Client) -> None:
    response = client.get(f"{PAGE}?q=&kind=hero&sort=&view=grid", HTTP_HX_REQUEST="true", HTTP_HX_TRIGGER="browse")
    page = response.content.decode()
    assert slugs(response) == ["warden", "oracle"]
    assert "<html" not in page
    assert 'id="options-attribute" hx-swap-oob="true"' in page
    assert 'id="q"' not in page
    assert response["HX-Push-Url"] == f"{PAGE}?kind=hero"
    assert "HX-Request" in response["Vary"]
    assert "HX-Request" in client.get(PAGE)["Vary"]


def test_a_chip_renews_the_search_box_too(pool: Folder, client: Client) -> None:
    assert 'id="q"' in client.get(f"{PAGE}?kind=hero", HTTP_HX_REQUEST="true").content.decode()


def test_the_number_of_queries_does_not_grow_with_the_cards(
    pool: Folder, client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for view in ("grid", "list", "table", "text"):
        with django_assert_max_num_queries(6):
            client.get(f"{PAGE}?attribute=water&attribute=fire&cost=2&keyword=shield&q=bell&view={view}")


@pytest.mark.parametrize("view", ["grid", "list", "table", "text"])
@pytest.mark.parametrize("query", ["", "&q=1234&cost=42&sort=0&page=9"])
def test_the_page_speaks_one_language(pool: Folder, client: Client, view: str, query: str) -> None:
    path = f"{PAGE}?view={view}{query}"
    assert leftovers(client.get(path).content.decode(), "en") == []
    assert leftovers(client.get(path, **ZH).content.decode(), "zh") == []


def test_an_unknown_game_has_no_cards(db: None, client: Client) -> None:
    assert client.get("/chess/cards/").status_code == 404


def test_cards_can_only_be_read(pool: Folder, client: Client) -> None:
    assert client.post(PAGE).status_code == 405
    assert client.head(PAGE).status_code == 200


@pytest.mark.parametrize("view", ["list", "text"])
def test_lines_say_what_their_numbers_are(pool: Folder, client: Client, view: str) -> None:
    page = client.get(PAGE, {"view": view}).content.decode()
    assert "Cost 2 · Attack 3" in page
    assert not re.search(r"Follower[^<]* · \d", page)


def test_chinese_names_are_listed_with_chinese_commas(client: Client, db: None) -> None:
    load_shipped(games.get("douwushi"))
    page = client.get("/douwushi/cards/", {"view": "table"}, **ZH).content.decode()
    assert re.search(r'战士</span>、<span class="value">', page)
    assert '</span>, <span class="value">' not in page


def test_where_formats_leave_cards_out_there_is_a_filter_by_format(db: None, client: Client) -> None:
    load_shipped(*games.everything())
    game = next(game for game in games.everything() if "legal" in {facet.param for facet in facets_of(catalogue_of(game))})
    formats = [format.slug for format in game.formats]
    found = {slug: client.get(f"/{game.slug}/cards/?legal={slug}").context["browsing"] for slug in formats}
    counts = {slug: browsing.total for slug, browsing in found.items()}
    legal = {slug: Search(catalogue_of(game), f"legal:{slug}").found.sum() for slug in formats}
    assert counts == legal
    (_, options) = next(each for each in found[formats[0]].filters if each[0].param == "legal")
    assert {option.choice.slug: option.count for option in options} == counts
    assert "Legal in" in client.get(f"/{game.slug}/cards/").content.decode()
    assert client.get(f"/{game.slug}/cards/?legal=nonsense").status_code == 200
    assert "legal" not in {facet.param for facet in facets_of(catalogue_of(games.everything()[0]))}


def test_what_formats_allow_is_worked_out_once_for_all_searches_of_a_day(db: None) -> None:
    load_shipped(*games.everything())
    found = [
        [facet.masks for facet in facets_of(catalogue_of(game)) if facet.param == "legal"] for game in games.everything() for _ in "ab"
    ]
    assert any(found)
    assert all(first[0] is again[0] for first, again in zip(found[::2], found[1::2], strict=True) if first)
