"""The tally of each copy of a card agrees with the events of the same games, and changes no result."""

from __future__ import annotations

from collections.abc import Iterable

from rules.douwushi.engine.batches import ENGINE
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.play import Play
from rules.kernel.cards import Card
from rules.kernel.telling.events import Event
from tests.rules.engines.tallies import TallyProofs

#: The events that tell of a card being drawn, played and used, whatever it is. A hero without a skill is used at once.
WORDS = {
    "drew": ("drawn",),
    "bounty_taken": ("drawn",),
    "started_with": ("drawn", "played"),
    "deployed": ("played",),
    "equipped": ("played", "used"),
    "spell_cast": ("played", "used"),
    "attack_declared": ("used",),
}


class TestTally(TallyProofs):
    engine = ENGINE
    opening_hand = codes.OPENING_HAND

    def words_for(self, play: Play, event: Event) -> Iterable[str]:
        if event.name == "moved":
            return ("drawn",) if (event.number, event.other) == (codes.RESERVE, codes.HAND) else ()
        if event.name == "skill_used":
            return ("used",) if event.skill == "active" else ()
        words = WORDS.get(event.name, ())
        if event.name in ("started_with", "deployed") and event.card is not None and not has_skill(event.card):
            words = (*words, "used")
        return words


def has_skill(card: Card) -> bool:
    return any(ability.skill == "active" for ability in card.abilities)
