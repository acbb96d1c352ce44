"""A deck's win rate counts finished games that anybody may see, with the deck as it is, played by the default player or a stronger one."""

from __future__ import annotations

from datetime import timedelta
from uuid import UUID

import pytest
from django.core.cache import cache
from django.test import Client
from django.utils import timezone

from decks.models import Deck, Visibility
from matches.figures.deck_rates import deck_rates
from matches.models import Chunk, Contestant, Kind, Matchup, Simulation, Status, create_matchups

PLAYERS = {"level": "strategist", "opponent_level": "expert"}


def deck(name: str) -> Deck:
    return Deck.objects.create(game="echo", name=name, visibility=Visibility.PUBLIC)


def simulate(left: Deck, right: Deck, *, won: int, drawn: int, lost: int, **changes: object) -> Simulation:
    """A simulation of two decks with one chunk, as played from the left."""
    fields = {"kind": Kind.GAUNTLET, "status": Status.DONE, "visibility": Visibility.PUBLIC} | PLAYERS | changes
    simulation = Simulation.objects.create(game="echo", cards=[], games=won + drawn + lost, **fields)
    sides = [
        Contestant.objects.create(simulation=simulation, index=index, deck=each, snapshot={}) for index, each in enumerate((left, right))
    ]
    matchup = Matchup(simulation=simulation, index=0, seed=1, first_game=0, pairs=5)
    create_matchups([(matchup, sides)])
    counts = {"first_wins": won, "second_draws": drawn, "second_losses": lost}
    Chunk.objects.create(simulation=simulation, matchup=matchup, index=0, first_pair=0, pairs=5, done_at=timezone.now(), **counts)
    return simulation


def shares(game: str) -> dict[UUID, float]:
    return {found: round(rate.rate, 6) for found, rate in deck_rates(game).items()}


@pytest.fixture(autouse=True)
def _forget() -> None:
    cache.clear()


def test_plain(db: None) -> None:
    oxen, foxes = deck("Oxen"), deck("Foxes")
    simulate(oxen, foxes, won=5, drawn=2, lost=3)
    simulate(oxen, foxes, won=0, drawn=0, lost=10)
    assert shares("echo") == {oxen.pk: 0.3, foxes.pk: 0.7}
    found = deck_rates("echo")[oxen.pk]
    assert (found.games, found.low < 0.3 < found.high) == (20, True)
    assert deck_rates("sorcery") == {}


@pytest.mark.parametrize(
    "changes",
    [
        {"visibility": Visibility.PRIVATE},
        {"status": Status.RUNNING},
        {"kind": Kind.LIVE},
        {"kind": Kind.RACE},
        {"level": "planner"},
        {"opponent_level": "random"},
    ],
)
def test_what_does_not_count(db: None, changes: dict[str, object]) -> None:
    simulate(deck("Oxen"), deck("Foxes"), won=5, drawn=2, lost=3, **changes)
    assert deck_rates("echo") == {}


def test_a_change_of_the_deck_makes_older_games_stale(db: None) -> None:
    oxen, foxes = deck("Oxen"), deck("Foxes")
    simulate(oxen, foxes, won=6, drawn=0, lost=4)
    Deck.objects.filter(pk=oxen.pk).update(updated_at=timezone.now() + timedelta(seconds=5))
    assert shares("echo") == {foxes.pk: 0.4}


def test_decks_are_searched_by_it(db: None, client: Client) -> None:
    oxen, foxes = deck("Oxen"), deck("Foxes")
    simulate(oxen, foxes, won=6, drawn=0, lost=4)
    assert shares("echo") == {oxen.pk: 0.6, foxes.pk: 0.4}
    page = client.get("/echo/decks/?q=wr>55").content.decode()
    assert "Oxen</a>" in page
    assert "Foxes</a>" not in page


def test_the_list_shows_them_and_puts_the_best_first(db: None, client: Client) -> None:
    oxen, foxes, lucky, unplayed = deck("Oxen"), deck("Foxes"), deck("Lucky"), deck("Unplayed")
    simulate(oxen, foxes, won=600, drawn=0, lost=400)
    simulate(lucky, deck("Unlucky"), won=2, drawn=0, lost=0)
    page = client.get("/echo/decks/?sort=rate").content.decode()
    names = ["Oxen", "Foxes", "Lucky", "Unlucky", "Unplayed"]
    assert sorted(names, key=lambda name: page.index(f"{name}</a>")) == names
    assert "wins <b>60.0%</b> of 1,000 games" in page
    told = "both sides played by the computer player “Strategist” or a stronger one."
    assert told in " ".join(page.split())
    assert told not in " ".join(client.get("/echo/decks/?q=Unplayed").content.decode().split())
    assert "双方都由“谋略”或水平更高的电脑玩家操作" in client.get("/echo/decks/", headers={"accept-language": "zh-CN"}).content.decode()
    turned = client.get("/echo/decks/?q=sort:-wr").content.decode()
    assert sorted(names, key=lambda name: turned.index(f"{name}</a>")) == ["Unlucky", "Lucky", "Foxes", "Oxen", "Unplayed"]
    assert page.index(f"{unplayed.name}</a>") > 0
