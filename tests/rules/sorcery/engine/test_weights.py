"""The weights' file, the numbers of the features, and the same weights for the same seed of tuning."""

from __future__ import annotations

from pathlib import Path

from rules.kernel.engine import Tunable, TuningRound
from rules.sorcery.engine import weights
from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.engine.core.state import feature_codes as codes
from tests.rules.sorcery.engine.decks import sample_decks


def test_each_name_stands_for_the_feature_of_that_name() -> None:
    assert [getattr(codes, name.upper()) for name in weights.OF_A_SIDE] == list(range(codes.BLOCK))
    assert [getattr(codes, name.upper()) for name in weights.OF_BOTH] == list(range(codes.BIAS, codes.FEATURES))


def test_the_file_is_as_it_would_be_written() -> None:
    assert weights.FILE.read_text("utf-8") == weights.write_weights(weights.read_weights())


def tuned(seed: int) -> tuple[str, list[TuningRound]]:
    told: list[TuningRound] = []
    return ENGINE.tune(sample_decks(), seed=seed, games=120, rounds=2, on_round=told.append), told


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    assert isinstance(ENGINE, Tunable)
    text, told = tuned(8)
    assert tuned(8) == (text, told)
    assert tuned(9)[0] != text
    assert [each.number for each in told] == [0, 1]
    assert all(each.positions > 500 and each.loss < 0.69 for each in told)
    file = tmp_path / "weights.toml"
    file.write_text(text, "utf-8")
    assert weights.write_weights(weights.read_weights(file)) == text
