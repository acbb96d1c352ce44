"""The builder: choosing what to start from, editing, and what happens when an edit comes too late."""

import re

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from cards.catalogue import Catalogue, catalogue_of
from decks.lists.changes import SetCount
from decks.models import Deck
from decks.services import change_deck
from rules.kernel.game import Game
from tests.assertions.languages import leftovers
from tests.assertions.markup import closed_up

HTMX = {"HTTP_HX_REQUEST": "true", "HTTP_HX_TARGET": "pad"}


def address(deck: Deck) -> str:
    return f"/decks/{deck.pk}/edit/"


def test_a_hero_starts_a_deck(echo: Game, charlie: Client, catalogue: Catalogue) -> None:
    assert "A-Ji of the Hundred Claws" in charlie.get("/echo/decks/new/").content.decode()
    response = charlie.post("/echo/decks/new/", {"hero": "a-ji"})
    deck = Deck.objects.get()
    assert response["Location"] == address(deck)
    assert deck.sections(catalogue) == {"hero": {"a-ji": 1}}
    assert (deck.name, deck.visibility) == ("A-Ji of the Hundred Claws's deck", "private")
    assert charlie.get(address(deck)).status_code == 200


def test_a_hero_can_be_linked_to(echo: Game, charlie: Client) -> None:
    page = charlie.get("/echo/decks/new/?hero=a-ji").content.decode()
    assert "Start building" in page
    assert not Deck.objects.exists()


def test_a_game_without_a_hero_starts_with_a_name(all_games: tuple[Game, ...], charlie: Client) -> None:
    charlie.post("/hota/decks/new/", {"name": "石与草", "format": "limited"})
    deck = Deck.objects.get()
    assert (deck.name, deck.format) == ("石与草", "limited")
    assert "Pool" in charlie.get(address(deck)).content.decode()


@pytest.mark.parametrize("form", [{"hero": "no-such-card"}, {"hero": "a-ji", "name": "x" * 81}])
def test_a_start_that_can_t_be_says_why(echo: Game, charlie: Client, form: dict[str, str]) -> None:
    response = charlie.post("/echo/decks/new/", form)
    assert response.status_code == 422
    assert 'role="alert"' in response.content.decode()
    assert not Deck.objects.exists()


def test_an_unknown_format_is_no_page(echo: Game, charlie: Client) -> None:
    assert charlie.get("/echo/decks/new/?format=modern").status_code == 404


@pytest.mark.parametrize(
    ("asked", "is_in"),
    [("in=deck", True), ("in=elsewhere", False), ("q=in:deck", True), ("q=-in:deck", False), ("q=在:卡组", True), ("q=非 在:卡组", False)],
)
def test_the_shelf_shows_what_is_in_the_deck_or_what_is_not(
    deck: Deck, alice: Client, catalogue: Catalogue, asked: str, is_in: bool
) -> None:
    held = {slug for cards in deck.sections(catalogue).values() for slug in cards}
    found = alice.get(f"{address(deck)}?{asked}").context["shelf"]
    shown = [row.card.slug for row in found.rows]
    assert found.browsing.problems == []
    assert (set(shown) == held) if is_in else (shown and not held & set(shown))
    assert found.browsing.total == (len(held) if is_in else len(catalogue.rows) - len(held))
    assert all((row.have > 0) == is_in for row in found.rows)


def test_a_stated_pool_is_no_deck_to_be_in(all_games: tuple[Game, ...], charlie: Client) -> None:
    charlie.post("/hota/decks/new/", {"name": "石与草", "format": "limited"})
    deck = Deck.objects.get()
    slug = next(iter(catalogue_of("hota").rows))
    change_deck(deck=deck, revision=1, changes=[SetCount("pool", slug, 2)])
    assert charlie.get(f"{address(deck)}?in=deck").context["shelf"].rows == ()


def test_the_filter_by_the_deck_is_told_in_one_language(deck: Deck, alice: Client) -> None:
    for language, code, chosen, told in (
        ("en", "en", "In the deck", "Cards where it is not in: deck."),
        ("zh-hans", "zh", "卡组内", "不在卡组中的卡牌。"),
    ):
        headers = {"accept-language": language}
        page = alice.get(f"{address(deck)}?in=deck", headers=headers).content.decode()
        assert f'<option value="deck" selected>{chosen}</option>' in closed_up(page)
        assert told in alice.get(f"{address(deck)}?q=-in:deck", headers=headers).content.decode()
        assert leftovers(page, code, names=("Oxen", "alice")) == []


