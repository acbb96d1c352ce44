"""A game is its seed's and number's alone: the same again by the same, another by others, and the seats of a pair dealt alike."""

from __future__ import annotations

import numpy as np

from rules.echo.engine import new_game
from tests.rules.echo.engine.making import sample_decks
from tests.rules.engines.states import snapshot


def course(seed: int, game: int = 0) -> list[bytes]:
    """Every state of a random game."""
    play = new_game(sample_decks(), seed, game)
    states = [snapshot(play)]
    while play.decider is not None:
        play.apply(play.choose(0))
        states.append(snapshot(play))
    return states


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    assert course(6) == course(6)
    assert course(6) != course(7)
    assert course(6) != course(6, 2)


def test_both_games_of_a_pair_tie_the_shuffle_to_the_seat() -> None:
    """Deck 0 in the first seat of game 0 has the hand, by index, that deck 1 has in the first seat of game 1."""
    even, odd = new_game(sample_decks(), 9, 0), new_game(sample_decks(), 9, 1)
    assert (even.first, odd.first) == (0, 1)
    for seat in (0, 1):
        side_even, side_odd = seat, 1 - seat
        assert [n - 30 * side_even for n in even.numbers(side_even, "hand")] == [n - 30 * side_odd for n in odd.numbers(side_odd, "hand")]
    assert new_game(sample_decks(), 9, 2).numbers(0, "hand") != even.numbers(0, "hand")
    assert np.all(even.work["rng"][0] == odd.work["rng"][0][::-1])
