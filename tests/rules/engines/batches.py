"""Proofs for batches of any engine's games: their order, and that nothing but decks, levels, seed and number makes a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from rules.kernel.compiled.rows import GAME_ROW
from rules.kernel.engine import card_rows
from rules.kernel.playing.batch_engine import BatchEngine
from tests.rules.engines.dealt import Decks, sample_decks

GREEDY = ("greedy", "greedy")
#: No action's number.
UNLISTED = -7
Rows = npt.NDArray[np.void]


class BatchProofs:
    """A game's own test class says which engine and which decks."""

    engine: BatchEngine
    most_turns: int

    def decks(self) -> Decks:
        return sample_decks(self.engine.slug)

    def play(self, seed: int, pairs: int, levels: Sequence[str] = GREEDY, first_pair: int = 0, **options: Any) -> Rows:
        decks = options.pop("decks", None) or self.decks()
        return self.engine.play(decks, seed=seed, first_pair=first_pair, pairs=pairs, levels=levels, **options)

    def test_rows_stand_in_order_and_seats_alternate(self) -> None:
        rows = self.play(3, 20, first_pair=5)
        assert rows.dtype == GAME_ROW
        assert rows["game"].tolist() == list(range(10, 50))
        assert rows["first"].tolist() == [0, 1] * 20
        assert set(rows["winner"].tolist()) <= {0, 1, 2}
        assert rows["errors"].sum() == 0
        assert rows["actions"].min() > 0
        assert rows["turns"].max() <= self.most_turns

    @pytest.mark.parametrize("levels", [GREEDY, ("random", "greedy"), ("planner", "greedy")])
    def test_results_do_not_depend_on_the_chunking(self, levels: tuple[str, str]) -> None:
        whole = self.play(8, 300, levels)
        parts = [self.play(8, count, levels, first) for first, count in ((0, 1), (1, 260), (261, 39))]
        assert np.array_equal(whole, np.concatenate(parts))
        assert whole["errors"].sum() == 0

    @pytest.mark.parametrize("levels", [GREEDY, ("random", "planner")])
    def test_results_do_not_depend_on_the_threads(self, levels: tuple[str, str]) -> None:
        alone, together = (card_rows(self.decks(), 210) for _ in range(2))
        rows = self.play(8, 105, levels, 3, cards=alone)
        for threads in (2, 4):
            assert np.array_equal(rows, self.play(8, 105, levels, 3, cards=together, threads=threads))
            assert np.array_equal(alone, together)

    def test_more_threads_than_games_and_none_at_all(self) -> None:
        assert np.array_equal(self.play(8, 1, threads=5), self.play(8, 1))
        with pytest.raises(ValueError, match="max_workers"):
            self.play(8, 1, threads=0)

    def test_cancelling_returns_what_has_been_played(self) -> None:
        asked: list[int] = []

        def is_cancelled() -> bool:
            asked.append(1)
            return len(asked) == 2

        rows = self.play(1, 10_000, is_cancelled=is_cancelled)
        assert 0 < len(rows) < 20_000
        assert len(rows) % 2 == 0
        assert np.array_equal(rows, self.play(1, len(rows) // 2))

    def test_greedy_beats_random(self) -> None:
        assert (self.play(2, 200, ("greedy", "random"))["winner"] == 0).mean() > 0.9

    def test_planner_beats_greedy(self) -> None:
        deck, _ = self.decks()
        assert (self.play(2, 200, ("planner", "greedy"), decks=(deck, deck))["winner"] == 0).mean() > 0.6

    def test_expert_beats_greedy_and_does_not_depend_on_the_chunking(self) -> None:
        """In mirrors of two decks: of one alone so few games don't tell 70 % from 65."""
        deck, other = self.decks()
        rows = self.play(2, 16, ("expert", "greedy"), decks=(deck, deck))
        others = self.play(2, 16, ("expert", "greedy"), decks=(other, other))
        assert (np.concatenate([rows, others])["winner"] == 0).mean() > 0.65
        parts = [self.play(2, 2, ("expert", "greedy"), first, decks=(deck, deck)) for first in (0, 2)]
        assert np.array_equal(rows[:8], np.concatenate(parts))

    @pytest.mark.parametrize(("level", "pairs"), [("random", 100), ("greedy", 40), ("planner", 20), ("expert", 2)])
    def test_examined_games_are_the_same_games_and_sound(self, level: str, pairs: int) -> None:
        rows = self.play(4, pairs, (level, level), is_examined=True)
        assert not rows["errors"].any()
        assert np.array_equal(rows, self.play(4, pairs, (level, level)))

    def test_a_record_is_the_game_of_the_batch(self) -> None:
        row = self.play(6, 1, first_pair=3)[1]
        record = self.engine.record(self.decks(), seed=6, game=7, levels=GREEDY)
        assert record.row == row
        assert record.steps[0].kind == "game_began"
        assert record.steps[-1].kind == "game_ended"
        headings = [step for step in record.steps if step.is_heading]
        assert [step.turn for step in headings] == list(range(1, int(row["turns"]) + 1))
        assert all(step.text.en and step.text.zh for step in record.steps)
        assert [step.moment for step in record.steps] == sorted(step.moment for step in record.steps)
        assert [len(moment.board["sides"]) for moment in record.moments] == [2] * len(record.moments)

    def test_performing_an_action_lists_none(self) -> None:
        """Players try the listed actions one after the other on imagined worlds: the list must stay."""
        parts = self.engine.parts
        for game in range(6):
            play = parts.starts.new_game(self.decks(), 9, game)
            while play.decider is not None:
                action = play.choose(0)
                play.work["legal"] = UNLISTED
                parts.compiled.apply(play.state, play.tables, play.work, action.code)
                assert (play.work["legal"] == UNLISTED).all(), action

    def test_unknown_levels_are_refused(self) -> None:
        with pytest.raises(KeyError):
            self.play(1, 1, ("greedy", "genius"))
