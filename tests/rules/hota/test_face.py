"""The faces of HotA's cards: what each tells besides its words."""

from __future__ import annotations

from rules.hota.face import draw
from rules.kernel.cards import Card
from rules.wording import Text
from tests.rules.drawing.documents import check_document, told


def test_all_attributes_and_what_they_must_be_are_told():
    values = {"attribute": ["strength", "agility"], "cost": 4, "strength": 2, "agility": 1, "attack": 11, "life": 9}
    creature = Card("x", 1, "creature", Text("X", "某"), None, values, Text("", ""), Text("", ""))
    said = told(check_document(draw(creature, "en")))
    assert "Creature · Strength · Agility" in said
    assert "21" in said
    assert "11" in said
