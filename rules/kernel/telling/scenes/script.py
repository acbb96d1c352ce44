"""A game's declarations about its events: which cards they are about, where they lay cards, what figures they set."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.kernel.telling.board import BoardCard
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


class Script(ABC):
    """A game's script, `SCRIPT` in its `scenes.py`.

    `events` are its events; `hand` and `stock` the zones of which one side, or neither, sees the cards. `readied` is the game's sentence
    that a card lies sideways no more.
    """

    events: EventTable
    hand: str
    stock: str
    readied: Text = READY

    @abstractmethod
    def numbers(self, play: Any) -> tuple[tuple[Numbers, ...], Mapping[int, Sequence[int]]]:
        """Return the ids of each side's cards by zone, and of the attached ones by their bearers'."""

    def landings(self, event: Event) -> tuple[Landing, ...]:
        """Return where an event lays cards."""
        return ()

    def settings(self, event: Event) -> tuple[Setting, ...]:
        """Return the changes of an event to the sides' figures."""
        return ()

    def look(self, event: Event, card: BoardCard) -> BoardCard:
        """Return how the event's card looks after it, in its place."""
        return card

    def renews(self, event: Event) -> tuple[Lies, ...]:
        """Return the zones whose cards an event changes without naming them."""
        return ()

    def ground(self, event: Event, grid: Grid) -> Grid:
        """Return the board's grid after an event."""
        return grid
