"""“Choose for me” in a playable game: workers try lists and offer the best with its win rate; without them a list is offered unplayed."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from cards.catalogue import catalogue_of
from decks.models import Deck
from decks.owners import Owner
from limits.ledger import charge
from matches.farm import dispatch
from matches.figures.wording import percent
from matches.models import Suggestion
from matches.suggestions.requests import make_next_suggestion
from tests.matches.conftest import make_deck
from tests.matches.pips import ENGINE, PIPS


@pytest.fixture
def begun(alice: Owner, precons: list[Deck], hints: list[tuple[int, str]]) -> Deck:
    """A deck with two of six cards."""
    return make_deck(alice, "Begun", {"main": {"pip-9": 2}})


def ask(deck: Deck, client: Client, *, part: bool = True) -> str:
    headers = {"hx-request": "true"} if part else {}
    return client.post(f"/decks/{deck.pk}/suggestions/", headers=headers).content.decode()


def look(deck: Deck, client: Client) -> str:
    return client.get(f"/decks/{deck.pk}/suggestions/{Suggestion.objects.get().pk}/").content.decode()


def test_the_best_list_is_offered_with_its_win_rate_and_taken(begun: Deck, alice_client: Client) -> None:
    assert 'hx-post="' + f"/decks/{begun.pk}/suggestions/" in alice_client.get(f"/decks/{begun.pk}/edit/").content.decode()
    assert "Trying lists" in ask(begun, alice_client)
    make_next_suggestion()
    page = look(begun, alice_client)
    row = Suggestion.objects.get()
    assert row.rate is not None
    assert row.found["lists"] > 5
    assert row.found["tried"] > 0
    assert percent(row.rate) in page
    assert "played by the computer player “Sharp”" in " ".join(page.split())
    change = page.split('name="do" value="')[1].split('"')[0]
    assert change.startswith("fill:main:")
    assert begun.revision == Deck.objects.get(pk=begun.pk).revision
    alice_client.post(f"/decks/{begun.pk}/edit/", {"revision": 1, "do": change})
    taken = Deck.objects.get(pk=begun.pk)
    assert (taken.is_legal, taken.revision, sum(taken.sections(catalogue_of(PIPS))["main"].values())) == (True, 2, 6)
    assert "The deck has been changed since" in look(begun, alice_client)


def test_without_javascript_a_page_waits(begun: Deck, alice_client: Client) -> None:
    answer = alice_client.post(f"/decks/{begun.pk}/suggestions/")
    assert answer.status_code == 302
    page = alice_client.get(answer.headers["Location"]).content.decode()
    assert 'http-equiv="refresh"' in page
    make_next_suggestion()
    assert "Take this list" in look(begun, alice_client)


def test_charlie_and_bob_are_refused(begun: Deck, alice_client: Client, bob_client: Client, charlie_client: Client) -> None:
    ask(begun, alice_client)
    row = Suggestion.objects.get()
    for client in (bob_client, charlie_client):
        assert client.post(f"/decks/{begun.pk}/suggestions/").status_code == 404
        assert client.get(f"/decks/{begun.pk}/suggestions/{row.pk}/").status_code == 404


def test_asking_twice_is_asking_once(begun: Deck, alice_client: Client) -> None:
    ask(begun, alice_client)
    ask(begun, alice_client)
    assert Suggestion.objects.count() == 1


def test_with_no_worker_in_three_seconds_a_list_is_offered_unplayed(begun: Deck, alice_client: Client) -> None:
    ask(begun, alice_client)
    Suggestion.objects.update(asked_at=timezone.now() - timedelta(seconds=4))
    page = look(begun, alice_client)
    assert "No worker was free within three seconds." in page
    assert "how often it wins is not known" in page
    assert "fill:main:" in page
    Suggestion.objects.update(asked_at=timezone.now() - timedelta(minutes=2))
    make_next_suggestion()
    assert Suggestion.objects.get().error["en"] == "No worker was free in time."


def test_who_has_no_budget_left_is_offered_a_list_unplayed(begun: Deck, alice: Owner, alice_client: Client) -> None:
    charge(alice.payer, alice.payer.budget)
    page = ask(begun, alice_client)
    assert "minutes of computing" in page
    assert "fill:main:" in page
    assert not Suggestion.objects.exists()


def test_an_engine_that_fails_is_told(begun: Deck, alice_client: Client) -> None:
    ask(begun, alice_client)
    ENGINE.fault = IndexError("index is out of bounds")
    make_next_suggestion()
    page = look(begun, alice_client)
    assert "The engine stopped with IndexError" in page
    assert "fill:main:" in page


def test_a_weak_list_is_called_weak(begun: Deck, alice_client: Client) -> None:
    ask(begun, alice_client)
    make_next_suggestion()
    row = Suggestion.objects.get()
    assert "less than 40%" not in look(begun, alice_client)
    Suggestion.objects.update(found=row.found | {"rate": 0.31})
    assert "less than 40%" in look(begun, alice_client)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ({"pip-9": 3, "pip-5": 3}, "There is nothing left to fix here."),
        ({"pip-9": 9}, "Cards alone do not make this deck legal."),
    ],
)
def test_what_cards_do_not_complete_is_refused_in_words(
    begun: Deck, alice: Owner, alice_client: Client, cards: dict[str, int], words: str
) -> None:
    deck = make_deck(alice, "Other", {"main": cards})
    answer = alice_client.post(f"/decks/{deck.pk}/suggestions/")
    assert answer.status_code == 422
    assert words in answer.content.decode()
    assert not Suggestion.objects.exists()


@pytest.mark.parametrize("change", ["fill", "fill:main", "fill:main:pip-1", "fill:main:pip-1=x", "fill:main:no-card=1", "fill:x:pip-1=1:y"])
def test_a_garbled_list_changes_nothing(begun: Deck, alice_client: Client, change: str) -> None:
    assert alice_client.post(f"/decks/{begun.pk}/edit/", {"revision": 1, "do": change}).status_code == 422
    assert Deck.objects.get(pk=begun.pk).revision == 1


def test_old_ones_are_swept(begun: Deck, alice_client: Client) -> None:
    ask(begun, alice_client)
    Suggestion.objects.update(asked_at=timezone.now() - timedelta(hours=3))
    assert dispatch.STEPS["forget suggestions"]() == 1
    assert not Suggestion.objects.exists()
