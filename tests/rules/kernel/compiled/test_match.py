"""The kernel's match loop, played by a game of its own."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rules.kernel.compiled.rows import CARD_ROW, GAME_ROW
from rules.kernel.engine import lead_rows
from tests.rules.kernel.compiled import nim


def play(first: int, count: int, levels: tuple[int, int] = (0, 0), seed: int = 7, seen: list[int] | None = None) -> npt.NDArray[np.void]:
    """The rows of some games; `seen` is given how many states have been examined."""
    rows = np.zeros(count, GAME_ROW)
    state, tables, work = (np.zeros(1, dtype) for dtype in (nim.STATE_TYPE, nim.TABLES_TYPE, nim.WORK_TYPE))
    tables["heap"] = 21
    levels_array, cards = np.array(levels, np.int64), np.zeros((0, 2, 0), CARD_ROW)
    functions = (nim.start, nim.choose, nim.apply, nim.finish)
    asked = (state, tables, work, rows, cards, lead_rows(0), levels_array, np.uint64(seed), first, *functions)
    if seen is None:
        nim.play_games(*asked)
    else:
        nim.examine_games(*asked, nim.examine)
        seen.append(int(work["seen"][0]))
    return rows


def test_games_are_numbered_and_seats_alternate() -> None:
    rows = play(4, 6)
    assert rows["game"].tolist() == [4, 5, 6, 7, 8, 9]
    assert rows["first"].tolist() == [0, 1] * 3
    assert rows["turns"].min() >= 7


def test_results_do_not_depend_on_the_chunking() -> None:
    assert np.array_equal(play(0, 100), np.concatenate([play(0, 2), play(2, 90), play(92, 8)]))
    assert not np.array_equal(play(0, 100), play(0, 100, seed=8))


def test_both_games_of_a_pair_have_the_same_luck_in_each_seat() -> None:
    rows = play(0, 40)
    assert rows["winner"][0::2].tolist() == [1 - winner for winner in rows["winner"][1::2].tolist()]


def test_levels_belong_to_decks() -> None:
    assert (play(0, 200, levels=(1, 0))["winner"] == 0).mean() > 0.9
    assert (play(0, 200, levels=(0, 1))["winner"] == 1).mean() > 0.9


def test_every_state_is_examined_and_changes_nothing() -> None:
    seen: list[int] = []
    rows = play(0, 50, seen=seen)
    assert np.array_equal(rows, play(0, 50))
    assert seen == [int(rows["actions"].sum()) + 50]
