"""Recorded games: any moment can be set up again and goes on as the game did; all that happens is told, with its rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

from rules.douwushi.engine.reasons import SKILL_CLAUSES
from rules.douwushi.events import CHOICE_CLAUSES, END_CLAUSES
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.telling.record import Step
from tests.rules.engines.records import MomentProofs, sorted_list


class TestRecords(MomentProofs):
    game = "douwushi"
    tables = (SKILL_CLAUSES, END_CLAUSES, CHOICE_CLAUSES)
    unruled = ("turn_ended", "left", "healed", "tapped", "untapped", "given", "shuffled", "looked", "declined")
    opening = ("game_began", "started_with")
    hidden = ("drew", "bounty_taken")
    seldom = ("bounty_looked",)
    open = ("deployed", "discarded", "died", "item_lost", "spell_cast")
    unknown = ("reserve", "bounty-1", "bounty-2", "bounty-3")
    known = ("field",)

    def any_deck(self, cards: Mapping[str, Card], chance: random.Random) -> PlayableDeck:
        """A starting hero and 39 other cards, at most two of each."""
        starting = chance.choice([card for card in cards.values() if card.kind == "hero"])
        drawn = Counter(chance.sample(2 * [slug for slug in cards if slug != starting.slug], k=39))
        return PlayableDeck({"starting": ((starting, 1),), "main": sorted_list(cards, drawn)})

    def is_opening(self, step: Step) -> bool:
        """Hands are dealt before the first turn, too."""
        return super().is_opening(step) or "4.3" in step.clauses
