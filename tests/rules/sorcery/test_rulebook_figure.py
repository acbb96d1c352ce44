"""The drawing of adjacent and nearby squares agrees with the rules, and says so in both languages."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from rules.sorcery.rulebook.realm.figures import COLUMNS, ROWS, near_squares


@pytest.mark.parametrize(("language", "unit", "adjacent", "nearby"), [("en", "unit", "adjacent", "nearby"), ("zh", "单位", "相邻", "邻近")])
def test_four_squares_are_adjacent_and_four_more_nearby(language: str, unit: str, adjacent: str, nearby: str) -> None:
    root = ElementTree.fromstring(near_squares(language))
    words = [text.text for text in root.iter("text")]
    marks = [*"abcde", "1", "2", "3", "4"]
    assert sorted(word or "" for word in words) == sorted([unit, *[adjacent] * 4, *[nearby] * 4, *marks])
    assert len([square for square in root.iter("rect") if square.get("class")]) == COLUMNS * ROWS
    assert root.get("aria-label")
