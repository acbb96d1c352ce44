"""Priorities: members before guests, small before large, payers over the budget last; and all games are charged."""

from __future__ import annotations

from typing import Any

import pytest
from django.utils import timezone

from decks.models import Deck
from decks.owners import Owner
from limits.ledger import charge, spent
from limits.models import Spending
from limits.payers import Payer
from matches.farm import chunk_play, dispatch
from matches.farm.chunk_play import play_chunks
from matches.farm.priorities import SMALL_SECONDS, order_of, renew_ranks
from matches.kinds.gauntlet import create_gauntlet
from matches.models import GUEST, LARGE, OVER, Chunk, Simulation, Status
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError

ADDRESS = "203.0.113.9"


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """Record the chunks in hints instead of using a broker."""
    hints: list[list[int]] = []
    monkeypatch.setattr(dispatch.current_app, "send_task", lambda task, args, **_: hints.append(list(args)))
    return hints


def guest(number: int = 1, address: str = ADDRESS) -> Owner:
    return Owner(None, f"{number:032d}", address)


def begin(owner: Owner, deck: Deck, other: Deck, games: int = 4000) -> Simulation:
    """Return a simulation whose chunks wait for a worker."""
    simulation = create_gauntlet(owner=owner, deck=deck, opponents=[other], terms=Terms(games, seed=1))
    Chunk.objects.filter(simulation=simulation).update(dispatched_at=timezone.now())
    return simulation


def first_chunk(simulation: Simulation) -> int:
    return simulation.chunks.order_by("index").values_list("pk", flat=True)[0]


def test_rank_order() -> None:
    assert order_of(1) == [0, LARGE, GUEST, GUEST | LARGE, OVER, OVER | LARGE, OVER | GUEST, OVER | GUEST | LARGE]
    assert order_of(4)[:4] == [0, GUEST, LARGE, GUEST | LARGE]


def test_ranks_of_new_simulations(alice: Owner, strong: Deck, weak: Deck, settings: Any, sent: list[list[int]]) -> None:
    assert begin(alice, strong, weak).rank == 0
    assert begin(guest(), strong, weak).rank == GUEST
    settings.MAX_GAMES = 10**9
    speed = min(level.pace for level in strong.rules_game.engine().levels)
    assert begin(alice, strong, weak, games=int(2 * SMALL_SECONDS * speed)).rank == LARGE


def test_guest_hint_serves_a_waiting_member_first(alice: Owner, strong: Deck, weak: Deck, sent: list[list[int]]) -> None:
    theirs, hers = begin(guest(), strong, weak), begin(alice, strong, weak)
    sent.clear()
    hint = theirs.chunks.order_by("index").values_list("pk", flat=True)[1]
    play_chunks(hint)
    assert hers.chunks.exclude(done_at=None).exists()
    assert not theirs.chunks.exclude(done_at=None).exists()
    assert [hint] in sent, "the hint went back"


def test_worker_plays_its_own_chunk_when_the_preferred_one_is_taken(alice: Owner, strong: Deck, weak: Deck, sent: list[list[int]]) -> None:
    """A worker plays its own chunk even if another worker takes the preferred chunk first."""
    theirs, hers = begin(guest(), strong, weak), begin(alice, strong, weak)
    hers.chunks.update(attempts=99)
    play_chunks(first_chunk(theirs))
    assert theirs.chunks.exclude(done_at=None).exists()


def test_payers_over_budget_come_after_guests(alice: Owner, strong: Deck, weak: Deck, settings: Any, sent: list[list[int]]) -> None:
    settings.MEMBER_CPU_MINUTES = 1
    hers, theirs = begin(alice, strong, weak), begin(guest(), strong, weak)
    charge(alice.payer, 60)
    play_chunks(first_chunk(hers))
    hers.refresh_from_db()
    assert hers.rank == OVER
    waiting = hers.chunks.filter(done_at=None).values_list("pk", flat=True)[0]
    play_chunks(waiting)
    assert theirs.chunks.exclude(done_at=None).exists()
    assert hers.chunks.exclude(done_at=None).count() == 1


def test_rank_is_restored_when_the_budget_has_room(alice: Owner, strong: Deck, weak: Deck, settings: Any, sent: list[list[int]]) -> None:
    settings.MEMBER_CPU_MINUTES = 1
    hers = begin(alice, strong, weak)
    charge(alice.payer, 60)
    assert renew_ranks() == 1
    hers.refresh_from_db()
    assert hers.is_behind
    Spending.objects.all().delete()
    assert renew_ranks() == 1
    assert renew_ranks() == 0
    hers.refresh_from_db()
    assert not hers.is_behind


def test_games_are_charged_to_the_payer(alice: Owner, strong: Deck, weak: Deck, sent: list[list[int]]) -> None:
    play_chunks(first_chunk(begin(alice, strong, weak)))
    Simulation.objects.update(status=Status.CANCELLED)
    play_chunks(first_chunk(begin(guest(), strong, weak)))
    assert spent(alice.payer) > 0
    assert spent(Payer.of_address(ADDRESS)) > 0


def test_failed_chunk_is_charged(strong: Deck, weak: Deck, sent: list[list[int]], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        sum(n * n for n in range(200_000))
        raise RuntimeError("the dice rolled off the table")

    monkeypatch.setattr(chunk_play, "_play", fail)
    play_chunks(first_chunk(begin(guest(), strong, weak)))
    assert spent(Payer.of_address(ADDRESS)) > 0


def test_sessions_of_one_address_share_its_limit(strong: Deck, weak: Deck, settings: Any, sent: list[list[int]]) -> None:
    settings.MAX_ANONYMOUS_ACTIVE_SIMULATIONS = 3
    for number in range(3):
        begin(guest(number), strong, weak)
    with pytest.raises(SimulationRefusedError) as refused:
        begin(guest(9), strong, weak)
    assert refused.value.code == "too_many_running"
    assert "from your address" in refused.value.message
    begin(guest(9, "203.0.113.10"), strong, weak)
    Simulation.objects.update(status=Status.DONE)
    begin(guest(9), strong, weak)


def test_over_budget_no_simulation_starts(strong: Deck, weak: Deck, settings: Any, sent: list[list[int]]) -> None:
    settings.GUEST_CPU_MINUTES = 1
    charge(Payer.of_address(ADDRESS), 60)
    with pytest.raises(SimulationRefusedError) as refused:
        begin(guest(), strong, weak)
    assert refused.value.code == "over_budget"
    assert refused.value.wait > 3600 * 22
    assert not Simulation.objects.exists()
