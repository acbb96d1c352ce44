"""Planning a turn: the way that ends for the most, and an answer even where every answer leads back to where the search has been."""

from __future__ import annotations

import pytest

from rules.kernel.players.plan_memory import LEAST, STRAYS
from rules.kernel.players.turn_search import CHOICE, DONE, STABLE
from tests.rules.kernel.players.maze import END, Room, plan


def test_the_way_that_ends_for_the_most_is_planned() -> None:
    rooms = [Room(STABLE, 0, (1, 2)), Room(STABLE, 3, (0,)), Room(STABLE, -1, (1, 3)), Room(DONE, 7)]
    assert plan(*rooms) == ([1, 1, END], 7)


def test_a_turn_ends_where_it_is_worth_most() -> None:
    assert plan(Room(STABLE, 2, (1,)), Room(STABLE, 1, (0,))) == ([END], 2)


def test_the_best_answer_to_a_choice_is_given() -> None:
    rooms = [Room(CHOICE, 0, (0, 1, 2)), Room(DONE, -5), Room(DONE, -4)]
    assert plan(*rooms) == ([2, END], -4)


@pytest.mark.parametrize("stray", [0, STRAYS])
def test_where_every_answer_leads_back_one_is_given_all_the_same(stray: int) -> None:
    """No turn can end there, so nothing is the best."""
    assert plan(Room(CHOICE, 5, (0, 0)), stray=stray) == ([0, END], 0)


@pytest.mark.parametrize("stray", [0, STRAYS])
def test_where_later_answers_lead_back_as_well_the_last_way_is_taken(stray: int) -> None:
    rooms = [Room(CHOICE, 5, (0, 1)), Room(CHOICE, 5, (0, 2)), Room(CHOICE, 5, (1, 0, 2))]
    assert plan(*rooms, stray=stray) == ([1, 1, END], 0)


def test_the_other_side_chooses_what_is_worth_most_to_it() -> None:
    foe = Room(CHOICE, 0, (3, 4), decider=1)
    assert plan(Room(STABLE, 0, (1, 2)), foe, Room(DONE, 3), Room(DONE, 9), Room(DONE, -9)) == ([1, END], 3)
    assert plan(Room(STABLE, 0, (1, 2)), foe, Room(DONE, 3), Room(DONE, 9), Room(DONE, 8)) == ([0, END], 8)


def test_what_the_other_side_has_chosen_among_some_options_it_chooses_for_the_whole_search() -> None:
    """Behind doors 1 and 0 it finds the same options, and takes in the second room, without looking, what was best in the first one."""
    first, second = Room(CHOICE, 0, (3, 4), decider=1), Room(CHOICE, 0, (5, 6), decider=1)
    rooms = [Room(STABLE, -9, (1, 2)), first, second, Room(DONE, 2), Room(DONE, 1), Room(DONE, -5), Room(DONE, 7)]
    assert plan(*rooms) == ([0, END], 2)


def test_a_turn_goes_on_where_it_can_t_end() -> None:
    phase = Room(STABLE, LEAST, (2, 3), promise=4)
    assert plan(Room(STABLE, 5, (1,)), phase, Room(DONE, 6), Room(STABLE, LEAST, (2,))) == ([0, 0, END], 6)
    assert plan(Room(STABLE, 5, (1,)), phase, Room(DONE, 4), Room(STABLE, LEAST, (2,))) == ([END], 5)


@pytest.mark.parametrize(("doors", "worth"), [((1, 2, 3, 4), 1), ((1, 2), 9)])
def test_where_few_ways_of_choosing_are_looked_at_each_answer_has_its_share(doors: tuple[int, ...], worth: int) -> None:
    """Of four ways each of four doors has one, which leads through the first door behind it, and each of two doors has two."""
    choices = [Room(CHOICE, 0, (5, 6)) for _ in range(4)]
    rooms = [Room(CHOICE, 0, doors), *choices, Room(DONE, 1), Room(DONE, 9)]
    assert plan(*rooms)[1] == 9
    assert plan(*rooms, has_few=True)[1] == worth
