"""Explain why something happened: the clauses and rulings of Sorcery that depend on more than the event, and whose doing it is."""

from __future__ import annotations

from typing import Any

from rules.kernel.telling import reasons
from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import ATTACK, Clauses, Event
from rules.kernel.telling.record import UNSAID
from rules.sorcery.engine.core.state import codes
from rules.wording import Text

#: The clause of what an ability does, by its kind.
SKILL_CLAUSES = {"activated": "9.2", "triggered": "9.3", "static": "9.6", "cast": "9.1", "replacement": "9.7"}
#: What players do, and what ends what a card does: whose doing it is says the sentence already.
UNEXPLAINED = (
    "game_began", "turn_began", "hand_exchanged", "site_played", "spell_cast", "ability_used", "ability_triggered", "resolved", "moved",
    "attacked", "shot", "intercepted", "defended", "prey_left_out", "game_ended",
)  # fmt: skip

#: The clause of what is paid for an ability.
PAID: Clauses = ("9.2c", "S-12")
#: What comes of paying for an ability.
PAYMENTS = ("mana_changed", "life_lost", "discarded", "dropped", "left", "died", "site_destroyed")


class Reasons(reasons.Reasons):
    """Explains events in their order. `is_shot`: whether what strikes shoots. `is_paying`: whether an ability was used and
    nothing has happened since but what is paid for it.
    """

    skill_clauses = SKILL_CLAUSES

    def __init__(self, events: EventTable, play: Any) -> None:
        super().__init__(events, play)
        self.is_shot = self.is_paying = False

    def note(self, event: Event) -> None:
        self.is_paying = event.name == "ability_used" or (self.is_paying and event.name in PAYMENTS and not event.skill)
        if event.name in ("attacked", "shot", "intercepted"):
            self.is_shot = event.name == "shot"

    def reason_of(self, event: Event) -> Text | None:
        if event.name in UNEXPLAINED:
            return UNSAID
        if event.skill != ATTACK:
            return None
        name = event.source.name if event.source else UNSAID
        return (
            Text(f"Struck by {name.en}", f"{name.zh}的打击")
            if name and event.name in ("damaged", "avatar_damaged", "life_lost")
            else UNSAID
        )


def untapped(memory: Reasons, event: Event) -> Clauses:
    return ("9.12j",) if event.skill else ("4.2b", "S-2")


def drew(memory: Reasons, event: Event) -> Clauses:
    if event.skill:
        return ("4.6b",)
    return ("4.2c", "S-2") if event.other else ("5.1a", "S-4")


def site_played(memory: Reasons, event: Event) -> Clauses:
    return ("5.1g",) if event.skill else ("5.1a", "S-4")


def arrived(memory: Reasons, event: Event) -> Clauses:
    if event.other:
        return ("3.10b",)
    if event.skill or event.card is None:
        return ("5.7a",)
    return {"minion": ("5.3a", "S-5"), "artifact": ("5.3b", "S-5")}.get(event.card.kind, ("5.4a", "S-5"))


def left(memory: Reasons, event: Event) -> Clauses:
    if event.place is None:
        return ("5.7c",)
    if event.number == codes.TO_BANISHED:
        return ("9.12c",) if event.skill else ("9.5d", "S-6")
    if event.number != codes.TO_GRAVEYARD:
        return ("9.12d",)
    return PAID if memory.is_paying else ("9.12b",)


def died(memory: Reasons, event: Event) -> Clauses:
    if event.number != codes.TO_GRAVEYARD:
        return ("9.7a",)
    if event.skill:
        return ("9.12b",)
    return PAID if memory.is_paying else ("9.5c", "S-8")


def site_destroyed(memory: Reasons, event: Event) -> Clauses:
    if event.number != codes.TO_GRAVEYARD:
        return ("2.6d", "S-13")
    return ("9.2c", "2.6a") if memory.is_paying else ("2.6a", "S-13")


def stepped(memory: Reasons, event: Event) -> Clauses:
    return ("6.5c", "S-7") if memory.before == "defended" else ("6.2d", "S-6")


def damaged(memory: Reasons, event: Event) -> Clauses:
    if event.skill != ATTACK:
        return ("3.7c",)
    return ("6.8a", "S-16") if memory.is_shot else ("6.6a", "S-8")


def avatar_damaged(memory: Reasons, event: Event) -> Clauses:
    clause, *ruling = damaged(memory, event)
    return (clause, "10.1a", *ruling)


def life_lost(memory: Reasons, event: Event) -> Clauses:
    if event.skill == ATTACK:
        return ("6.7a", "S-8")
    if memory.before == "deck_empty":
        return ("4.6a", "S-3")
    return PAID if memory.is_paying else ("9.12k",)


def discarded(memory: Reasons, event: Event) -> Clauses:
    return PAID if memory.is_paying else ()


def picked_up(memory: Reasons, event: Event) -> Clauses:
    if event.skill:
        return ("9.12m",)
    return ("5.3c",) if memory.before == "arrived" else ("7.3a", "S-11")


def dropped(memory: Reasons, event: Event) -> Clauses:
    """A unit lays down what it carries, or it falls as the unit leaves."""
    if int(memory.play.state[0]["card"][event.other]) != event.number:
        return ("7.4a", "S-11")
    return ("9.12m",) if event.skill else ("7.3a", "S-11")


def mana_changed(memory: Reasons, event: Event) -> Clauses:
    if memory.before == "site_played":
        return ("4.5a", "S-2")
    return PAID if memory.is_paying else ("4.5c",)


def tapped(memory: Reasons, event: Event) -> Clauses:
    return ("9.12j",) if event.skill else ("9.7d",)


def controlled(memory: Reasons, event: Event) -> Clauses:
    return ("9.12i",) if event.skill else ("3.6f",)


def card_moved(memory: Reasons, event: Event) -> Clauses:
    if event.other < 0:
        return ("5.7a",)
    if event.number in (codes.SPELLBOOK, codes.ATLAS):
        return () if event.other == codes.GRAVEYARD else ("9.12l",)
    return ("9.12c",) if event.other == codes.BANISHED else ("9.12d",)


def revealed(memory: Reasons, event: Event) -> Clauses:
    return ("1.6d",) if event.other else ("9.12l",)
