"""Every word and number of a shipped card shows in its own scenarios: the card without the word, or with another number, fails one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.kernel.cards import Card
from tests.rules.scenarios.single_cards import CardScenarioProofs, FilesOfCards

IN_THE_CIRCLE = {"attribute": ("fire", "grass", "water")}


class TestCardScenarios(CardScenarioProofs):
    """Attributes are left to those cards that do no more than fight."""

    cards = FilesOfCards("echo")
    shown = ("cost", "attack", "life", "keywords", "abilities")
    unseen = {
        "all-hands without abilities[0].do[0].target.state": "what is awake does not awake",
        "cangchi without abilities[0].do[0].target.state": "what sleeps does not fall asleep",
        "guild-muster without abilities[0].do[0].cards.kind": "only followers have a faction",
        "pour-the-whole-jar abilities[0].do[1].amount.times = -2": "energy never falls below 0",
        "the-second-bell without abilities[0].do[0].target.state": "what is awake does not awake",
        "thorn-mane-lynx without abilities[0].when.target": "a hero has no attack to lower",
        "writ-of-first-light without abilities[0].do[0].target.state": "what is awake does not awake",
        "writ-of-first-light without abilities[0].do[1].amount.count.state": "they have all just been awakened",
    }

    def others_of(self, card: Card) -> Mapping[str, tuple[Any, ...]]:
        return IN_THE_CIRCLE if card.kind == "follower" and not card.abilities else {}
