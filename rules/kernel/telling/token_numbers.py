"""Numbers for what lies on a board: cards have their ids, tokens, of which many share one id, numbers by their places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import ModuleType
from typing import NamedTuple

from rules.kernel.cards import Card
from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import Event, EventKind
from rules.wording import Text


class TokenNumbers(NamedTuple):
    """The numbers of a game: ids of tokens begin at `first_token`, all ids lie below `cards`; a side has so many `places`."""

    first_token: int
    cards: int
    places: int

    def number_on(self, card: int, place: int) -> int:
        """Return the number of what lies in a place, from the engine's: a card's id, or a token's own number after all ids."""
        return card if card < self.first_token else self.cards + place


class TokenEvents(EventTable):
    """Events that tell tokens apart by their places. A second card stands in the first column, and its place in the second one."""

    def __init__(self, codes: ModuleType, numbers: TokenNumbers, unseen: Callable[[Event], Text], kinds: Sequence[EventKind]) -> None:
        """Raise EventError."""
        super().__init__(codes, numbers.places, unseen, kinds)
        self.numbers = numbers

    def read(self, row: Sequence[int], cards: Mapping[int, Card], abilities: Sequence[tuple[str, int]]) -> Event:
        event = super().read(row, cards, abilities)
        if event.card_id < self.numbers.first_token or not event.place:
            return event
        place = event.place_side * self.numbers.places + event.place - 1
        return replace(event, card_id=self.numbers.number_on(event.card_id, place))

    def cards_of(self, event: Event) -> tuple[int, ...]:
        first, *others = super().cards_of(event)
        return (first, *(self.numbers.number_on(number, event.other) for number in others))
