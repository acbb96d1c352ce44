"""Staff see reported things, act on them, and read the log of deeds; everybody else gets 404."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks.models import Deck
from decks.services import delete_deck
from moderation.models import Action, Report


@pytest.fixture
def reported(bob_client: Client, charlie_client: Client, deck: Deck) -> str:
    bob_client.post(f"/report/deck/{deck.pk}/", {"reason": "abuse", "words": "It names my sister."})
    charlie_client.post(f"/report/deck/{deck.pk}/", {"reason": "private"})
    return f"/moderation/deck/{deck.pk}/"


@pytest.mark.parametrize("address", ["/moderation/", "/moderation/log/", None])
def test_others_get_404(alice_client: Client, bob_client: Client, charlie_client: Client, reported: str, address: str | None) -> None:
    for client in (alice_client, bob_client, charlie_client):
        assert client.get(address or reported).status_code == 404
    assert bob_client.post(reported, {"deed": "take-down", "why": "Because."}).status_code == 404
    assert not Action.objects.exists()


def test_staff_see_the_thing_its_reports_and_its_history(dora_client: Client, reported: str) -> None:
    queue = dora_client.get("/moderation/").content.decode()
    for words in ("Zorilla", "alice", "1 member", "1 guest", "Insults or threatens somebody (1)"):
        assert words in queue
    case = dora_client.get(reported).content.decode()
    for words in ("Zorilla", "Quokka", "It names my sister.", "a member", "a guest", "Take down", "Close the account"):
        assert words in case


def test_every_deed_is_logged(dora_client: Client, dora: User, reported: str) -> None:
    for deed, why in (("dismiss", ""), ("warn", "Mind the names."), ("take-down", "Names a person."), ("restore", "Mended.")):
        assert dora_client.post(reported, {"deed": deed, "why": why}).status_code == 302
    assert not Report.objects.open().exists()
    rows = Action.objects.values_list("staff_name", "deed", "kind", "title", "member_name", "why")
    assert list(rows) == [
        ("dora", "restore", "deck", "Zorilla", "alice", "Mended."),
        ("dora", "take-down", "deck", "Zorilla", "alice", "Names a person."),
        ("dora", "warn", "deck", "Zorilla", "alice", "Mind the names."),
        ("dora", "dismiss", "deck", "Zorilla", "alice", ""),
    ]
    log = dora_client.get("/moderation/log/").content.decode()
    assert "Names a person." in log
    assert "Mended." in dora_client.get(reported).content.decode()


@pytest.mark.parametrize("deed", ["take-down", "warn", "close"])
def test_what_the_owner_reads_needs_a_reason(dora_client: Client, reported: str, deed: str) -> None:
    answer = dora_client.post(reported, {"deed": deed, "why": "  "})
    assert answer.status_code == 422
    assert "Say why: the owner reads it." in answer.content.decode()
    assert not Action.objects.exists()


@pytest.mark.parametrize("deed", ["restore", "reopen", "nothing", ""])
def test_an_impossible_deed_is_refused(dora_client: Client, reported: str, deed: str) -> None:
    answer = dora_client.post(reported, {"deed": deed, "why": "Why not?"})
    assert answer.status_code == 422
    assert "can&#x27;t be done any more" in answer.content.decode()


def test_a_thing_made_private_is_not_shown(dora_client: Client, reported: str, deck: Deck) -> None:
    Deck.objects.filter(pk=deck.pk).update(visibility="private", note="Wombat")
    case = dora_client.get(reported).content.decode()
    assert "Wombat" not in case
    assert "It is private now, or gone." in case
    assert dora_client.post(reported, {"deed": "take-down", "why": "Why not?"}).status_code == 422


def test_reports_of_a_deleted_thing_can_be_dismissed(dora_client: Client, reported: str, deck: Deck) -> None:
    delete_deck(deck=deck, revision=deck.revision)
    assert dora_client.post(reported, {"deed": "dismiss"}).status_code == 302
    assert not Report.objects.open().exists()
    assert "Nothing waits" in dora_client.get("/moderation/").content.decode()


@pytest.mark.parametrize("address", ["deck/nothing", "deck/00000000-0000-4000-8000-000000000000", "member/9999", "member/x", "nothing/1"])
def test_an_unknown_case_answers_404(dora_client: Client, address: str) -> None:
    assert dora_client.get(f"/moderation/{address}/").status_code == 404
