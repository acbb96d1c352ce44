"""The index of words finds the very texts that hold the words."""

from __future__ import annotations

import random

import pytest

from cards.catalogue.word_index import WordIndex

TEXTS = ["ember fox\n烬狐", "the fox of embers\n", "", "fox the\nember", "钟鲤 钟"]


@pytest.mark.parametrize(
    ("words", "places"),
    [
        ("fox", [0, 1, 3]),
        ("mber", [0, 1, 3]),
        ("embers", [1]),
        ("the fox", [1]),
        ("e fo", [1]),
        ("fox ember", []),
        ("狐", [0]),
        ("鲤 钟", [4]),
        ("fox of embers", [1]),
        ("fox of ember", [1]),
        ("ox of embers", [1]),
        ("fox o embers", []),
        ("embers the", []),
        ("wolf", []),
        ("fox wolf", []),
    ],
)
def test_a_word_may_be_a_piece_of_another_and_several_stand_as_they_do(words: str, places: list[int]) -> None:
    assert list(WordIndex(TEXTS).holding(words).nonzero()[0]) == places


def test_it_knows_its_words() -> None:
    assert WordIndex(TEXTS).words == ["ember", "fox", "烬狐", "the", "of", "embers", "钟鲤", "钟"]
    assert WordIndex([""]).words == []


def test_no_texts_at_all() -> None:
    assert WordIndex([]).holding("fox").tolist() == []


def test_it_agrees_with_looking_into_every_text() -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    dice = random.Random(seed)
    made = ["\n".join("".join(dice.choices("ab钟 ", k=6)) for _ in range(3)) for _ in range(200)]
    texts = ["\n".join(" ".join(line.split()) for line in text.split("\n")) for text in made]
    index = WordIndex(texts)
    for _ in range(200):
        words = " ".join("".join(dice.choices("ab钟 ", k=dice.randint(1, 4))).split()) or "a"
        assert index.holding(words).tolist() == [words in text for text in texts], words
