"""Exploring positions: lines told with their reasons, refusals that keep what came before, and players that play on."""

from __future__ import annotations

from collections.abc import Mapping

from rules.hota.engine.batches import ENGINE
from rules.hota.sandbox import sandbox
from rules.hota.scenario.runner import run_file
from rules.kernel.cards import Card
from rules.wording import Text
from tests.rules.conftest import Shipped
from tests.rules.engines.dealt import Decks
from tests.rules.engines.exploring import ExploringProofs

FILE = """
game = "hota"
[[scenario]]
name = "the last of the day"
phase = "strategy_2"
[scenario.A]
field = ["stele-keeper", "bronze-maul"]
hand = ["spark-lance", "basic-strength", "stele-keeper"]
deck = ["stele-keeper", "spark-lance"]
attributes = { intellect = 2, strength = 2 }
mana = 6
mana_cap = 6
[scenario.B]
field = ["dusk-swift"]
deck = ["stele-keeper", "stele-keeper"]
"""


class TestExploring(ExploringProofs):
    engine = ENGINE
    box = sandbox()
    run_file = run_file
    file = FILE
    allowed = "A equips A2"
    not_allowed = "A attacks with A1"
    ending, ending_zh, ending_told_zh = "passes", "结束回合", "让过"
    line = "A plays basic-strength"
    turn = ("A casts spark-lance", "A targets B1", "A equips A2", "A passes")
    clause = "109.7a"

    def decks(self, shipped: Shipped) -> Decks:
        decks = shipped.decks("hota")
        return decks["two-wells"], decks["second-reading"]

    def test_lines_are_told_with_their_reasons(self, cards: Mapping[str, Card]) -> None:
        found = self.explore(("A casts spark-lance", "A targets B1"), cards)
        assert [passage.text.en for passage in found.passages[1:]] == ["Cast Spark Lance (2 mana)", "Dusk Swift (B1)"]
        told = {step.kind: step for step in found.passages[2].steps}
        assert told["damaged"].text == Text("Dusk Swift takes 8 damage (8 in all)", "暮雨燕受到 8 点伤害（累计 8 点）")
        assert (told["damaged"].reason, told["damaged"].clauses) == (Text("Spark Lance", "电光矛"), ("109.7b", "110.4c"))
        assert told["died"].clauses == ("109.7a",)
