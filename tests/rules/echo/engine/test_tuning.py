"""Tuning: the same weights for the same seed, and weights that know a good position from a bad one."""

from __future__ import annotations

from pathlib import Path

from rules.echo.engine import weights
from rules.echo.engine.batches import ENGINE
from rules.kernel.engine import Tunable, TuningRound
from tests.rules.echo.engine.making import sample_decks


def tuned(seed: int) -> tuple[str, list[TuningRound]]:
    told: list[TuningRound] = []
    return ENGINE.tune(sample_decks(), seed=seed, games=120, rounds=2, on_round=told.append), told


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    assert isinstance(ENGINE, Tunable)
    text, told = tuned(8)
    assert tuned(8) == (text, told)
    assert tuned(9)[0] != text
    assert [each.number for each in told] == [0, 1]
    assert all(each.positions > 500 and each.loss < 0.65 for each in told)
    file = tmp_path / "weights.toml"
    file.write_text(text, "utf-8")
    read = weights.read_weights(file)
    assert weights.write_weights(read) == text
    assert read.guesses.tolist() == weights.read_weights().guesses.tolist()
    found = dict(zip(weights.OF_A_SIDE, read.features, strict=False))
    assert found["life"] > 0
    assert found["hand_followers"] != 0
