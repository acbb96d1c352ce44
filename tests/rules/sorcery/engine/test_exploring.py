"""Exploring positions: lines told with their reasons, refusals that keep what came before, and players that play on."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kernel.cards import Card
from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.sandbox import sandbox
from rules.sorcery.scenario.runner import run_file
from rules.wording import Text
from tests.rules.conftest import Shipped
from tests.rules.engines.dealt import Decks
from tests.rules.engines.exploring import ExploringProofs
from tests.rules.sorcery.engine.making import sample_decks

FILE = """
game = "sorcery"
[[scenario]]
name = "the last of the day"
[scenario.A]
hand = ["clinker-dog", "ember-tithe", "glass-crater"]
sites = [{ at = "c1", card = "branding-ground" }, { at = "c2", card = "glass-crater" }]
field = ["clinker-dog c2"]
mana = 3
spellbook = ["clinker-dog", "ember-tithe"]
atlas = ["glass-crater"]
[scenario.B]
sites = [{ at = "c4", card = "ferry-steps" }, { at = "c3", card = "ferry-steps" }]
field = ["ferry-rat c3"]
spellbook = ["ferry-rat", "ferry-rat"]
atlas = ["ferry-steps"]
"""


class TestExploring(ExploringProofs):
    engine = ENGINE
    box = sandbox()
    run_file = run_file
    file = FILE
    allowed = "A attacks B2 with A2"
    not_allowed = "A attacks B1 with A2"
    ending, ending_zh, ending_told_zh = "passes", "结束回合", "结束"
    line = "A plays glass-crater on b2"
    turn = ("A casts ember-tithe with A1", "A attacks c3 with A2", "B passes", "B passes", "A passes")
    clause = "S-7"

    def decks(self, shipped: Shipped) -> Decks:
        return sample_decks()

    def test_lines_are_told_with_their_reasons(self, cards: Mapping[str, Card]) -> None:
        found = self.explore(("A casts ember-tithe with A1",), cards)
        assert found.passages[1].text == Text("Cast Ember Tithe with Avatar (A1) (0 mana)", "由化身（A1）施放火炭捐（0 点法力）")
        told = {step.kind: step for step in found.passages[1].steps}
        assert told["life_lost"].text == Text("Deck A loses 2 life (18 left)", "甲方失去 2 点生命值（剩余 18 点）")
        assert told["life_lost"].reason == Text("Ember Tithe", "火炭捐")
        assert told["mana_changed"].clauses == ("4.5c", "9.1")
