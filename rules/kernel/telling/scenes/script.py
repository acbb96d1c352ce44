"""What a game says of its events: which cards they are about, where they lay cards, what figures they set."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.kernel.telling.board import BoardCard
from rules.kernel.telling.scenes.scene import Lies, Numbers


@dataclass(frozen=True, slots=True)
class Landing:
    """Where an event lays a card: a zone of a side, a place of it from 1 (0 for the next one), or with the card `bearer`."""

    card: int
    lies: Lies = (0, "")
    place: int = 0
    bearer: int = -1


@dataclass(frozen=True, slots=True)
class Setting:
    """A side's figure, from 0, becomes a value."""

    side: int
    figure: int
    value: int


E = TypeVar("E")


class Script(ABC, Generic[E]):
    """A game's part, `SCRIPT` in its `scenes.py`. `hand` and `stock` are the zones of which one side, or neither, sees the cards."""

    hand: str
    stock: str

    @abstractmethod
    def numbers(self, play: Any) -> tuple[tuple[Numbers, Numbers], Mapping[int, Sequence[int]]]:
        """The ids of each side's cards by zone, and of the attached ones by their bearers'."""

    @abstractmethod
    def about(self, event: E) -> tuple[int, ...]:
        """The ids of the cards that an event is about."""

    def landings(self, event: E) -> tuple[Landing, ...]:
        """Where an event lays cards."""
        return ()

    def settings(self, event: E) -> tuple[Setting, ...]:
        """What an event makes of the sides' figures."""
        return ()

    def look(self, event: E, card: BoardCard) -> BoardCard:
        """How the event's card looks after it, in its place."""
        return card

    def renews(self, event: E) -> tuple[Lies, ...]:
        """Zones whose cards an event changes without naming them."""
        return ()
