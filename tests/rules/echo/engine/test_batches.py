"""The engine object: batches, levels, cancelling, records, refusals."""

from __future__ import annotations

import numpy as np
import pytest

from rules.echo.engine import engine
from rules.echo.engine.play import ENDS
from rules.kernel.engine import GAME_ROW, PlayableDeck, UnplayableError, card_rows
from tests.rules.echo.engine.making import sample_decks

GREEDY = ("greedy", "greedy")


def test_rows_stand_in_order_and_seats_alternate() -> None:
    rows = engine().play(sample_decks(), seed=3, first_pair=5, pairs=20, levels=GREEDY)
    assert rows.dtype == GAME_ROW
    assert rows["game"].tolist() == list(range(10, 50))
    assert rows["first"].tolist() == [0, 1] * 20
    assert set(rows["winner"].tolist()) <= {0, 1, 2}
    assert rows["errors"].sum() == 0
    assert rows["actions"].min() > 0
    assert rows["turns"].max() <= 100


@pytest.mark.parametrize("levels", [GREEDY, ("random", "greedy"), ("planner", "greedy")])
def test_results_do_not_depend_on_the_chunking(levels: tuple[str, str]) -> None:
    whole = engine().play(sample_decks(), seed=8, first_pair=0, pairs=300, levels=levels)
    parts = [engine().play(sample_decks(), seed=8, first_pair=first, pairs=n, levels=levels) for first, n in ((0, 1), (1, 260), (261, 39))]
    assert np.array_equal(whole, np.concatenate(parts))


@pytest.mark.parametrize("levels", [GREEDY, ("random", "planner")])
def test_results_do_not_depend_on_the_threads(levels: tuple[str, str]) -> None:
    alone, together = (card_rows(sample_decks(), 210) for _ in range(2))
    rows = engine().play(sample_decks(), seed=8, first_pair=3, pairs=105, levels=levels, cards=alone)
    for threads in (2, 4):
        shared = engine().play(sample_decks(), seed=8, first_pair=3, pairs=105, levels=levels, cards=together, threads=threads)
        assert np.array_equal(rows, shared)
        assert np.array_equal(alone, together)


def test_more_threads_than_games_and_none_at_all() -> None:
    rows = engine().play(sample_decks(), seed=8, first_pair=0, pairs=1, levels=GREEDY)
    assert np.array_equal(engine().play(sample_decks(), seed=8, first_pair=0, pairs=1, levels=GREEDY, threads=5), rows)
    with pytest.raises(ValueError, match="max_workers"):
        engine().play(sample_decks(), seed=8, first_pair=0, pairs=1, levels=GREEDY, threads=0)


def test_swapping_decks_and_seats_mirrors_the_results() -> None:
    a, _ = sample_decks()
    rows = engine().play((a, a), seed=2, first_pair=0, pairs=50, levels=GREEDY)
    assert rows["winner"][0::2].tolist() == [{0: 1, 1: 0, 2: 2}[winner] for winner in rows["winner"][1::2].tolist()]


def test_greedy_beats_random() -> None:
    rows = engine().play(sample_decks(), seed=2, first_pair=0, pairs=200, levels=("greedy", "random"))
    assert (rows["winner"] == 0).mean() > 0.9


def test_planner_beats_greedy() -> None:
    deck, _ = sample_decks()
    rows = engine().play((deck, deck), seed=2, first_pair=0, pairs=200, levels=("planner", "greedy"))
    assert (rows["winner"] == 0).mean() > 0.6


def test_expert_beats_greedy_and_does_not_depend_on_the_chunking() -> None:
    deck, _ = sample_decks()
    rows = engine().play((deck, deck), seed=2, first_pair=0, pairs=16, levels=("expert", "greedy"))
    assert (rows["winner"] == 0).mean() > 0.65
    parts = [engine().play((deck, deck), seed=2, first_pair=first, pairs=2, levels=("expert", "greedy")) for first in (0, 2)]
    assert np.array_equal(rows[:8], np.concatenate(parts))


def test_cancelling_returns_what_has_been_played() -> None:
    asked: list[int] = []

    def is_cancelled() -> bool:
        asked.append(1)
        return len(asked) == 2

    rows = engine().play(sample_decks(), seed=1, first_pair=0, pairs=10_000, levels=GREEDY, is_cancelled=is_cancelled)
    assert 0 < len(rows) < 20_000
    assert len(rows) % 2 == 0
    assert np.array_equal(rows, engine().play(sample_decks(), seed=1, first_pair=0, pairs=len(rows) // 2, levels=GREEDY))


def test_a_record_is_the_game_of_the_batch() -> None:
    row = engine().play(sample_decks(), seed=6, first_pair=3, pairs=1, levels=GREEDY)[1]
    record = engine().record(sample_decks(), seed=6, game=7, levels=GREEDY)
    assert record.row == row
    assert record.steps[0].kind == "game_began"
    assert record.steps[-1].kind == "game_ended"
    headings = [step for step in record.steps if step.is_heading]
    assert [step.turn for step in headings] == list(range(1, int(row["turns"]) + 1))
    assert all(step.text.en and step.text.zh for step in record.steps)
    assert [step.moment for step in record.steps] == sorted(step.moment for step in record.steps)
    assert [len(moment.board["sides"]) for moment in record.moments] == [2] * len(record.moments)


def test_ends_have_the_names_that_outcomes_use() -> None:
    assert tuple(end.slug for end in engine().ends) == ENDS


def test_unknown_levels_and_wrong_decks_are_refused() -> None:
    with pytest.raises(KeyError):
        engine().play(sample_decks(), seed=1, first_pair=0, pairs=1, levels=("greedy", "genius"))
    a, b = sample_decks()
    short = PlayableDeck({"hero": b.sections["hero"], "main": b.sections["main"][1:]})
    with pytest.raises(UnplayableError, match="needs 1 hero and 30 cards"):
        engine().play((a, short), seed=1, first_pair=0, pairs=1, levels=GREEDY)
