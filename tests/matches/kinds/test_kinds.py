"""Every deck against every deck, and two versions of a deck against the same others."""

from __future__ import annotations

import random

import pytest

from decks.models import Deck
from decks.owners import Owner
from matches.farm.stops import prefix_of
from matches.kinds.matrix import create_matrix
from matches.kinds.versions import create_versions
from matches.models import Kind, Simulation, Status
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from matches.shortcuts.larger_matrix import extend_matrix
from matches.shortcuts.repeats import repeat_simulation
from tests.matches.conftest import make_deck
from tests.matches.farm.playthrough import play_out
from tests.matches.pips import PipsEngine


def scores(simulation: Simulation) -> dict[tuple[int, int], str]:
    matchups = simulation.seat(simulation.matchups.all())
    digits = prefix_of(matchups).digits
    return {(each.lead.index, each.opponent.index): played for each, played in zip(matchups, digits, strict=True)}


def test_a_matrix_plays_each_pairing(alice: Owner, strong: Deck, middle: Deck, weak: Deck) -> None:
    matrix = create_matrix(owner=alice, decks=[strong, middle, weak], terms=Terms(101, seed=3))
    assert (matrix.kind, matrix.games) == (Kind.MATRIX, 306)
    play_out(matrix, random.Random(1))
    assert matrix.status == Status.DONE
    assert {cell: len(played) for cell, played in scores(matrix).items()} == {(0, 1): 51, (0, 2): 51, (1, 2): 51}


def test_a_row_added_later_plays_nothing_again(alice: Owner, strong: Deck, middle: Deck, weak: Deck) -> None:
    matrix = play_out(create_matrix(owner=alice, decks=[strong, middle], terms=Terms(100, seed=3)), random.Random(1))
    before = scores(matrix)
    extend_matrix(simulation=matrix, owner=alice, decks=[weak])
    assert matrix.status == Status.QUEUED
    play_out(matrix, random.Random(2))
    after = scores(matrix)
    assert matrix.status == Status.DONE
    assert (matrix.games, len(after)) == (300, 3)
    assert before.items() <= after.items()
    whole = play_out(create_matrix(owner=alice, decks=[strong, middle, weak], terms=Terms(100, seed=3)), random.Random(3))
    assert scores(whole) == after
    assert [each.first_game for each in matrix.matchups.all()] == [0, 100, 200]


def test_each_cell_stops_by_itself(alice: Owner, middle: Deck, weak: Deck) -> None:
    stop = {"kind": "target_error", "half_width": 0.02}
    near = make_deck(alice, "Near", {"main": {"pip-8": 2, "pip-6": 2, "pip-4": 2}})
    matrix = create_matrix(owner=alice, decks=[near, middle, weak], terms=Terms(6000, level="coin", seed=3, stop=stop))
    play_out(matrix, random.Random(1))
    ends = [each.stopped_at for each in matrix.matchups.all()]
    assert matrix.status == Status.DONE
    assert len(set(ends)) > 1
    assert all(end is not None and end < 3000 for end in ends)


def test_two_versions_play_from_the_same_seeds(alice: Owner, strong: Deck, middle: Deck, weak: Deck) -> None:
    compared = create_versions(owner=alice, edited=strong, saved=strong, opponents=[middle, weak], terms=Terms(400, seed=3))
    play_out(compared, random.Random(1))
    found = scores(compared)
    assert found[(0, 2)] == found[(1, 2)]
    assert found[(0, 3)] == found[(1, 3)] != found[(0, 2)]


def test_a_matrix_is_repeated_as_a_matrix(alice: Owner, strong: Deck, middle: Deck, weak: Deck) -> None:
    matrix = create_matrix(owner=alice, decks=[strong, middle, weak], terms=Terms(100, seed=3))
    again = repeat_simulation(simulation=matrix, owner=alice, seed=3)
    assert (again.kind, again.games, again.matchups.count()) == (Kind.MATRIX, 300, 3)


def test_refusals(alice: Owner, strong: Deck, middle: Deck, weak: Deck, pips: PipsEngine) -> None:
    matrix = create_matrix(owner=alice, decks=[strong, middle], terms=Terms(100, seed=3))
    with pytest.raises(SimulationRefusedError, match="2 to 20 decks"):
        create_matrix(owner=alice, decks=[strong], terms=Terms(100))
    with pytest.raises(SimulationRefusedError, match="at most 100,000 can be played at once"):
        create_matrix(owner=alice, decks=[strong, middle, weak], terms=Terms(50_000))
    with pytest.raises(SimulationRefusedError, match="target error"):
        create_matrix(owner=alice, decks=[strong, middle], terms=Terms(100, stop={"kind": "sequential_test"}))
    with pytest.raises(SimulationRefusedError, match="Choose a deck"):
        create_versions(owner=alice, edited=strong, saved=strong, opponents=[], terms=Terms(100))
    matrix.cards["pip-1"] = {"changed": True}
    with pytest.raises(SimulationRefusedError, match="pip-1"):
        extend_matrix(simulation=matrix, owner=alice, decks=[weak])
    pips.digest = "fedcba9876543210"
    with pytest.raises(SimulationRefusedError, match="engine has changed"):
        extend_matrix(simulation=matrix, owner=alice, decks=[weak])
