"""Words in the text of a card: whole ones in English, wherever they stand in Chinese."""

from __future__ import annotations

import pytest

from rules.kernel.cards import Term, is_word_in
from rules.wording import Text

TERM = Term(Text("Mage", "法师"), Text("It casts.", "施法者。"), (Text("mage", "法师"), Text("wizard", "巫师")))


@pytest.mark.parametrize(
    "text",
    ["Mage", "a mage.", "two mages", "“Mage”: draw", "mage’s hat", "non-mage", "each wizard"],
)
def test_a_term_is_found_as_a_whole_word(text: str) -> None:
    assert TERM.is_in(Text(text, text), "en")


@pytest.mark.parametrize("text", ["", "2 damage", "Damage it", "damaged", "Undamaged", "magenta", "image 2mage", "法师"])
def test_a_term_is_not_found_within_another_word(text: str) -> None:
    assert not TERM.is_in(Text(text, text), "en")


@pytest.mark.parametrize(
    ("text", "is_found"), [("法师", True), ("选择一名法师英雄", True), ("斗巫师们", True), ("法力", False), ("", False)]
)
def test_chinese_words_stand_anywhere(text: str, is_found: bool) -> None:
    assert TERM.is_in(Text(text, text), "zh-hans") is is_found


@pytest.mark.parametrize(
    ("word", "text", "is_found"),
    [
        ("guard", "It guards, guarded and guarding.", True),
        ("guard", "a guardian", False),
        ("awake", "Awaken: draw a card.", False),
        ("Awaken", "whenever it awakens", True),
        ("Arrive:", "Arrive: draw a card.", True),
        ("(passive)", "Calm (passive): draw.", True),
        ("set aside", "is set aside.", True),
        ("0", "costs 10", False),
        ("0", "费用为0的牌", True),
        ("∞", "1∞", True),
        ("", "anything", False),
    ],
)
def test_what_counts_as_the_word(word: str, text: str, is_found: bool) -> None:
    assert is_word_in(word, text) is is_found
