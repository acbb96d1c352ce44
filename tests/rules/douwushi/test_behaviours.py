"""Searches find Dou Wushi's cards by their behaviours: every word of the language by one, and something by every choice."""

from __future__ import annotations

from rules.douwushi.behaviours import READER
from tests.rules.conftest import Shipped
from tests.rules.language.behaviours import BehaviourProofs


class TestBehaviours(BehaviourProofs):
    game = "douwushi"
    found = (
        ("does", "cangwu-zi", {"damage", "unpreventable"}),
        ("does", "tie-ba", {"guard"}),
        ("does", "second-pot", {"draw", "discard"}),
        ("does", "border-sabre", set()),
        ("when", "whisper-knives", {"passive", "kills"}),
        ("when", "iron-shirt", {"cast", "passive", "always", "damaged"}),
        ("targets", "sealed-street", {"hero", "all", "own", "enemy"}),
        ("targets", "hei-mao", {"item", "target", "enemy"}),
        ("targets", "raised-bounty", {"bounty", "hero", "target", "own"}),
        ("targets", "shi-shouguan", {"hero", "self"}),
        ("pays", "cangwu-zi", {"x", "tap"}),
        ("pays", "jue-ming", {"mp", "tap", "wound"}),
        ("pays", "teahouse-rumour", set()),
    )

    def test_every_word_can_be_found(self) -> None:
        does, when = self.choices_of("does"), self.choices_of("when")
        shared = {"counter_any", "extra_counter", "skill_cost", "equip_cost", "full_guard"}
        around = {"give", "may", "if", "stay"}
        words = {*self.words_of("effects", "modifiers")}
        assert {word.replace("_", "-") for word in words - shared - around} <= does
        assert {word.replace("_", "-") for word in self.words_of("moments")} <= when
        assert {*self.words_of("costs")} <= self.choices_of("pays")

    def test_a_hero_that_counters_any_attack_is_found_by_that(self, shipped: Shipped) -> None:
        assert "counter" in READER.read_does(shipped.cards("douwushi")["meng-laodao"])

    def test_a_condition_and_a_limit_of_players_have_no_target(self, shipped: Shipped) -> None:
        assert "enemy" not in set(self.behaviour("targets").read(shipped.cards("douwushi")["collect-early"]))
        assert set(self.behaviour("targets").read(shipped.cards("douwushi")["account-book"])) == set()
