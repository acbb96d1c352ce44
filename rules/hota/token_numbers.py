"""What lies on a board told apart by numbers: cards by their ids, tokens by their places, abilities on the stack by their `uid` (107.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.hota.engine.core import codes
from rules.kernel.cards import Card
from rules.kernel.compiled.machine.columns import BORN, KIND, SOURCE
from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import Event

#: What is numbered behind the cards: first a token by its place, then an ability on the stack by its `uid`.
FIRST_ON_PLACE = codes.CARDS
FIRST_ABILITY = FIRST_ON_PLACE + codes.FIELD


def number_on(card: int, place: int) -> int:
    """The number of what lies on a place of the battlefield: a card's id, a token's own number."""
    return card if card < codes.FIRST_TOKEN else FIRST_ON_PLACE + place


def item_number(row: Any) -> int:
    """The number of something on the stack, by its row: a card's id, an ability's own number."""
    is_card = row[KIND] in (codes.AS_SPELL, codes.AS_PERMANENT)
    return int(row[SOURCE]) if is_card else FIRST_ABILITY + int(row[BORN])


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
