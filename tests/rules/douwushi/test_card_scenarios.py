"""Every word and number of a shipped card shows in its own scenarios: the card without the word, or with another number, fails one."""

from __future__ import annotations

from tests.rules.scenarios.single_cards import CardScenarioProofs, FilesOfCards


class TestCardScenarios(CardScenarioProofs):
    cards = FilesOfCards("douwushi")
    shown = ("cost", "attack", "life", "keywords", "usable_by", "hands", "abilities")
    others = {"attack_type": ("melee", "ranged"), "hands": ("one", "two")}
    unseen = {
        "ou-da without abilities[1].do[0].to.side": "an item of one's own graveyard fits no hero of the enemy (W-16)",
        "sealed-meridians abilities[0].do[0].lasts = 3": "heroes attack and use skills in their own side's turn alone, which is the second",
        "tang-xue abilities[0].do[1].lasts = 3": "heroes are readied in their own side's turn alone, which is the second",
    }
