"""The reasons for events: the clauses and rulings of Dou Wushi that depend on more than the event, and who or what causes it."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.state import codes
from rules.douwushi.language.abilities import Ability
from rules.kernel.cards import Card
from rules.kernel.telling import reasons
from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import ATTACK, Clauses, Event
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

#: The clause of what each kind of card does, by the kind of its ability.
SKILL_CLAUSES: dict[tuple[str, str], str] = {
    ("hero", "active"): "5.2.5a",
    ("hero", "passive"): "6.1d",
    ("weapon", "active"): "6.2d",
    ("weapon", "passive"): "6.2d",
    ("equipment", "active"): "6.2d",
    ("equipment", "passive"): "6.2d",
    ("spell", "cast"): "6.3",
    ("spell", "passive"): "W-15",
}


def ability_of(event: Event) -> Ability | None:
    """The ability that did it."""
    if event.source is None or not 1 <= event.ability <= len(event.source.abilities):
        return None
    found: Ability = event.source.abilities[event.ability - 1]
    return found


class Reasons(reasons.Reasons):
    """Explains events in their order. `fallen`: where the hero stood that died last, `counter`: the one that counterattacks.

    `is_paid`: whether the bounty is taken for a hero that died.
    """

    def __init__(self, events: EventTable, play: Any) -> None:
        super().__init__(events, play)
        self.is_paid = False
        self.fallen: tuple[int, int | None] = -1, None
        self.counter: Card | None = None
        self._due = [0, 0]
        self._stacks = -1, -1

    def note(self, event: Event) -> None:
        match event.name:
            case "game_began":
                self.turn = 0
            case "attack_declared":
                self.counter = None
            case "counter_declared":
                self.counter = event.card
            case "died":
                self._due[1 - event.side] += 1
                self.fallen = event.side, event.place
            case "bounty_added":
                self._stacks = -1, -1
            case "bounty_taken":
                self._take(event)

    def _take(self, event: Event) -> None:
        """The first card of a stack tells whether it is taken for a hero that died: those are taken first."""
        stack = event.side, event.other
        if stack != self._stacks:
            self._stacks = stack
            self.is_paid = self._due[event.side] > 0
            self._due[event.side] -= int(self.is_paid)

    def reason_of(self, event: Event) -> Text | None:
        if event.name in ("skill_used", "game_ended", "turn_began") or (event.name == "bounty_taken" and self.is_paid):
            return UNSAID
        return self._blow(event) if event.name == "damaged" and event.skill == ATTACK else None

    def _blow(self, event: Event) -> Text:
        if self.counter is not None:
            return Text(f"Counterattack by {self.counter.name.en}", f"{self.counter.name.zh}的反击")
        name = event.source.name if event.source else UNSAID
        return Text(f"Weapon attack by {name.en}", f"{name.zh}的武器攻击") if name else UNSAID

    def skill_of(self, event: Event) -> tuple[str, Text]:
        """The card that does it, with the name of its skill."""
        assert event.source is not None
        source, ability = event.source.name, ability_of(event)
        clause = SKILL_CLAUSES[event.source.kind, event.skill]
        if ability is None or ability.name is None:
            return clause, source
        return clause, Text(f"{source.en}: {ability.name.en}", f"{source.zh}的{ability.name.zh}")


def drew(memory: Reasons, event: Event) -> Clauses:
    if event.skill:
        return ()
    return ("5.1b", "W-3") if memory.turn else ("4.3", "W-1")


def damaged(memory: Reasons, event: Event) -> Clauses:
    if event.skill != ATTACK:
        return ("6.1b",)
    return ("5.2.6", "W-7") if memory.counter else ("5.2.4a", "W-5")


def bounty_taken(memory: Reasons, event: Event) -> Clauses:
    return ("3.5b", "W-9") if memory.is_paid else ()


def item_lost(memory: Reasons, event: Event) -> Clauses:
    if (event.place_side, event.place) == memory.fallen:
        return ("W-9",)
    return () if event.skill else ("6.2c", "W-4")


def moved(memory: Reasons, event: Event) -> Clauses:
    return ("3.6", "W-13") if codes.BEYOND in (event.number, event.other) else ()


def dispelled(memory: Reasons, event: Event) -> Clauses:
    if event.place is not None and (event.place_side, event.place) == memory.fallen:
        return ("W-15",)
    return () if event.skill else ("5.3b", "W-15")


def skill_used(memory: Reasons, event: Event) -> Clauses:
    assert event.source is not None
    clause = SKILL_CLAUSES[event.source.kind, event.skill]
    return (clause, "W-6") if clause == "5.2.5a" else (clause,)
