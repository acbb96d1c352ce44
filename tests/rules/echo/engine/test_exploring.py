"""Exploring positions: lines told with their reasons, refusals that keep what came before, and players that play on."""

from __future__ import annotations

from collections.abc import Mapping

from rules.echo.engine.batches import ENGINE
from rules.echo.sandbox import sandbox
from rules.echo.scenario.runner import run_file
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.wording import Text
from tests.rules.conftest import Shipped
from tests.rules.engines.dealt import Decks
from tests.rules.engines.exploring import ExploringProofs

FILE = """
game = "echo"
[[scenario]]
name = "fire and grass"
[scenario.A]
slots = ["chimney-fox awake", "kiln-ox asleep"]
hand = ["kiln-ox"]
deck = ["kiln-ox", "kiln-ox"]
[scenario.B]
slots = ["bramble-pup asleep", "bramble-pup asleep"]
deck = ["kiln-ox", "kiln-ox"]
"""


class TestExploring(ExploringProofs):
    engine = ENGINE
    box = sandbox()
    run_file = run_file
    file = FILE
    ending_zh = "结束主阶段"
    line = "A awakens 2"
    turn = ("A attacks 1 -> 2", "A awakens 2", "A ends")
    clause = "2.2.2b"

    def decks(self, shipped: Shipped) -> Decks:
        cards = shipped.cards("echo")
        main = tuple((card, 3) for card in cards.values() if card.kind == "follower")[:10]
        deck = PlayableDeck({"hero": ((cards["a-ji"], 1),), "main": main})
        return deck, deck

    def test_lines_are_told_with_their_reasons(self, cards: Mapping[str, Card]) -> None:
        found = self.explore(("A attacks 1 -> 2", "A awakens 2"), cards)
        assert [passage.text.en for passage in found.passages[1:]] == [
            "Chimney Fox (slot 1) attacks a face-down follower (slot 2)",
            "Awaken Kiln Ox in slot 2 (3 energy)",
        ]
        told = {step.kind: step for step in found.passages[1].steps}
        assert told["attribute_beaten"].text == Text("Fire beats grass: coefficient 2 for Chimney Fox", "火克草：烟囱狐的克制系数为2")
        assert told["attribute_beaten"].clauses == ("2.2.2b", "2.2.2a")
        assert told["battle_compared"].reason.en == "Chimney Fox 3 × 2 = 6; Bramble Pup 2 × 1 = 2"
