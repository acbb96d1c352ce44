"""The tally of each copy of a card agrees with the events of the same games, and changes no result."""

from __future__ import annotations

from collections.abc import Iterable

from rules.echo.engine.batches import ENGINE
from rules.echo.engine.core.state import codes
from rules.echo.engine.play import Play
from rules.kernel.engine import PlayableDeck, card_rows
from rules.kernel.telling.events import Event
from tests.rules.echo.engine.making import follower, hero, item
from tests.rules.engines.tallies import GREEDY, TallyProofs

#: The events that tell of a card being drawn, played and used...
WORDS = {
    "drew": ("drawn",),
    "moved": ("drawn",),
    "placed": ("played",),
    "refilled": ("played",),
    "item_played": ("played", "used"),
    "awakened": ("used",),
}
#: ... but for those that came to hand from the field, the graveyard or the display zone.
LEFT_OUT = {("moved", -1), ("moved", codes.GRAVEYARD), ("moved", codes.DISPLAY)}


class TestTally(TallyProofs):
    engine = ENGINE
    opening_hand = 10

    def rows_of(self, play: Play, side: int) -> dict[int, int]:
        """All but the hero's."""
        return {1 + index: side * codes.DECK_SIZE + index for index in range(codes.DECK_SIZE)}

    def opened(self, play: Play, events: Iterable[Event]) -> Iterable[int]:
        sides = [event.side for event in events if event.name == "mulliganed"]
        return [number for side in sides for number in play.numbers(side, "hand")]

    def words_for(self, play: Play, event: Event) -> Iterable[str]:
        """Of a card that is with its owner."""
        is_own = event.card_id // codes.DECK_SIZE == event.side
        return WORDS.get(event.name, ()) if is_own and (event.name, event.number) not in LEFT_OUT else ()


def test_what_a_deck_never_does_is_never_counted() -> None:
    dear = [(follower(f"statue-{n}", 1, cost=30), 3) for n in range(5)]
    cheap = [(follower(f"gate-{n}", 1, cost=0), 3) for n in range(5)]
    drill = {"skill": "active", "cost": [{"pay": "life", "amount": 30}], "do": [{"effect": "draw"}]}
    idle = PlayableDeck({"hero": ((hero("idler", drill), 1),), "main": tuple(dear + cheap)})
    still = PlayableDeck({"hero": ((hero("stone"), 1),), "main": tuple(dear + [(item(f"rest-{n}"), 3) for n in range(5)])})
    cards = card_rows((idle, still), 100)
    ENGINE.play((idle, still), seed=4, first_pair=0, pairs=50, levels=GREEDY, cards=cards)
    assert (cards["played"][:, 0, 1:16] >= 0).any()
    assert (cards["used"][:, 0, :16] == -1).all()
    assert (cards["used"][:, 0, 16:] >= 0).any()
    assert (cards["used"][:, 1, 0] == 0).all()