def test_elsewhere_no_deck_is_open(echo: Game, charlie: Client) -> None:
    page = charlie.get("/echo/cards/?q=in:deck").content.decode()
    assert "“in:deck” was left out: only the builder has a deck open." in page
    assert 'name="in"' not in page
    assert "<code>in:deck</code>" in closed_up(charlie.get("/echo/syntax/").content.decode()).split('id="builder"')[1].split("</table>")[0]


def test_the_builder_shows_cards_and_deck(deck: Deck, alice: Client) -> None:
    page = alice.get(address(deck)).content.decode()
    assert 'id="shelf-cards"' in page
    assert 'value="add:main:kiln-ox:-1"' in page
    assert "Main deck: 2 cards, exactly 30 needed." in page
    assert re.search(r"bar-count[^>]*>\s*<span[^>]*>Main deck</span>\s*<strong>2<span[^>]*>/30", page)


def test_the_deck_stands_in_piles_where_the_address_asks_for_it(deck: Deck, alice: Client) -> None:
    page = closed_up(alice.get(f"{address(deck)}?q=ox&deck=piles&show=faces").content.decode())
    assert '<div class="desk is-piles">' in page
    assert 'href="?q=ox&amp;show=faces" data-piles="no"' in page
    assert 'href="?q=ox&amp;show=faces&amp;deck=piles" data-piles="yes" aria-current="true"' in page
    assert 'href="?q=ox&amp;deck=piles">Rows' in page
    response = alice.post(f"{address(deck)}?q=ox&deck=piles", {"revision": 1, "do": "add:main:kiln-ox:1"})
    assert response["Location"].endswith("?q=ox&deck=piles")
    assert '<div class="desk">' in alice.get(address(deck)).content.decode()


