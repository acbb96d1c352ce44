"""The reasons for events: the clauses and rulings of Echo that depend on more than the event, and the figures of battles."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.state import codes
from rules.echo.wording import SKILL_NAMES
from rules.kernel.cards import Card
from rules.kernel.telling import reasons
from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import ATTACK, Clauses, Event
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

#: The clause of each kind of skill.
SKILL_CLAUSES = {"awaken": "4.2d", "last_stand": "4.2e", "active": "4.2f", "passive": "4.2g", "use": "1.4b", "replacement": "4.2g"}


class Reasons(reasons.Reasons):
    """Explains events in their order. `is_display`: what is discarded at the end of the turn comes from the display zone."""

    def __init__(self, events: EventTable, play: Any) -> None:
        super().__init__(events, play)
        self.is_display = self.is_skipping = False
        self._side = 0
        self._fighters: tuple[Card | None, Card | None] = None, None
        self._coefficients = 1, 1

    def note(self, event: Event) -> None:
        if event.name == "draw_skipped":
            self.is_skipping = True
        elif event.name in ("turn_began", "energy_refreshed"):
            self.is_skipping = False
        elif event.name == "attack_declared":
            self._side, self._fighters = event.side, (event.card, self.play.cards.get(event.other))
            self._coefficients = 1, 1
        elif event.name == "attribute_beaten":
            mine, theirs = self._coefficients
            self._coefficients = (event.number, theirs) if event.side == self._side else (mine, event.number)

    def reason_of(self, event: Event) -> Text | None:
        """Return how both final attacks come about, or that nothing is said of a skill; None for any other event."""
        if event.name != "battle_compared":
            return UNSAID if event.name == "skill_used" else None
        sums = [(card.name, _sum(card, times, final)) for card, times, final in self.compared(event)]
        return Text("; ".join(f"{name.en} {said}" for name, said in sums), "；".join(f"{name.zh} {said}" for name, said in sums))

    def skill_of(self, event: Event) -> tuple[str, Text]:
        assert event.source is not None
        skill, source = SKILL_NAMES[event.skill], event.source.name
        return SKILL_CLAUSES[event.skill], Text(f"{source.en}: {skill.en}", f"{source.zh}的{skill.zh}")

    def compared(self, event: Event) -> list[tuple[Card, int, int]]:
        """The followers of a battle with their coefficients and final attacks."""
        rows = zip(self._fighters, self._coefficients, (event.number, event.other), strict=True)
        return [(card, times, final) for card, times, final in rows if card is not None]


def _sum(card: Card, coefficient: int, final: int) -> str:
    """3 × 2 + 1 = 7; only the end of it where less than 0 counts as 0."""
    printed = int(card.values.get("attack", 0))
    change = final - printed * coefficient
    if final == 0 and change:
        return "0"
    changed = f" {'+' if change > 0 else '−'} {abs(change)}" if change else ""
    return f"{printed} × {coefficient}{changed} = {final}"


def placed(memory: Reasons, event: Event) -> Clauses:
    if event.skill:
        return ()
    return ("2.1.2(3)b", "4.2a") if memory.turn else ("2.1.1f",)


def refreshed(memory: Reasons, event: Event) -> Clauses:
    is_first = memory.turn == 1 and event.side == memory.play.first
    return ("2.1.2(2)b",) if is_first else ("2.1.2(2)a", "E-4")


def skill_used(memory: Reasons, event: Event) -> Clauses:
    skill = SKILL_CLAUSES[event.skill]
    return ("2.1.2(3)d", skill) if event.skill == "active" and event.place is None else (skill,)


def attacked(memory: Reasons, event: Event) -> Clauses:
    return ("2.1.2(3)e", "E-7") if event.number >= codes.HERO_SLOT else ("2.1.2(3)e", "2.2.3(1)")


def compared(memory: Reasons, event: Event) -> Clauses:
    is_floored = any(final == 0 and card.values.get("attack", 0) * times for card, times, final in memory.compared(event))
    return ("2.2.2c", "2.2.3(3)a", *(("E-8",) if is_floored else ()))


def damaged(memory: Reasons, event: Event) -> Clauses:
    if memory.before == "decked_out":
        return ("2.3.3",)
    return ("E-7",) if event.skill == ATTACK else ()


def discarded(memory: Reasons, event: Event) -> Clauses:
    if event.skill:
        return ()
    return ("1.1g",) if memory.is_skipping else ("2.1.2(4)b",) if memory.is_display else ("2.1.2(4)a",)
