"""A notice from staff stays on every page of its owner until the owner dismisses it."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from moderation import services
from moderation.models import Notice
from moderation.reportable_things import ReportableThing
from tests.matches.conftest import STRONG
from tests.matches.pips import PIPS

WORDS = "Please mind the names of your decks."


def test_the_member_sees_it_until_they_dismiss_it(
    alice_client: Client, bob_client: Client, charlie_client: Client, dora: User, deck: Deck
) -> None:
    services.warn(thing=ReportableThing("deck", deck), staff=dora, why=WORDS)
    for address in ("/decks/", "/", f"/decks/{deck.pk}/"):
        assert WORDS in alice_client.get(address).content.decode()
    assert WORDS not in bob_client.get("/decks/").content.decode()
    assert WORDS not in charlie_client.get("/decks/").content.decode()
    notice = Notice.objects.get()
    for client in (bob_client, charlie_client):
        assert client.post(f"/notices/{notice.pk}/").status_code == 404
    answer = alice_client.post(f"/notices/{notice.pk}/", {"next": f"/decks/{deck.pk}/"})
    assert (answer.status_code, answer["Location"]) == (302, f"/decks/{deck.pk}/")
    assert WORDS not in alice_client.get("/decks/").content.decode()
    assert alice_client.post(f"/notices/{notice.pk}/").status_code == 404


def test_dismissing_it_never_redirects_to_another_site(alice_client: Client, dora: User, deck: Deck) -> None:
    services.warn(thing=ReportableThing("deck", deck), staff=dora, why=WORDS)
    answer = alice_client.post(f"/notices/{Notice.objects.get().pk}/", {"next": "https://elsewhere.example/"})
    assert answer["Location"] == "/decks/"


def test_a_guest_sees_it(charlie_client: Client, dora: User, deck: Deck) -> None:
    charlie_client.get("/")
    session = charlie_client.session
    session["owner_key"] = "c" * 32
    session.save()
    charlie_client.cookies["sessionid"] = session.session_key
    theirs = create_deck(owner=Owner(None, "c" * 32), game=PIPS, name="Kea", sections=STRONG, visibility="unlisted")
    services.warn(thing=ReportableThing("deck", theirs), staff=dora, why=WORDS)
    assert WORDS in charlie_client.get("/decks/").content.decode()
