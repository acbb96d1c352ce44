"""A game's declarations about its events: which cards they are about, where they lay cards, what figures they set."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.kernel.telling.board import BoardCard, Figure
from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import Event
from rules.kernel.telling.grid import Grid, Spot
from rules.kernel.telling.scenes.changes import READY
from rules.kernel.telling.scenes.scene import Lies, Numbers
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Landing:
    """The place where an event lays a card: a zone of a side, a place of it from 1 (0 for the next one), or with the card `bearer`.

    `spot`: where on the board's grid, if the event says so.
    """

    card: int
    lies: Lies = (0, "")
    place: int = 0
    bearer: int = -1
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """A side's figure, from 0, becomes a value, or (`is_added`) changes by it."""

    side: int
    figure: int
    value: int
    is_added: bool = False


def with_figure(card: BoardCard, index: int, value: int, most: int | None = None) -> BoardCard:
    """Return a card whose figure of that number, from 0, has another value, and upper limit if one is given."""
    figures: list[Figure] = list(card.figures)
    figures[index] = replace(figures[index], value=value, most=figures[index].most if most is None else most)
    return replace(card, figures=tuple(figures))


class Script(ABC):
    """A game's script, `SCRIPT` in its `scenes.py`.

    `events` are its events; `hand` and `stock` the zones of which one side, or neither, sees the cards. `readied` is the game's sentence
    that a card lies sideways no more. `figures`: by the event, the figure of its side that it sets, and the value. `renewed`: by the
    event, the zones of its side that it renews.
    """

    events: EventTable
    hand: str
    stock: str
    readied: Text = READY
    figures: Mapping[str, tuple[int, Callable[[Event], int]]] = {}
    renewed: Mapping[str, tuple[str, ...]] = {}

    @abstractmethod
    def numbers(self, play: Any) -> tuple[tuple[Numbers, ...], Mapping[int, Sequence[int]]]:
        """Return the ids of each side's cards by zone, and of the attached ones by their bearers'."""

    def landings(self, event: Event) -> tuple[Landing, ...]:
        """Return where an event lays cards."""
        return ()

    def settings(self, event: Event) -> tuple[Setting, ...]:
        """Return the changes of an event to the sides' figures."""
        if event.name not in self.figures:
            return ()
        figure, value = self.figures[event.name]
        return (Setting(event.side, figure, value(event)),)

    def look(self, event: Event, card: BoardCard) -> BoardCard:
        """Return how the event's card looks after it, in its place."""
        return card

    def renews(self, event: Event) -> tuple[Lies, ...]:
        """Return the zones whose cards an event changes without naming them."""
        return tuple((event.side, zone) for zone in self.renewed.get(event.name, ()))

    def ground(self, event: Event, grid: Grid) -> Grid:
        """Return the board's grid after an event."""
        return grid
