"""Closing an account ends its sessions and tokens and hides its public things; reopening shows them again."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.test import Client, TestCase

from accounts.services import create_token
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from matches.models import Simulation
from moderation import services
from moderation.reportable_things import ReportableThing
from moderation.services import ModerationError
from tests.matches.conftest import STRONG
from tests.matches.pips import PIPS


def close(alice: Owner, dora: User) -> None:
    with TestCase.captureOnCommitCallbacks(execute=True):
        services.close_account(thing=ReportableThing("member", alice.user), staff=dora, why="Fraud.")


def seen(client: Client, deck: Deck, simulation: Simulation) -> set[int]:
    addresses = (f"/decks/{deck.pk}/", f"/simulations/{simulation.pk}/figures/", f"/api/v1/decks/{deck.pk}", "/players/alice/")
    return {client.get(address).status_code for address in addresses}


def test_its_public_things_are_hidden_until_it_is_reopened(
    alice: Owner, charlie_client: Client, dora_client: Client, dora: User, deck: Deck, simulation: Simulation
) -> None:
    private = create_deck(owner=alice, game=PIPS, name="Kakapo", sections=STRONG)
    assert seen(charlie_client, deck, simulation) == {200}
    close(alice, dora)
    assert seen(charlie_client, deck, simulation) == {404}
    assert "Zorilla" not in charlie_client.get("/pips/decks/").content.decode()
    assert dora_client.get(f"/decks/{deck.pk}/").status_code == 200
    assert dora_client.get(f"/decks/{private.pk}/").status_code == 404
    alice.user.refresh_from_db()  # type: ignore[union-attr]
    services.reopen_account(thing=ReportableThing("member", alice.user), staff=dora)
    assert seen(charlie_client, deck, simulation) == {200}
    assert charlie_client.get(f"/decks/{private.pk}/").status_code == 404


def test_reopening_does_not_restore_what_was_taken_down(alice: Owner, charlie_client: Client, dora: User, deck: Deck) -> None:
    services.take_down(thing=ReportableThing("deck", deck), staff=dora, why="Fraud.")
    close(alice, dora)
    alice.user.refresh_from_db()  # type: ignore[union-attr]
    services.reopen_account(thing=ReportableThing("member", alice.user), staff=dora)
    assert charlie_client.get(f"/decks/{deck.pk}/").status_code == 404
    services.restore(thing=ReportableThing("deck", Deck.objects.get(pk=deck.pk)), staff=dora)
    assert charlie_client.get(f"/decks/{deck.pk}/").status_code == 200


def test_its_sessions_and_tokens_end(alice: Owner, alice_client: Client, bob_client: Client, dora: User, deck: Deck) -> None:
    token = create_token(user=alice.user, name="program", days=1)
    program = Client(headers={"authorization": f"Token {token}"})
    assert program.get(f"/api/v1/decks/{deck.pk}").status_code == 200
    alice_client.get("/decks/")  # the first page of a session notes whose it is
    sessions = Session.objects.count()
    close(alice, dora)
    assert program.get("/api/v1/decks?mine=1").status_code == 401
    assert f"/decks/{deck.pk}/" not in alice_client.get("/decks/").content.decode()
    assert alice_client.get(f"/decks/{deck.pk}/edit/").status_code == 404
    assert Session.objects.count() == sessions - 1
    assert bob_client.get("/accounts/login/").status_code == 302
    assert not Client().login(username="alice", password="correct horse")
    alice.user.refresh_from_db()  # type: ignore[union-attr]
    services.reopen_account(thing=ReportableThing("member", alice.user), staff=dora)
    assert alice_client.get(f"/decks/{deck.pk}/edit/").status_code == 404, "the old session stays dead"
    assert Client().login(username="alice", password="correct horse")


def test_accounts_of_staff_can_t_be_closed(dora: User) -> None:
    with pytest.raises(ModerationError):
        services.close_account(thing=ReportableThing("member", dora), staff=dora, why="Fraud.")
    dora.refresh_from_db()
    assert dora.is_active
