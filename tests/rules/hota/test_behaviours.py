"""Searches find HotA's cards by their behaviours: every word of the language by one, and something by every choice."""

from __future__ import annotations

from tests.rules.language.behaviours import BehaviourProofs


class TestBehaviours(BehaviourProofs):
    game = "hota"
    found = (
        ("does", "spark-lance", {"damage"}),
        ("does", "heron-mantle", {"grant"}),
        ("does", "stele-keeper", set()),
        ("when", "spark-lance", {"cast"}),
        ("when", "heron-mantle", {"static", "equip"}),
        ("targets", "spark-lance", {"target", "own", "enemy", "creature", "player"}),
        ("targets", "heron-mantle", {"host"}),
        ("pays", "heron-mantle", {"mana"}),
        ("pays", "spark-lance", set()),
    )

    def test_every_word_can_be_found(self) -> None:
        does, when = self.choices_of("does"), self.choices_of("when")
        named = {"stats": "boost", "has": "grant", "cannot": "restrict", "may": "", "if": "", "sacrifice_self": "sacrifice"}
        words = self.words_of("effects", "modifiers")
        assert {named.get(word, word.replace("_", "-")) for word in words} - {""} <= does
        assert {word.replace("_", "-") for word in self.words_of("moments", "replaced")} <= when
        assert {named.get(word, word) for word in self.words_of("costs")} == self.choices_of("pays")
