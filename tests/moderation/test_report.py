"""Anybody can report a visible thing once; nobody can report their own or the site's things."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from decks.models import Deck
from matches.models import Simulation
from moderation.models import Report


def test_a_guest_reports_a_deck_from_its_page(charlie_client: Client, deck: Deck) -> None:
    address = f"/report/deck/{deck.pk}/"
    assert address in charlie_client.get(f"/decks/{deck.pk}/").content.decode()
    assert "Zorilla" in charlie_client.get(address).content.decode()
    answer = charlie_client.post(address, {"reason": "advert", "words": "  Buy now  "}, follow=True)
    assert "Thank you." in answer.content.decode()
    report = Report.objects.get()
    assert (report.kind, report.thing, report.title, report.reason, report.words) == ("deck", str(deck.pk), "Zorilla", "advert", "Buy now")
    assert not report.is_by_member


@pytest.mark.parametrize("page", ["", "cards/", "pairings/0/"])
def test_simulations_are_reported_from_each_of_their_pages(bob_client: Client, simulation: Simulation, page: str) -> None:
    address = f"/report/simulation/{simulation.pk}/"
    assert address in bob_client.get(f"/simulations/{simulation.pk}/{page}").content.decode()
    assert bob_client.post(address, {"reason": "abuse"}).status_code == 302
    assert Report.objects.get().title == "Numbat"


def test_a_member_is_reported_from_their_page(bob_client: Client, deck: Deck) -> None:
    assert "/report/member/alice/" in bob_client.get("/players/alice/").content.decode()
    bob_client.post("/report/member/alice/", {"reason": "imitation"})
    assert (Report.objects.get().kind, Report.objects.get().title) == ("member", "alice")


def test_one_person_has_one_open_report_of_a_thing(bob_client: Client, charlie_client: Client, deck: Deck) -> None:
    for client in (bob_client, bob_client, charlie_client, charlie_client):
        assert client.post(f"/report/deck/{deck.pk}/", {"reason": "other"}).status_code == 302
    assert Report.objects.count() == 2


def test_reports_of_one_person_are_throttled(charlie_client: Client, deck: Deck, settings: Any) -> None:
    settings.THROTTLE_RATES = {**settings.THROTTLE_RATES, "report": "2/hour"}
    statuses = [charlie_client.post(f"/report/deck/{deck.pk}/", {"reason": "other"}).status_code for _ in range(3)]
    assert statuses == [302, 302, 429]
    answer = charlie_client.post(f"/report/deck/{deck.pk}/", {"reason": "other"})
    assert int(answer["Retry-After"]) > 60
    assert "You have reported a lot in a short time." in answer.content.decode()


@pytest.mark.parametrize("given", [{}, {"reason": "appeal"}, {"reason": "nonsense"}, {"reason": "other", "words": "x" * 501}])
def test_an_invalid_report_is_refused(charlie_client: Client, deck: Deck, given: dict[str, str]) -> None:
    answer = charlie_client.post(f"/report/deck/{deck.pk}/", given)
    assert answer.status_code == 422
    assert "Choose what is wrong with it." in answer.content.decode() or "at most 500 characters" in answer.content.decode()
    assert not Report.objects.exists()


def test_owners_can_t_report_their_own_things(alice_client: Client, deck: Deck) -> None:
    assert "/report/" not in alice_client.get(f"/decks/{deck.pk}/").content.decode()
    answer = alice_client.post(f"/report/deck/{deck.pk}/", {"reason": "other"})
    assert answer.status_code == 409
    assert "This is yours." in answer.content.decode()
    assert not Report.objects.exists()


def test_the_site_s_decks_can_t_be_reported(charlie_client: Client, deck: Deck) -> None:
    Deck.objects.filter(pk=deck.pk).update(is_precon=True, owner=None)
    assert "/report/" not in charlie_client.get(f"/decks/{deck.pk}/").content.decode()
    assert charlie_client.post(f"/report/deck/{deck.pk}/", {"reason": "other"}).status_code == 409


@pytest.mark.parametrize("address", ["deck/{}", "simulation/{}", "member/{}", "nothing/{}", "deck/nothing", "member/bobby"])
def test_hidden_and_unknown_things_can_t_be_reported(bob_client: Client, deck: Deck, address: str) -> None:
    Deck.objects.filter(pk=deck.pk).update(visibility="private")
    path = f"/report/{address.format(deck.pk)}/"
    assert bob_client.get(path).status_code == bob_client.post(path, {"reason": "other"}).status_code == 404
