"""Finished simulations expire with all their rows, and hidden ones stay hidden."""

from __future__ import annotations

import io
from datetime import timedelta
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from decks.models import Deck, Visibility
from decks.owners import SESSION_NAME, Owner
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Chunk, Contestant, Matchup, Recording, Simulation, Status
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from matches.retention import expiry
from tests.matches.conftest import STRONG, make_deck

GUEST = Owner(None, "g" * 32)


def played(owner: Owner, deck: Deck, other: Deck, days: float, status: str = Status.DONE) -> Simulation:
    """Return a simulation that ended this many days ago."""
    simulation = create_gauntlet(owner=owner, deck=deck, opponents=[other], terms=Terms(400, seed=1))
    ended = timezone.now() - timedelta(days=days)
    Simulation.objects.filter(pk=simulation.pk).update(status=status, finished_at=ended)
    simulation.refresh_from_db()
    return simulation


@pytest.fixture
def guests_deck(pips_cards: None) -> Deck:
    return make_deck(GUEST, "Mayfly", STRONG)


@pytest.fixture
def guests(guests_deck: Deck, weak: Deck) -> Simulation:
    return played(GUEST, guests_deck, weak, days=8)


def left() -> set[Any]:
    return set(Simulation.objects.values_list("pk", flat=True))


def test_old_guest_simulation_is_deleted_with_its_rows(guests: Simulation) -> None:
    Recording.objects.create(simulation=guests, game=1)
    assert expiry.delete_expired_simulations() == 1
    assert not any(model._default_manager.exists() for model in (Simulation, Chunk, Contestant, Matchup, Recording))
    assert Deck.objects.count() == 2


def test_recent_active_and_member_simulations_are_kept(
    guests: Simulation, guests_deck: Deck, alice: Owner, strong: Deck, weak: Deck, settings: Any
) -> None:
    younger = played(GUEST, guests_deck, weak, days=2)
    going_on = played(GUEST, guests_deck, weak, days=90, status=Status.RUNNING)
    members = played(alice, strong, weak, days=400)
    expiry.delete_expired_simulations()
    assert left() == {younger.pk, going_on.pk, members.pk}
    settings.MEMBER_SIMULATION_DAYS = 365
    expiry.delete_expired_simulations()
    assert left() == {younger.pk, going_on.pk}
    settings.GUEST_SIMULATION_DAYS = 0
    assert expiry.delete_expired_simulations() == 0


def test_pages_show_the_expiry_date(
    guests: Simulation, alice: Owner, alice_client: Client, strong: Deck, weak: Deck, settings: Any
) -> None:
    client = Client()
    session = client.session
    session[SESSION_NAME] = GUEST.key
    session.save()
    client.cookies["sessionid"] = session.session_key or ""
    page = client.get(guests.get_absolute_url()).content.decode()
    assert "Kept until" in page
    assert "to keep more, and for longer" in page
    assert "Each is kept for 3 days after its end." in client.get("/simulations/").content.decode()
    members = played(alice, strong, weak, days=1)
    assert "Kept until" not in alice_client.get(members.get_absolute_url()).content.decode()
    settings.MEMBER_SIMULATION_DAYS = 365
    page = alice_client.get(members.get_absolute_url()).content.decode()
    assert "Kept until" in page
    assert "to keep more" not in page


def test_member_simulation_outlives_guest_deck_and_stays_hidden(
    guests_deck: Deck, bob: Owner, weak: Deck, charlie_client: Client, bob_client: Client
) -> None:
    """A guest's public deck is made private after a simulation; deleting the deck does not make the simulation visible again."""
    Deck.objects.filter(pk=guests_deck.pk).update(visibility=Visibility.PUBLIC)
    guests_deck.refresh_from_db()
    simulation = played(bob, weak, guests_deck, days=20)
    assert charlie_client.get(simulation.get_absolute_url()).status_code == 200
    Deck.objects.filter(pk=guests_deck.pk).update(visibility=Visibility.PRIVATE, updated_at=timezone.now() - timedelta(days=31))
    assert charlie_client.get(simulation.get_absolute_url()).status_code == 404
    expiry.delete_all_expired()
    assert not Deck.objects.filter(pk=guests_deck.pk).exists()
    assert charlie_client.get(simulation.get_absolute_url()).status_code == 404
    assert bob_client.get(simulation.get_absolute_url()).status_code == 200


def test_live_figures_are_limited(guests_deck: Deck, weak: Deck, settings: Any) -> None:
    settings.LIVE_FIGURES_KEPT = 2
    settings.MAX_ANONYMOUS_ACTIVE_SIMULATIONS = 10
    now = timezone.now()
    rows = [played(GUEST, guests_deck, weak, days=1) for _ in range(5)]
    for age, row in enumerate(rows):
        wanted = now - timedelta(minutes=age) if age else now + timedelta(minutes=5)
        Simulation.objects.filter(pk=row.pk).update(live_key=f"{age}", wanted_until=wanted, owner_key="")
    assert [expiry.delete_unused_live_figures(2) for _ in range(3)] == [2, 1, 0]
    assert left() == {rows[0].pk, rows[1].pk}


def test_command_prints_what_it_deleted(guests: Simulation, guests_deck: Deck) -> None:
    Deck.objects.filter(pk=guests_deck.pk).update(updated_at=timezone.now() - timedelta(days=40))
    out = io.StringIO()
    call_command("sweep", "--once", stdout=out)
    assert out.getvalue().splitlines()[1] == "Removed: 1 decks of guests, 1 simulations."
    again = io.StringIO()
    call_command("sweep", "--once", stdout=again)
    assert len(again.getvalue().splitlines()) == 1


def test_failing_step_does_not_stop_the_others(guests: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> int:
        raise OSError("disk full")

    monkeypatch.setattr(expiry, "STEPS", {"what fails": fail, **expiry.STEPS})
    assert str(expiry.delete_all_expired()) == "Removed: 1 simulations"


def test_simulation_quota_refusal(guests: Simulation, guests_deck: Deck, weak: Deck, settings: Any) -> None:
    settings.MAX_GUEST_SIMULATIONS = 1
    with pytest.raises(SimulationRefusedError, match="Without an account you can keep 1 simulations"):
        create_gauntlet(owner=GUEST, deck=guests_deck, opponents=[weak], terms=Terms(100))


def test_byte_quota_refusal(guests: Simulation, guests_deck: Deck, weak: Deck, settings: Any) -> None:
    settings.MAX_GUEST_SAVED_MEGABYTES = 1
    matchup = guests.matchups.get()
    Chunk.objects.bulk_create(
        Chunk(simulation=guests, matchup=matchup, index=1000 + number, first_pair=number, pairs=1) for number in range(400)
    )
    with pytest.raises(SimulationRefusedError, match="take all of the 1 MB that you have"):
        create_gauntlet(owner=GUEST, deck=guests_deck, opponents=[weak], terms=Terms(100))
