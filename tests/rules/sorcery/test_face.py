"""The faces of Sorcery's cards: what each tells besides its words."""

from __future__ import annotations

from rules.kernel.cards import Card
from rules.sorcery.face import draw
from rules.wording import Text
from tests.rules.drawing.documents import check_document, told


def test_elements_and_thresholds_are_told():
    values = {"element": ["fire", "air"], "cost": 3, "fire": 2, "air": 1, "power": 4}
    minion = Card("x", 1, "minion", Text("X", "某"), "elite", values, Text("", ""), Text("", ""))
    said = told(check_document(draw(minion, "en")))
    assert "Minion · Fire · Air · Elite" in said
    assert "21" in said
