"""What lies in the realm told apart by numbers: cards by their ids, tokens, of which many have one id, by their places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.kernel.cards import Card
from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import Event
from rules.sorcery.engine.core import codes

#: Tokens are numbered behind the cards.
FIRST_ON_PLACE = codes.CARDS


def number_on(card: int, place: int) -> int:
    """The number of what lies in a place, by the engine's number of it: a card's id, a token's own number."""
    return card if card < codes.FIRST_TOKEN else FIRST_ON_PLACE + place


class TokenEvents(EventTable):
    """Events that tell tokens apart by their places. A second card stands in the first column, and its place in the second one."""

    def read(self, row: Sequence[int], cards: Mapping[int, Card], abilities: Sequence[tuple[str, int]]) -> Event:
        event = super().read(row, cards, abilities)
        if event.card_id < codes.FIRST_TOKEN or not event.place:
            return event
        return replace(event, card_id=number_on(event.card_id, event.place_side * codes.PLACES + event.place - 1))

    def cards_of(self, event: Event) -> tuple[int, ...]:
        first, *others = super().cards_of(event)
        return (first, *(number_on(number, event.other) for number in others))
