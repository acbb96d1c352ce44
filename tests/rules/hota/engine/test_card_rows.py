"""The tally of each copy of a card agrees with the events of the same games, and changes no result."""

from __future__ import annotations

from collections.abc import Iterable

from rules.hota.engine.batches import ENGINE
from rules.hota.engine.core.state import codes
from rules.hota.engine.play import Play
from rules.kernel.engine import PlayableDeck, card_rows
from rules.kernel.telling.events import Event
from tests.rules.engines.tallies import TallyProofs
from tests.rules.hota.engine.making import BEAR, spell

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

    def words_for(self, play: Play, event: Event) -> Iterable[str]:
        if event.name == "moved":
            return ("drawn",) if (event.number, event.other) == (codes.DECK, codes.HAND) else ()
        if event.name == "arrived" and event.card is not None and event.card.kind == "enchantment":
            return ("played", "used")
        return WORDS.get(event.name, ())


def test_a_spell_that_ends_the_game_is_played_and_used() -> None:
    truce = spell("truce", {"effect": "end_in_draw"})
    deck = PlayableDeck({"main": ((truce, 20), (BEAR, 20))})
    cards = card_rows((deck, deck), 20)
    rows = ENGINE.play((deck, deck), seed=4, first_pair=0, pairs=10, levels=("random", "random"), cards=cards)
    drawn = rows["winner"] == codes.DRAWN_GAME
    assert drawn.any()
    truces = cards[drawn][:, :, :20]
    assert (((truces["played"] >= 0) & (truces["used"] == truces["played"])).sum(axis=(1, 2)) == 1).all()
