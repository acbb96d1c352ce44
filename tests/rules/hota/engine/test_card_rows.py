"""The tally of each copy of a card agrees with the events of the same games, and changes no result."""

from __future__ import annotations

from collections.abc import Iterable

from rules.hota.engine.batches import ENGINE
from rules.hota.engine.core.state import codes
from rules.hota.engine.play import Play
from rules.kernel.telling.events import Event
from tests.rules.engines.dealt import Decks
from tests.rules.engines.tallies import TallyProofs
from tests.rules.hota.engine.making import sample_decks

#: The events that tell of a card being drawn, played and used. An enchantment is used as it arrives.
WORDS = {
    "drew": ("drawn",),
    "attribute_played": ("played", "used"),
    "resolved": ("played", "used"),
    "arrived": ("played",),
    "attack_declared": ("used",),
    "blocked": ("used",),
    "attached": ("used",),
    "ability_used": ("used",),
    "ability_triggered": ("used",),
}


class TestTally(TallyProofs):
    engine = ENGINE
    opening_hand = codes.OPENING_HAND
    starting = 0

    def decks(self) -> Decks:
        return sample_decks()

    def rows_of(self, play: Play, side: int) -> dict[int, int]:
        listed = play.tables[0]["listed"]
        ids = [number for number in play.cards if number // codes.SIDE_CARDS == side]
        return {int(listed[number]): number for number in ids}

    def opened(self, play: Play, events: Iterable[Event]) -> Iterable[int]:
        """Both hands when the first turn begins, in which no card is drawn; what has been played in it was in them."""
        events = list(events)
        if not any(event.name == "turn_began" and event.number == 1 for event in events):
            return []
        return [number for side in (0, 1) for number in play.numbers(side, "hand")]

    def words_for(self, play: Play, event: Event) -> Iterable[str]:
        if event.name == "moved":
            return ("drawn",) if (event.number, event.other) == (codes.DECK, codes.HAND) else ()
        if event.name == "arrived" and event.card is not None and event.card.kind == "enchantment":
            return ("played", "used")
        return WORDS.get(event.name, ())
