"""Making a simulation: what it keeps of the decks, and what it refuses."""

from __future__ import annotations

import pytest
from django.test import override_settings

from decks.models import Deck, Visibility
from decks.owners import Owner
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Chunk, Simulation, Status
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from matches.services import cancel_simulation
from matches.shortcuts.repeats import repeat_simulation
from rules import games
from tests.matches.conftest import WEAK, make_deck


def test_plain_case(alice: Owner, strong: Deck, weak: Deck) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(101, seed=7))
    assert simulation.status == Status.QUEUED
    assert simulation.games == 102
    assert simulation.seed == 7
    assert simulation.levels == ("sharp", "sharp")
    assert simulation.engine_digest == "0123456789abcdef"
    assert simulation.lead.snapshot["sections"] == [["main", [["pip-7", 2], ["pip-8", 2], ["pip-9", 2]]]]
    assert set(simulation.cards) == {"pip-1", "pip-2", "pip-7", "pip-8", "pip-9"}
    matchup = simulation.matchups.get()
    assert (matchup.seed, matchup.first_game, matchup.games) == (7, 0, 102)
    chunks = list(simulation.chunks.order_by("index"))
    assert sum(chunk.games for chunk in chunks) == 102
    assert [chunk.first_pair for chunk in chunks] == [sum(each.pairs for each in chunks[:index]) for index in range(len(chunks))]


def test_games_are_shared_evenly(alice: Owner, strong: Deck, weak: Deck, middle: Deck) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak, middle], terms=Terms(30, seed=7))
    matchups = list(simulation.matchups.all())
    assert [(each.first_game, each.games) for each in matchups] == [(0, 16), (16, 14)]
    assert matchups[0].seed == 7 != matchups[1].seed
    assert simulation.matchup_of(15) == matchups[0]
    assert simulation.matchup_of(16) == matchups[1]
    with pytest.raises(LookupError):
        simulation.matchup_of(30)


def test_as_private_as_its_most_private_deck(alice: Owner, bob: Owner, strong: Deck, weak: Deck, middle: Deck) -> None:
    assert create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(2)).visibility == Visibility.PRIVATE
    assert create_gauntlet(owner=bob, deck=weak, opponents=[middle], terms=Terms(2)).visibility == Visibility.PUBLIC


def refusal(**request: object) -> SimulationRefusedError:
    with pytest.raises(SimulationRefusedError) as caught:
        create_gauntlet(**request)  # type: ignore[arg-type]
    return caught.value


def test_illegal_deck(alice: Owner, weak: Deck) -> None:
    short = make_deck(alice, "Short", {"main": {"pip-1": 3}})
    found = refusal(owner=alice, deck=short, opponents=[weak], terms=Terms(10))
    assert (found.code, found.deck) == ("illegal_deck", short)
    assert [violation.code for violation in found.violations] == ["section_too_small"]
    assert not Simulation.objects.exists()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"terms": Terms(0)}, "bad_games"),
        ({"terms": Terms(-5)}, "bad_games"),
        ({"terms": Terms(10**9)}, "too_many_games"),
        ({"terms": Terms(10, level="grandmaster")}, "unknown_level"),
        ({"terms": Terms(10, opponent_level="grandmaster")}, "unknown_level"),
        ({"terms": Terms(10, seed=-1)}, "bad_seed"),
        ({"terms": Terms(10, seed=1 << 63)}, "bad_seed"),
        ({"opponents": []}, "no_opponent"),
    ],
)
def test_refusals(alice: Owner, strong: Deck, weak: Deck, change: dict[str, object], code: str) -> None:
    found = refusal(**{"owner": alice, "deck": strong, "opponents": [weak], "terms": Terms(10), **change})
    assert found.code == code
    assert found.message


def test_anonymous_people_get_fewer_games(strong: Deck, weak: Deck) -> None:
    with override_settings(MAX_ANONYMOUS_GAMES=100):
        found = refusal(owner=Owner(None, "k" * 32), deck=weak, opponents=[weak], terms=Terms(1000))
    assert found.code == "too_many_games"
    assert "Sign up" in found.message


def test_simulations_under_way_are_limited(alice: Owner, strong: Deck, weak: Deck) -> None:
    with override_settings(MAX_ACTIVE_SIMULATIONS=2):
        first, _ = (create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(10)) for _ in range(2))
        assert refusal(owner=alice, deck=strong, opponents=[weak], terms=Terms(10)).code == "too_many_running"
        cancel_simulation(simulation=first)
        create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(10))


def test_a_game_without_an_engine(alice: Owner) -> None:
    game = next(each for each in games.everything() if not each.is_playable)
    deck = Deck(game=game.slug, name="Nothing")
    assert refusal(owner=alice, deck=deck, opponents=[deck], terms=Terms(10)).code == "no_engine"


def test_repeat_plays_the_decks_as_they_were(alice: Owner, bob: Owner, strong: Deck, weak: Deck) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(10, seed=5))
    weak.entries.all().delete()
    Deck.objects.filter(pk=strong.pk).delete()
    simulation.refresh_from_db()
    again = repeat_simulation(simulation=simulation, owner=alice, seed=5)
    assert again.pk != simulation.pk
    assert (again.lead.snapshot, again.cards, again.seed, again.games) == (simulation.lead.snapshot, simulation.cards, 5, 10)
    assert again.opponents[0].snapshot["sections"] == [["main", [["pip-1", 3], ["pip-2", 3]]]]
    assert WEAK["main"] == {"pip-1": 3, "pip-2": 3}


def test_cancel(alice: Owner, strong: Deck, weak: Deck) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(10))
    assert cancel_simulation(simulation=simulation)
    assert not cancel_simulation(simulation=simulation)
    simulation.refresh_from_db()
    assert simulation.status == Status.CANCELLED
    assert simulation.cancelled_at
    assert not Chunk.objects.wanted().exists()
