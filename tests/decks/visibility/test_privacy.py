"""A private deck is 404 for anybody but its owner, an unlisted one is opened by link alone, a public one by all."""

import pytest
from django.test import Client

from decks.models import Deck, Visibility

READING = ["/decks/{}/", "/decks/{}/export/text/", "/decks/{}/export/json/", "/decks/{}/export/code/"]
OWNING = ["/decks/{}/edit/", "/decks/{}/delete/"]


def status(client: Client, address: str, deck: Deck, method: str = "get") -> int:
    code: int = getattr(client, method)(address.format(deck.pk), {"revision": deck.revision, "do": "add:main:kiln-ox:1"}).status_code
    return code


@pytest.mark.parametrize("address", READING + OWNING)
def test_a_private_deck_is_its_owners_alone(deck: Deck, alice: Client, bob: Client, charlie: Client, address: str) -> None:
    assert status(alice, address, deck) == 200
    assert status(bob, address, deck) == 404
    assert status(charlie, address, deck) == 404


@pytest.mark.parametrize("visibility", [Visibility.UNLISTED, Visibility.PUBLIC])
@pytest.mark.parametrize("address", READING)
def test_others_are_open_by_link(deck: Deck, bob: Client, charlie: Client, address: str, visibility: str) -> None:
    Deck.objects.update(visibility=visibility)
    assert status(bob, address, deck) == 200
    assert status(charlie, address, deck) == 200


@pytest.mark.parametrize("visibility", Visibility.values)
@pytest.mark.parametrize("address", OWNING)
@pytest.mark.parametrize("method", ["get", "post"])
def test_nobody_else_may_change_or_delete(deck: Deck, bob: Client, charlie: Client, address: str, visibility: str, method: str) -> None:
    Deck.objects.update(visibility=visibility)
    assert status(bob, address, deck, method) == 404
    assert status(charlie, address, deck, method) == 404
    assert Deck.objects.get().revision == 1


def test_only_what_may_be_seen_may_be_copied(deck: Deck, charlie: Client) -> None:
    assert status(charlie, "/decks/{}/copy/", deck, "post") == 404
    Deck.objects.update(visibility=Visibility.UNLISTED)
    assert status(charlie, "/decks/{}/copy/", deck, "post") == 302
    copy = Deck.objects.get(copied_from=deck)
    assert status(charlie, "/decks/{}/edit/", copy) == 200


def test_only_public_decks_are_listed(deck: Deck, charlie: Client) -> None:
    for visibility, is_listed in ((Visibility.PRIVATE, False), (Visibility.UNLISTED, False), (Visibility.PUBLIC, True)):
        Deck.objects.update(visibility=visibility)
        assert ("Oxen" in charlie.get("/echo/decks/").content.decode()) is is_listed


def test_my_decks_are_mine(deck: Deck, alice: Client, bob: Client, charlie: Client) -> None:
    assert "Oxen" in alice.get("/decks/").content.decode()
    assert "Oxen" not in bob.get("/decks/").content.decode()
    assert "Oxen" not in charlie.get("/decks/").content.decode()


def test_two_browsers_that_have_not_signed_in_are_two_people(echo: object, charlie: Client) -> None:
    address = charlie.post("/echo/decks/new/", {"hero": "a-ji"})["Location"]
    other = Client()
    other.post("/echo/decks/new/", {"hero": "a-ji"})
    assert charlie.get(address).status_code == 200
    assert other.get(address).status_code == 404


def test_the_page_of_a_copy_does_not_tell_of_a_private_origin(deck: Deck, charlie: Client) -> None:
    Deck.objects.update(visibility=Visibility.PUBLIC, name="Origin of all")
    copy = Deck.objects.get(pk=charlie.post(f"/decks/{deck.pk}/copy/")["Location"].split("/")[2])
    Deck.objects.filter(pk=copy.pk).update(name="Copy")
    assert "Origin of all" in charlie.get(f"/decks/{copy.pk}/").content.decode()
    Deck.objects.filter(pk=deck.pk).update(visibility=Visibility.PRIVATE)
    assert "Origin of all" not in charlie.get(f"/decks/{copy.pk}/").content.decode()


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("/decks/", "get"),
        ("/decks/{}/", "get"),
        ("/decks/{}/edit/", "get post"),
        ("/decks/{}/copy/", "post"),
        ("/decks/{}/delete/", "get post"),
        ("/decks/{}/export/text/", "get"),
        ("/echo/decks/", "get"),
        ("/echo/decks/new/", "get post"),
        ("/echo/decks/import/", "get post"),
        ("/accounts/signup/", "get post"),
        ("/accounts/logout/", "post"),
    ],
)
def test_wrong_methods(deck: Deck, alice: Client, address: str, allowed: str) -> None:
    for method in ("get", "post", "put", "patch", "delete"):
        if method not in allowed.split():
            assert getattr(alice, method)(address.format(deck.pk)).status_code == 405


@pytest.mark.parametrize(
    "address", ["/decks/{}/edit/", "/decks/{}/copy/", "/decks/{}/delete/", "/echo/decks/new/", "/echo/decks/import/", "/accounts/signup/"]
)
def test_forms_of_other_sites_are_refused(deck: Deck, member: object, address: str) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(member)  # type: ignore[arg-type]
    assert client.post(address.format(deck.pk), {"revision": 1}).status_code == 403


def test_no_such_deck(alice: Client) -> None:
    assert alice.get("/decks/00000000-0000-4000-8000-000000000000/").status_code == 404
    assert alice.get("/decks/not-an-id/").status_code == 404
