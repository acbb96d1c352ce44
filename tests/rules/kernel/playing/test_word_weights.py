"""Players count words by the names of their weights; what has none stops by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kernel.language.words import Word, WordError
from rules.kernel.playing.card_words import counted_as, names_given
from rules.kernel.playing.weights import WeightsFile


class Gift(Word):
    """A family of two words."""

    KEY = "gift"


class Attack(Gift):
    """It counts by itself."""


class Roar(Gift):
    """It counts as another one."""

    COUNTS_AS = "attack"


def test_a_word_counts_as_it_says() -> None:
    assert counted_as(Gift, ("roar", "attack", "sing")) == ("attack", "attack", "sing")


def test_modifiers_are_named_in_the_order_of_their_numbers() -> None:
    assert names_given({"cost": 2, "attack": 0, "keyword": 1}) == ("gives_attack", "gives_keyword", "gives_cost")
    with pytest.raises(WordError, match="the engine has the modifier 1, as which no modifier of the language counts"):
        names_given({"cost": 2, "attack": 0})


FILE = """
[side]
life = [1, -1]
[both]
bias = 2
[word]
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("attack = [1]", "w.toml has no weights for the word “roar”: say in its declaration what it counts as"),
        ("attack = [1]\nroar = [2]\nsing = [3]", "w.toml has weights for “sing”, which no card can say"),
    ],
)
def test_names_and_weights_are_the_same(tmp_path: Path, words: str, said: str) -> None:
    path = tmp_path / "w.toml"
    file = WeightsFile(path=path, side=("life",), both=("bias",), words=("attack", "roar"), roles=1, words_said="Words.")
    path.write_text(f"{FILE}attack = [3]\nroar = [4]", "utf-8")
    found = file.read()
    assert (found.features.tolist(), found.words.tolist()) == ([1, -1, 2], [[3], [4]])
    path.with_name("again").write_text(file.write(found), "utf-8")
    assert file.read(path.with_name("again")).words.tolist() == [[3], [4]]
    (tmp_path / "wrong").mkdir()
    wrong = tmp_path / "wrong" / "w.toml"
    wrong.write_text(FILE + words, "utf-8")
    with pytest.raises(WordError, match=said):
        file.read(wrong)
