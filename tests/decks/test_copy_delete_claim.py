"""Copying and deleting decks; what was a guest's becomes the member's."""

from html import unescape

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.catalogue import Catalogue
from decks.lists.changes import Rename
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import StaleRevisionError, change_deck, claim_things, copy_deck, create_deck, delete_deck
from rules.kernel.game import Game

PASSWORD = "correct horse battery"


def test_a_copy_is_private_and_knows_its_origin(deck: Deck, catalogue: Catalogue) -> None:
    change_deck(deck=deck, revision=1, changes=[Rename("牛群")])
    copy = copy_deck(deck=Deck.objects.get(), owner=Owner(None, "k"))
    assert copy.sections(catalogue) == deck.sections(catalogue)
    assert (copy.name, copy.visibility, copy.copied_from_id, copy.revision) == ("牛群 (copy)", Visibility.PRIVATE, deck.pk, 1)


def test_a_copy_outlives_its_origin(deck: Deck) -> None:
    copy = copy_deck(deck=deck, owner=Owner(None, "k"))
    delete_deck(deck=deck, revision=1)
    copy.refresh_from_db()
    assert copy.copied_from is None


def test_a_deck_is_deleted_as_it_was_seen(deck: Deck) -> None:
    change_deck(deck=Deck.objects.get(), revision=1, changes=[Rename("Other")])
    with pytest.raises(StaleRevisionError):
        delete_deck(deck=deck, revision=1)
    delete_deck(deck=deck, revision=2)
    assert not Deck.objects.exists()


def test_claiming_takes_that_browsers_decks_alone(echo: Game, member: User) -> None:
    mine = create_deck(owner=Owner(None, "a" * 32), game=echo, name="Mine")
    other = create_deck(owner=Owner(None, "b" * 32), game=echo, name="Other")
    assert claim_things(guest=Owner(None, "a" * 32), user=member) == 1
    assert claim_things(guest=Owner(None, ""), user=member) == 0
    mine.refresh_from_db()
    other.refresh_from_db()
    assert (mine.owner, mine.owner_key, other.owner, other.owner_key) == (member, "", None, "b" * 32)


def test_signing_up_keeps_the_decks(echo: Game, charlie: Client) -> None:
    charlie.post("/echo/decks/new/", {"hero": "a-ji"})
    response = charlie.post("/accounts/signup/", {"username": "小明", "password1": PASSWORD, "password2": PASSWORD}, follow=True)
    assert response.redirect_chain == [("/decks/", 302)]
    deck = Deck.objects.get()
    assert deck.owner == User.objects.get(username="小明")
    assert deck.owner_key == ""
    assert deck.name in unescape(response.content.decode())


def test_signing_in_adds_the_decks_made_before(echo: Game, member: User, deck: Deck, charlie: Client) -> None:
    charlie.post("/echo/decks/new/", {"hero": "huo-ling"})
    charlie.post("/accounts/login/", {"username": "alice", "password": PASSWORD, "next": "/echo/decks/"}, follow=True)
    assert Deck.objects.filter(owner=member).count() == 2


def test_signing_out_leaves_nothing_in_the_browser(alice: Client, deck: Deck) -> None:
    assert alice.get("/accounts/logout/").status_code == 405
    alice.post("/accounts/logout/")
    assert alice.get(f"/decks/{deck.pk}/edit/").status_code == 404


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"username": "bob", "password1": "12345678", "password2": "12345678"},
        {"username": "bob", "password1": PASSWORD, "password2": "other"},
        {"username": "ALICE", "password1": PASSWORD, "password2": PASSWORD},
        {"username": "a b", "password1": PASSWORD, "password2": PASSWORD},
    ],
)
def test_a_signup_that_can_t_be_says_why(member: User, charlie: Client, form: dict[str, str]) -> None:
    response = charlie.post("/accounts/signup/", form)
    assert response.status_code == 200
    assert 'class="errors"' in response.content.decode()
    assert User.objects.count() == 1


def test_only_pages_of_this_site_follow_a_signup(charlie: Client, db: None) -> None:
    form = {"username": "eve", "password1": PASSWORD, "password2": PASSWORD, "next": "https://elsewhere.example/"}
    assert charlie.post("/accounts/signup/", form)["Location"] == "/decks/"
