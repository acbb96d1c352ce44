"""Tallies count rows of results, and add up in any order."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from matches.tallies.results import Tally, count_games, merge
from rules.kernel.compiled.rows import GAME_ROW
from rules.kernel.engine import Named
from rules.wording import Text

ENDS = (Named("hero", Text("Hero", "英雄")), Named("turns", Text("Turns", "回合")))


def rows(*games: tuple[int, int, int]) -> np.ndarray:
    """Games in order from (winner, turns, errors); deck 0 goes first in the even ones."""
    return np.array(
        [(number, number % 2, winner, turns, 10, int(winner == 2), errors) for number, (winner, turns, errors) in enumerate(games)],
        dtype=GAME_ROW,
    )


def test_plain_case() -> None:
    assert count_games(rows((0, 5, 0), (1, 7, 0), (0, 4, 0), (2, 9, 0)), ENDS) == Tally(
        pair_scores=(0, 0, 1, 1, 0),
        first=(2, 0, 0),
        second=(0, 1, 1),
        ends={"hero": (2, 0, 1), "turns": (0, 1, 0)},
        turns={4: 1, 5: 1, 7: 1, 9: 1},
        samples={"won_first": (0, 5), "lost_second": (1, 7), "drawn_second": (3, 9), "longest": (3, 9), "shortest": (2, 4)},
        actions=40,
        errors=0,
    )


def test_pairs_with_errors_count_nowhere_else() -> None:
    found = count_games(rows((0, 5, 0), (1, 7, 3), (0, 4, 0), (0, 9, 0)), ENDS)
    assert (found.games, found.results, found.errors, found.pair_scores) == (2, (2, 0, 0), 1, (0, 0, 0, 0, 1))


def test_nothing() -> None:
    assert count_games(rows(), ENDS) == Tally() == merge([])


game = st.tuples(st.integers(0, 2), st.integers(1, 40), st.just(0))


@given(st.lists(st.tuples(game, game), max_size=30), st.integers(0, 30))
def test_chunks_add_up(pairs: list[tuple[tuple[int, int, int], tuple[int, int, int]]], split: int) -> None:
    everything = rows(*(each for pair in pairs for each in pair))
    whole = count_games(everything, ENDS)
    parts = [count_games(everything[: 2 * split], ENDS), count_games(everything[2 * split :], ENDS)]
    assert merge(parts) == merge([whole])
    assert merge(reversed(parts)).results == whole.results
