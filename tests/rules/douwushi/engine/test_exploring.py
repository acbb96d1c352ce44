"""Exploring positions: lines told with their reasons, refusals that keep what came before, and players that play on."""

from __future__ import annotations

from collections.abc import Mapping

from rules.douwushi.engine.batches import ENGINE
from rules.douwushi.sandbox import sandbox
from rules.douwushi.scenario.runner import run_file
from rules.kernel.cards import Card
from rules.wording import Text
from tests.rules.conftest import Shipped
from tests.rules.engines.dealt import Decks
from tests.rules.engines.exploring import ExploringProofs

FILE = """
game = "douwushi"
[[scenario]]
name = "two gates"
[scenario.A]
heroes = [{ card = "yue-chenzhou", mp = 2, items = ["border-sabre"] }, "mei-lin"]
hand = ["kitchen-cleaver", "teahouse-rumour", "gu-bai"]
reserve = ["lei-po", "du-san", "bai-gu"]
bounty = [["lei-po", "ou-da"]]
[scenario.B]
heroes = [{ card = "tie-ba", items = ["border-sabre"] }, { card = "shi-shouguan", guards = 1 }]
reserve = ["kitchen-cleaver", "kitchen-cleaver"]
"""


class TestExploring(ExploringProofs):
    engine = ENGINE
    box = sandbox()
    run_file = run_file
    file = FILE
    ending_zh = "结束回合"
    line = "A deploys gu-bai"
    turn = ("A attacks 1 -> 1", "A equips 1 with kitchen-cleaver", "A ends")
    clause = "5.2.7b"

    def decks(self, shipped: Shipped) -> Decks:
        decks = shipped.decks("douwushi")
        return decks["seven-shadows"], decks["gate-and-drum"]

    def test_lines_are_told_with_their_reasons(self, cards: Mapping[str, Card]) -> None:
        found = self.explore(("A attacks 1 -> 1", "A casts teahouse-rumour"), cards)
        assert [passage.text.en for passage in found.passages[1:]] == [
            "Yue Chenzhou, Oathblade (place 1) attacks Tie Ba, Iron Shovel (place 1)",
            "Cast Teahouse Rumour",
        ]
        told = {step.kind: step for step in found.passages[1].steps}
        assert told["guarded"].text == Text(
            "Shi Shouguan, the Gate takes 3 damage in place of Tie Ba, Iron Shovel", "石守关代替铁八承受 3 点伤害"
        )
        assert told["guarded"].clauses == ("5.2.7b", "W-8")
        assert told["damaged"].reason == Text("Counterattack by Tie Ba, Iron Shovel", "铁八的反击")
        assert told["damaged"].clauses == ("5.2.6", "W-7")
        drawn = found.passages[2].steps[1]
        assert (drawn.reason, drawn.clauses) == (Text("Teahouse Rumour", "茶馆传闻"), ("6.3",))
