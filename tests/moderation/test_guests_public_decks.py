"""A guest's public deck is unlisted until the guest signs up; then it becomes public."""

from __future__ import annotations

from importlib import import_module

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.test import Client

from decks.lists.changes import SetVisibility
from decks.models import Deck
from decks.owners import Owner
from decks.services import change_deck, claim_things, create_deck
from moderation import services
from moderation.reportable_things import ReportableThing
from tests.matches.conftest import STRONG
from tests.matches.pips import PIPS

KEY = "c" * 32


@pytest.fixture
def theirs(pips_cards: None) -> Deck:
    deck = create_deck(owner=Owner(None, KEY), game=PIPS, name="Kea", sections=STRONG)
    return change_deck(deck=deck, revision=1, changes=[SetVisibility("public")])


@pytest.fixture
def guest(charlie_client: Client) -> Client:
    session = charlie_client.session
    session["owner_key"] = KEY
    session.save()
    charlie_client.cookies["sessionid"] = session.session_key
    return charlie_client


def test_it_is_unlisted_and_its_pages_say_so(guest: Client, theirs: Deck) -> None:
    assert (theirs.visibility, theirs.wish) == ("unlisted", "public")
    assert Client().get(f"/decks/{theirs.pk}/").status_code == 200
    assert "Kea" not in Client().get("/pips/decks/").content.decode()
    for address in (f"/decks/{theirs.pk}/", f"/decks/{theirs.pk}/edit/"):
        assert "Public decks need an author with an account" in guest.get(address).content.decode()
    assert '<option value="public" selected>' in guest.get(f"/decks/{theirs.pk}/edit/").content.decode()
    assert "public once you sign up" in guest.get("/decks/").content.decode()


def test_signing_up_makes_it_public(guest: Client, theirs: Deck) -> None:
    words = {"username": "charlie", "password1": "a long enough one", "password2": "a long enough one"}
    assert guest.post("/accounts/signup/", words).status_code == 302
    theirs.refresh_from_db()
    assert (theirs.visibility, theirs.wish) == ("public", "")
    assert "Kea" in Client().get("/pips/decks/").content.decode()


def test_signing_up_does_not_publish_what_was_taken_down(theirs: Deck, dora: User, bob: Owner) -> None:
    services.take_down(thing=ReportableThing("deck", Deck.objects.get(pk=theirs.pk)), staff=dora, why="Fraud.")
    assert bob.user
    claim_things(guest=Owner(None, KEY), user=bob.user)
    theirs.refresh_from_db()
    assert (theirs.visibility, theirs.wish) == ("private", "public")
    services.restore(thing=ReportableThing("deck", theirs), staff=dora)
    theirs.refresh_from_db()
    assert (theirs.visibility, theirs.wish) == ("public", "")


def test_restoring_a_guests_deck_leaves_it_unlisted(theirs: Deck, dora: User) -> None:
    services.take_down(thing=ReportableThing("deck", Deck.objects.get(pk=theirs.pk)), staff=dora, why="Fraud.")
    services.restore(thing=ReportableThing("deck", Deck.objects.get(pk=theirs.pk)), staff=dora)
    theirs.refresh_from_db()
    assert (theirs.visibility, theirs.wish) == ("unlisted", "public")


@pytest.mark.parametrize("wanted", ["private", "unlisted"])
def test_signing_up_keeps_another_visibility(theirs: Deck, bob: Owner, wanted: str) -> None:
    change_deck(deck=theirs, revision=theirs.revision, changes=[SetVisibility(wanted)])
    assert bob.user
    claim_things(guest=Owner(None, KEY), user=bob.user)
    theirs.refresh_from_db()
    assert (theirs.visibility, theirs.wish) == (wanted, "")


def test_the_migration_unlists_older_public_decks_of_guests(theirs: Deck, alice: Owner, deck: Deck) -> None:
    migration = import_module("decks.migrations.0008_taken_down")
    Deck.objects.filter(pk=theirs.pk).update(visibility="public", wish="")
    migration.unlist_guest_decks(apps, None)
    assert set(Deck.objects.values_list("name", "visibility", "wish")) == {("Kea", "unlisted", "public"), ("Zorilla", "public", "")}
    migration.publish_guest_decks(apps, None)
    assert set(Deck.objects.values_list("name", "visibility", "wish")) == {("Kea", "public", ""), ("Zorilla", "public", "")}
