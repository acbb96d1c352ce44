"""The engine of a game whose players learn: tuning them, done alike for all such games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rules.kernel.engine import PlayableDeck, TuningRound
from rules.kernel.playing.batch_engine import BatchEngine


class TunedEngine(BatchEngine):
    """An engine whose package has `weights`, with its FILE (playing.weights.WeightsFile), and `tuning`, with what it is LEARNED by
    (training.word_learner.Learned).
    """

    @property
    def weights_file(self) -> Path:
        return self.folder / "weights.toml"

    @property
    def _file(self) -> Any:
        return self.parts.load("weights").FILE

    def tune(self, decks: Sequence[PlayableDeck], *, seed: int, games: int, rounds: int, on_round: Callable[[TuningRound], None]) -> str:
        """See rules.kernel.engine.Tunable. What guesses are made from is not learned: it stays as it is in the file."""
        self.ready()
        from rules.kernel.training.word_learner import learn_weights

        learned, guesses = self.parts.load("tuning").LEARNED, self._file.read().guesses
        found = learn_weights(self.parts, learned, decks, guesses, seed=seed, games=games, rounds=rounds, on_round=on_round)
        text: str = self._file.write(found)
        return text