def test_an_edit_without_javascript(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    response = alice.post(f"{address(deck)}?q=ox&cost=3", {"revision": 1, "do": "add:main:kiln-ox:1"})
    assert response["Location"] == f"{address(deck)}?q=ox&cost=3"
    assert Deck.objects.get().sections(catalogue)["main"] == {"kiln-ox": 3}


def test_an_edit_with_htmx_answers_the_changed_parts(deck: Deck, alice: Client) -> None:
    response = alice.post(address(deck), {"revision": 1, "do": "add:main:kiln-ox:1"}, **HTMX)
    page = response.content.decode()
    assert 'id="pad"' in page
    assert 'data-revision="2"' in page
    assert 'id="bar" hx-swap-oob="true"' in page
    assert "shelf-cards" not in page
    assert "<html" not in page


def test_an_edit_takes_few_queries(deck: Deck, alice: Client, django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    with django_assert_max_num_queries(12):
        alice.post(address(deck), {"revision": 1, "do": "add:main:kiln-ox:1"}, **HTMX)


def test_how_many_queries_does_not_depend_on_the_deck(deck: Deck, alice: Client, catalogue: Catalogue, same_charges: None) -> None:
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    counts = []
    for slugs in (["kiln-ox"], [slug for slug, card in catalogue.definitions.items() if card.kind == "follower"][:25]):
        deck = change_deck(deck=Deck.objects.get(), revision=Deck.objects.get().revision, changes=[SetCount("main", s, 1) for s in slugs])
        with CaptureQueriesContext(
            connection,
        ) as queries:
            alice.post(address(deck), {"revision": deck.revision, "do": "add:main:kiln-ox:1"}, **HTMX)
        counts.append(len(queries))
    assert counts[0] == counts[1]


@pytest.mark.parametrize(
    ("do", "main"),
    [
        ("set:main:kiln-ox:0", {}),
        ("set::wick-sparrow:3", {"wick-sparrow": 3, "kiln-ox": 2}),
        ("put:hero:huo-ling", {"kiln-ox": 2}),
    ],
)
def test_each_kind_of_edit(deck: Deck, alice: Client, catalogue: Catalogue, do: str, main: dict[str, int]) -> None:
    alice.post(address(deck), {"revision": 1, "do": do})
    assert Deck.objects.get().sections(catalogue).get("main", {}) == main


def test_a_fix_that_names_its_cards_is_a_button(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    alice.post(address(deck), {"revision": 1, "do": "set:main:kiln-ox:5"})
    page = alice.get(address(deck)).content.decode()
    button = re.search(r'value="(mend:too_many_copies:[^"]*)"', page)
    assert button
    alice.post(address(deck), {"revision": 2, "do": button[1]})
    assert Deck.objects.get().sections(catalogue)["main"] == {"kiln-ox": 3}


@pytest.mark.parametrize(
    "do",
    [
        "",
        "add",
        "add:main:kiln-ox:x",
        "add:main:kiln-ox:999999999999",
        "set:main:nobody:1",
        "set:main:kiln-ox:-1",
        "fly:main",
        "restore:AAE",
        "restore:3 Kiln Ox",
        "mend:a:b:c",
    ],
)
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_edits_that_make_no_sense(deck: Deck, alice: Client, do: str, headers: dict[str, str]) -> None:
    response = alice.post(address(deck), {"revision": 1, "do": do}, **headers)
    assert response.status_code == 422
    assert 'role="alert"' in response.content.decode()
    assert Deck.objects.get().revision == 1


def test_name_note_and_sharing(deck: Deck, alice: Client) -> None:
    alice.post(address(deck), {"revision": 1, "name": "慢牛", "note": "一\r\n二", "visibility": "unlisted"})
    found = Deck.objects.get()
    assert (found.name, found.note, found.visibility, found.revision) == ("慢牛", "一\n二", "unlisted", 2)


def test_a_refused_name_keeps_the_note_that_was_typed(deck: Deck, alice: Client) -> None:
    response = alice.post(address(deck), {"revision": 1, "name": " ", "note": "long work"})
    assert response.status_code == 422
    assert "long work" in response.content.decode()


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_a_stale_edit_shows_both_and_loses_nothing(deck: Deck, alice: Client, catalogue: Catalogue, headers: dict[str, str]) -> None:
    alice.post(address(deck), {"revision": 1, "do": "set:main:kiln-ox:3"})
    response = alice.post(address(deck), {"revision": 1, "do": "set:main:kiln-ox:1"}, **headers)
    page = response.content.decode()
    assert response.status_code == 409
    assert re.search(r"Kiln Ox</th><td>1 copy</td><td>3 copies</td>", page)
    form = dict(re.findall(r'<input type="hidden" name="(revision|do)" value="([^"]*)"', page.split("notice warning clash")[1]))
    assert form == {"revision": "2", "do": "set:main:kiln-ox:1"}
    alice.post(address(deck), form)
    assert Deck.objects.get().sections(catalogue)["main"] == {"kiln-ox": 1}


def test_a_stale_note_comes_back_whole(deck: Deck, alice: Client) -> None:
    alice.post(address(deck), {"revision": 1, "note": "first"})
    page = alice.post(address(deck), {"revision": 1, "name": "Oxen", "note": "second\nline"}).content.decode()
    assert re.search(r'<textarea name="note"\s+hidden>second\nline</textarea>', page)


@pytest.mark.parametrize("revision", ["", "0", "x", "-1", "99", "9" * 30])
def test_a_revision_that_makes_no_sense_is_stale(deck: Deck, alice: Client, revision: str) -> None:
    assert alice.post(address(deck), {"revision": revision, "do": "set:main:kiln-ox:1"}).status_code == 409


def test_the_shelf_alone_for_htmx(deck: Deck, alice: Client) -> None:
    page = alice.get(f"{address(deck)}?q=窑牛", HTTP_HX_REQUEST="true", HTTP_HX_TARGET="shelf").content.decode()
    assert page.count('<li class="shelf-row') == 1
    assert "<html" not in page


def test_pictures_instead_of_rows(deck: Deck, alice: Client) -> None:
    page = alice.get(f"{address(deck)}?show=faces").content.decode()
    assert 'class="shelf-faces"' in page
    assert 'name="show" value="faces"' in page


def test_deleting_asks_first(deck: Deck, alice: Client) -> None:
    assert "It holds 3 cards." in alice.get(f"/decks/{deck.pk}/delete/").content.decode()
    assert Deck.objects.exists()
    assert alice.post(f"/decks/{deck.pk}/delete/", {"revision": 1})["Location"] == "/decks/"
    assert not Deck.objects.exists()


def test_a_deck_changed_meanwhile_is_not_deleted(deck: Deck, alice: Client) -> None:
    alice.post(address(deck), {"revision": 1, "do": "set:main:kiln-ox:3"})
    assert "Nothing was deleted." in alice.post(f"/decks/{deck.pk}/delete/", {"revision": 1}).content.decode()
    assert Deck.objects.exists()


@pytest.mark.parametrize(("language", "code"), [("en", "en"), ("zh-hans", "zh")])
def test_one_language_on_a_page(deck: Deck, alice: Client, language: str, code: str) -> None:
    alice.post(address(deck), {"revision": 1, "do": "set:main:chiwu:2"})
    names = ("Oxen", "alice")
    for page in (address(deck), f"{address(deck)}?show=faces&kind=hero", f"/decks/{deck.pk}/delete/", "/echo/decks/new/"):
        found = leftovers(alice.get(page, headers={"accept-language": language}).content.decode(), code, names=names)
        assert not found, page
    stale = alice.post(address(deck), {"revision": 1, "do": "set:main:kiln-ox:1"}, headers={"accept-language": language})
    assert not leftovers(stale.content.decode(), code, names=names)
