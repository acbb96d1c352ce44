"""The tally of each copy of a card agrees with the events of the same games, and changes no result."""

from __future__ import annotations

from collections.abc import Iterable

from rules.kernel.cards import Card
from rules.kernel.telling.events import Event
from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.play import Play
from tests.rules.conftest import Shipped
from tests.rules.engines.dealt import Decks
from tests.rules.engines.tallies import TallyProofs

#: The events that tell of a card being drawn, played and used. What stands by itself and gives something is used as it arrives.
WORDS = {
    "drew": ("drawn",),
    "site_played": ("played", "used"),
    "resolved": ("played", "used"),
    "arrived": ("played",),
    "attacked": ("used",),
    "shot": ("used",),
    "intercepted": ("used",),
    "defended": ("used",),
    "picked_up": ("used",),
    "ability_used": ("used",),
    "ability_triggered": ("used",),
}


def is_standing(card: Card) -> bool:
    """Return whether a card is an aura, or a monument that gives or replaces something."""
    gives = any(ability.skill in ("static", "replacement") for ability in card.abilities)
    return card.kind == "aura" or (card.values.get("artifact_type") == "monument" and gives)


class TestTally(TallyProofs):
    engine = ENGINE
    opening_hand = 2 * codes.OPENING_HAND

    def decks(self) -> Decks:
        """Two shipped decks, one of which has monuments."""
        decks = Shipped().decks("sorcery")
        return decks["mended-army"], decks["wind-and-tide"]

    def rows_of(self, play: Play, side: int) -> dict[int, int]:
        """Return all rows but the avatar's: it is in the realm from the start, of which no event tells."""
        return {row: number for row, number in super().rows_of(play, side).items() if number % codes.SIDE_CARDS}

    def words_for(self, play: Play, event: Event) -> Iterable[str]:
        if event.name == "card_moved":
            return ("drawn",) if event.other == codes.HAND else ()
        if event.name == "arrived" and event.card is not None and is_standing(event.card):
            return ("played", "used")
        return WORDS.get(event.name, ())
