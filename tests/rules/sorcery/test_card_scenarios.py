"""Every word and number of a shipped card shows in scenarios: the card without the word, or with another number, fails one that it is in.

What a spell needs of thresholds is none of it: that is a number to compare, and the rulebook's scenarios prove the comparison.
"""

from __future__ import annotations

from rules.kernel.cards import Card
from rules.sorcery.terms import ARTIFACT_TYPES, ELEMENTS
from tests.rules.scenarios.single_cards import CardScenarioProofs, SingleCards


class TestCardScenarios(CardScenarioProofs):
    """Of a site, what it brings shows, too."""

    cards = SingleCards("sorcery")
    shown = ("cost", "power", "life", "keywords", "ranged", "movement", "abilities")
    others = {"artifact_type": tuple(each.slug for each in ARTIFACT_TYPES)}
    unseen = {
        "blown-off-course abilities[0].do[0].steps = 4": "nobody who is nearby and can be pushed has four squares behind them",
        "furnace-heart without abilities[0].do[0].target.other": "as its deathrite is carried out it is in the realm no more",
        "tea-trolley without abilities[0].do[0].target.other": "an automaton is no minion",
        "well-digger without abilities[0].do[0].cards.kind": "an atlas holds sites alone",
    }

    def shown_of(self, card: Card) -> tuple[str, ...]:
        return (*self.shown, *(element.slug for element in ELEMENTS)) if card.kind == "site" else self.shown

    def test_every_shipped_card_has_scenarios_that_are_about_it(self) -> None:
        cards = self.cards.cards
        about = {slug for slug, card in cards.items() if any(name.startswith(f"{card.name.en}: ") for name in self.cards.names)}
        assert about == set(cards)
