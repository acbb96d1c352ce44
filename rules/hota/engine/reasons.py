"""The reasons for events: the clauses and rulings of HotA that depend on more than the event, and who or what causes it."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.state import codes
from rules.kernel.telling import reasons
from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import ATTACK, Clauses, Event
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

#: The clause of what an ability does, by its kind.
SKILL_CLAUSES = {"activated": "111.6a", "triggered": "111.7a", "static": "111.8", "cast": "110.4c", "replacement": "111.9a"}
#: What players do, and what ends the work of a card: the sentence already says who does it.
UNEXPLAINED = (
    "turn_began", "phase_began", "spell_cast", "ability_used", "ability_triggered", "chose", "declined", "fizzled", "resolved",
    "game_ended",
)  # fmt: skip
#: What is paid for an ability, with the choices before it.
PAID = ("mana_changed", "life_lost", "chose", "discarded", "died", "left")


class Reasons(reasons.Reasons):
    """Explains events in their order. `phase`: the phase or step that began last, as the engine numbers it. `is_paying`: whether an ability
    was used and nothing has happened since but what is paid for it.
    """

    skill_clauses = SKILL_CLAUSES

    def __init__(self, events: EventTable, play: Any) -> None:
        super().__init__(events, play)
        self.phase = int(play.state[0]["phase"])
        self.is_paying = False

    def note(self, event: Event) -> None:
        self.is_paying = event.name == "ability_used" or (self.is_paying and event.name in PAID and not event.skill)
        if event.name == "phase_began":
            self.phase = event.number
        elif event.name == "turn_began":
            self.phase = codes.START

    def reason_of(self, event: Event) -> Text | None:
        if event.name in UNEXPLAINED:
            return UNSAID
        if event.skill != ATTACK:
            return None
        name = event.source.name if event.source else UNSAID
        return Text(f"Battle damage by {name.en}", f"{name.zh}的战斗伤害") if name else UNSAID


def drew(memory: Reasons, event: Event) -> Clauses:
    return ("112.2d",) if event.skill else ("108.2d", "H-1")


def damaged(memory: Reasons, event: Event) -> Clauses:
    if event.skill != ATTACK:
        return ("109.7b",)
    return {codes.FIRST_STRIKES: ("109.6a", "H-10"), codes.FIRST_STRUCK: ("109.6b", "H-10")}.get(memory.phase, ("109.5e", "H-4"))


def player_damaged(memory: Reasons, event: Event) -> Clauses:
    return ("109.5a", "110.6a") if event.skill == ATTACK else ("110.6a", "H-11")


def life_lost(memory: Reasons, event: Event) -> Clauses:
    return ("110.6a",) if event.skill else ("111.6c",)


def healed(memory: Reasons, event: Event) -> Clauses:
    return ("112.1g", "110.6b") if event.skill == ATTACK else ("110.6b", "H-11")


def died(memory: Reasons, event: Event) -> Clauses:
    if event.number != codes.TO_GRAVEYARD:
        return ("111.9a",)
    if event.skill:
        return ("112.5a",)
    return ("112.5b",) if memory.is_paying else ("109.7a",)


def left(memory: Reasons, event: Event) -> Clauses:
    if event.place is None:
        return ("111.2a",)
    if memory.is_paying:
        return ("112.5b",)
    return {codes.TO_GRAVEYARD: ("112.5a",), codes.TO_EXILE: ("112.5e",)}.get(event.number, ("111.1d",))


def arrived(memory: Reasons, event: Event) -> Clauses:
    if event.other:
        return ("111.11a",)
    return ("112.2a",) if event.skill else ("110.4c",)


def attached(memory: Reasons, event: Event) -> Clauses:
    return ("111.4b",) if event.skill else ("111.4a", "H-7")


def discarded(memory: Reasons, event: Event) -> Clauses:
    if event.skill:
        return ()
    return ("111.6b",) if memory.is_paying else ("108.6b", "H-2")


def readied(memory: Reasons, event: Event) -> Clauses:
    return () if event.skill else ("108.2a", "H-1")
