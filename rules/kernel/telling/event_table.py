"""The events of a game in the order of their codes: rows of the log read, told in words, and explained by clauses.

Compiled rules note events as rows of numbers (rules.kernel.compiled.events.log). An incomplete declaration stops the import and names the
event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.compiled.events.rows import BY_ABILITY, BY_ATTACK
from rules.kernel.telling.events import ATTACK, Event, EventKind
from rules.kernel.telling.notation import NAMES
from rules.kernel.telling.record import UNSAID
from rules.wording import Text


class EventError(ValueError):
    """An event is declared wrongly, or not at all."""


class EventTable:
    """The events of a game. `codes`: the module whose constants are their codes, in capitals. `places`: how many a side's field has.

    `unseen`: the name of a card in an event that does not show it.
    """

    def __init__(self, codes: ModuleType, places: int, unseen: Callable[[Event], Text], kinds: Sequence[EventKind]) -> None:
        """Raise EventError."""
        self.names = tuple(name.lower() for name in vars(codes) if name.isupper())
        self._kinds = {kind.name: kind for kind in kinds}
        self._places = places
        self._unseen = unseen
        for name in self.names:
            if name not in self._kinds:
                raise EventError(f"Event “{name}” of {codes.__name__} is not declared")
        for kind in kinds:
            if fault := kind.fault() if kind.name in self.names else f"has no code in {codes.__name__}":
                raise EventError(f"Event “{kind.name}” {fault}")

    def __getitem__(self, name: str) -> EventKind:
        return self._kinds[name]

    def __iter__(self) -> Iterator[EventKind]:
        """Return the events in the order of their codes."""
        return (self._kinds[name] for name in self.names)

    def clauses(self) -> set[str]:
        """Return the clauses that events always follow."""
        return {clause for kind in self if isinstance(kind.clause, tuple) for clause in kind.clause}

    def read(self, row: Sequence[int], cards: Mapping[int, Card], abilities: Sequence[tuple[str, int]]) -> Event:
        """Return the event of a row of the log. `abilities`: their kinds, and their numbers on their cards, by their rows."""
        code, side, card, slot, number, other, cause, source, ability = (int(value) for value in row)
        is_beside = slot >= 2 * self._places
        skill, at = abilities[ability] if cause == BY_ABILITY else (ATTACK if cause == BY_ATTACK else "", 0)
        return Event(
            name=self.names[code],
            side=side,
            card=cards.get(card),
            card_id=card,
            place=None if slot < 0 else 0 if is_beside else slot % self._places + 1,
            place_side=-1 if slot < 0 else slot - 2 * self._places if is_beside else slot // self._places,
            number=number,
            other=other,
            source=cards.get(source) if cause else None,
            skill=skill,
            ability=at,
        )

    def tell(self, event: Event, play: Any, *, is_blind: bool = False) -> Text | None:
        """Return the line for an event, None for one that others tell already. Told blind, it does not name the event's card."""
        kind = self[event.name]
        sentence = kind.sentence_for(event)
        if sentence is None:
            raise EventError(f"Event “{event.name}” has no words for {event}")
        if not sentence.en:
            return None
        card = (kind.unseen or self._unseen(event)) if is_blind else event.card.name if event.card else UNSAID
        gaps = {"side": NAMES[event.side] if event.side >= 0 else UNSAID, "card": card, "place": event.place}
        gaps |= {column.name: column.told(value, play) for column, value in kind.columns_of(event) if column.name in sentence.gaps}
        gaps |= {name: tell(event, play) for name, tell in kind.gaps.items() if name in sentence.gaps}
        said = sentence.fill(gaps)
        return Text(said.en[:1].upper() + said.en[1:], said.zh)

    def cards_of(self, event: Event) -> tuple[int, ...]:
        """Return the ids of the cards that an event is about."""
        others = (value for column, value in self[event.name].columns_of(event) if column.is_card)
        return (event.card_id, *others)
