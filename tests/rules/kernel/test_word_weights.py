"""Players count words by the names of their weights; what has none stops by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.kernel.language.words import Word, WordError
from rules.kernel.training.word_weights import counted_as, listed_by_word, names_given


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


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"attack": [1]}, "w.toml has no weights for the word “roar”: say in its declaration what it counts as"),
        ({"attack": [1], "roar": [2], "sing": [3]}, "w.toml has weights for “sing”, which no card can say"),
    ],
)
def test_names_and_weights_are_the_same(data: dict[str, Any], said: str) -> None:
    assert listed_by_word({"roar": [2], "attack": [1]}, ("attack", "roar"), Path("w.toml")) == [[1], [2]]
    with pytest.raises(WordError, match=said):
        listed_by_word(data, ("attack", "roar"), Path("w.toml"))
