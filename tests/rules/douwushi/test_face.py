"""The faces of Dou Wushi's cards: what each tells besides its words."""

from __future__ import annotations

from rules.douwushi.face import draw
from rules.kernel.cards import Card
from rules.wording import Text
from tests.rules.kernel.drawing.documents import check_document, told


def test_a_class_shows_in_the_corner_and_at_the_foot():
    hero = Card("x", 1, "hero", Text("X", "某"), None, {"class": "mage", "life": 7}, Text("", ""), Text("", ""))
    root = check_document(draw(hero, "en"))
    assert "Hero · Mage" in told(root)
    assert "7" in told(root)
