"""Examined games of any engine: whatever is wrong with a state is noted as an error."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np
import pytest

from rules.kernel.compiled.rows import GAME_ROW
from rules.kernel.playing.batch import Batch
from rules.kernel.playing.batch_engine import BatchEngine
from tests.rules.engines.dealt import Decks, sample_decks

SEED, ACTIONS = 3, 60
Change = Callable[[Any], None]


class ExaminingProofs:
    """A game's own test class says which engine and decks, and what can be wrong with a state."""

    engine: BatchEngine
    #: Changes that make a state wrong, each with the errors that are noted.
    changes: ClassVar[Sequence[tuple[Change, int]]]
    #: The error that spoiled tables lead to.
    spoiled: ClassVar[int]
    #: The phase in which most of a turn is played.
    main_phase: ClassVar[str] = "main"

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "change" in metafunc.fixturenames:
            metafunc.parametrize(("change", "errors"), self.changes, ids=[change.__name__ for change, _ in self.changes])

    def decks(self) -> Decks:
        return sample_decks(self.engine.slug)

    @abstractmethod
    def is_pending(self, state: Any) -> bool:
        """Return whether something has to be settled before the turn goes on."""

    @abstractmethod
    def spoil(self, tables: Any) -> None:
        """Change the tables so that every state is wrong from the first decision on."""

    def later(self) -> Any:
        """A game in the middle of a main phase."""
        play, count = self.engine.parts.starts.new_game(self.decks(), SEED), 0
        while count < ACTIONS or play.phase != self.main_phase or self.is_pending(play.state[0]):
            play.apply(play.choose(0))
            count += 1
        return play

    def look(self, play: Any) -> int:
        """The errors that are noted when a state is looked at."""
        self.engine.parts.examined.look(play.state, play.tables, play.work)
        return int(play.errors)

    def test_what_is_wrong_is_noted(self, change: Change, errors: int) -> None:
        play = self.later()
        assert self.look(play) == 0
        change(play.state[0])
        assert self.look(play) == errors

    def test_a_sound_state_is_left_as_it_is(self) -> None:
        play = self.later()
        before = play.state.tobytes()
        assert self.look(play) == 0
        assert play.state.tobytes() == before

    @pytest.mark.parametrize("is_examined", [False, True])
    def test_every_state_of_a_game_is_examined(self, is_examined: bool) -> None:
        batch = Batch(self.engine.parts, self.decks(), 1, (0, 0), is_examined)
        self.spoil(batch.tables[0])
        rows = np.zeros(4, GAME_ROW)
        batch.play(rows, None, None, 0)
        assert set(rows["errors"].tolist()) == {self.spoiled if is_examined else 0}
