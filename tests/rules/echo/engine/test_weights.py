"""The weights' file and the numbers of the features."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.echo.engine import weights
from rules.echo.engine.core.state import feature_codes as codes
from rules.kernel.language.words import WordError


def test_each_name_stands_for_the_feature_of_that_name() -> None:
    assert [getattr(codes, name.upper()) for name in weights.OF_A_SIDE] == list(range(codes.BLOCK))
    assert [getattr(codes, name.upper()) for name in weights.OF_BOTH] == list(range(codes.ENEMY_STRIKES, codes.FEATURES))
    assert [getattr(codes, name.upper()) for name in weights.GUESSED] == list(range(codes.GUESSES))


def test_the_file_is_as_it_would_be_written() -> None:
    assert weights.FILE.read_text("utf-8") == weights.write_weights(weights.read_weights())


def test_a_word_without_weights_and_weights_without_a_word_are_named(tmp_path: Path) -> None:
    text = weights.FILE.read_text("utf-8")
    for old, new, said in (
        ("\ndraw = ", "\ndrawing = ", "no weights for the word “draw”: say in its declaration what it counts as"),
        ("\ndraw = ", "\ndrawing = [0, 0, 0, 0, 0, 0]\ndraw = ", "weights for “drawing”, which no card can say"),
    ):
        file = tmp_path / f"{len(new)}.toml"
        file.write_text(text.replace(old, new, 1), "utf-8")
        with pytest.raises(WordError, match=said):
            weights.read_weights(file)
