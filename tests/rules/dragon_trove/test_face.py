"""The faces of Dragon Trove's cards: what each tells besides its words."""

from __future__ import annotations

from dataclasses import replace

from rules.dragon_trove.face import draw
from rules.kernel.cards import Card
from rules.wording import Text
from tests.rules.drawing.documents import check_document, told


def test_a_direction_shows_in_the_corner():
    values = {"action": "move", "direction": "north"}
    north = Card("x", 1, "action", Text("X", "某"), None, values, Text("", ""), Text("", ""))
    south = replace(north, values={**values, "direction": "south"})
    assert "Action card · Move · North" in told(check_document(draw(north, "en")))
    assert draw(north, "en") != draw(south, "en")
