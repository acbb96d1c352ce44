"""Waiting abilities, each with what its moment was about, are taken in any order; the others keep theirs."""

from __future__ import annotations

from rules.kernel.compiled.machine.columns import AMOUNT, FOE, SIDE, SUBJECT_UID
from tests.rules.kernel.compiled.machine.bench import MOST_EFFECTS, Bench

KIND = 3


def waiting(*sides: int) -> Bench:
    """Abilities 0, 1, ... of these sides that wait, each about an amount ten times its number."""
    bench = Bench()
    for ability, side in enumerate(sides):
        bench.about(5, 55, 6, 66, 10 * ability)
        bench.of(side, 7, 77)
        bench.enqueue(KIND, ability)
    return bench


def test_an_ability_is_taken_with_what_it_is_about() -> None:
    bench = waiting(0, 1)
    assert bench.take_waiting(1) == 1
    context = bench.w["context"]
    assert [context[column] for column in (SIDE, SUBJECT_UID, FOE, AMOUNT)] == [1, 55, 6, 10]
    assert (bench.s["waiting_size"], bench.s["turn_effects"]) == (1, 1)


def test_the_others_keep_their_order() -> None:
    bench = waiting(0, 1, 0, 1)
    assert [bench.take_waiting(at) for at in (1, 0, 1, 0)] == [1, 0, 3, 2]


def test_the_one_of_a_side_that_has_waited_longest() -> None:
    bench = waiting(1, 0, 0)
    assert [bench.first_of(side) for side in (0, 1)] == [1, 0]
    bench.take_waiting(0)
    assert bench.first_of(1) == -1


def test_more_than_can_wait_ends_the_turn_as_too_much_does() -> None:
    bench = waiting(0, 0, 0, 0)
    assert bench.s["turn_effects"] == 0
    bench.enqueue(KIND, 4)
    assert (bench.s["waiting_size"], bench.s["turn_effects"]) == (4, MOST_EFFECTS)
