"""Searches find Sorcery's cards by their behaviours: every word of the language by one, and something by every choice."""

from __future__ import annotations

from tests.rules.language.behaviours import BehaviourProofs


class TestBehaviours(BehaviourProofs):
    game = "sorcery"
    found = (
        ("does", "grip-of-roots", {"tap", "hold"}),
        ("does", "surveyors-rod", {"boost"}),
        ("does", "kiln-brute", set()),
        ("when", "grip-of-roots", {"cast"}),
        ("when", "ridge-elder", {"triggered", "arrives"}),
        ("when", "eel-wife", {"replacement", "would-die"}),
        ("targets", "spitting-coals", {"target", "own", "enemy", "unit", "avatar", "minion", "nearby"}),
        ("targets", "pull-it-down", {"target", "own", "enemy", "artifact", "nearby"}),
        ("targets", "surveyors-rod", {"host"}),
        ("pays", "bellows-lung", {"tap"}),
        ("pays", "spitting-coals", set()),
    )

    def test_every_word_can_be_found(self) -> None:
        does, when = self.choices_of("does"), self.choices_of("when")
        named = {
            "stats": "boost",
            "has": "grant",
            "cannot": "restrict",
            "is_ground": "flood",
            "income": "mana",
            "sacrifice_self": "sacrifice",
        }
        unfound = {"may", "if", "aim"}
        words = self.words_of("effects", "modifiers")
        assert {named.get(word, word.replace("_", "-")) for word in words} - unfound == does
        assert {word.replace("_", "-") for word in self.words_of("moments", "replaced")} <= when
        assert {named.get(word, word) for word in self.words_of("costs")} == self.choices_of("pays")
