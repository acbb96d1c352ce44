"""Every word and number of a shipped card shows in scenarios: the card without the word, or with another number, fails one that it is in.

What a card needs of attributes is none of it: that is a number to compare, and the rulebook's scenarios prove the comparison.
"""

from __future__ import annotations

from tests.rules.scenarios.single_cards import CardScenarioProofs, SingleCards


class TestCardScenarios(CardScenarioProofs):
    cards = SingleCards("hota")
    shown = ("cost", "attack", "life", "keywords", "abilities")
    others = {"speed": ("normal", "instant")}
