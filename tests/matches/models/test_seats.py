"""The seats of matchups: of two contestants and of more, read with one query for all, and gone only with their simulation."""

from __future__ import annotations

import pytest
from django.db import IntegrityError, connection, transaction
from django.test.utils import CaptureQueriesContext

from decks.models import Deck
from matches.models import Contestant, Matchup, Seat, Simulation, create_matchups, seat_matchups


@pytest.fixture
def contestants(db: None) -> list[Contestant]:
    """Four decks of one simulation, each a contestant."""
    simulation = Simulation.objects.create(game="echo", cards=[], level="greedy", opponent_level="greedy", games=20)
    decks = [Deck.objects.create(game="echo", name=name) for name in ("Oxen", "Foxes", "Cranes", "Carp")]
    return [Contestant.objects.create(simulation=simulation, index=index, deck=deck, snapshot={}) for index, deck in enumerate(decks)]


def seat(contestants: list[Contestant], *places: tuple[int, ...]) -> list[Matchup]:
    """Matchups of the contestants with these indices, seat by seat."""
    matchups = [
        Matchup(simulation=contestants[0].simulation, index=index, seed=1, first_game=10 * index, pairs=5) for index in range(len(places))
    ]
    create_matchups((matchup, [contestants[each] for each in taken]) for matchup, taken in zip(matchups, places, strict=True))
    return list(Matchup.objects.order_by("index"))


def test_plain(contestants: list[Contestant]) -> None:
    (matchup,) = seat(contestants, (2, 0))
    assert matchup.contestants == (contestants[2], contestants[0])
    assert (matchup.lead, matchup.opponent, matchup.both) == (contestants[2], contestants[0], (contestants[2], contestants[0]))


@pytest.mark.parametrize("taken", [(3, 1, 0), (2, 3, 1, 0)])
def test_more_than_two_keep_their_order_and_have_no_single_opponent(contestants: list[Contestant], taken: tuple[int, ...]) -> None:
    (matchup,) = seat(contestants, taken)
    assert matchup.contestants == tuple(contestants[each] for each in taken)
    assert matchup.lead == contestants[taken[0]]
    with pytest.raises(ValueError, match="too many values"):
        _ = matchup.opponent


def test_seats_of_any_number_of_matchups_take_one_query(contestants: list[Contestant]) -> None:
    places = [(0, 1), (0, 2, 3), (1, 2), (3, 2, 1, 0)]
    matchups = seat(contestants, *places)
    with CaptureQueriesContext(connection) as asked:
        seated = seat_matchups(matchups, contestants)
        found = [each.contestants for each in seated]
    assert len(asked) == 1
    assert found == [tuple(contestants[each] for each in taken) for taken in places]


def test_a_matchup_of_an_unknown_contestant_is_left_out(contestants: list[Contestant]) -> None:
    first, second = seat(contestants, (0, 1), (0, 3))
    assert seat_matchups([first, second], contestants[:3]) == [first]


def test_a_seat_is_taken_once(contestants: list[Contestant]) -> None:
    (matchup,) = seat(contestants, (0, 1))
    with pytest.raises(IntegrityError), transaction.atomic():
        Seat.objects.create(matchup=matchup, number=1, contestant=contestants[2])


def test_a_deleted_deck_keeps_its_seat_and_a_deleted_simulation_none(contestants: list[Contestant]) -> None:
    seat(contestants, (0, 1), (2, 3, 0))
    Deck.objects.all().delete()
    assert list(Seat.objects.values_list("matchup__index", "number", "contestant__index")) == [
        (0, 0, 0), (0, 1, 1), (1, 0, 2), (1, 1, 3), (1, 2, 0),
    ]  # fmt: skip
    contestants[0].simulation.delete()
    assert not Seat.objects.exists()
