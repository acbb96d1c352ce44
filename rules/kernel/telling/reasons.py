"""The reasons for events: the clauses that an event follows, and in words who or what causes it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import Clauses, Event
from rules.kernel.telling.record import UNSAID
from rules.kernel.telling.scenes.course import TURN_BEGAN
from rules.wording import Text


class Reasons(ABC):
    """Explains events in their order. A game remembers in it what the clauses of later events depend on.

    `skill_clauses`: the clause of what an ability does, by its kind, where the kind alone decides.
    """

    skill_clauses: ClassVar[Mapping[str, str]] = {}

    def __init__(self, events: EventTable, play: Any) -> None:
        self.events = events
        self.play = play
        #: The turn that goes on, 0 while the game is set up.
        self.turn: int = play.turn
        #: The name of the event before.
        self.before = ""

    def explain(self, event: Event) -> tuple[Clauses, Text]:
        """Return the clauses that an event follows, those of the skill that does it among them, and the reason; both may be empty."""
        if event.name == TURN_BEGAN:
            self.turn = event.number
        self.note(event)
        clauses, reason = self.events[event.name].clauses_of(event, self), self.reason_of(event)
        if reason is None and event.is_by_skill and event.source is not None:
            clause, reason = self.skill_of(event)
            clauses = tuple(dict.fromkeys((*clauses, clause)))
        self.before = event.name
        return clauses, reason or UNSAID

    @abstractmethod
    def note(self, event: Event) -> None:
        """Remember what the events after this one are about."""

    @abstractmethod
    def reason_of(self, event: Event) -> Text | None:
        """Return why an event happens, or that nothing is said; None where the skill that does it explains it."""

    def skill_of(self, event: Event) -> tuple[str, Text]:
        """Return the clause of the skill that does an event, and the skill in words: here its card."""
        assert event.source is not None
        return self.skill_clauses[event.skill], event.source.name
