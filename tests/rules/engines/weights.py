"""Checks of every game's file of weights: its names are the engine's, and tuning writes the same file for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from rules.kernel.engine import PlayableDeck, Tunable, TuningRound
from rules.kernel.playing.weights import Weights, WeightsFile


def check_names(file: WeightsFile, codes: ModuleType) -> None:
    """Check that each name stands for the feature of that name, and that the file is as it would be written."""
    first = 2 * codes.BLOCK + file.clocks**2
    assert [getattr(codes, name.upper()) for name in file.side] == list(range(codes.BLOCK))
    assert [getattr(codes, name.upper()) for name in file.both] == list(range(first, codes.FEATURES))
    assert [getattr(codes, name.upper()) for name in file.guesses] == list(range(len(file.guesses)))
    assert file.path.read_text("utf-8") == file.write(file.read())


def check_tuning(engine: Tunable, file: WeightsFile, decks: Sequence[PlayableDeck], folder: Path, *, loss: float = 0.69) -> Weights:
    """Tune twice alike and once with another seed; return the weights that were found."""

    def tuned(seed: int) -> tuple[str, list[TuningRound]]:
        told: list[TuningRound] = []
        return engine.tune(decks, seed=seed, games=120, rounds=2, on_round=told.append), told

    assert engine.weights_file == file.path
    text, told = tuned(8)
    assert tuned(8) == (text, told)
    assert tuned(9)[0] != text
    assert [each.number for each in told] == [0, 1]
    assert all(each.positions > 500 and each.loss < loss for each in told)
    found = folder / "weights.toml"
    found.write_text(text, "utf-8")
    weights = file.read(found)
    assert file.write(weights) == text
    return weights
