"""Stop rules: the same seed gives the same result whatever the chunks, their order and their lengths; nothing played beyond counts."""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.conf import settings

from decks.models import Deck
from decks.owners import Owner
from matches.farm import chunk_sizes
from matches.farm.chunk_play import play_chunks
from matches.farm.stops import Turns, prefix_of
from matches.figures.summaries import summarise
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Simulation, Status
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from matches.statistics import Outcome
from tests.matches.farm.playthrough import play_out
from tests.matches.pips import PipsEngine

ERROR = {"kind": "target_error", "half_width": 0.05}
TEST = {"kind": "sequential_test", "alternative": 0.6}


def found(simulation: Simulation) -> dict[str, Any]:
    told = summarise(simulation).as_json
    return {name: told[name] for name in ("games", "wins", "draws", "losses", "by_seat", "ends", "turns", "opponents", "stop")}


@pytest.mark.parametrize("stop", [ERROR, TEST])
def test_no_chunking_changes_the_result(
    alice: Owner, strong: Deck, middle: Deck, stop: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    results = []
    for speed, seed in ((40.0, 1), (700.0, 2), (90_000.0, 3)):
        monkeypatch.setattr(chunk_sizes, "games_per_second", lambda *_, speed=speed: speed)
        simulation = create_gauntlet(owner=alice, deck=middle, opponents=[strong], terms=Terms(8000, seed=5, stop=stop))
        play_out(simulation, random.Random(seed))
        assert simulation.status == Status.DONE
        results.append(found(simulation))
    assert results[0] == results[1] == results[2]
    assert 0 < results[0]["games"] < 8000
    assert results[0]["stop"]["looks"][-1]["outcome"] in (Outcome.REACHED, Outcome.NOT_BETTER)


@pytest.mark.parametrize("stop", [{}, ERROR])
def test_whom_one_meets_more_often_is_played_more_often(
    alice: Owner, strong: Deck, middle: Deck, weak: Deck, stop: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the weights alone, whatever the chunks; and the rate of the field is known better than from even shares."""
    results = []
    for speed, seed in ((700.0, 2), (90_000.0, 3)):
        monkeypatch.setattr(chunk_sizes, "games_per_second", lambda *_, speed=speed: speed)
        terms = Terms(4000, seed=5, stop=stop)
        simulation = create_gauntlet(owner=alice, deck=middle, opponents=[strong, weak], terms=terms, weights=[6, 1])
        assert [matchup.games for matchup in simulation.matchups.all()] == [3428, 572]
        results.append(found(play_out(simulation, random.Random(seed))))
    assert results[0] == results[1]
    often, seldom = (each["games"] for each in results[0]["opponents"])
    assert abs(often - 6 * seldom) <= 2 * 6


def test_turns_are_complete_as_far_as_each_has_played() -> None:
    for planned in ((7, 7, 6), (40, 9, 2)):
        turns = Turns(planned)
        assert [turns.complete(turns.shares(size)) for size in range(sum(planned) + 1)] == list(range(sum(planned) + 1))
    assert Turns((40, 9, 2)).shares(51) == (40, 9, 2)
    assert Turns((40, 9, 2)).complete((0, 9, 2)) == 0


def test_several_opponents_stop_together(alice: Owner, strong: Deck, middle: Deck, weak: Deck) -> None:
    simulation = create_gauntlet(owner=alice, deck=middle, opponents=[strong, weak], terms=Terms(8000, seed=5, stop=ERROR))
    play_out(simulation, random.Random(4))
    summary = summarise(simulation)
    assert summary.decision is not None
    assert summary.decision.outcome == Outcome.REACHED
    assert tuple(matchup.stopped_at for matchup in simulation.matchups.all()) == Turns((2000, 2000)).shares(summary.decision.pairs)
    assert summary.total.games == 2 * summary.decision.pairs


def test_what_was_played_beyond_the_end_counts_for_nothing(alice: Owner, strong: Deck, weak: Deck) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(8000, seed=5, stop=ERROR))
    chunks = list(simulation.chunks.order_by("index").values_list("pk", flat=True))
    for chunk in reversed(chunks):
        play_chunks(chunk)
    play_out(simulation, random.Random(1))
    matchup = simulation.matchups.get()
    assert matchup.stopped_at is not None
    assert sum(simulation.chunks.exclude(done_at=None).values_list("pairs", flat=True)) > matchup.stopped_at
    assert summarise(simulation).total.games == 2 * matchup.stopped_at


def test_a_rule_that_finds_nothing_plays_all(alice: Owner, strong: Deck) -> None:
    stop = {"kind": "target_error", "half_width": 0.0025}
    simulation = play_out(
        create_gauntlet(owner=alice, deck=strong, opponents=[strong], terms=Terms(300, seed=5, stop=stop)), random.Random(1)
    )
    summary = summarise(simulation)
    assert summary.decision is not None
    assert (summary.total.games, summary.decision.outcome) == (300, Outcome.OUT_OF_GAMES)


def test_games_that_cannot_be_played_end_it(alice: Owner, strong: Deck, weak: Deck, pips: PipsEngine) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(8000, seed=5, stop=ERROR))
    first = simulation.chunks.order_by("index")[0].pk
    pips.fault = RuntimeError("the dice rolled off the table")
    for _ in range(settings.CHUNK_MAX_ATTEMPTS):
        play_chunks(first)
    pips.fault = None
    play_out(simulation, random.Random(1))
    assert simulation.status == Status.FAILED
    assert prefix_of(list(simulation.matchups.all())).pairs == 0


@pytest.mark.parametrize(
    "stop",
    [
        {"kind": "patience"},
        {"kind": "target_error", "half_width": 0.5},
        {"kind": "sequential_test", "alternative": 0.5},
        {"kind": "sequential_test", "alpha": 0.5},
    ],
)
def test_refusals(alice: Owner, strong: Deck, weak: Deck, stop: dict[str, Any]) -> None:
    with pytest.raises(SimulationRefusedError) as caught:
        create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(100, stop=stop))
    assert caught.value.code == "bad_stop"


def test_a_test_takes_one_opponent(alice: Owner, strong: Deck, weak: Deck, middle: Deck) -> None:
    with pytest.raises(SimulationRefusedError):
        create_gauntlet(owner=alice, deck=strong, opponents=[weak, middle], terms=Terms(100, stop=TEST))
