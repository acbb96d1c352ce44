"""A deck's win rate counts finished games that anybody may see, played with the deck as it is."""

from __future__ import annotations

from datetime import timedelta
from uuid import UUID

import pytest
from django.core.cache import cache
from django.test import Client
from django.utils import timezone

from decks.models import Deck, Visibility
from matches.deck_rates import deck_rates
from matches.models import Chunk, Contestant, Kind, Matchup, Simulation, Status


def deck(name: str) -> Deck:
    return Deck.objects.create(game="echo", name=name, visibility=Visibility.PUBLIC)


def simulate(left: Deck, right: Deck, *, won: int, drawn: int, lost: int, **changes: object) -> Simulation:
    """A simulation of two decks with one chunk, as played from the left."""
    fields = {"kind": Kind.GAUNTLET, "status": Status.DONE, "visibility": Visibility.PUBLIC, **changes}
    simulation = Simulation.objects.create(
        game="echo", cards=[], level="greedy", opponent_level="greedy", games=won + drawn + lost, **fields
    )
    sides = [
        Contestant.objects.create(simulation=simulation, index=index, deck=each, snapshot={}) for index, each in enumerate((left, right))
    ]
    matchup = Matchup.objects.create(simulation=simulation, index=0, left=sides[0], right=sides[1], seed=1, first_game=0, pairs=5)
    counts = {"first_wins": won, "second_draws": drawn, "second_losses": lost}
    Chunk.objects.create(simulation=simulation, matchup=matchup, index=0, first_pair=0, pairs=5, done_at=timezone.now(), **counts)
    return simulation


@pytest.fixture(autouse=True)
def _forget() -> None:
    cache.clear()


def test_plain(db: None) -> None:
    oxen, foxes = deck("Oxen"), deck("Foxes")
    simulate(oxen, foxes, won=5, drawn=2, lost=3)
    simulate(oxen, foxes, won=0, drawn=0, lost=10)
    assert deck_rates("echo") == {oxen.pk: 30.0, foxes.pk: 70.0}
    assert deck_rates("hota") == {}


@pytest.mark.parametrize(
    "changes", [{"visibility": Visibility.PRIVATE}, {"status": Status.RUNNING}, {"kind": Kind.LIVE}, {"kind": Kind.RACE}]
)
def test_what_does_not_count(db: None, changes: dict[str, object]) -> None:
    simulate(deck("Oxen"), deck("Foxes"), won=5, drawn=2, lost=3, **changes)
    assert deck_rates("echo") == {}


def test_a_change_of_the_deck_makes_older_games_stale(db: None) -> None:
    oxen, foxes = deck("Oxen"), deck("Foxes")
    simulate(oxen, foxes, won=6, drawn=0, lost=4)
    Deck.objects.filter(pk=oxen.pk).update(updated_at=timezone.now() + timedelta(seconds=5))
    assert deck_rates("echo") == {foxes.pk: 40.0}


def test_decks_are_searched_by_it(db: None, client: Client) -> None:
    oxen, foxes = deck("Oxen"), deck("Foxes")
    simulate(oxen, foxes, won=6, drawn=0, lost=4)
    rates: dict[UUID, float] = dict(deck_rates("echo"))
    assert rates == {oxen.pk: 60.0, foxes.pk: 40.0}
    page = client.get("/echo/decks/?q=wr>55").content.decode()
    assert "Oxen</a>" in page
    assert "Foxes</a>" not in page
