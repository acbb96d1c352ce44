"""Saving a search of cards: members and guests name it, find it again, rename and delete it; nobody else's."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks.models import SavedSearch
from decks.search.saved_searches import MOST_SEARCHES
from tests.cards.conftest import Folder
from tests.cards.conftest import folder as folder
from tests.cards.conftest import pool as pool

PAGE = "/echo/cards/"
SAVE = "/echo/searches/"


@pytest.fixture
def alice(pool: Folder) -> Client:
    client = Client(headers={"accept-language": "en"})
    client.force_login(User.objects.create_user("alice"))
    return client


def save(client: Client, name: str, search: str) -> str:
    """The page that follows."""
    return client.post(SAVE, {"name": name, "search": search}, follow=True).content.decode()


def test_a_search_is_named_and_found_again(alice: Client) -> None:
    page = save(alice, " Cheap  water ", "?q=cost<3&attribute=water&page=2&nonsense=1")
    assert "The search is saved as “Cheap water”." in page
    row = SavedSearch.objects.get()
    assert row.query == "?q=cost%3C3&attribute=water"
    page = alice.get(PAGE).content.decode()
    assert 'href="/echo/cards/?q=cost%3C3&amp;attribute=water">Cheap water</a>' in page
    assert alice.get(f"{SAVE}{row.pk}/").url == row.address  # type: ignore[attr-defined]
    assert alice.get("/hota/cards/").content.decode().count("Cheap water") == 0


def test_a_guest_keeps_searches_and_takes_them_along(pool: Folder) -> None:
    guest, other = Client(), Client()
    save(guest, "Cheap", "?q=cost<3")
    assert ">Cheap</a>" in guest.get(PAGE).content.decode()
    assert ">Cheap</a>" not in other.get(PAGE).content.decode()
    guest.post("/accounts/signup/", {"username": "charlie", "password1": "correct horse 9", "password2": "correct horse 9"})
    assert SavedSearch.objects.get().owner == User.objects.get(username="charlie")


def test_the_same_name_saves_over(alice: Client) -> None:
    save(alice, "Mine", "?q=fox")
    save(alice, "MINE", "?q=wolf")
    assert [(each.name, each.query) for each in SavedSearch.objects.all()] == [("MINE", "?q=wolf")]


def test_it_is_renamed_and_deleted(alice: Client) -> None:
    save(alice, "Fox", "?q=fox")
    save(alice, "Wolf", "?q=wolf")
    address = f"{SAVE}{SavedSearch.objects.get(name='Fox').pk}/"
    assert "is now called “Foxes”" in alice.post(address, {"name": "Foxes"}, follow=True).content.decode()
    assert "Another saved search is called “wolf”." in alice.post(address, {"name": "wolf"}, follow=True).content.decode()
    assert "“Foxes” is deleted" in alice.post(f"{address}delete/", follow=True).content.decode()
    assert alice.get(address).status_code == 404


def test_charlie_can_open_but_not_change_it(alice: Client, client: Client) -> None:
    save(alice, "Fox", "?q=fox")
    row = SavedSearch.objects.get()
    address = f"{SAVE}{row.pk}/"
    assert client.get(address).status_code == 302
    assert client.post(address, {"name": "Mine now"}).status_code == 404
    assert client.post(f"{address}delete/").status_code == 404
    assert client.get(f"/hota/searches/{row.pk}/").status_code == 404


@pytest.mark.parametrize(
    ("name", "search", "told"),
    [
        ("", "?q=fox", "Give the search a name."),
        ("x" * 61, "?q=fox", "The name is too long: 60 characters at most."),
        ("long", "?q=" + "x" * 3000, "The search is too long to be saved."),
    ],
)
def test_what_cannot_be_kept_is_told(alice: Client, name: str, search: str, told: str) -> None:
    assert told in save(alice, name, search)
    assert not SavedSearch.objects.exists()


def test_there_is_an_end_to_it(alice: Client) -> None:
    SavedSearch.objects.bulk_create(
        SavedSearch(owner=User.objects.get(), game="echo", name=f"{n}", query="?") for n in range(MOST_SEARCHES)
    )
    assert f"You have {MOST_SEARCHES} saved searches" in save(alice, "one more", "?q=fox")


def test_it_speaks_chinese(alice: Client) -> None:
    page = alice.post(SAVE, {"name": "水", "search": "?q=鲸"}, headers={"accept-language": "zh-CN"}, follow=True).content.decode()
    assert "搜索已存为“水”。" in page


def test_what_is_shown_by_htmx_is_what_is_saved(alice: Client) -> None:
    part = alice.get(f"{PAGE}?q=fox", headers={"hx-request": "true"}).content.decode()
    assert '<input type="hidden" id="saved-address" name="search" value="?q=fox" hx-swap-oob="true">' in part
