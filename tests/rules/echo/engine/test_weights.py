"""The weights' file and the numbers of the features."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.echo.engine.core.state import feature_codes
from rules.echo.engine.weights import FILE
from rules.kernel.language.words import WordError
from tests.rules.engines.weights import check_names


def test_each_name_stands_for_the_feature_of_that_name() -> None:
    check_names(FILE, feature_codes)


def test_a_word_without_weights_and_weights_without_a_word_are_named(tmp_path: Path) -> None:
    text = FILE.path.read_text("utf-8")
    for old, new, said in (
        ("\ndraw = ", "\ndrawing = ", "no weights for the word “draw”: say in its declaration what it counts as"),
        ("\ndraw = ", "\ndrawing = [0, 0, 0, 0, 0, 0]\ndraw = ", "weights for “drawing”, which no card can say"),
    ):
        file = tmp_path / f"{len(new)}.toml"
        file.write_text(text.replace(old, new, 1), "utf-8")
        with pytest.raises(WordError, match=said):
            FILE.read(file)
