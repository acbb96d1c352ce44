"""The weights' file and the numbers of the features."""

from __future__ import annotations

from rules.echo.engine import weights
from rules.echo.engine.core import feature_codes as codes


def test_each_name_stands_for_the_feature_of_that_name() -> None:
    assert [getattr(codes, name.upper()) for name in weights.OF_A_SIDE] == list(range(codes.BLOCK))
    assert [getattr(codes, name.upper()) for name in weights.OF_BOTH] == list(range(codes.ENEMY_STRIKES, codes.FEATURES))
    assert [getattr(codes, name.upper()) for name in weights.GUESSED] == list(range(codes.GUESSES))


def test_the_file_is_as_it_would_be_written() -> None:
    assert weights.FILE.read_text("utf-8") == weights.write_weights(weights.read_weights())
